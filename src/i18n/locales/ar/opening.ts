import type { OpeningMessages } from '../../opening.ts';

export const openingAr: OpeningMessages = {
  dialog: 'حجز جولة',
  close: 'إغلاق',
  button: 'حجز جولة',
  nextToday: (time) => `أقرب موعد: اليوم، ${time}`,
  nextOn: (day, time) => `أقرب موعد: ${day}، ${time}`,
};
