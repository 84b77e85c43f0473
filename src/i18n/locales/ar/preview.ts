import type { LauncherWords, PreviewWords } from '../../messages.ts';
import { allOf, anyOf, apart, counted, DAYS, nounFor, number, TIMES } from './grammar.ts';

/** Modern Standard Arabic that addresses men and women alike. */
export const launcherAr: LauncherWords = {
  language: 'ar',
  direction: 'rtl',
  opening: {
    dialog: 'حجز جولة',
    close: 'إغلاق',
    wait: 'لحظة من فضلك: الرد في الطريق.',
    button: 'حجز جولة',
    nextToday: (time) => `أقرب موعد: اليوم، ${time}`,
    nextOn: (day, time) => `أقرب موعد: ${day} · ${time}`,
    yourTour: (day, time) => `جولتك: ${day} · ${time}`,
    slow: 'يستغرق هذا وقتًا أطول من المعتاد.',
  },
};

export const previewAr: PreviewWords = {
  ...launcherAr,

  calendar: {
    nextAvailable: 'أقرب المواعيد',
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    month: 'الشهر',
    days: 'الأيام',
    dayStates: {
      open: 'مواعيد متاحة',
      full: 'لا مواعيد متبقية',
      closed: 'مغلق',
      unknown: 'لم يُتحقق منه بعد',
      outside: 'غير متاح للحجز',
    },
    dayWithState: (day, state) => (state === '' ? day : `${day}، ${state}`),
    dayParts: 'فترة اليوم',
    timesOfPart: (count) => nounFor(count, TIMES),
    morning: 'الصباح',
    afternoon: 'بعد الظهر',
    evening: 'المساء',
    times: (count) => counted(count, TIMES),
    full: 'مكتمل',
  },

  ui: {
    optional: 'اختياري',
    working: 'يُرجى الانتظار',
  },

  widget: {
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
    dayTimeLabel: (day, time) => `${day} · ${time}`,
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
    failedHeading: 'حدث خطأ في هذه الصفحة',
    failedText: 'يُرجى إعادة المحاولة أو التواصل معنا. إذا أُرسل حجز بالفعل، يُرجى التواصل معنا قبل الحجز مرة أخرى.',
    call: (phone) => `الاتصال بالرقم ${number(phone)}`,
    emailUs: 'مراسلتنا بالبريد',
  },

  screens: {
    propertyTime: 'توقيت العقار',
    closedDay: 'مغلق في هذا اليوم.',
    noTimes: 'لا مواعيد متبقية في هذا اليوم.',
    noTimesToday: (time) => `لا مواعيد متبقية اليوم. آخر جولة: ${time}.`,
    nothing: (days) => `لا مواعيد متاحة خلال ${counted(days, DAYS)}.`,
    allClosed: (days) => `لا يمكن حجز جولات عبر الإنترنت خلال ${counted(days, DAYS)}.`,
    nextFreeDay: (day) => `أقرب يوم متاح: ${day}`,
    earlierFreeDay: (day) => `يوم متاح قبل ذلك: ${day}`,
    findNext: 'البحث عن أقرب يوم متاح',
    finding: 'جارٍ البحث عن أقرب يوم متاح…',
    lookFurther: 'متابعة البحث',
    nothingUntil: (day) => `لا شيء متاح حتى ${day}.`,
    chooseDay: 'اختيار يوم',
    closeMonth: 'إغلاق',
    notLoaded: {
      connection: 'تعذّر تحميل المواعيد. ربما انقطع الاتصال.',
      service: 'تعذّر تحميل المواعيد. خدمة الحجز لا تستجيب كما ينبغي.',
    },
    stillNotLoaded: {
      connection: 'ما زال تحميل المواعيد متعذرًا. ربما انقطع الاتصال.',
      service: 'ما زال تحميل المواعيد متعذرًا. خدمة الحجز لا تستجيب كما ينبغي.',
    },

    refused: (time) => `تعذّر حجز ${time}.`,
    taken: (time) => `لم يعد هذا الموعد متاحًا: ${time}.`,
    refusedButFree: (time) => `تعذّر حجز ${time}. ربما لديك جولة في هذا الموعد بالفعل.`,
    takenPerhapsOwn: 'ربما تكون هذه هي الجولة التي حُجزت للتو. يُرجى التواصل معنا قبل حجز موعد آخر.',
    unknownOutcomes: (times) => `ربما حُجزت جولتك: ${anyOf(times)}. يُرجى التواصل معنا قبل حجز موعد آخر.`,
    timesLeft: (times, day) => `المتبقي في ${day}: ${times}.`,
    answersKept: 'البيانات محفوظة.',
    takenNearest: 'الأقرب:',
    takenOr: 'أو أي موعد آخر أدناه.',
    takenPick: 'يُرجى اختيار موعد آخر أدناه.',

    detailsHeading: 'بياناتك',
    change: 'تغيير',
    changeLabel: 'تغيير اليوم أو الوقت',
    submit: (time) => `حجز ${time}`,
    sending: 'جارٍ حجز الجولة…',
    privacy: 'كيف نستخدم بياناتك',
    notBooked: {
      offline: 'لا يوجد اتصال بالإنترنت. لم يُرسل شيء والبيانات محفوظة. يُرجى إعادة المحاولة عند عودة الاتصال.',
      'rate-limited': 'كثيرون يحجزون الآن. لم تُحجز الجولة بعد؛ يُرجى إعادة المحاولة بعد قليل.',
      refused: 'لم تُحجز الجولة. يُرجى التحقق من البيانات وإعادة المحاولة، أو التواصل معنا.',
    },

    foundNotBooked: (time) => `تحققنا: لم تُحجز الجولة (${time}). البيانات محفوظة ويمكن حجزها الآن.`,
    bookToo: (times, time) => `ربما لديك جولة بالفعل: ${anyOf(times)}. هل يُحجز ${time} أيضًا؟`,
    submitToo: (time) => `حجز ${time} أيضًا`,

    unsureHeading: 'لا نعلم هل حُجزت الجولة',
    unsureText: (time) => `لم يصلنا رد واضح أثناء حجز ${time}. ربما حُجزت الجولة.`,
    unsureWarning: 'إن ظل هذا الموعد يظهر متاحًا، يُرجى سؤالنا أولاً.',
    unsureContact: 'يُرجى التواصل معنا قبل الحجز مرة أخرى.',
    notBookedAgain: {
      offline: 'لا يوجد اتصال بالإنترنت، فلم يُرسل شيء مرة أخرى. البيانات محفوظة.',
      'rate-limited': 'كثيرون يحجزون الآن، ولم تُحجز الجولة مرة أخرى. يُرجى المحاولة لاحقًا أو التواصل معنا.',
      refused: 'لم تحجز خدمة الحجز الجولة مرة أخرى.',
    },
    bookAgain: 'الحجز مرة أخرى رغم ذلك',
    otherTime: 'اختيار موعد آخر',
    lookingUp: 'جارٍ التحقق من الحجز…',
    lookUpAgain: 'التحقق مرة أخرى',
    stillUnsure: 'تحققنا وما زلنا لا نعلم.',

    bookedHeading: 'تم حجز الجولة',
    otherTimeHeading: 'تم حجز الجولة في موعد آخر',
    otherTimeText: (asked, booked) =>
      `الموعد المختار: ${asked}. الموعد الذي حجزته خدمة الحجز: ${booked}. يُرجى التواصل معنا إن لم يكن مناسبًا.`,
    movedHeading: 'تم تغيير موعد الجولة',
    notLoadedHeading: 'تعذّر التحميل',
    backToTour: 'العودة إلى الجولة',
    actionsNotLoaded: 'تعذّر تحميل أزرار هذه الجولة.',
    yourTour: 'جولتك',
    youBooked: (time) => `حجزك: ${time}`,
    bookAnother: 'حجز جولة أخرى',
    seeYou: (name) => `نراك هناك، ${apart(name)}`,
    seeYouAll: 'نراك هناك',
    yourTime: (time) => `${time} بتوقيتك`,
    perhapsBookedToo: (times) => `ربما حُجزت جولة أخرى أيضًا: ${allOf(times)}. يُرجى التواصل معنا إن لم تكن مطلوبة.`,
    question: 'تأخير أو سؤال؟',

    backToTimes: 'العودة إلى المواعيد',

    closedHeading: 'الحجز عبر الإنترنت مغلق',
    stillUnreachable: 'ما زال الاتصال بخدمة الحجز متعذرًا.',
    misconfiguredHeading: 'لم يُضبط الحجز بشكل صحيح',
  },
};
