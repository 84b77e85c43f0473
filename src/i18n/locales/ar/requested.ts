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
    slotTakenOrPast: (time) => `تعذّر طلب موعد ${time}.`,
    slotTakenButFree: (time) => `تعذّر طلب موعد ${time}. ربما لديك جولة في هذا الموعد بالفعل.`,
    takenPerhapsOwn: 'قد تكون هذه هي الجولة التي طلبتها للتو. يُرجى التواصل معنا قبل طلب موعد آخر.',
    unknownOutcomes: (times) => `ربما وصلنا طلبك ليوم ${anyOf(times)}. يُرجى التواصل معنا قبل طلب موعد آخر.`,
    submit: (time) => `طلب موعد ${time}`,
    sending: 'جارٍ إرسال طلبك…',
    notBooked: {
      'rate-limited': 'تصلنا طلبات كثيرة الآن. لم يُسجَّل طلبك بعد. يُرجى إعادة المحاولة بعد دقيقة.',
      refused: 'لم يُسجَّل طلبك. يُرجى مراجعة بياناتك وإعادة المحاولة، أو التواصل معنا.',
    },
    foundNotBooked: (time) => `تحققنا: لم يصلنا طلبك ليوم ${time}. ما زالت بياناتك هنا، ويمكنك إرساله الآن.`,
    bookToo: (times, time) => `ربما طلبت جولة بالفعل يوم ${anyOf(times)}. هل نسجّل طلبك لموعد ${time} أيضًا؟`,
    tourElsewhere: (tour) => `طلبت جولة يوم ${tour} في علامة تبويب أخرى.`,
    bookBeside: (tour, time) => `طلبت جولة بالفعل يوم ${tour}. هل نسجّل طلبك لموعد ${time} أيضًا؟`,
    submitToo: (time) => `طلب موعد ${time} أيضًا`,
    unsureHeading: 'لا نعلم هل وصل طلبك',
    unsureText: (time) => `لم يصلنا رد عند إرسال طلبك لموعد ${time}. حتى إن ظهر الموعد متاحًا، فربما وصل طلبك.`,
    unsureContact: 'يُرجى التواصل معنا قبل إرساله مرة أخرى.',
    bookAgain: 'إرساله مرة أخرى رغم ذلك',
    lookingUp: 'جارٍ التحقق من وصول طلبك…',
    bookedHeading: 'تم طلب جولتك',
    otherTimeHeading: 'تم طلب جولتك في موعد آخر',
    otherTimeText: (asked, booked) => `اخترت يوم ${asked}، وسجّلنا يوم ${booked}. يُرجى التواصل معنا إن لم يناسبك ذلك.`,
    rescheduledHeading: 'تم تغيير موعد طلبك',
    youBooked: (time) => `طلبت موعد ${time}`,
    bookAnother: 'طلب جولة أخرى',
    seeYouOn: (_weekday, name) => (name ? `شكرًا، ${apart(name)}` : 'شكرًا'),
    perhapsBookedToo: (times) => `ربما وصلنا أيضًا طلبك ليوم ${allOf(times)}. يُرجى التواصل معنا إن لم يناسبك.`,
  },
  form: {
    booker: { label: 'لمن طلب الجولة؟' },
    refused: { notBooked: 'لم يُسجَّل طلبك. يُرجى تغيير ما يلي:' },
  },
  homes: { goneText: 'ما زال بإمكانك طلب جولتك.' },
  actions: {
    title: (place) => (place ? `جولة مطلوبة في ${apart(place)}` : 'جولة مطلوبة'),
    addToCalendar: 'تدوين في التقويم',
    reschedule: 'تغيير الطلب',
    cancelTour: 'سحب الطلب',
  },
  changes: {
    rescheduleText: 'يبقى طلبك كما هو إلى حين إرسال موعد آخر.',
    stays: (time) => `يبقى طلبك ليوم ${time}.`,
    rescheduleUnsureText: (from, to) =>
      `لم يصلنا رد. ما زال طلبك ليوم ${from}، أو نُقل إلى يوم ${anyOf(to)}. في الحالتين ما زال طلبك قائمًا.`,
    cancelHeading: 'هل تريد سحب طلبك؟',
    keepTour: 'الإبقاء على طلبي',
    cancel: 'سحب الطلب',
    canceling: 'جارٍ سحب طلبك…',
    canceledHeading: 'تم سحب طلبك',
    bookAnother: 'طلب جولة أخرى',
  },
  plain: {
    notBooked: 'لم يُسجَّل طلبك',
    perhaps: 'ربما وصل طلب لهذا الموعد. يُرجى التواصل معنا قبل طلب موعد آخر.',
  },
};
