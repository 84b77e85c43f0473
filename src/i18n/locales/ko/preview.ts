import type { LauncherWords, PreviewWords } from '../../messages.ts';
import { allOf, anyOf } from './grammar.ts';

/** Korean in the polite style: buttons are nouns, requests end in “~해 주세요”. One form for every number. */
export const launcherKo: LauncherWords = {
  language: 'ko-US',
  direction: 'ltr',
  launcher: {
    dialog: '투어 예약',
    close: '닫기',
    wait: '잠시만요. 답변을 기다리고 있습니다.',
    button: '투어 예약',
    nextToday: (time) => `가장 빠른 시간: 오늘 ${time}`,
    nextOn: (day, time) => `가장 빠른 시간: ${day} · ${time}`,
    yourTour: (day, time) => `나의 투어: ${day} · ${time}`,
    onList: '대기 명단에 있음',
    slow: '평소보다 오래 걸리고 있습니다.',
  },
};

export const previewKo: PreviewWords = {
  ...launcherKo,

  calendar: {
    nextAvailable: '가장 빠른 시간',
    previousMonth: '이전 달',
    nextMonth: '다음 달',
    month: '월 보기',
    days: '날짜',
    dayStates: {
      open: '예약 가능',
      full: '마감',
      closed: '휴무',
      unknown: '아직 확인하지 않음',
      outside: '예약 불가',
    },
    dayWithState: (day, state) => (state === '' ? day : `${day}, ${state}`),
    dayParts: '시간대',
    timesOfPart: () => '개 시간',
    morning: '오전',
    afternoon: '오후',
    evening: '저녁',
    times: (count) => `${count}개 시간`,
    full: '마감',
  },

  ui: {
    optional: '선택 사항',
    working: '잠시만 기다려 주세요',
  },

  widget: {
    title: '투어 예약',
    minutes: (count) => `${count}분`,
    timesIn: (zone, offset) => `${zone}${offset ? `(${offset})` : ''} 기준`,
    localTime: '현지 시간 기준',
    loading: '예약 가능한 시간을 찾는 중…',
    slow: '평소보다 오래 걸리고 있습니다.',

    pickHeading: '날짜와 시간 선택',
    today: '오늘',
    tomorrow: '내일',
    dayTime: (day, time) => `${day} ${time}`,
    dayTimeLabel: (day, time) => `${day} · ${time}`,
    nearTime: (day, time) => `${day} ${time}`,
    timesLoading: '예약 가능한 시간을 찾는 중…',
    noTimeSuits: '맞는 시간이 없나요?',
    leaveDetails: '연락처 남기기',
    tryAgain: '다시 시도',
    closedText: '지금은 온라인으로 투어 예약을 받지 않습니다.',
    unreachableHeading: '지금은 예약할 수 없습니다',
    unreachable: {
      connection: '예약 서비스에 연결할 수 없습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.',
      service: '예약 서비스가 제대로 응답하지 않습니다. 잠시 후 다시 시도하거나 문의해 주세요.',
    },
    failedHeading: '이 페이지에 문제가 생겼습니다',
    failedText: '다시 시도하거나 문의해 주세요. 이미 양식을 보내셨다면 다시 보내기 전에 문의해 주세요.',
    call: (phone) => `전화 ${phone.replace(/\s/g, '\u00a0')}`,
    emailUs: '이메일 보내기',
  },

  screens: {
    propertyTime: '현지 시간',
    closedDay: '이 날은 휴무입니다.',
    noTimes: '이 날은 남은 시간이 없습니다.',
    noTimesToday: (time) => `오늘은 남은 시간이 없습니다. 마지막 투어: ${time}.`,
    nothing: (days) => `앞으로 ${days}일 동안 예약 가능한 시간이 없습니다.`,
    allClosed: (days) => `앞으로 ${days}일 동안 온라인으로 투어를 예약할 수 없습니다.`,
    nextFreeDay: (day) => `다음 예약 가능일: ${day}`,
    earlierFreeDay: (day) => `더 빠른 예약 가능일: ${day}`,
    findNext: '다음 예약 가능일 찾기',
    finding: '다음 예약 가능일을 찾는 중…',
    lookFurther: '더 찾기',
    nothingUntil: (day) => `${day}까지 예약 가능한 시간이 없습니다.`,
    asOf: (time) => `${time} 기준`,
    chooseDay: '날짜 선택',
    closeMonth: '닫기',
    notLoaded: {
      connection: '시간을 불러오지 못했습니다. 인터넷 연결이 끊겼을 수 있습니다.',
      service: '시간을 불러오지 못했습니다. 예약 서비스가 제대로 응답하지 않습니다.',
    },
    stillNotLoaded: {
      connection: '여전히 시간을 불러오지 못했습니다. 인터넷 연결이 끊겼을 수 있습니다.',
      service: '여전히 시간을 불러오지 못했습니다. 예약 서비스가 제대로 응답하지 않습니다.',
    },

    slotTakenOrPast: (time) => `예약하지 못했습니다: ${time}.`,
    slotTaken: (time) => `더 이상 예약할 수 없는 시간입니다: ${time}.`,
    slotTakenButFree: (time) => `예약하지 못했습니다: ${time}. 그 시간에 이미 투어가 있을 수 있습니다.`,
    takenPerhapsOwn: '방금 예약하신 투어일 수 있습니다. 다른 시간을 예약하기 전에 문의해 주세요.',
    unknownOutcomes: (times) =>
      `투어가 예약되었을 수 있습니다: ${anyOf(times)}. 다른 시간을 예약하기 전에 문의해 주세요.`,
    timesLeft: (times, day) => `${day}: ${times} 남음.`,
    answersKept: '입력하신 내용은 그대로 있습니다.',
    takenNearest: '가까운 시간:',
    takenComma: ', ',
    takenOr: '또는 아래에서 시간을 골라 주세요.',
    takenPick: '아래에서 다른 시간을 골라 주세요.',

    detailsHeading: '방문자 정보',
    change: '변경',
    changeLabel: '날짜 또는 시간 변경',
    submit: (time) => `${time} 예약`,
    sending: '투어를 예약하는 중…',
    privacy: '개인정보 이용 안내',
    free: '무료이며 계정이 필요 없습니다.',
    freeToChange: '언제든지 변경하거나 취소할 수 있습니다.',
    notBooked: {
      offline:
        '인터넷에 연결되어 있지 않습니다. 아무것도 전송되지 않았고 입력하신 내용은 그대로 있습니다. 연결되면 다시 시도해 주세요.',
      'rate-limited': '지금 예약이 몰리고 있습니다. 투어가 아직 예약되지 않았습니다. 잠시 후 다시 시도해 주세요.',
      refused: '투어가 예약되지 않았습니다. 정보를 확인하고 다시 시도하거나 문의해 주세요.',
    },

    foundNotBooked: (time) =>
      `확인해 보니 투어가 예약되지 않았습니다(${time}). 입력하신 내용은 그대로 있으며 지금 예약할 수 있습니다.`,
    bookToo: (times, time) => `이미 투어가 있을 수 있습니다: ${anyOf(times)}. ${time}에도 예약할까요?`,
    tourElsewhere: (tour) => `다른 탭에서 투어를 예약하셨습니다: ${tour}.`,
    bookBeside: (tour, time) => `이미 투어가 있습니다: ${tour}. ${time}에도 예약할까요?`,
    submitToo: (time) => `${time}에도 예약`,

    unsureHeading: '예약되었는지 확인할 수 없습니다',
    unsureText: (time) => `예약하는 동안 명확한 응답을 받지 못했습니다(${time}). 투어가 예약되었을 수 있습니다.`,
    unsureWarning: '그 시간이 아직 예약 가능으로 보이면 먼저 문의해 주세요.',
    unsureContact: '다시 예약하기 전에 문의해 주세요.',
    notBookedAgain: {
      offline: '인터넷에 연결되어 있지 않아 다시 전송하지 않았습니다. 입력하신 내용은 그대로 있습니다.',
      'rate-limited': '지금 예약이 몰리고 있어 다시 예약하지 않았습니다. 나중에 다시 시도하거나 문의해 주세요.',
      refused: '예약 서비스가 투어를 다시 예약하지 않았습니다.',
    },
    bookAgain: '그래도 다시 예약',
    otherTime: '다른 시간 선택',
    lookingUp: '예약되었는지 확인하는 중…',
    lookUpAgain: '다시 확인',
    stillUnsure: '확인했지만 아직 알 수 없습니다.',

    bookedHeading: '투어가 예약되었습니다',
    otherTimeHeading: '투어가 다른 시간에 예약되었습니다',
    otherTimeText: (asked, booked) => `선택하신 시간: ${asked}. 예약된 시간: ${booked}. 맞지 않으면 문의해 주세요.`,
    rescheduledHeading: '투어 시간이 변경되었습니다',
    notLoadedHeading: '불러오지 못했습니다',
    backToTour: '나의 투어로 돌아가기',
    actionsNotLoaded: '이 투어의 버튼을 불러오지 못했습니다.',
    yourTour: '나의 투어',
    youBooked: (time) => `예약하신 시간: ${time}`,
    bookAnother: '다른 투어 예약',
    seeYouOn: (weekday, name) => `${name ? `${name} 님, ` : ''}${weekday}에 뵙겠습니다`,
    yourTime: (time) => `내 시간대로는 ${time}`,
    noteWords: { where: '장소', bring: '준비물', gettingThere: '오시는 길' },
    perhapsBookedToo: (times) => `다른 투어도 예약되었을 수 있습니다: ${allOf(times)}. 원하지 않으시면 문의해 주세요.`,
    question: '늦거나 궁금한 점이 있으신가요?',

    backToTimes: '시간 선택으로 돌아가기',

    closedHeading: '온라인 예약이 마감되었습니다',
    stillUnreachable: '여전히 예약 서비스에 연결할 수 없습니다.',
    misconfiguredHeading: '예약 설정이 올바르지 않습니다',
  },
};
