import type { BookedWords } from '../../messages.ts';
import { anyOf, inSentence } from './grammar.ts';

const suiting = (suits: readonly string[]): string => anyOf(suits.map(inSentence));

export const bookedVi: BookedWords = {
  actions: {
    title: (place) => (place ? `Xem nhà tại ${place}` : 'Lịch xem nhà'),
    addToCalendar: 'Thêm vào lịch',
    calendarFile: 'Apple hoặc lịch khác',
    google: 'Google Calendar',
    outlook: 'Outlook.com',
    saved: (name) => `Mở tệp ${name} để thêm buổi xem nhà vào lịch của bạn.`,
    changeAt: (link) => `Đổi hoặc hủy: ${link}`,
    directions: 'Chỉ đường',
    share: 'Chia sẻ',
    shared: (title, when, location) => [title, when, location].filter((line) => line !== '').join('\n'),
    copied: 'Đã sao chép. Bạn có thể dán vào tin nhắn.',
    copyByHand: 'Sao chép đoạn này để chia sẻ:',
    oldEntry: (time) => `Nếu bạn đã lưu vào lịch, trong đó vẫn ghi ${time}.`,
    replaceEntry: 'Cập nhật trong lịch',

    plansChange: 'Cần thay đổi?',
    reschedule: 'Đổi giờ',
    cancelTour: 'Hủy lịch hẹn',
    notAllowed: 'Không thể đổi lịch hẹn này ở đây. Vui lòng liên hệ với chúng tôi.',
  },

  agent: {
    willShow: (name) => `${name} sẽ dẫn bạn xem nhà`,
    askedFor: (name) => `Bạn đã chọn ${name}`,
    call: 'Gọi',
    text: 'Nhắn tin',
    callName: (name) => `Gọi ${name}`,
    textName: (name) => `Nhắn tin cho ${name}`,
  },

  changes: {
    rescheduleHeading: 'Đổi giờ xem nhà',
    rescheduleText: 'Giờ hẹn hiện tại được giữ cho đến khi bạn xác nhận giờ mới.',
    perhapsRescheduled: (times) =>
      `Có thể lịch hẹn của bạn đã được đổi sang ${anyOf(times)}. Vui lòng liên hệ với chúng tôi để chắc chắn.`,
    keepTime: (time) => `Giữ ${time}`,
    back: 'Quay lại',
    chooseTime: 'Chọn giờ mới',
    fromTo: (from, to) => `Từ ${from} sang ${to}`,
    reschedule: 'Đổi lịch hẹn',
    rescheduling: 'Đang đổi lịch hẹn…',
    chosen: (time) => `Giờ mới: ${time}.`,
    ownTime: 'Đó chính là giờ hẹn của bạn.',
    slotTakenOrPast: (time) => `Không đổi được lịch hẹn sang ${time}.`,
    slotTakenButFree: (time) => `Không đổi được lịch hẹn sang ${time}, dù giờ đó vẫn hiện còn trống.`,
    stays: (time) => `Lịch hẹn của bạn vẫn là ${time}.`,
    takenPerhapsRescheduled:
      'Có thể lịch hẹn của bạn đã ở giờ đó. Vui lòng liên hệ với chúng tôi trước khi chọn giờ khác.',
    notChanged: {
      offline: 'Bạn đang mất kết nối mạng. Chưa có gì được gửi và chưa có gì thay đổi. Vui lòng thử lại khi có mạng.',
      'rate-limited': 'Chúng tôi đang nhận rất nhiều yêu cầu. Chưa có gì thay đổi. Vui lòng thử lại sau một phút.',
      refused:
        'Thao tác vừa rồi không thành công nên chưa có gì thay đổi. Vui lòng thử lại hoặc liên hệ với chúng tôi.',
    },

    cancelHeading: 'Hủy lịch xem nhà?',
    cancelText: (time, place) => `${time}${place ? ` tại ${place}` : ''}.`,
    otherTimes: 'Giờ khác có tiện hơn không?',
    allTimes: 'Tất cả các giờ',
    keepTour: 'Giữ lịch hẹn',
    cancel: 'Hủy lịch hẹn',
    canceling: 'Đang hủy lịch hẹn…',
    serviceSays: (words) => `Hệ thống trả lời: ${words}`,

    canceledHeading: 'Đã hủy lịch xem nhà',
    told: 'Chúng tôi đã báo cho bộ phận cho thuê.',
    notTold: 'Bộ phận cho thuê chưa được gửi thông báo về việc này.',
    inCalendar: 'Nếu bạn đã lưu vào lịch, vui lòng xóa cả ở đó.',
    removeEntry: 'Xóa khỏi lịch',
    canceledEntry: (place) => (place ? `Đã hủy: xem nhà tại ${place}` : 'Đã hủy: xem nhà'),
    entrySaved: (name) => `Đã lưu thành ${name}. Hãy mở tệp để xóa buổi xem nhà khỏi lịch của bạn.`,
    bookAnother: 'Đặt lịch khác',

    rescheduleUnsureHeading: 'Chưa rõ lịch hẹn của bạn đã được đổi hay chưa',
    rescheduleUnsureText: (from, to) =>
      `Đã xảy ra sự cố. Lịch hẹn của bạn vẫn là ${from}, hoặc đã đổi sang ${anyOf(to)}. Bạn không bị mất lịch hẹn.`,
    rescheduleUnsureContact: 'Vui lòng liên hệ với chúng tôi để chắc chắn.',
    notChangedAgain: {
      offline: 'Bạn đang mất kết nối mạng nên không có gì được gửi lại.',
      'rate-limited':
        'Chúng tôi đang nhận rất nhiều yêu cầu nên lần thử vừa rồi không thành công. Vui lòng thử lại sau hoặc liên hệ với chúng tôi.',
      refused: 'Lần thử vừa rồi không thành công.',
    },
    otherTime: 'Chọn giờ khác',
    rescheduleAgain: (time) => `Thử đổi lại sang ${time}`,
    cancelUnsureHeading: 'Chưa rõ lịch hẹn của bạn đã được hủy hay chưa',
    cancelUnsureText: (time) => `Đã xảy ra sự cố. Lịch hẹn ${time} có thể vẫn còn.`,
    cancelUnsureContact: 'Vui lòng liên hệ với chúng tôi để chắc chắn.',
    cancelAgain: 'Thử lại',
    notAllowed: 'Không thể đổi lịch hẹn này ở đây.',
  },

  lead: {
    heading: 'Để lại thông tin',
    nothingThrough: (day) => `Không có giờ trống cho đến hết ${day}`,
    lookedAt: () => 'Mọi ngày có thể đặt trực tuyến đều đã kín lịch.',
    ask: 'Hỏi văn phòng',
    seeMonth: (month) => `Xem ${month}`,
    showCalendar: 'Vẫn xem lịch',
    text: 'Hãy cho chúng tôi biết giờ nào phù hợp với bạn.',
    suits: 'Giờ phù hợp với bạn',
    suitNames: {
      morning: 'Buổi sáng',
      afternoon: 'Buổi chiều',
      evening: 'Buổi tối',
      weekdays: 'Thứ Hai đến Thứ Sáu',
      saturday: 'Thứ Bảy',
      sunday: 'Chủ Nhật',
    },
    send: 'Xin giờ hẹn',
    sending: 'Đang gửi thông tin…',
    notes: (suits, nothingUntil) =>
      [
        'Khách muốn xem nhà.',
        suits.length > 0 ? `Giờ phù hợp: ${suiting(suits)}.` : '',
        nothingUntil === undefined ? '' : `Không tìm thấy giờ trống trực tuyến cho đến hết ${nothingUntil}.`,
      ]
        .filter((line) => line !== '')
        .join(' '),

    notSent: {
      offline:
        'Bạn đang mất kết nối mạng. Chưa có gì được gửi và thông tin bạn nhập vẫn còn. Vui lòng thử lại khi có mạng.',
      'rate-limited':
        'Chúng tôi đang nhận rất nhiều yêu cầu. Thông tin của bạn chưa được gửi. Vui lòng thử lại sau một phút.',
      refused: 'Không gửi được thông tin của bạn. Vui lòng gọi điện hoặc gửi email cho chúng tôi.',
      unsure:
        'Đã xảy ra sự cố nên chưa rõ thông tin của bạn đã được gửi đến hay chưa. Bạn có thể gửi lại hoặc liên hệ với chúng tôi.',
    },
    mail: 'Gửi bằng email',
    mailSubject: 'Yêu cầu xem nhà',
    mailBody: (notes, name, phone) => [notes, '', name, phone].filter((line, at) => at === 1 || line !== '').join('\n'),

    thanks: (name) => `Cảm ơn ${name}`,
    thanksAll: 'Cảm ơn bạn',
    left: (suits) =>
      suits.length > 0
        ? `Chúng tôi đã có thông tin và giờ phù hợp với bạn: ${suiting(suits)}.`
        : 'Chúng tôi đã có thông tin của bạn.',
  },

  plain: {
    heading: 'Không hiển thị được phần này',
    nothingSent: 'Chưa có gì được gửi. Vui lòng thử lại hoặc liên hệ với chúng tôi.',
    showAgain: 'Hiển thị lại',
    wait: 'Kết quả sẽ hiện ở đây.',
    notBooked: 'Lịch hẹn của bạn chưa được đặt',
    perhaps: 'Có thể lịch hẹn vào giờ này đã được đặt. Vui lòng liên hệ với chúng tôi trước khi đặt giờ khác.',

    rescheduling: 'Đang đổi lịch hẹn…',
    notRescheduled: 'Lịch hẹn của bạn chưa được đổi',
    stays: 'Giờ hẹn không thay đổi.',
    rescheduleUnsure: 'Chưa rõ lịch hẹn của bạn đã được đổi hay chưa',
    rescheduleUnsureText: 'Đó là một trong các giờ này. Vui lòng liên hệ với chúng tôi để biết là giờ nào.',

    canceling: 'Đang hủy lịch hẹn…',
    notCanceled: 'Lịch hẹn của bạn chưa được hủy',
    canceled: 'Đã hủy lịch xem nhà',
    cancelUnsure: 'Chưa rõ lịch hẹn của bạn đã được hủy hay chưa',
    cancelUnsureText: 'Có thể thao tác chưa thành công. Vui lòng liên hệ với chúng tôi để chắc chắn.',

    sendingDetails: 'Đang gửi thông tin…',
    detailsLeft: 'Chúng tôi đã có thông tin của bạn',
    detailsUnsure: 'Chưa rõ thông tin của bạn đã được gửi đến hay chưa',
    detailsNotSent: 'Thông tin của bạn chưa được gửi',
  },
};
