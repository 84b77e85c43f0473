import type { LauncherWords, PreviewWords } from '../../messages.ts';
import { allOf, anyOf } from './grammar.ts';

/** Vietnamese with “bạn”, which says nothing of age or gender. One form for every number. */
export const launcherVi: LauncherWords = {
  language: 'vi-US',
  direction: 'ltr',
  launcher: {
    dialog: 'Đặt lịch xem nhà',
    close: 'Đóng',
    wait: 'Xin chờ một chút: đang đợi phản hồi.',
    button: 'Đặt lịch xem nhà',
    nextToday: (time) => `Sớm nhất: hôm nay, ${time}`,
    nextOn: (day, time) => `Sớm nhất: ${day} · ${time}`,
    yourTour: (day, time) => `Lịch của bạn: ${day} · ${time}`,
    onList: 'Đã có trong danh sách',
    slow: 'Việc này lâu hơn bình thường.',
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
      full: 'đã hết giờ',
      closed: 'đóng cửa',
      unknown: 'chưa kiểm tra',
      outside: 'không mở',
    },
    dayWithState: (day, state) => (state === '' ? day : `${day}, ${state}`),
    dayParts: 'Buổi trong ngày',
    timesOfPart: () => 'giờ trống',
    morning: 'Sáng',
    afternoon: 'Chiều',
    evening: 'Tối',
    times: (count) => `${count} trống`,
    full: 'hết',
  },

  ui: {
    optional: 'Không bắt buộc',
    working: 'Vui lòng chờ',
  },

  widget: {
    title: 'Đặt lịch xem nhà',
    minutes: (count) => `${count} phút`,
    timesIn: (zone, offset) => `Theo ${zone}${offset ? ` (${offset})` : ''}`,
    localTime: 'Giờ địa phương của khu nhà',
    loading: 'Đang tìm giờ trống…',
    slow: 'Việc này lâu hơn bình thường.',

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
    closedText: 'Hiện khu nhà này không nhận đặt lịch xem nhà trực tuyến.',
    unreachableHeading: 'Hiện không thể đặt lịch',
    unreachable: {
      connection: 'Không kết nối được với dịch vụ đặt lịch. Vui lòng kiểm tra kết nối rồi thử lại.',
      service: 'Dịch vụ đặt lịch không phản hồi đúng. Vui lòng thử lại sau giây lát hoặc liên hệ với chúng tôi.',
    },
    failedHeading: 'Trang này gặp lỗi',
    failedText:
      'Vui lòng thử lại hoặc liên hệ với chúng tôi. Nếu đã gửi biểu mẫu, vui lòng liên hệ với chúng tôi trước khi gửi lại.',
    call: (phone) => `Gọi ${phone.replace(/\s/g, '\u00a0')}`,
    emailUs: 'Gửi email',
  },

  screens: {
    propertyTime: 'Giờ địa phương',
    closedDay: 'Ngày này đóng cửa.',
    noTimes: 'Ngày này đã hết giờ trống.',
    noTimesToday: (time) => `Hôm nay đã hết giờ trống: buổi cuối bắt đầu lúc ${time}.`,
    nothing: (days) => `Không có giờ trống trong ${days} ngày tới.`,
    allClosed: (days) => `Không thể đặt lịch xem nhà trực tuyến trong ${days} ngày tới.`,
    nextFreeDay: (day) => `Ngày trống kế tiếp: ${day}`,
    earlierFreeDay: (day) => `Ngày trống sớm hơn: ${day}`,
    findNext: 'Tìm ngày trống kế tiếp',
    finding: 'Đang tìm ngày trống kế tiếp…',
    lookFurther: 'Tìm thêm',
    nothingUntil: (day) => `Không có giờ trống cho đến hết ${day}.`,
    asOf: (time) => `Cập nhật lúc ${time}`,
    chooseDay: 'Chọn ngày',
    closeMonth: 'Đóng',
    notLoaded: {
      connection: 'Không tải được giờ trống. Có thể bạn đã mất kết nối.',
      service: 'Không tải được giờ trống. Dịch vụ đặt lịch không phản hồi đúng.',
    },
    stillNotLoaded: {
      connection: 'Vẫn không tải được giờ trống. Có thể bạn đã mất kết nối.',
      service: 'Vẫn không tải được giờ trống. Dịch vụ đặt lịch không phản hồi đúng.',
    },

    slotTakenOrPast: (time) => `Không đặt được ${time}.`,
    slotTaken: (time) => `${time} không còn trống.`,
    slotTakenButFree: (time) => `Không đặt được ${time}. Có thể bạn đã có lịch xem nhà vào giờ đó.`,
    takenPerhapsOwn: 'Đây có thể là lịch bạn vừa đặt. Vui lòng liên hệ với chúng tôi trước khi đặt giờ khác.',
    unknownOutcomes: (times) =>
      `Có thể lịch xem nhà của bạn đã được đặt: ${anyOf(times)}. Vui lòng liên hệ với chúng tôi trước khi đặt giờ khác.`,
    timesLeft: (times, day) => `${day}: còn ${times}.`,
    answersKept: 'Thông tin của bạn vẫn được giữ.',
    takenNearest: 'Gần nhất:',
    takenComma: ', ',
    takenOr: 'hoặc chọn giờ bất kỳ bên dưới.',
    takenPick: 'Vui lòng chọn giờ khác bên dưới.',

    detailsHeading: 'Thông tin của bạn',
    change: 'Đổi',
    changeLabel: 'Đổi ngày hoặc giờ',
    submit: (time) => `Đặt ${time}`,
    sending: 'Đang đặt lịch…',
    privacy: 'Cách chúng tôi dùng thông tin của bạn',
    free: 'Miễn phí, không cần tài khoản.',
    freeToChange: 'Bạn có thể đổi hoặc hủy bất cứ lúc nào.',
    notBooked: {
      offline:
        'Bạn đang ngoại tuyến. Chưa có gì được gửi và thông tin của bạn vẫn được giữ. Vui lòng thử lại khi có kết nối.',
      'rate-limited': 'Hiện có nhiều người đang đặt lịch. Lịch của bạn chưa được đặt; vui lòng thử lại sau giây lát.',
      refused: 'Lịch của bạn chưa được đặt. Vui lòng kiểm tra thông tin rồi thử lại, hoặc liên hệ với chúng tôi.',
    },

    foundNotBooked: (time) =>
      `Chúng tôi đã kiểm tra: lịch ${time} chưa được đặt. Thông tin của bạn vẫn được giữ và bạn có thể đặt ngay.`,
    bookToo: (times, time) => `Có thể bạn đã có lịch xem nhà: ${anyOf(times)}. Đặt thêm ${time}?`,
    tourElsewhere: (tour) => `Bạn đã đặt lịch xem nhà trong một thẻ khác: ${tour}.`,
    bookBeside: (tour, time) => `Bạn đã có lịch xem nhà: ${tour}. Đặt thêm ${time}?`,
    submitToo: (time) => `Đặt thêm ${time}`,

    unsureHeading: 'Chưa rõ lịch của bạn đã được đặt hay chưa',
    unsureText: (time) =>
      `Chúng tôi không nhận được phản hồi rõ ràng khi đặt ${time}. Có thể lịch của bạn đã được đặt.`,
    unsureWarning: 'Nếu giờ đó vẫn hiện là trống, vui lòng hỏi chúng tôi trước.',
    unsureContact: 'Vui lòng liên hệ với chúng tôi trước khi đặt lại.',
    notBookedAgain: {
      offline: 'Bạn đang ngoại tuyến nên không có gì được gửi lại. Thông tin của bạn vẫn được giữ.',
      'rate-limited':
        'Hiện có nhiều người đang đặt lịch nên lịch không được đặt lại. Vui lòng thử lại sau hoặc liên hệ với chúng tôi.',
      refused: 'Dịch vụ đặt lịch đã không đặt lại.',
    },
    bookAgain: 'Vẫn đặt lại',
    otherTime: 'Chọn giờ khác',
    lookingUp: 'Đang kiểm tra lịch đã được đặt chưa…',
    lookUpAgain: 'Kiểm tra lại',
    stillUnsure: 'Chúng tôi đã kiểm tra và vẫn chưa rõ.',

    bookedHeading: 'Đã đặt lịch xem nhà',
    otherTimeHeading: 'Lịch xem nhà của bạn được đặt vào giờ khác',
    otherTimeText: (asked, booked) =>
      `Bạn đã chọn ${asked}, còn dịch vụ đặt lịch đã đặt ${booked}. Nếu không phù hợp, vui lòng liên hệ với chúng tôi.`,
    rescheduledHeading: 'Lịch xem nhà của bạn đã được đổi',
    notLoadedHeading: 'Không tải được phần này',
    backToTour: 'Về lịch của bạn',
    actionsNotLoaded: 'Không tải được các nút cho lịch này.',
    yourTour: 'Lịch xem nhà của bạn',
    youBooked: (time) => `Bạn đã đặt ${time}`,
    bookAnother: 'Đặt thêm lịch xem nhà',
    seeYouOn: (weekday, name) => `Hẹn gặp ${name ? `${name} ` : 'bạn '}vào ${weekday}`,
    yourTime: (time) => `${time} theo giờ của bạn`,
    noteWords: { where: 'Địa điểm', bring: 'Mang theo', gettingThere: 'Đường đi' },
    perhapsBookedToo: (times) =>
      `Có thể một lịch khác cũng đã được đặt: ${allOf(times)}. Nếu không muốn, vui lòng liên hệ với chúng tôi.`,
    question: 'Đến trễ hoặc có câu hỏi?',

    backToTimes: 'Về phần chọn giờ',

    closedHeading: 'Đã đóng đặt lịch trực tuyến',
    stillUnreachable: 'Vẫn không kết nối được với dịch vụ đặt lịch.',
    misconfiguredHeading: 'Phần đặt lịch chưa được cài đặt đúng',
  },
};
