import type { AssistantsMessages } from '../../assistants.ts';

export const assistantsEs: AssistantsMessages = {
  filled: 'Rellenado por su asistente.',
  check: 'Revise las respuestas marcadas.',
};
