import type { AssistantsMessages } from '../../assistants.ts';

export const assistantsKo: AssistantsMessages = {
  filled: 'AI 어시스턴트가 입력했습니다.',
  check: '표시된 답변을 확인해 주세요.',
};
