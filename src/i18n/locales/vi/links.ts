import type { LinksMessages } from '../../links.ts';

export const linksVi: LinksMessages = {
  unreadable: 'Liên kết này không đầy đủ nên không mở được. Bạn vẫn có thể chọn giờ tại đây.',
  elsewhere: 'Liên kết này không thuộc các buổi xem nhà trên trang này nên không có gì được mở.',
  past: (time) => `Giờ của liên kết này đã qua: ${time}. Vui lòng chọn giờ khác.`,
  beyond: (time) => `Không thể chọn giờ này trực tuyến: ${time}. Vui lòng chọn giờ khác.`,
  booked: 'Bạn đã chọn giờ ở đây nên giờ của liên kết này không được mở.',
};
