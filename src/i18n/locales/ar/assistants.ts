import type { AssistantsMessages } from '../../assistants.ts';

export const assistantsAr: AssistantsMessages = { filled: 'ملأ مساعدك هذا النموذج. يرجى مراجعته.' };
