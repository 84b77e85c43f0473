import type { WaitlistMessages } from '../../waitlist.ts';

export const waitlistVi: WaitlistMessages = {
  offer: 'Báo cho tôi khi có giờ trống',
  text: 'Chúng tôi sẽ gửi email cho bạn khi có giờ trống, tối đa ba lần mỗi ngày. Ai chọn trước được trước.',
  days: 'Những ngày nào',
  weekend: 'Cuối tuần này',
  nextWeek: 'Tuần tới',
  own: 'Chọn ngày',
  first: 'Ngày đầu',
  last: 'Ngày cuối',
  anyDay: (last) => `Bất kỳ ngày nào đến hết ${last}`,
  parts: 'Các buổi trong ngày',
  partsHint: 'Để trống nếu giờ nào cũng được.',
  anyTime: 'Bất kỳ giờ nào trong ngày',
  send: 'Vào danh sách chờ',
  sending: 'Đang thêm bạn vào danh sách chờ…',
  notJoined: {
    offline:
      'Bạn đang mất kết nối mạng. Chưa có gì được gửi và thông tin bạn nhập vẫn còn. Vui lòng thử lại khi có mạng.',
    'rate-limited':
      'Chúng tôi đang nhận rất nhiều yêu cầu. Bạn chưa có trong danh sách chờ. Vui lòng thử lại sau một phút.',
    refused: 'Không thêm được bạn vào danh sách. Vui lòng gọi điện hoặc gửi email cho chúng tôi.',
    unsure:
      'Đã xảy ra sự cố nên chưa rõ bạn đã có trong danh sách chờ hay chưa. Bạn có thể gửi lại mà không bị ghi hai lần.',
    'not-done':
      'Chúng tôi đã kiểm tra: bạn chưa có trong danh sách chờ. Thông tin bạn nhập vẫn còn, bạn có thể gửi lại.',
  },

  checkHeading: 'Vui lòng kiểm tra email',
  checkText:
    'Chúng tôi đã gửi cho bạn một email có liên kết. Hãy mở liên kết trong vòng một ngày để xác nhận địa chỉ email và vào danh sách chờ.',
  checkAgain: 'Không thấy email? Hãy xem trong thư mục thư rác.',
  otherAddress: 'Dùng email khác',
  checkLine: 'Vui lòng kiểm tra email: bạn sẽ có trong danh sách chờ sau khi xác nhận địa chỉ email.',

  confirmHeading: 'Xác nhận địa chỉ email của bạn',
  confirmText: 'Sau đó chúng tôi có thể báo cho bạn khi có giờ trống.',
  confirmYes: 'Xác nhận email của tôi',
  confirming: 'Đang xác nhận địa chỉ email…',
  notConfirmed: {
    offline: 'Bạn đang mất kết nối mạng nên địa chỉ email chưa được xác nhận. Vui lòng thử lại khi có mạng.',
    'rate-limited':
      'Chúng tôi đang nhận rất nhiều yêu cầu nên địa chỉ email của bạn chưa được xác nhận. Vui lòng thử lại sau một phút.',
    unsure: 'Đã xảy ra sự cố, có thể địa chỉ email của bạn chưa được xác nhận. Vui lòng thử lại.',
  },
  confirmedHeading: 'Địa chỉ email của bạn đã được xác nhận',
  expiredHeading: 'Liên kết này không còn hiệu lực',
  expiredText:
    'Liên kết có hiệu lực trong một ngày và không còn dùng được sau khi bạn rời danh sách chờ. Bạn có thể đăng ký lại.',

  listHeading: 'Bạn đã có trong danh sách chờ xem nhà',
  fromTo: (first, last) => `Từ ${first} đến ${last}`,
  until: (day) => `Bạn có trong danh sách chờ đến hết ${day}.`,
  show: 'Xem đăng ký chờ của tôi',
  leave: 'Rời danh sách chờ',
  leaveYes: 'Có, rời danh sách chờ',
  leaveNo: 'Ở lại danh sách chờ',
  leaving: 'Đang rời danh sách chờ…',
  notLeft: {
    offline: 'Bạn đang mất kết nối mạng nên vẫn còn trong danh sách chờ. Vui lòng thử lại khi có mạng.',
    'rate-limited':
      'Chúng tôi đang nhận rất nhiều yêu cầu và bạn vẫn còn trong danh sách chờ. Vui lòng thử lại sau một phút.',
    unsure: 'Đã xảy ra sự cố, có thể bạn vẫn còn trong danh sách chờ. Vui lòng thử lại.',
  },

  leaveHeading: 'Rời danh sách chờ xem nhà?',
  leaveText: 'Bạn sẽ không nhận thêm tin về giờ trống nữa.',
  leftHeading: 'Bạn đã rời danh sách chờ xem nhà',
  leftText: 'Bạn sẽ không nhận thêm tin về giờ trống nữa.',

  stillOn: 'Bạn vẫn còn trong danh sách chờ xem nhà.',
  gone: 'Bạn không còn trong danh sách chờ xem nhà này. Bạn vẫn có thể chọn giờ.',
  notRead: 'Không tìm thấy đăng ký chờ của bạn nên chưa điền được gì. Bạn vẫn có thể chọn giờ.',
};
