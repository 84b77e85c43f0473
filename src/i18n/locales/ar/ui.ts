import type { UiMessages } from '../../ui.ts';

export const uiAr: UiMessages = {
  optional: 'اختياري',
  working: 'يُرجى الانتظار',
};
