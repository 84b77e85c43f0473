import type { RequestedMessages } from '../../requested.ts';
import { allOf, anyOf } from './grammar.ts';

export const launcherRequestedKo: RequestedMessages['launcher'] = {
  dialog: '투어 신청',
  button: '투어 신청',
  yourTour: (day, time) => `투어 신청: ${day} · ${time}`,
};

export const requestedKo: RequestedMessages = {
  state: '사무실 답변 대기 중',
  answer: (place, time) => `${place ? `${place} 임대팀` : '임대팀'}에서 ${time ? `${time}까지 ` : ''}답변드리겠습니다.`,
  widget: { title: '투어 신청' },
  launcher: launcherRequestedKo,
  screens: {
    slotTakenOrPast: (time) => `${time} 투어를 신청하지 못했습니다.`,
    slotTakenButFree: (time) => `${time} 투어를 신청하지 못했습니다. 그 시간에 이미 투어가 있을 수 있습니다.`,
    takenPerhapsOwn: '방금 신청하신 투어일 수 있습니다. 다른 시간을 신청하기 전에 문의해 주세요.',
    unknownOutcomes: (times) =>
      `${anyOf(times)} 투어 신청이 접수되었을 수 있습니다. 다른 시간을 신청하기 전에 문의해 주세요.`,
    submit: (time) => `${time} 신청`,
    sending: '신청을 보내는 중…',
    notBooked: {
      'rate-limited': '지금 요청이 많아 투어가 아직 신청되지 않았습니다. 잠시 후 다시 시도해 주세요.',
      refused: '투어가 신청되지 않았습니다. 입력하신 내용을 확인하고 다시 시도하거나 문의해 주세요.',
    },
    foundNotBooked: (time) =>
      `확인해 보니 ${time} 투어 신청이 접수되지 않았습니다. 입력하신 내용은 그대로 있으니 지금 보내실 수 있습니다.`,
    bookToo: (times, time) => `이미 ${anyOf(times)} 투어를 신청하셨을 수 있습니다. ${time}에도 신청하시겠어요?`,
    tourElsewhere: (tour) => `다른 탭에서 ${tour} 투어를 신청하셨습니다.`,
    bookBeside: (tour, time) => `이미 ${tour} 투어를 신청하셨습니다. ${time}에도 신청하시겠어요?`,
    submitToo: (time) => `${time}에도 신청`,
    unsureHeading: '신청 접수 여부를 확인할 수 없습니다',
    unsureText: (time) =>
      `${time} 투어 신청을 보내는 중에 문제가 발생했습니다. 그 시간이 아직 예약 가능으로 보이더라도 접수되었을 수 있습니다.`,
    unsureContact: '다시 보내기 전에 문의해 주세요.',
    bookAgain: '그래도 다시 보내기',
    lookingUp: '신청 접수 여부를 확인하는 중…',
    bookedHeading: '투어 신청이 접수되었습니다',
    otherTimeHeading: '투어가 다른 시간으로 신청되었습니다',
    otherTimeText: (asked, booked) =>
      `선택하신 시간은 ${asked}, 접수된 시간은 ${booked}입니다. 시간이 맞지 않으면 문의해 주세요.`,
    rescheduledHeading: '신청하신 시간이 변경되었습니다',
    youBooked: (time) => `신청하신 시간: ${time}`,
    bookAnother: '다른 투어 신청',
    seeYouOn: (_weekday, name) => (name ? `${name} 님, 감사합니다` : '감사합니다'),
    question: '문의하실 내용이 있으세요?',
    freeToChange: '나중에 신청을 변경하거나 취소하실 수 있습니다.',
    perhapsBookedToo: (times) => `${allOf(times)} 투어 신청도 접수되었을 수 있습니다. 원하지 않으시면 문의해 주세요.`,
  },
  form: {
    booker: { label: '신청하시는 분' },
    refused: { notBooked: '투어가 신청되지 않았습니다. 다음 내용을 수정해 주세요.' },
  },
  homes: { goneText: '투어는 계속 신청하실 수 있습니다.' },
  agent: {
    willShow: (name) => `담당자: ${name} 님`,
  },
  actions: {
    title: (place) => (place ? `${place} 투어 신청` : '집 투어 신청'),
    addToCalendar: '캘린더에 표시',
    changeAt: (url) => `변경 또는 취소: ${url}`,
    reschedule: '신청 변경',
    cancelTour: '신청 취소',
    notAllowed: '이 신청은 여기서 변경할 수 없습니다. 문의해 주세요.',
  },
  changes: {
    rescheduleHeading: '신청 시간 변경',
    rescheduleText: '다른 시간을 보내실 때까지 신청은 그대로 유지됩니다.',
    perhapsRescheduled: (times) => `신청이 이미 변경되었을 수 있습니다: ${anyOf(times)}. 문의하여 확인해 주세요.`,
    reschedule: '신청 변경',
    rescheduling: '신청을 변경하는 중…',
    slotTakenOrPast: (time) => `신청을 ${time} 투어로 변경하지 못했습니다.`,
    slotTakenButFree: (time) => `아직 가능한 시간으로 보이지만 신청을 ${time} 투어로 변경하지 못했습니다.`,
    takenPerhapsRescheduled: '신청이 이미 그 시간으로 변경되었을 수 있습니다. 다른 시간을 선택하기 전에 문의해 주세요.',
    stays: (time) => `신청하신 시간은 ${time} 그대로입니다.`,
    rescheduleUnsureHeading: '신청 변경 여부를 확인할 수 없습니다',
    rescheduleUnsureText: (from, to) =>
      `문제가 발생했습니다. 신청하신 시간은 기존 시간(${from}) 또는 변경된 시간(${anyOf(to)})입니다. 신청은 취소되지 않았습니다.`,
    cancelHeading: '신청을 취소하시겠습니까?',
    keepTour: '신청 유지',
    cancel: '신청 취소',
    canceling: '신청을 취소하는 중…',
    canceledHeading: '신청이 취소되었습니다',
    canceledEntry: (place) => (place ? `취소됨: ${place} 투어 신청` : '취소됨: 투어 신청'),
    cancelUnsureHeading: '신청 취소 여부를 확인할 수 없습니다',
    cancelUnsureText: (time) => `문제가 발생했습니다. ${time} 투어 신청이 취소되지 않았을 수 있습니다.`,
    notAllowed: '이 신청은 여기서 변경할 수 없습니다.',
    bookAnother: '투어 다시 신청',
  },
  plain: {
    notBooked: '투어가 신청되지 않았습니다',
    perhaps: '이 시간의 투어 신청이 접수되었을 수 있습니다. 다른 시간을 신청하기 전에 문의해 주세요.',
    canceling: '신청을 취소하는 중…',
    notCanceled: '신청이 취소되지 않았습니다',
    canceled: '신청이 취소되었습니다',
    cancelUnsure: '신청 취소 여부를 확인할 수 없습니다',
  },
};
