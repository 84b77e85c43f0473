import type { AssistantsMessages } from '../../assistants.ts';

export const assistantsVi: AssistantsMessages = {
  filled: 'Trợ lý của bạn đã điền biểu mẫu này. Vui lòng kiểm tra lại.',
};
