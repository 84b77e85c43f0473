import type { AssistantsMessages } from '../../assistants.ts';

export const assistantsAr: AssistantsMessages = {
  filled: 'تمت التعبئة بواسطة مساعدك.',
  check: 'يرجى مراجعة الإجابات المميّزة بعلامة.',
};
