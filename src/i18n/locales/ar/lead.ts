import type { LeadMessages } from '../../lead.ts';
import { anyOf, apart, counted, DAYS, number } from './grammar.ts';

export const leadAr: LeadMessages = {
  heading: 'ترك البيانات',
  nothingBefore: (day) => `لا مواعيد متاحة قبل ${day}`,
  lookedAt: (days) => `كل المواعيد المتاحة للحجز عبر الإنترنت خلال ${counted(days, DAYS)} محجوزة.`,
  text: 'يُرجى إخبار إدارة العقار بما يناسبك.',
  suits: 'ما يناسبك',
  suitNames: {
    morning: 'صباحًا',
    afternoon: 'بعد الظهر',
    evening: 'مساءً',
    weekdays: 'من الاثنين إلى الجمعة',
    saturday: 'أيام السبت',
    sunday: 'أيام الأحد',
  },
  send: 'طلب موعد',
  sending: 'جارٍ إرسال البيانات…',
  notes: (suits, nothingUntil) =>
    [
      'طلب جولة.',
      suits.length > 0 ? `ما يناسب: ${anyOf(suits)}.` : '',
      nothingUntil === undefined ? '' : `لم يُعثر عبر الإنترنت على موعد متاح حتى ${nothingUntil}.`,
    ]
      .filter((line) => line !== '')
      .join(' '),

  notSent: {
    offline: 'لا يوجد اتصال بالإنترنت. لم يُرسل شيء والبيانات محفوظة. يُرجى إعادة المحاولة عند عودة الاتصال.',
    'rate-limited': 'كثيرون يكتبون الآن. لم تُرسل البيانات بعد؛ يُرجى إعادة المحاولة بعد قليل.',
    refused: 'تعذّر إرسال البيانات من هنا. يُرجى التواصل مع إدارة العقار.',
    unsure: 'لم يصلنا رد واضح ولا نعلم هل وصلت البيانات. يمكن إرسالها مرة أخرى أو التواصل مع إدارة العقار.',
  },
  mail: 'الإرسال بالبريد الإلكتروني',
  mailSubject: 'موعد لجولة',
  mailBody: (notes, name, phone) =>
    [notes, '', name, phone && number(phone)].filter((line, at) => at === 1 || line !== '').join('\n'),

  thanks: (name) => `شكرًا، ${apart(name)}`,
  thanksAll: 'شكرًا',
  left: (suits) =>
    suits.length > 0 ? `وصلت البيانات إلى إدارة العقار: ${anyOf(suits)}.` : 'وصلت البيانات إلى إدارة العقار.',
};
