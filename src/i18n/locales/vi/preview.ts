import type { LauncherWords, PreviewWords } from '../../messages.ts';
import { allOf, anyOf } from './grammar.ts';

/** Vietnamese with “bạn”, which says nothing of age or gender. One form for every number. */
export const launcherVi: LauncherWords = {
  language: 'vi-US',
  direction: 'ltr',
  launcher: {
    dialog: 'Đặt lịch xem nhà',
    close: 'Đóng',
    wait: 'Xin chờ một chút. Chúng tôi đang đợi phản hồi.',
    button: 'Đặt lịch xem nhà',
    nextToday: (time) => `Sớm nhất: hôm nay · ${time}`,
    nextOn: (day, time) => `Sớm nhất: ${day} · ${time}`,
    yourTour: (day, time) => `Lịch hẹn: ${day} · ${time}`,
    onList: 'Trong danh sách chờ xem nhà',
    slow: 'Đang mất nhiều thời gian hơn bình thường.',
  },
};

export const previewVi: PreviewWords = {
  ...launcherVi,

  calendar: {
    nextAvailable: 'Giờ trống sớm nhất',
    previousMonth: 'Tháng trước',
    nextMonth: 'Tháng sau',
    month: 'Tháng',
    days: 'Các ngày',
    dayStates: {
      open: 'còn giờ trống',
      full: 'hết giờ trống',
      closed: 'nghỉ',
      unknown: 'chưa kiểm tra',
      outside: 'không chọn được',
    },
    dayWithState: (day, state) => (state === '' ? day : `${day}, ${state}`),
    dayParts: 'Buổi trong ngày',
    timesOfPart: () => 'giờ trống',
    morning: 'Sáng',
    afternoon: 'Chiều',
    evening: 'Tối',
    times: (count) => `${count} trống`,
    full: 'kín lịch',
  },

  ui: {
    optional: 'Không bắt buộc',
    working: 'Vui lòng chờ',
  },

  widget: {
    title: 'Đặt lịch xem nhà',
    minutes: (count) => `${count} phút`,
    timesIn: (zone, offset) => `Theo ${zone}${offset ? ` (${offset})` : ''}`,
    localTime: 'Giờ địa phương nơi xem nhà',
    loading: 'Đang tìm giờ trống…',
    slow: 'Đang mất nhiều thời gian hơn bình thường.',

    pickHeading: 'Chọn ngày và giờ',
    today: 'Hôm nay',
    tomorrow: 'Ngày mai',
    dayTime: (day, time) => `${day}, ${time}`,
    dayTimeLabel: (day, time) => `${day} · ${time}`,
    nearTime: (day, time) => `${day} ${time}`,
    timesLoading: 'Đang tìm giờ trống…',
    noTimeSuits: 'Không có giờ phù hợp?',
    leaveDetails: 'Để lại thông tin',
    tryAgain: 'Thử lại',
    contactUs: 'Vui lòng liên hệ với chúng tôi để hẹn xem nhà.',
    unreachableHeading: 'Hiện chưa thể đặt lịch trực tuyến',
    unreachable: {
      connection: 'Không kết nối được. Vui lòng kiểm tra kết nối mạng rồi thử lại.',
      service: 'Phía chúng tôi đang gặp sự cố. Vui lòng thử lại sau một phút hoặc liên hệ với chúng tôi.',
    },
    failedHeading: 'Đã xảy ra lỗi',
    failedText:
      'Vui lòng thử lại hoặc liên hệ với chúng tôi. Nếu đã gửi biểu mẫu, vui lòng liên hệ với chúng tôi trước khi gửi lại.',
    call: (phone) => `Gọi ${phone.replace(/\s/g, '\u00a0')}`,
    emailUs: 'Gửi email',
  },

  screens: {
    closedDay: 'Ngày này chúng tôi nghỉ.',
    noTimes: 'Ngày này đã hết giờ trống.',
    noTimesToday: (time) => `Hôm nay đã hết giờ trống. Buổi xem nhà cuối cùng là lúc ${time}.`,
    nothing: (days) => `Không có giờ trống trong ${days} ngày tới.`,
    allClosed: (days) => `Chưa nhận đặt lịch trực tuyến trong ${days} ngày tới.`,
    nextFreeDay: (day) => `Ngày trống gần nhất: ${day}`,
    earlierFreeDay: (day) => `Ngày trống sớm hơn: ${day}`,
    findNext: 'Tìm ngày trống gần nhất',
    finding: 'Đang tìm ngày trống gần nhất…',
    lookFurther: 'Tìm thêm',
    nothingUntil: (day) => `Không có giờ trống cho đến hết ${day}.`,
    nothingAfter: (day) => `Không có giờ trống sau ${day}.`,
    asOf: (time) => `Cập nhật lúc ${time}`,
    chooseDay: 'Chọn ngày',
    closeMonth: 'Đóng',
    notLoaded: {
      connection: 'Không tải được giờ trống. Có thể bạn đã mất kết nối mạng.',
      service: 'Không tải được giờ trống. Phía chúng tôi đang gặp sự cố.',
    },
    stillNotLoaded: {
      connection: 'Vẫn không tải được giờ trống. Có thể bạn đã mất kết nối mạng.',
      service: 'Vẫn không tải được giờ trống. Phía chúng tôi đang gặp sự cố.',
    },

    slotTakenOrPast: (time) => `Không đặt được lịch lúc ${time}.`,
    slotTaken: (time) => `Giờ ${time} vừa có người chọn.`,
    slotTakenButFree: (time) => `Không đặt được lịch lúc ${time}. Có thể bạn đã có lịch hẹn vào giờ đó.`,
    takenPerhapsOwn: 'Đây có thể là lịch hẹn bạn vừa đặt. Vui lòng liên hệ với chúng tôi trước khi đặt giờ khác.',
    unknownOutcomes: (times) =>
      `Có thể lịch hẹn ${anyOf(times)} của bạn đã được đặt. Vui lòng liên hệ với chúng tôi trước khi đặt giờ khác.`,
    timesLeft: (times, day) => `${day}: còn ${times}.`,
    answersKept: 'Thông tin bạn nhập vẫn còn.',
    takenNearest: 'Gần nhất:',
    takenComma: ', ',
    takenOr: 'hoặc chọn giờ bất kỳ bên dưới.',
    takenPick: 'Vui lòng chọn giờ khác bên dưới.',

    detailsHeading: 'Thông tin của bạn',
    change: 'Đổi',
    changeLabel: 'Đổi ngày hoặc giờ',
    submit: (time) => `Đặt lịch ${time}`,
    sending: 'Đang đặt lịch…',
    privacy: 'Cách chúng tôi dùng thông tin của bạn',
    free: 'Miễn phí, không cần tài khoản.',
    freeToChange: 'Bạn có thể đổi hoặc hủy sau.',
    notBooked: {
      offline:
        'Bạn đang mất kết nối mạng. Chưa có gì được gửi và thông tin bạn nhập vẫn còn. Vui lòng thử lại khi có mạng.',
      'rate-limited':
        'Chúng tôi đang nhận rất nhiều yêu cầu. Lịch hẹn của bạn chưa được đặt. Vui lòng thử lại sau một phút.',
      refused: 'Lịch hẹn của bạn chưa được đặt. Vui lòng kiểm tra thông tin rồi thử lại, hoặc liên hệ với chúng tôi.',
    },

    foundNotBooked: (time) =>
      `Chúng tôi đã kiểm tra: lịch hẹn ${time} chưa được đặt. Thông tin bạn nhập vẫn còn, bạn có thể đặt ngay.`,
    bookToo: (times, time) => `Có thể bạn đã có lịch hẹn ${anyOf(times)}. Đặt thêm lịch ${time}?`,
    tourElsewhere: (tour) => `Bạn đã đặt lịch xem nhà ${tour} trong một thẻ khác.`,
    bookBeside: (tour, time) => `Bạn đã có lịch hẹn ${tour}. Đặt thêm lịch ${time}?`,
    submitToo: (time) => `Đặt thêm lịch ${time}`,

    unsureHeading: 'Chưa rõ lịch hẹn của bạn đã được đặt hay chưa',
    unsureText: (time) =>
      `Đã xảy ra sự cố khi đặt lịch ${time}. Dù giờ đó vẫn hiện còn trống, có thể lịch hẹn của bạn đã được đặt.`,
    unsureContact: 'Vui lòng liên hệ với chúng tôi trước khi đặt lại.',
    notBookedAgain: {
      offline: 'Bạn đang mất kết nối mạng nên không có gì được gửi lại. Thông tin bạn nhập vẫn còn.',
      'rate-limited':
        'Chúng tôi đang nhận rất nhiều yêu cầu nên lần thử vừa rồi không thành công. Vui lòng thử lại sau hoặc liên hệ với chúng tôi.',
      refused: 'Lần thử vừa rồi không thành công.',
    },
    bookAgain: 'Vẫn đặt lại',
    otherTime: 'Chọn giờ khác',
    lookingUp: 'Đang kiểm tra lịch hẹn đã được đặt chưa…',
    lookUpAgain: 'Kiểm tra lại',
    stillUnsure: 'Chúng tôi đã kiểm tra nhưng vẫn chưa rõ.',

    bookedHeading: 'Đã đặt lịch xem nhà',
    otherTimeHeading: 'Lịch xem nhà của bạn được đặt vào giờ khác',
    otherTimeText: (asked, booked) =>
      `Bạn đã chọn ${asked}, còn chúng tôi đã đặt ${booked}. Nếu không phù hợp, vui lòng liên hệ với chúng tôi.`,
    rescheduledHeading: 'Đã đổi giờ xem nhà',
    notLoadedHeading: 'Không tải được phần này',
    backToTour: 'Về lịch hẹn của bạn',
    actionsNotLoaded: 'Không tải được các nút của lịch hẹn này.',
    yourTour: 'Lịch xem nhà của bạn',
    youBooked: (time) => `Bạn đã đặt lịch ${time}`,
    bookAnother: 'Đặt thêm lịch xem nhà',
    seeYouOn: (weekday, name) => `Hẹn gặp ${name ? `${name} ` : 'bạn '}vào ${weekday}`,
    yourTime: (time) => `${time} theo giờ của bạn`,
    noteWords: { where: 'Địa điểm', bring: 'Mang theo', gettingThere: 'Đường đi' },
    perhapsBookedToo: (times) =>
      `Có thể lịch hẹn ${allOf(times)} cũng đã được đặt. Nếu không muốn giữ, vui lòng liên hệ với chúng tôi.`,
    question: 'Bạn đến trễ hoặc cần hỏi thêm?',

    backToTimes: 'Quay lại chọn giờ',

    closedHeading: 'Hiện không nhận đặt lịch trực tuyến',
    stillUnreachable: 'Vẫn không kết nối được.',
  },
};
