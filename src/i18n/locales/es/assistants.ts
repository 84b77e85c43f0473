import type { AssistantsMessages } from '../../assistants.ts';

export const assistantsEs: AssistantsMessages = {
  filled: 'Su asistente ha rellenado el formulario. Por favor, revíselo.',
};
