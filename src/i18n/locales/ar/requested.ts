import type { RequestedMessages } from '../../requested.ts';
import { allOf, anyOf, apart } from './grammar.ts';

export const launcherRequestedAr: RequestedMessages['launcher'] = { dialog: 'طلب جولة', button: 'طلب جولة' };

export const requestedAr: RequestedMessages = {
  state: 'بانتظار رد المكتب',
  answer: (place, time) =>
    `${place ? `سيرد عليك مكتب التأجير في ${apart(place)}` : 'سيرد عليك مكتب التأجير'}${time ? ` في موعد أقصاه ${time}` : ''}.`,
  widget: { title: 'طلب جولة' },
  launcher: launcherRequestedAr,
  screens: {
    slotTakenOrPast: (time) => `تعذّر طلب ${time}.`,
    slotTakenButFree: (time) => `تعذّر طلب ${time}. ربما لديك جولة في هذا الموعد بالفعل.`,
    takenPerhapsOwn: 'ربما تكون هذه هي الجولة التي طُلبت للتو. يُرجى التواصل معنا قبل طلب موعد آخر.',
    unknownOutcomes: (times) => `ربما وصلنا طلبك: ${anyOf(times)}. يُرجى التواصل معنا قبل طلب موعد آخر.`,
    submit: (time) => `طلب ${time}`,
    sending: 'جارٍ إرسال الطلب…',
    notBooked: {
      'rate-limited': 'الطلبات كثيرة الآن. لم يُرسل طلبك بعد؛ يُرجى إعادة المحاولة بعد قليل.',
      refused: 'لم يُقبل طلبك. يُرجى التحقق من البيانات وإعادة المحاولة، أو التواصل معنا.',
    },
    foundNotBooked: (time) => `تحققنا: لم يصلنا طلبك (${time}). البيانات محفوظة ويمكن إرساله الآن.`,
    bookToo: (times, time) => `ربما طلبت جولة بالفعل: ${anyOf(times)}. هل يُطلب ${time} أيضًا؟`,
    tourElsewhere: (tour) => `طُلبت جولة في علامة تبويب أخرى: ${tour}.`,
    bookBeside: (tour, time) => `طُلبت جولة بالفعل: ${tour}. هل يُطلب ${time} أيضًا؟`,
    submitToo: (time) => `طلب ${time} أيضًا`,
    unsureHeading: 'لا نعلم هل وصل طلبك',
    unsureText: (time) => `لم يصلنا رد واضح أثناء إرسال طلبك: ${time}. ربما وصل الطلب.`,
    unsureContact: 'يُرجى التواصل معنا قبل إرساله مرة أخرى.',
    notBookedAgain: {
      'rate-limited': 'الطلبات كثيرة الآن، ولم يُرسل طلبك مرة أخرى. يُرجى المحاولة لاحقًا أو التواصل معنا.',
      refused: 'لم تقبل خدمة الحجز طلبك مرة أخرى.',
    },
    bookAgain: 'إرساله مرة أخرى رغم ذلك',
    lookingUp: 'جارٍ التحقق من وصول طلبك…',
    bookedHeading: 'تم طلب الجولة',
    otherTimeHeading: 'تم طلب الجولة في موعد آخر',
    otherTimeText: (asked, booked) =>
      `الموعد المختار: ${asked}. الموعد الذي سجلته خدمة الحجز: ${booked}. يُرجى التواصل معنا إن لم يكن مناسبًا.`,
    rescheduledHeading: 'تم تغيير موعد طلبك',
    youBooked: (time) => `طلبك: ${time}`,
    bookAnother: 'طلب جولة أخرى',
    seeYouOn: (_weekday, name) => (name ? `شكرًا، ${apart(name)}` : 'شكرًا'),
    perhapsBookedToo: (times) => `ربما وصلنا طلب آخر أيضًا: ${allOf(times)}. يُرجى التواصل معنا إن لم يكن مطلوبًا.`,
  },
  form: {
    booker: { label: 'من يطلب الجولة؟' },
    refused: { notBooked: 'لم تُطلب الجولة. لم يقبل العقار ما يلي:' },
  },
  homes: { goneText: 'ما زال بإمكانك طلب جولتك.' },
  actions: {
    title: (place) => (place ? `جولة مطلوبة في ${apart(place)}` : 'جولة مطلوبة'),
    addToCalendar: 'تدوين في التقويم',
    reschedule: 'تغيير الطلب',
    cancelTour: 'سحب الطلب',
  },
  changes: {
    rescheduleText: 'يبقى طلبك كما هو إلى أن يتم اختيار موعد آخر.',
    cancelHeading: 'هل تريد سحب طلبك؟',
    keepTour: 'الإبقاء على طلبي',
    cancel: 'سحب الطلب',
    canceling: 'جارٍ سحب طلبك…',
    canceledHeading: 'تم سحب طلبك',
    bookAnother: 'طلب موعد آخر',
  },
  plain: {
    notBooked: 'لم تُطلب الجولة',
    perhaps: 'ربما وصل طلب لهذا الموعد. يُرجى التواصل معنا قبل طلب موعد آخر.',
  },
};
