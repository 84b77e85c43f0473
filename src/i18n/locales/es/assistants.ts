import type { AssistantsMessages } from '../../assistants.ts';

export const assistantsEs: AssistantsMessages = {
  filled: 'Completado por su asistente de IA.',
  check: 'Revise las respuestas marcadas.',
};
