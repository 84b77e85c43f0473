import type { CalendarMessages } from '../../calendar.ts';
import { counted, nounFor, TIMES } from './grammar.ts';

export const calendarAr: CalendarMessages = {
  nextAvailable: 'أقرب المواعيد',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  month: 'الشهر',
  days: 'الأيام',
  dayStates: {
    open: 'مواعيد متاحة',
    full: 'لا مواعيد متبقية',
    closed: 'مغلق',
    unknown: '',
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
};
