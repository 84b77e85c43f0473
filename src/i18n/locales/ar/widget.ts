import type { WidgetMessages } from '../../widget.ts';
import { number } from './grammar.ts';

export const widgetAr: WidgetMessages = {
  title: 'حجز جولة',
  minutes: (count) => `${count} دقيقة`,
  timesIn: (zone, offset) => `المواعيد حسب ${zone}${offset ? ` (${number(offset)})` : ''}`,
  localTime: 'التوقيت المحلي للعقار',
  loading: 'جارٍ البحث عن المواعيد المتاحة…',
  slow: 'يستغرق هذا وقتًا أطول من المعتاد.',

  pickHeading: 'اختيار اليوم والوقت',
  today: 'اليوم',
  tomorrow: 'غدًا',
  dayTime: (day, time) => `${day}، ${time}`,
  timesLoading: 'جارٍ البحث عن المواعيد المتاحة…',
  noTimeSuits: 'لا يوجد موعد مناسب؟',
  leaveDetails: 'ترك البيانات',
  tryAgain: 'إعادة المحاولة',
  closedText: 'لا يستقبل هذا العقار حجز الجولات عبر الإنترنت حاليًا.',
  unreachableHeading: 'الحجز غير متاح الآن',
  unreachable: {
    connection: 'تعذّر الاتصال بخدمة الحجز. يُرجى التحقق من الاتصال ثم إعادة المحاولة.',
    service: 'خدمة الحجز لا تستجيب كما ينبغي. يُرجى إعادة المحاولة بعد قليل أو التواصل معنا.',
  },
  call: (phone) => `الاتصال بالرقم ${number(phone)}`,
  emailUs: 'مراسلتنا بالبريد',
};
