import type { AssistantsMessages } from '../../assistants.ts';

export const assistantsKo: AssistantsMessages = { filled: '도우미가 양식을 작성했습니다. 확인해 주세요.' };
