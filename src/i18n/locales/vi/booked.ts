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
    oldEntry: (time) => `Nếu buổi xem nhà có trong lịch của bạn, ở đó vẫn ghi ${time}.`,
    replaceEntry: 'Thay thế',

    plansChange: 'Có thay đổi?',
    reschedule: 'Đổi giờ',
    cancelTour: 'Hủy lịch',
    notAllowed: 'Không thể đổi lịch này ở đây. Vui lòng liên hệ với chúng tôi.',
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
    rescheduleText: 'Giờ của bạn được giữ cho đến khi bạn xác nhận giờ khác.',
    perhapsRescheduled: (times) =>
      `Có thể lịch của bạn đã được đổi: ${anyOf(times)}. Vui lòng liên hệ với chúng tôi để chắc chắn.`,
    keepTime: (time) => `Giữ ${time}`,
    back: 'Quay lại',
    chooseTime: 'Chọn giờ mới',
    fromTo: (from, to) => `Từ ${from} sang ${to}`,
    reschedule: 'Đổi lịch',
    rescheduling: 'Đang đổi lịch…',
    chosen: (time) => `Giờ mới: ${time}.`,
    ownTime: 'Đó là giờ bạn đang có.',
    slotTakenOrPast: (time) => `Không đổi được lịch sang ${time}.`,
    slotTakenButFree: (time) => `Không đổi được lịch sang ${time}, dù giờ đó vẫn hiện là trống.`,
    stays: (time) => `Lịch của bạn vẫn là ${time}.`,
    takenPerhapsRescheduled: 'Có thể lịch của bạn đã ở giờ đó. Vui lòng liên hệ với chúng tôi trước khi chọn giờ khác.',
    notRescheduled: {
      offline:
        'Bạn đang ngoại tuyến. Chưa có gì được gửi và giờ của bạn vẫn được giữ. Vui lòng thử lại khi có kết nối.',
      'rate-limited': 'Hiện có nhiều người đang đặt lịch. Lịch của bạn chưa được đổi; vui lòng thử lại sau giây lát.',
      refused: 'Lịch của bạn chưa được đổi. Vui lòng thử lại hoặc liên hệ với chúng tôi.',
    },

    cancelHeading: 'Hủy lịch xem nhà?',
    cancelText: (time, place) => `${time}${place ? ` tại ${place}` : ''}.`,
    otherTimes: 'Giờ khác có tiện hơn không?',
    allTimes: 'Tất cả các giờ',
    keepTour: 'Giữ lịch',
    cancel: 'Hủy lịch',
    canceling: 'Đang hủy lịch…',
    notCanceled: {
      offline: 'Bạn đang ngoại tuyến. Chưa có gì được gửi và lịch của bạn vẫn còn. Vui lòng thử lại khi có kết nối.',
      'rate-limited': 'Hiện có nhiều người đang đặt lịch. Lịch của bạn vẫn còn; vui lòng thử lại sau giây lát.',
      refused: 'Lịch của bạn chưa bị hủy. Vui lòng thử lại hoặc liên hệ với chúng tôi.',
    },
    serviceSays: (words) => `Dịch vụ đặt lịch trả lời: ${words}`,

    canceledHeading: 'Lịch xem nhà của bạn đã bị hủy',
    told: 'Bộ phận cho thuê đã được báo.',
    notTold: 'Dịch vụ đặt lịch không gửi tin báo cho bộ phận cho thuê.',
    inCalendar: 'Nếu có trong lịch của bạn, vui lòng xóa cả ở đó.',
    removeEntry: 'Xóa khỏi lịch',
    canceledEntry: (place) => (place ? `Đã hủy: xem nhà tại ${place}` : 'Đã hủy: xem nhà'),
    entrySaved: (name) => `Đã lưu thành ${name}. Mở tệp và lịch của bạn sẽ xóa buổi xem nhà.`,
    bookAnother: 'Đặt giờ khác',

    rescheduleUnsureHeading: 'Chưa rõ lịch của bạn đã được đổi hay chưa',
    rescheduleUnsureText: (from, to) =>
      `Chúng tôi không nhận được phản hồi rõ ràng. Lịch của bạn là ${from}, hoặc đã đổi sang ${anyOf(to)}. Lịch của bạn không bị mất.`,
    rescheduleUnsureContact: 'Vui lòng liên hệ với chúng tôi để biết giờ của bạn.',
    notRescheduledAgain: {
      offline: 'Bạn đang ngoại tuyến nên không có gì được gửi lại.',
      'rate-limited':
        'Hiện có nhiều người đang đặt lịch nên lịch không được đổi lại. Vui lòng thử lại sau hoặc liên hệ với chúng tôi.',
      refused: 'Dịch vụ đặt lịch đã không đổi lại.',
    },
    otherTime: 'Chọn giờ khác',
    rescheduleAgain: (time) => `Thử đổi lại sang ${time}`,
    cancelUnsureHeading: 'Chưa rõ lịch của bạn đã bị hủy hay chưa',
    cancelUnsureText: (time) => `Chúng tôi không nhận được phản hồi rõ ràng. Lịch ${time} có thể vẫn còn.`,
    cancelUnsureContact: 'Vui lòng liên hệ với chúng tôi để chắc chắn.',
    notCanceledAgain: {
      offline: 'Bạn đang ngoại tuyến nên không có gì được gửi lại.',
      'rate-limited':
        'Hiện có nhiều người đang đặt lịch nên lịch không được hủy lại. Vui lòng thử lại sau hoặc liên hệ với chúng tôi.',
      refused: 'Dịch vụ đặt lịch đã không hủy lại.',
    },
    cancelAgain: 'Thử hủy lại',
    notAllowed: 'Dịch vụ đặt lịch không cho phép đổi lịch này ở đây.',
  },

  lead: {
    heading: 'Để lại thông tin',
    nothingThrough: (day) => `Không có giờ trống cho đến hết ${day}`,
    lookedAt: () => 'Mọi ngày có thể đặt trực tuyến đều đã kín.',
    ask: 'Hỏi văn phòng',
    showCalendar: 'Vẫn xem lịch',
    text: 'Cho bên cho thuê biết giờ nào phù hợp với bạn.',
    suits: 'Giờ phù hợp với bạn',
    suitNames: {
      morning: 'Buổi sáng',
      afternoon: 'Buổi chiều',
      evening: 'Buổi tối',
      weekdays: 'Thứ Hai đến Thứ Sáu',
      saturday: 'Thứ Bảy',
      sunday: 'Chủ Nhật',
    },
    send: 'Yêu cầu giờ hẹn',
    sending: 'Đang gửi thông tin…',
    notes: (suits, nothingUntil) =>
      [
        'Yêu cầu xem nhà.',
        suits.length > 0 ? `Giờ phù hợp: ${suiting(suits)}.` : '',
        nothingUntil === undefined ? '' : `Không tìm thấy giờ trống trực tuyến cho đến hết ${nothingUntil}.`,
      ]
        .filter((line) => line !== '')
        .join(' '),

    notSent: {
      offline:
        'Bạn đang ngoại tuyến. Chưa có gì được gửi và thông tin của bạn vẫn được giữ. Vui lòng thử lại khi có kết nối.',
      'rate-limited': 'Hiện có nhiều người đang gửi. Thông tin của bạn chưa được gửi; vui lòng thử lại sau giây lát.',
      refused: 'Không gửi được thông tin của bạn từ đây. Vui lòng liên hệ với bên cho thuê.',
      unsure:
        'Chúng tôi không nhận được phản hồi rõ ràng và không biết thông tin của bạn đã đến hay chưa. Bạn có thể gửi lại hoặc liên hệ với bên cho thuê.',
    },
    mail: 'Gửi bằng email',
    mailSubject: 'Xin giờ hẹn xem nhà',
    mailBody: (notes, name, phone) => [notes, '', name, phone].filter((line, at) => at === 1 || line !== '').join('\n'),

    thanks: (name) => `Cảm ơn ${name}`,
    thanksAll: 'Cảm ơn bạn',
    left: (suits) =>
      suits.length > 0
        ? `Bên cho thuê đã có thông tin và giờ phù hợp với bạn: ${suiting(suits)}.`
        : 'Bên cho thuê đã có thông tin của bạn.',
  },

  plain: {
    heading: 'Không hiển thị được phần này',
    nothingSent: 'Chưa có gì được gửi. Vui lòng thử lại hoặc liên hệ với chúng tôi.',
    showAgain: 'Hiển thị lại',
    wait: 'Kết quả sẽ hiện ở đây.',
    notBooked: 'Lịch của bạn chưa được đặt',
    perhaps: 'Có thể một lịch vào giờ này đã được đặt. Vui lòng liên hệ với chúng tôi trước khi đặt giờ khác.',

    rescheduling: 'Đang đổi lịch…',
    notRescheduled: 'Lịch của bạn chưa được đổi',
    stays: 'Lịch của bạn vẫn ở giờ này.',
    rescheduleUnsure: 'Chưa rõ lịch của bạn đã được đổi hay chưa',
    rescheduleUnsureText: 'Lịch của bạn là một trong các giờ này. Vui lòng liên hệ với chúng tôi để biết giờ nào.',

    canceling: 'Đang hủy lịch…',
    notCanceled: 'Lịch của bạn chưa bị hủy',
    canceled: 'Lịch xem nhà của bạn đã bị hủy',
    cancelUnsure: 'Chưa rõ lịch của bạn đã bị hủy hay chưa',
    cancelUnsureText: 'Lịch của bạn có thể vẫn còn. Vui lòng liên hệ với chúng tôi để chắc chắn.',

    sendingDetails: 'Đang gửi thông tin…',
    detailsLeft: 'Bên cho thuê đã có thông tin của bạn',
    detailsUnsure: 'Chưa rõ thông tin của bạn đã đến hay chưa',
    detailsNotSent: 'Thông tin của bạn chưa được gửi',
  },
};
