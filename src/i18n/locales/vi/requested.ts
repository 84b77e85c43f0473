import type { RequestedMessages } from '../../requested.ts';
import { allOf, anyOf } from './grammar.ts';

export const launcherRequestedVi: RequestedMessages['launcher'] = {
  dialog: 'Yêu cầu xem nhà',
  button: 'Yêu cầu xem nhà',
  yourTour: (day, time) => `Đã yêu cầu: ${day} · ${time}`,
};

export const requestedVi: RequestedMessages = {
  state: 'Đang chờ văn phòng trả lời',
  answer: (place, time) => `Văn phòng${place ? ` tại ${place}` : ''} sẽ trả lời bạn${time ? ` trước ${time}` : ''}.`,
  widget: { title: 'Yêu cầu xem nhà' },
  launcher: launcherRequestedVi,
  screens: {
    slotTakenOrPast: (time) => `Không gửi được yêu cầu cho ${time}.`,
    slotTakenButFree: (time) => `Không gửi được yêu cầu cho ${time}. Có thể bạn đã có lịch hẹn vào giờ đó.`,
    takenPerhapsOwn: 'Đây có thể là yêu cầu bạn vừa gửi. Vui lòng liên hệ với chúng tôi trước khi yêu cầu giờ khác.',
    unknownOutcomes: (times) =>
      `Có thể yêu cầu cho ${anyOf(times)} của bạn đã được gửi đến. Vui lòng liên hệ với chúng tôi trước khi yêu cầu giờ khác.`,
    submit: (time) => `Yêu cầu ${time}`,
    sending: 'Đang gửi yêu cầu…',
    notBooked: {
      'rate-limited':
        'Chúng tôi đang nhận rất nhiều yêu cầu. Yêu cầu của bạn chưa được ghi nhận. Vui lòng thử lại sau một phút.',
      refused:
        'Yêu cầu của bạn chưa được ghi nhận. Vui lòng kiểm tra thông tin rồi thử lại, hoặc liên hệ với chúng tôi.',
    },
    foundNotBooked: (time) =>
      `Chúng tôi đã kiểm tra: yêu cầu cho ${time} chưa được gửi đến. Thông tin bạn nhập vẫn còn, bạn có thể gửi ngay.`,
    bookToo: (times, time) => `Có thể bạn đã yêu cầu xem nhà ${anyOf(times)}. Yêu cầu thêm ${time}?`,
    tourElsewhere: (tour) => `Bạn đã yêu cầu xem nhà ${tour} trong một thẻ khác.`,
    bookBeside: (tour, time) => `Bạn đã yêu cầu xem nhà ${tour}. Yêu cầu thêm ${time}?`,
    submitToo: (time) => `Yêu cầu thêm ${time}`,
    unsureHeading: 'Chưa rõ yêu cầu của bạn đã được gửi đến hay chưa',
    unsureText: (time) =>
      `Đã xảy ra sự cố khi gửi yêu cầu cho ${time}. Dù giờ đó vẫn hiện còn trống, có thể yêu cầu đã được gửi đến.`,
    unsureContact: 'Vui lòng liên hệ với chúng tôi trước khi gửi lại.',
    bookAgain: 'Vẫn gửi lại',
    lookingUp: 'Đang kiểm tra yêu cầu đã được gửi đến chưa…',
    bookedHeading: 'Đã gửi yêu cầu xem nhà',
    otherTimeHeading: 'Yêu cầu xem nhà của bạn được ghi vào giờ khác',
    otherTimeText: (asked, booked) =>
      `Bạn đã chọn ${asked}, còn chúng tôi đã ghi ${booked}. Nếu không phù hợp, vui lòng liên hệ với chúng tôi.`,
    rescheduledHeading: 'Yêu cầu của bạn đã được đổi giờ',
    youBooked: (time) => `Bạn đã yêu cầu ${time}`,
    bookAnother: 'Gửi thêm yêu cầu xem nhà',
    seeYouOn: (_weekday, name) => `Cảm ơn ${name || 'bạn'}`,
    question: 'Bạn có câu hỏi?',
    freeToChange: 'Bạn có thể đổi hoặc rút yêu cầu sau.',
    perhapsBookedToo: (times) =>
      `Có thể yêu cầu cho ${allOf(times)} cũng đã được gửi đến. Nếu không muốn giữ, vui lòng liên hệ với chúng tôi.`,
  },
  form: {
    booker: { label: 'Bạn yêu cầu xem nhà cho ai?' },
    refused: { notBooked: 'Yêu cầu của bạn chưa được ghi nhận. Vui lòng sửa mục sau:' },
  },
  homes: { goneText: 'Bạn vẫn có thể yêu cầu xem nhà.' },
  agent: {
    willShow: (name) => `Người phụ trách: ${name}`,
  },
  actions: {
    title: (place) => (place ? `Yêu cầu xem nhà tại ${place}` : 'Yêu cầu xem nhà'),
    addToCalendar: 'Ghi tạm vào lịch',
    changeAt: (url) => `Đổi hoặc rút: ${url}`,
    reschedule: 'Đổi yêu cầu',
    cancelTour: 'Rút yêu cầu',
    notAllowed: 'Không thể đổi yêu cầu này ở đây. Vui lòng liên hệ với chúng tôi.',
  },
  changes: {
    rescheduleHeading: 'Đổi yêu cầu của bạn',
    rescheduleText: 'Yêu cầu của bạn được giữ nguyên cho đến khi bạn gửi giờ khác.',
    perhapsRescheduled: (times) =>
      `Có thể yêu cầu của bạn đã được đổi sang ${anyOf(times)}. Vui lòng liên hệ với chúng tôi để chắc chắn.`,
    reschedule: 'Đổi yêu cầu',
    rescheduling: 'Đang đổi yêu cầu…',
    slotTakenOrPast: (time) => `Không đổi được yêu cầu sang ${time}.`,
    slotTakenButFree: (time) => `Không đổi được yêu cầu sang ${time}, dù giờ đó vẫn hiện còn trống.`,
    takenPerhapsRescheduled:
      'Có thể yêu cầu của bạn đã là cho giờ đó. Vui lòng liên hệ với chúng tôi trước khi chọn giờ khác.',
    stays: (time) => `Yêu cầu của bạn vẫn là cho ${time}.`,
    rescheduleUnsureHeading: 'Chưa rõ yêu cầu của bạn đã được đổi hay chưa',
    rescheduleUnsureText: (from, to) =>
      `Đã xảy ra sự cố. Yêu cầu của bạn vẫn là cho ${from}, hoặc đã đổi sang ${anyOf(to)}. Yêu cầu của bạn không bị mất.`,
    cancelHeading: 'Rút yêu cầu của bạn?',
    keepTour: 'Giữ yêu cầu',
    cancel: 'Rút yêu cầu',
    canceling: 'Đang rút yêu cầu…',
    canceledHeading: 'Yêu cầu của bạn đã được rút',
    canceledEntry: (place) => (place ? `Đã rút: yêu cầu xem nhà tại ${place}` : 'Đã rút: yêu cầu xem nhà'),
    cancelUnsureHeading: 'Chưa rõ yêu cầu của bạn đã được rút hay chưa',
    cancelUnsureText: (time) => `Đã xảy ra sự cố. Yêu cầu cho ${time} có thể chưa được rút.`,
    notAllowed: 'Không thể đổi yêu cầu này ở đây.',
    bookAnother: 'Gửi yêu cầu khác',
  },
  plain: {
    notBooked: 'Yêu cầu của bạn chưa được ghi nhận',
    perhaps:
      'Có thể một yêu cầu cho giờ này đã được gửi đến. Vui lòng liên hệ với chúng tôi trước khi yêu cầu giờ khác.',
    canceling: 'Đang rút yêu cầu…',
    notCanceled: 'Yêu cầu của bạn chưa được rút',
    canceled: 'Yêu cầu của bạn đã được rút',
    cancelUnsure: 'Chưa rõ yêu cầu của bạn đã được rút hay chưa',
  },
};
