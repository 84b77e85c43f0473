import type { AssistantsMessages } from '../../assistants.ts';

export const assistantsAr: AssistantsMessages = {
  filled: 'من تعبئة مساعدك الذكي.',
  check: 'يُرجى مراجعة الإجابات المعلَّمة.',
};
