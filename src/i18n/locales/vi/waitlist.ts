import type { WaitlistMessages } from '../../waitlist.ts';

export const waitlistVi: WaitlistMessages = {
  offer: 'Báo cho tôi khi có giờ trống',
  text: 'Chúng tôi nhắn cho bạn khi có giờ trống. Không có giờ nào được giữ riêng cho bạn: ai chọn trước thì được.',
  days: 'Những ngày nào',
  week: (first, last) => `Cả tuần, từ ${first} đến ${last}`,
  anyDay: (last) => `Bất kỳ ngày nào đến hết ${last}`,
  parts: 'Các buổi trong ngày',
  partsHint: 'Nếu không chọn buổi nào: giờ nào trong ngày cũng được.',
  anyTime: 'Bất kỳ giờ nào trong ngày',
  send: 'Thêm tôi vào danh sách',
  sending: 'Đang thêm bạn vào danh sách…',
  notJoined: {
    offline:
      'Bạn đang ngoại tuyến. Chưa có gì được gửi và thông tin của bạn vẫn được giữ. Vui lòng thử lại khi có kết nối.',
    'rate-limited': 'Hiện có nhiều người đang gửi. Bạn chưa có trong danh sách; vui lòng thử lại sau giây lát.',
    refused: 'Không thêm được bạn vào danh sách từ đây. Vui lòng liên hệ với bên cho thuê.',
    unsure:
      'Chúng tôi không nhận được phản hồi rõ ràng và không biết bạn đã có trong danh sách hay chưa. Bạn có thể gửi lại: bạn không bao giờ bị ghi hai lần.',
    'not-done':
      'Chúng tôi đã kiểm tra: bạn chưa có trong danh sách. Thông tin của bạn vẫn được giữ và bạn có thể gửi lại.',
  },

  checkHeading: 'Vui lòng kiểm tra email',
  checkText:
    'Chúng tôi đã gửi cho bạn một thư có liên kết. Hãy mở liên kết để xác nhận địa chỉ: chỉ khi đó bạn mới có trong danh sách. Liên kết có hiệu lực trong một ngày.',
  checkAgain: 'Không thấy thư? Hãy xem trong thư mục thư rác. Nếu địa chỉ bị sai, hãy rời danh sách và nhập lại.',
  checkLine: 'Vui lòng kiểm tra email: bạn sẽ có trong danh sách sau khi xác nhận địa chỉ.',

  confirmHeading: 'Xác nhận địa chỉ email của bạn',
  confirmText: 'Sau đó chúng tôi có thể báo cho bạn khi có giờ trống.',
  confirmYes: 'Xác nhận địa chỉ của tôi',
  confirming: 'Đang xác nhận địa chỉ…',
  notConfirmed: {
    offline: 'Bạn đang ngoại tuyến nên địa chỉ chưa được xác nhận. Hãy thử lại khi có kết nối.',
    'rate-limited':
      'Hiện có nhiều người đang gửi và địa chỉ của bạn chưa được xác nhận. Vui lòng thử lại sau giây lát.',
    unsure:
      'Chúng tôi không nhận được phản hồi rõ ràng và có thể địa chỉ của bạn chưa được xác nhận. Vui lòng thử lại.',
  },
  confirmedHeading: 'Địa chỉ của bạn đã được xác nhận',
  expiredHeading: 'Liên kết này không còn hiệu lực',
  expiredText:
    'Liên kết có hiệu lực trong một ngày và không còn dùng được sau khi bạn rời danh sách. Bạn có thể đăng ký lại vào danh sách.',

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
