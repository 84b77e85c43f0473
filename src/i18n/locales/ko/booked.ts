import type { BookedWords } from '../../messages.ts';
import { anyOf } from './grammar.ts';

export const bookedKo: BookedWords = {
  actions: {
    title: (place) => (place ? `${place} 투어` : '집 투어'),
    addToCalendar: '캘린더에 추가',
    calendarFile: 'Apple 및 기타 캘린더',
    google: 'Google 캘린더',
    outlook: 'Outlook.com',
    saved: (name) => `${name} 파일을 열면 캘린더에 투어가 추가됩니다.`,
    changeAt: (link) => `변경 또는 취소: ${link}`,
    directions: '길찾기',
    share: '공유',
    shared: (title, when, location) => [title, when, location].filter((line) => line !== '').join('\n'),
    copied: '복사했습니다. 메시지에 붙여 넣어 주세요.',
    copyByHand: '아래 내용을 복사해 공유해 주세요:',
    oldEntry: (time) => `캘린더에 추가하셨다면 아직 이전 시간(${time})으로 표시됩니다.`,
    replaceEntry: '캘린더 일정 바꾸기',

    plansChange: '일정이 바뀌셨나요?',
    reschedule: '시간 변경',
    cancelTour: '투어 취소',
    notAllowed: '이 투어는 여기서 변경할 수 없습니다. 문의해 주세요.',
  },

  agent: {
    willShow: (name) => `${name} 님이 안내해 드립니다`,
    askedFor: (name) => `요청하신 담당자: ${name} 님`,
    call: '전화',
    text: '문자',
    callName: (name) => `${name} 님에게 전화`,
    textName: (name) => `${name} 님에게 문자`,
  },

  changes: {
    rescheduleHeading: '투어 시간 변경',
    rescheduleText: '새 시간을 확정할 때까지 지금 시간은 그대로 유지됩니다.',
    perhapsRescheduled: (times) => `투어가 이미 변경되었을 수 있습니다: ${anyOf(times)}. 문의하여 확인해 주세요.`,
    keepTime: (time) => `${time} 유지`,
    back: '뒤로',
    chooseTime: '새 시간 선택',
    fromTo: (from, to) => `기존: ${from}. 변경: ${to}`,
    reschedule: '투어 변경',
    rescheduling: '투어를 변경하는 중…',
    chosen: (time) => `새 시간: ${time}.`,
    ownTime: '현재 투어 시간입니다.',
    slotTakenOrPast: (time) => `${time} 투어로 변경하지 못했습니다.`,
    slotTakenButFree: (time) => `아직 예약 가능한 시간으로 보이지만 ${time} 투어로 변경하지 못했습니다.`,
    stays: (time) => `투어 시간은 ${time} 그대로입니다.`,
    takenPerhapsRescheduled: '투어가 이미 그 시간으로 변경되었을 수 있습니다. 다른 시간을 선택하기 전에 문의해 주세요.',
    notChanged: {
      offline: '인터넷 연결이 끊겨 전송되지 않았습니다. 변경된 것은 없으니 연결되면 다시 시도해 주세요.',
      'rate-limited': '지금 요청이 많아 아직 변경된 것이 없습니다. 잠시 후 다시 시도해 주세요.',
      refused: '처리되지 않아 변경된 것이 없습니다. 다시 시도하거나 문의해 주세요.',
    },

    cancelHeading: '투어를 취소하시겠어요?',
    cancelText: (time, place) => `${time}${place ? `, ${place}` : ''}.`,
    otherTimes: '다른 시간은 어떠세요?',
    allTimes: '전체 시간',
    keepTour: '투어 유지',
    cancel: '투어 취소',
    canceling: '투어를 취소하는 중…',
    serviceSays: (words) => `예약 시스템 안내: ${words}`,

    canceledHeading: '투어가 취소되었습니다',
    told: '임대팀에 알렸습니다.',
    notTold: '임대팀에는 알림이 전송되지 않았습니다.',
    inCalendar: '캘린더에 추가하셨다면 캘린더에서도 삭제해 주세요.',
    removeEntry: '캘린더에서 삭제',
    canceledEntry: (place) => (place ? `취소됨: ${place} 투어` : '취소됨: 투어'),
    entrySaved: (name) => `${name} 파일로 저장했습니다. 파일을 열면 캘린더에서 투어가 삭제됩니다.`,
    bookAnother: '투어 다시 예약',

    rescheduleUnsureHeading: '변경 여부를 확인할 수 없습니다',
    rescheduleUnsureText: (from, to) =>
      `문제가 발생했습니다. 투어 시간은 기존 시간(${from}) 또는 변경된 시간(${anyOf(to)})입니다. 투어는 취소되지 않았습니다.`,
    rescheduleUnsureContact: '어느 시간인지 문의해 주세요.',
    notChangedAgain: {
      offline: '인터넷 연결이 끊겨 다시 전송하지 않았습니다.',
      'rate-limited': '지금 요청이 많아 방금 하신 시도가 처리되지 않았습니다. 나중에 다시 시도하거나 문의해 주세요.',
      refused: '방금 하신 시도가 처리되지 않았습니다.',
    },
    otherTime: '다른 시간 선택',
    rescheduleAgain: (time) => `${time} 변경 다시 시도`,
    cancelUnsureHeading: '취소 여부를 확인할 수 없습니다',
    cancelUnsureText: (time) => `문제가 발생했습니다. ${time} 투어가 취소되지 않았을 수 있습니다.`,
    cancelUnsureContact: '문의하여 확인해 주세요.',
    cancelAgain: '다시 시도',
    notAllowed: '이 투어는 여기서 변경할 수 없습니다.',
  },

  lead: {
    heading: '연락처 남기기',
    nothingThrough: (day) => `${day}까지 예약 가능한 시간이 없습니다`,
    lookedAt: () => '온라인으로 예약할 수 있는 날이 모두 찼습니다.',
    ask: '사무실에 문의',
    seeMonth: (month) => `${month} 보기`,
    showCalendar: '그래도 달력 보기',
    text: '편하신 시간을 알려 주세요.',
    suits: '편하신 시간',
    suitNames: {
      morning: '오전',
      afternoon: '오후',
      evening: '저녁',
      weekdays: '월요일~금요일',
      saturday: '토요일',
      sunday: '일요일',
    },
    send: '투어 시간 요청',
    sending: '정보를 보내는 중…',
    notes: (suits, nothingUntil) =>
      [
        '투어를 희망합니다.',
        suits.length > 0 ? `편한 시간: ${anyOf(suits)}.` : '',
        nothingUntil === undefined ? '' : `온라인에서 ${nothingUntil}까지 예약 가능한 시간을 찾지 못했습니다.`,
      ]
        .filter((line) => line !== '')
        .join(' '),

    notSent: {
      offline: '인터넷 연결이 끊겨 전송되지 않았습니다. 입력하신 내용은 그대로 있으니 연결되면 다시 시도해 주세요.',
      'rate-limited': '지금 요청이 많아 정보가 아직 전송되지 않았습니다. 잠시 후 다시 시도해 주세요.',
      refused: '정보를 보내지 못했습니다. 전화나 이메일로 문의해 주세요.',
      unsure: '문제가 발생해 정보가 전달되었는지 알 수 없습니다. 다시 보내시거나 문의해 주세요.',
    },
    mail: '이메일로 보내기',
    mailSubject: '투어 시간 요청',
    mailBody: (notes, name, phone) => [notes, '', name, phone].filter((line, at) => at === 1 || line !== '').join('\n'),

    thanks: (name) => `${name} 님, 감사합니다`,
    thanksAll: '감사합니다',
    left: (suits) =>
      suits.length > 0
        ? `보내 주신 정보와 편하신 시간을 잘 받았습니다: ${anyOf(suits)}.`
        : '보내 주신 정보를 잘 받았습니다.',
  },

  plain: {
    heading: '내용을 표시하지 못했습니다',
    nothingSent: '전송된 내용은 없습니다. 다시 시도하거나 문의해 주세요.',
    showAgain: '다시 표시',
    wait: '결과가 여기에 표시됩니다.',
    notBooked: '투어가 예약되지 않았습니다',
    perhaps: '이 시간에 투어가 예약되었을 수 있습니다. 다른 시간을 예약하기 전에 문의해 주세요.',

    rescheduling: '투어를 변경하는 중…',
    notRescheduled: '투어가 변경되지 않았습니다',
    stays: '시간은 그대로입니다.',
    rescheduleUnsure: '변경 여부를 확인할 수 없습니다',
    rescheduleUnsureText: '다음 시간 중 하나입니다. 문의하여 확인해 주세요.',

    canceling: '투어를 취소하는 중…',
    notCanceled: '투어가 취소되지 않았습니다',
    canceled: '투어가 취소되었습니다',
    cancelUnsure: '취소 여부를 확인할 수 없습니다',
    cancelUnsureText: '취소되지 않았을 수 있습니다. 문의하여 확인해 주세요.',

    sendingDetails: '정보를 보내는 중…',
    detailsLeft: '보내 주신 정보를 잘 받았습니다',
    detailsUnsure: '정보가 전달되었는지 알 수 없습니다',
    detailsNotSent: '정보가 전송되지 않았습니다',
  },
};
