import type { AssistantsMessages } from '../../assistants.ts';

export const assistantsEs: AssistantsMessages = {
  filled: 'Completado por su asistente.',
  check: 'Revise las respuestas marcadas.',
};
