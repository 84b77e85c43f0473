import type { WaitingMessages } from '../../waiting.ts';

export const waitingVi: WaitingMessages = {
  offer: 'Báo cho tôi khi có giờ trống',
  text: 'Chúng tôi nhắn cho bạn khi có giờ trống. Không có giờ nào được giữ riêng cho bạn: ai chọn trước thì được.',
  days: 'Những ngày nào',
  week: (first, last) => `Cả tuần, từ ${first} đến ${last}`,
  anyDay: (last) => `Bất kỳ ngày nào đến hết ${last}`,
  parts: 'Các buổi trong ngày',
  partsHint: 'Nếu không chọn buổi nào: giờ nào trong ngày cũng được.',
  anyTime: 'Bất kỳ giờ nào trong ngày',
  consent: (sender, last) =>
    `Nhắn tin cho tôi${sender ? ` từ ${sender}` : ''} khi có giờ xem nhà trống: tối đa 3 tin nhắn mỗi ngày, đến hết ${last}. Có thể tính phí tin nhắn và dữ liệu. Trả lời STOP để ngừng nhận, HELP để được trợ giúp. Việc đồng ý không phải là điều kiện để xem nhà.`,
  number: 'Chúng tôi chỉ giữ số điện thoại của bạn nếu bạn đồng ý nhận tin nhắn. Nếu không, bạn nhập số khi chọn giờ.',
  send: 'Thêm tôi vào danh sách',
  sending: 'Đang thêm bạn vào danh sách…',
  notJoined: {
    offline:
      'Bạn đang ngoại tuyến. Chưa có gì được gửi và thông tin của bạn vẫn được giữ. Vui lòng thử lại khi có kết nối.',
    'rate-limited': 'Hiện có nhiều người đang gửi. Bạn chưa có trong danh sách; vui lòng thử lại sau giây lát.',
    refused: 'Không thêm được bạn vào danh sách từ đây. Vui lòng liên hệ với bên cho thuê.',
    unsure:
      'Chúng tôi không nhận được phản hồi rõ ràng và không biết bạn đã có trong danh sách hay chưa. Bạn có thể gửi lại: bạn không bao giờ bị ghi hai lần.',
  },

  listHeading: 'Bạn đã có trong danh sách',
  fromTo: (first, last) => `Từ ${first} đến ${last}`,
  until: (day) => `Bạn có trong danh sách đến hết ${day}.`,
  nothingHeld: 'Không có giờ nào được giữ riêng cho bạn. Ai chọn trước thì được.',
  howToLeave: 'Mỗi tin nhắn đều có liên kết để rời danh sách.',
  show: 'Xem giờ tôi đang chờ',
  leave: 'Rời danh sách',
  leaveAsk: 'Rời danh sách? Bạn sẽ không nhận tin về giờ trống nữa.',
  leaveYes: 'Có, rời danh sách',
  leaveNo: 'Ở lại danh sách',
  leaving: 'Đang rời danh sách…',
  notLeft: {
    offline: 'Bạn đang ngoại tuyến nên vẫn còn trong danh sách. Vui lòng thử lại khi có kết nối.',
    'rate-limited': 'Hiện có nhiều người đang gửi và bạn vẫn còn trong danh sách. Vui lòng thử lại sau giây lát.',
    unsure: 'Chúng tôi không nhận được phản hồi rõ ràng và có thể bạn vẫn còn trong danh sách. Vui lòng thử lại.',
  },

  leaveHeading: 'Rời danh sách chờ?',
  leaveText: 'Bạn sẽ không nhận tin về giờ trống nữa.',
  leftHeading: 'Bạn đã rời danh sách',
  leftText: 'Chúng tôi sẽ không gửi cho bạn tin về giờ trống nữa.',

  stillOn: 'Bạn vẫn còn trong danh sách.',
  gone: 'Bạn không còn trong danh sách này. Bạn vẫn có thể chọn giờ.',
  notRead:
    'Chúng tôi không tìm được thông tin của bạn trong danh sách nên chưa điền gì. Bạn vẫn có thể chọn giờ xem nhà.',
};
