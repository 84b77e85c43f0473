import type { UiMessages } from '../../ui.ts';

export const uiEs: UiMessages = {
  optional: 'Opcional',
  working: 'Espere un momento',
};
