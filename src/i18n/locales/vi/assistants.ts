import type { AssistantsMessages } from '../../assistants.ts';

export const assistantsVi: AssistantsMessages = {
  filled: 'Trợ lý AI của bạn đã điền.',
  check: 'Vui lòng kiểm tra các câu trả lời được đánh dấu.',
};
