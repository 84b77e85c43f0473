import type { ListMessages } from '../../list.ts';
import { apart, counted } from './grammar.ts';

export const listAr: ListMessages = {
  hint: (count, written) =>
    `يمكن الكتابة للبحث في ${counted(count, ['خيار واحد', 'خيارين', 'خيارات', 'خيارًا', 'خيار'], written)}`,
  more: (count, written) =>
    `يُرجى متابعة الكتابة، بقي ${counted(count, ['خيار واحد', 'خياران', 'خيارات', 'خيارًا', 'خيار'], written)}`,
  noMatch: 'لا توجد نتائج',
  found: (count, written) => counted(count, ['نتيجة واحدة', 'نتيجتان', 'نتائج', 'نتيجة', 'نتيجة'], written),
  picked: (label) => `${label}: ما تم اختياره`,
  remove: (name) => `إزالة ${apart(name)}`,
  added: (name) => `تم اختيار ${apart(name)}`,
  removed: (name) => `تمت إزالة ${apart(name)}`,
  unknown: (id) => `رقم ${id}`,
};
