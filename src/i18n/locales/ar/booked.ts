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
    copied: 'تم النسخ. يمكن لصقه في رسالة.',
    copyByHand: 'للمشاركة، يُرجى نسخ هذا النص:',
    oldEntry: (time) => `إن كانت الجولة في تقويمك، فما زال الموعد فيه: ${time}.`,
    replaceEntry: 'استبدالها',

    plansChange: 'هل تغيّرت الخطط؟',
    reschedule: 'تغيير الموعد',
    cancelTour: 'إلغاء الجولة',
    notAllowed: 'لا يمكن تغيير هذه الجولة من هنا. يُرجى التواصل معنا.',
  },

  agent: {
    willShow: (name) => `معك في الجولة: ${apart(name)}`,
    askedFor: (name) => `طلبك: ${apart(name)}`,
    call: 'اتصال',
    text: 'رسالة',
    callName: (name) => `اتصال: ${apart(name)}`,
    textName: (name) => `رسالة: ${apart(name)}`,
  },

  changes: {
    rescheduleHeading: 'تغيير موعد الجولة',
    rescheduleText: 'يبقى موعدك محجوزًا إلى أن يتم تأكيد موعد آخر.',
    perhapsRescheduled: (times) => `ربما نُقلت الجولة بالفعل إلى ${anyOf(times)}. يُرجى التواصل معنا للتأكد.`,
    keepTime: (time) => `الإبقاء على ${time}`,
    back: 'رجوع',
    chooseTime: 'اختيار موعد جديد',
    fromTo: (from, to) => `من ${from} إلى ${to}`,
    reschedule: 'تغيير الموعد',
    rescheduling: 'جارٍ تغيير الموعد…',
    chosen: (time) => `الموعد الجديد: ${time}.`,
    ownTime: 'هذا موعدك بالفعل.',
    slotTakenOrPast: (time) => `تعذّر نقل الجولة إلى ${time}.`,
    slotTakenButFree: (time) => `تعذّر نقل الجولة إلى ${time}، مع أن هذا الموعد يظهر متاحًا.`,
    stays: (time) => `تبقى الجولة في ${time}.`,
    takenPerhapsRescheduled: 'ربما أصبحت الجولة في ذلك الموعد بالفعل. يُرجى التواصل معنا قبل اختيار موعد آخر.',
    notRescheduled: {
      offline: 'لا يوجد اتصال بالإنترنت. لم يُرسل شيء والموعد محفوظ. يُرجى إعادة المحاولة عند عودة الاتصال.',
      'rate-limited': 'كثيرون يحجزون الآن. لم يتغيّر موعد الجولة؛ يُرجى إعادة المحاولة بعد قليل.',
      refused: 'لم يتغيّر موعد الجولة. يُرجى إعادة المحاولة أو التواصل معنا.',
    },

    cancelHeading: 'إلغاء الجولة؟',
    cancelText: (time, place) => `${time}${place ? ` في ${apart(place)}` : ''}.`,
    otherTimes: 'هل يناسبك موعد آخر؟',
    allTimes: 'كل المواعيد',
    keepTour: 'الإبقاء على الجولة',
    cancel: 'إلغاء الجولة',
    canceling: 'جارٍ إلغاء الجولة…',
    notCanceled: {
      offline: 'لا يوجد اتصال بالإنترنت. لم يُرسل شيء ولم تُلغَ الجولة. يُرجى إعادة المحاولة عند عودة الاتصال.',
      'rate-limited': 'كثيرون يحجزون الآن. لم تُلغَ الجولة؛ يُرجى إعادة المحاولة بعد قليل.',
      refused: 'لم تُلغَ الجولة. يُرجى إعادة المحاولة أو التواصل معنا.',
    },
    serviceSays: (words) => `رسالة خدمة الحجز: ${apart(words)}`,

    canceledHeading: 'أُلغيت الجولة',
    told: 'تم إبلاغ فريق التأجير.',
    notTold: 'لم ترسل خدمة الحجز رسالة بذلك إلى فريق التأجير.',
    inCalendar: 'إن كانت الجولة في تقويمك، يُرجى حذفها منه أيضًا.',
    removeEntry: 'إزالة من التقويم',
    canceledEntry: (place) => (place ? `أُلغيت: جولة في ${apart(place)}` : 'أُلغيت: جولة'),
    entrySaved: (name) => `حُفظ باسم ${name}. عند فتحه يزيل التقويم الجولة.`,
    bookAnother: 'حجز موعد آخر',

    rescheduleUnsureHeading: 'لا نعلم هل تغيّر موعد الجولة',
    rescheduleUnsureText: (from, to) =>
      `لم يصلنا رد واضح. الجولة في ${from}، أو نُقلت إلى ${anyOf(to)}. الجولة ما زالت قائمة.`,
    rescheduleUnsureContact: 'يُرجى التواصل معنا لمعرفة الموعد الصحيح.',
    notRescheduledAgain: {
      offline: 'لا يوجد اتصال بالإنترنت، فلم يُرسل شيء مرة أخرى.',
      'rate-limited': 'كثيرون يحجزون الآن، ولم يتغيّر الموعد مرة أخرى. يُرجى المحاولة لاحقًا أو التواصل معنا.',
      refused: 'لم تغيّر خدمة الحجز الموعد مرة أخرى.',
    },
    otherTime: 'اختيار موعد آخر',
    rescheduleAgain: (time) => `إعادة محاولة نقلها إلى ${time}`,
    cancelUnsureHeading: 'لا نعلم هل أُلغيت الجولة',
    cancelUnsureText: (time) => `لم يصلنا رد واضح. ربما ما زالت جولتك قائمة: ${time}.`,
    cancelUnsureContact: 'يُرجى التواصل معنا للتأكد.',
    notCanceledAgain: {
      offline: 'لا يوجد اتصال بالإنترنت، فلم يُرسل شيء مرة أخرى.',
      'rate-limited': 'كثيرون يحجزون الآن، ولم تُلغَ الجولة مرة أخرى. يُرجى المحاولة لاحقًا أو التواصل معنا.',
      refused: 'لم تُلغِ خدمة الحجز الجولة مرة أخرى.',
    },
    cancelAgain: 'إعادة محاولة الإلغاء',
    notAllowed: 'لا تسمح خدمة الحجز بتغيير هذه الجولة من هنا.',
  },

  lead: {
    heading: 'ترك البيانات',
    nothingThrough: (day) => `لا مواعيد متاحة حتى نهاية ${day}`,
    lookedAt: () => 'كل الأيام المتاحة للحجز عبر الإنترنت محجوزة.',
    ask: 'اسأل المكتب',
    showCalendar: 'عرض التقويم على أي حال',
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
        nothingUntil === undefined ? '' : `لم يُعثر عبر الإنترنت على موعد متاح حتى نهاية ${nothingUntil}.`,
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
  },

  plain: {
    heading: 'تعذّر عرض هذا الجزء',
    nothingSent: 'لم يُرسل شيء. يُرجى إعادة المحاولة أو التواصل معنا.',
    showAgain: 'إعادة العرض',
    wait: 'ستظهر النتيجة هنا.',
    notBooked: 'لم تُحجز الجولة',
    perhaps: 'ربما حُجزت جولة في هذا الموعد. يُرجى التواصل معنا قبل حجز موعد آخر.',

    rescheduling: 'جارٍ تغيير الموعد…',
    notRescheduled: 'لم يتغيّر موعد الجولة',
    stays: 'تبقى الجولة في هذا الموعد.',
    rescheduleUnsure: 'لا نعلم هل تغيّر موعد الجولة',
    rescheduleUnsureText: 'الجولة في أحد هذه المواعيد. يُرجى التواصل معنا لمعرفة الموعد الصحيح.',

    canceling: 'جارٍ إلغاء الجولة…',
    notCanceled: 'لم تُلغَ الجولة',
    canceled: 'أُلغيت الجولة',
    cancelUnsure: 'لا نعلم هل أُلغيت الجولة',
    cancelUnsureText: 'ربما ما زالت الجولة قائمة. يُرجى التواصل معنا للتأكد.',

    sendingDetails: 'جارٍ إرسال البيانات…',
    detailsLeft: 'وصلت البيانات إلى إدارة العقار',
    detailsUnsure: 'لا نعلم هل وصلت البيانات',
    detailsNotSent: 'لم تُرسل البيانات',
  },
};
