import type { BookedWords } from '../../messages.ts';
import { anyOf, apart, number } from './grammar.ts';

export const bookedAr: BookedWords = {
  actions: {
    title: (place) => (place ? `جولة في ${apart(place)}` : 'جولة في العقار'),
    addToCalendar: 'إضافة إلى التقويم',
    calendarFile: 'Apple أو تقويم آخر',
    google: 'تقويم Google',
    outlook: 'Outlook.com',
    saved: (name) => `لإضافة الجولة إلى تقويمك، يُرجى فتح الملف ${apart(name)}.`,
    changeAt: (link) => `للتغيير أو الإلغاء: ${link}`,
    directions: 'الاتجاهات',
    share: 'مشاركة',
    shared: (title, when, location) => [title, when, location].filter((line) => line !== '').join('\n'),
    copied: 'تم النسخ. يمكنك لصق النص في رسالة.',
    copyByHand: 'للمشاركة، يُرجى نسخ هذا النص:',
    oldEntry: (time) => `إن كانت الجولة في تقويمك، فما زال الموعد المسجّل فيه ${time}.`,
    replaceEntry: 'تحديث الموعد في التقويم',

    plansChange: 'هل تغيّرت الخطط؟',
    reschedule: 'تغيير الموعد',
    cancelTour: 'إلغاء الجولة',
    notAllowed: 'لا يمكن تغيير هذه الجولة من هنا. يُرجى التواصل معنا.',
  },

  agent: {
    willShow: (name) => `معك في الجولة: ${apart(name)}`,
    askedFor: (name) => `طلبت الجولة مع ${apart(name)}`,
    call: 'اتصال',
    text: 'رسالة',
    callName: (name) => `اتصال: ${apart(name)}`,
    textName: (name) => `رسالة: ${apart(name)}`,
  },

  changes: {
    rescheduleHeading: 'تغيير موعد الجولة',
    rescheduleText: 'يبقى موعدك محجوزًا إلى حين تأكيد موعد جديد.',
    perhapsRescheduled: (times) => `ربما نُقلت جولتك بالفعل إلى يوم ${anyOf(times)}. يُرجى التواصل معنا للتأكد.`,
    keepTime: (time) => `الإبقاء على ${time}`,
    back: 'رجوع',
    chooseTime: 'اختيار موعد جديد',
    fromTo: (from, to) => `من ${from} إلى ${to}`,
    reschedule: 'تغيير الموعد',
    rescheduling: 'جارٍ تغيير الموعد…',
    chosen: (time) => `الموعد الجديد: ${time}.`,
    ownTime: 'هذا موعدك بالفعل.',
    slotTakenOrPast: (time) => `تعذّر نقل جولتك إلى موعد ${time}.`,
    slotTakenButFree: (time) => `تعذّر نقل جولتك إلى موعد ${time}، مع أنه يظهر متاحًا.`,
    stays: (time) => `يبقى موعد جولتك يوم ${time}.`,
    takenPerhapsRescheduled: 'ربما أصبحت جولتك في ذلك الموعد بالفعل. يُرجى التواصل معنا قبل اختيار موعد آخر.',
    notChanged: {
      offline: 'لا يوجد اتصال بالإنترنت. لم يُرسل شيء ولم يتغيّر شيء. يُرجى إعادة المحاولة عند عودة الاتصال.',
      'rate-limited': 'تصلنا طلبات كثيرة الآن. لم يتغيّر شيء بعد. يُرجى إعادة المحاولة بعد دقيقة.',
      refused: 'لم تنجح المحاولة، ولم يتغيّر شيء. يُرجى إعادة المحاولة أو التواصل معنا.',
    },

    cancelHeading: 'إلغاء جولتك؟',
    cancelText: (time, place) => `${time}${place ? ` في ${apart(place)}` : ''}.`,
    otherTimes: 'هل يناسبك موعد آخر؟',
    allTimes: 'كل المواعيد',
    keepTour: 'الإبقاء على الجولة',
    cancel: 'إلغاء الجولة',
    canceling: 'جارٍ إلغاء جولتك…',
    serviceSays: (words) => `رد النظام: ${apart(words)}`,

    canceledHeading: 'أُلغيت جولتك',
    told: 'أبلغنا فريق التأجير.',
    notTold: 'لم تُرسل رسالة بذلك إلى فريق التأجير.',
    inCalendar: 'إن كانت الجولة في تقويمك، فيُرجى حذفها منه أيضًا.',
    removeEntry: 'إزالة من التقويم',
    canceledEntry: (place) => (place ? `أُلغيت: جولة في ${apart(place)}` : 'أُلغيت: جولة'),
    entrySaved: (name) => `حُفظ الملف باسم ${apart(name)}. يُرجى فتحه لإزالة الجولة من تقويمك.`,
    bookAnother: 'حجز جولة أخرى',

    rescheduleUnsureHeading: 'لا نعلم هل تغيّر موعد جولتك',
    rescheduleUnsureText: (from, to) =>
      `حدث خطأ ما. ما زالت جولتك يوم ${from}، أو نُقلت إلى يوم ${anyOf(to)}. في الحالتين ما زالت جولتك قائمة.`,
    rescheduleUnsureContact: 'يُرجى التواصل معنا للتأكد.',
    notChangedAgain: {
      offline: 'لا يوجد اتصال بالإنترنت، فلم يُرسل شيء مرة أخرى.',
      'rate-limited': 'تصلنا طلبات كثيرة الآن، ولم تنجح محاولتك الأخيرة. يُرجى المحاولة لاحقًا أو التواصل معنا.',
      refused: 'لم تنجح محاولتك الأخيرة.',
    },
    otherTime: 'اختيار موعد آخر',
    rescheduleAgain: (time) => `إعادة محاولة نقلها إلى يوم ${time}`,
    cancelUnsureHeading: 'لا نعلم هل أُلغيت جولتك',
    cancelUnsureText: (time) => `حدث خطأ ما. ربما ما زالت جولتك يوم ${time} قائمة.`,
    cancelUnsureContact: 'يُرجى التواصل معنا للتأكد.',
    cancelAgain: 'إعادة المحاولة',
    notAllowed: 'لا يمكن تغيير هذه الجولة من هنا.',
  },

  lead: {
    heading: 'إرسال بياناتك',
    nothingThrough: (day) => `لا مواعيد متاحة حتى نهاية ${day}`,
    lookedAt: () => 'اكتمل الحجز في جميع الأيام المتاحة عبر الإنترنت.',
    ask: 'اسأل المكتب',
    seeMonth: (month) => `عرض ${month}`,
    showCalendar: 'عرض التقويم على أي حال',
    text: 'يُرجى إخبارنا بما يناسبك.',
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
    sending: 'جارٍ إرسال بياناتك…',
    notes: (suits, nothingUntil) =>
      [
        'طلب جولة.',
        suits.length > 0 ? `ما يناسب: ${anyOf(suits)}.` : '',
        nothingUntil === undefined ? '' : `لم يُعثر عبر الإنترنت على موعد متاح حتى نهاية ${nothingUntil}.`,
      ]
        .filter((line) => line !== '')
        .join(' '),

    notSent: {
      offline: 'لا يوجد اتصال بالإنترنت. لم يُرسل شيء، وما زالت بياناتك هنا. يُرجى إعادة المحاولة عند عودة الاتصال.',
      'rate-limited': 'تصلنا طلبات كثيرة الآن. لم تُرسل بياناتك بعد. يُرجى إعادة المحاولة بعد دقيقة.',
      refused: 'تعذّر إرسال بياناتك. يُرجى الاتصال بنا أو مراسلتنا.',
      unsure: 'حدث خطأ ما، ولا نعلم هل وصلت بياناتك. يمكنك إرسالها مرة أخرى أو التواصل معنا.',
    },
    mail: 'الإرسال بالبريد الإلكتروني',
    mailSubject: 'طلب جولة',
    mailBody: (notes, name, phone) =>
      [notes, '', name, phone && number(phone)].filter((line, at) => at === 1 || line !== '').join('\n'),

    thanks: (name) => `شكرًا، ${apart(name)}`,
    thanksAll: 'شكرًا',
    left: (suits) => (suits.length > 0 ? `وصلتنا بياناتك، ونعرف ما يناسبك: ${anyOf(suits)}.` : 'وصلتنا بياناتك.'),
  },

  plain: {
    heading: 'تعذّر عرض هذا الجزء',
    nothingSent: 'لم يُرسل شيء. يُرجى إعادة المحاولة أو التواصل معنا.',
    showAgain: 'إعادة العرض',
    wait: 'ستظهر النتيجة هنا.',
    notBooked: 'لم تُحجز جولتك',
    perhaps: 'ربما حُجزت لك جولة في هذا الموعد. يُرجى التواصل معنا قبل حجز موعد آخر.',

    rescheduling: 'جارٍ تغيير الموعد…',
    notRescheduled: 'لم يتغيّر موعد جولتك',
    stays: 'لم يتغيّر الموعد.',
    rescheduleUnsure: 'لا نعلم هل تغيّر موعد جولتك',
    rescheduleUnsureText: 'إنه أحد هذه المواعيد. يُرجى التواصل معنا لمعرفة الموعد الصحيح.',

    canceling: 'جارٍ إلغاء جولتك…',
    notCanceled: 'لم تُلغَ جولتك',
    canceled: 'أُلغيت جولتك',
    cancelUnsure: 'لا نعلم هل أُلغيت جولتك',
    cancelUnsureText: 'ربما لم يكتمل الإلغاء. يُرجى التواصل معنا للتأكد.',

    sendingDetails: 'جارٍ إرسال بياناتك…',
    detailsLeft: 'وصلتنا بياناتك',
    detailsUnsure: 'لا نعلم هل وصلت بياناتك',
    detailsNotSent: 'لم تُرسل بياناتك',
  },
};
