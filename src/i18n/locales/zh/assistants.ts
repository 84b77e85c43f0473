import type { AssistantsMessages } from '../../assistants.ts';

export const assistantsZh: AssistantsMessages = { filled: '此表单由您的助手填写。请核对。' };
