import type { AssistantsMessages } from '../../assistants.ts';

export const assistantsZh: AssistantsMessages = {
  filled: '由您的 AI 助手填写。',
  check: '请核对带标记的内容。',
};
