import type { ActionMessages } from '../../actions.ts';
import { apart } from './grammar.ts';

export const actionsAr: ActionMessages = {
  title: (place) => (place ? `جولة في ${apart(place)}` : 'جولة في العقار'),
  addToCalendar: 'إضافة إلى التقويم',
  calendarFile: 'Apple أو تقويم آخر',
  google: 'تقويم Google',
  outlook: 'Outlook.com',
  saved: (name) => `لإضافة الجولة إلى تقويمك، يُرجى فتح الملف ${apart(name)}.`,
  directions: 'الاتجاهات',
  share: 'مشاركة',
  shared: (title, when, location) => [title, when, location].filter((line) => line !== '').join('\n'),
  copied: 'تم النسخ. يمكن لصقه في رسالة.',
  copyByHand: 'للمشاركة، يُرجى نسخ هذا النص:',
  oldEntry: (time) => `إن كانت الجولة في تقويمك، فما زال الموعد فيه: ${time}.`,
  replaceEntry: 'استبدالها',

  plansChange: 'هل تغيّرت الخطط؟',
  changeTime: 'تغيير الموعد',
  cancelTour: 'إلغاء الجولة',
  notAllowed: 'لا يمكن تغيير هذه الجولة من هنا. يُرجى التواصل معنا.',
};
