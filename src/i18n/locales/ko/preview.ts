import type { LauncherWords, PreviewWords } from '../../messages.ts';
import { allOf, anyOf } from './grammar.ts';

/** Korean in the polite style: buttons are nouns, requests end in “~해 주세요”. One form for every number. */
export const launcherKo: LauncherWords = {
  language: 'ko-US',
  direction: 'ltr',
  launcher: {
    dialog: '투어 예약',
    close: '닫기',
    wait: '응답을 기다리고 있습니다. 잠시만 기다려 주세요.',
    button: '투어 예약',
    nextToday: (time) => `가장 빠른 시간: 오늘 · ${time}`,
    nextOn: (day, time) => `가장 빠른 시간: ${day} · ${time}`,
    yourTour: (day, time) => `내 투어: ${day} · ${time}`,
    onList: '투어 대기자 명단 등록됨',
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
      unknown: '확인 전',
      outside: '예약 불가',
    },
    dayWithState: (day, state) => (state === '' ? day : `${day}, ${state}`),
    dayParts: '시간대',
    timesOfPart: () => '개 시간',
    morning: '오전',
    afternoon: '오후',
    evening: '저녁',
    times: (count) => `시간 ${count}개`,
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
    noTimeSuits: '맞는 시간이 없으신가요?',
    leaveDetails: '연락처 남기기',
    tryAgain: '다시 시도',
    contactUs: '투어를 원하시면 문의해 주세요.',
    unreachableHeading: '지금은 온라인 예약을 이용할 수 없습니다',
    unreachable: {
      connection: '연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.',
      service: '시스템에 문제가 생겼습니다. 잠시 후 다시 시도하거나 문의해 주세요.',
    },
    failedHeading: '문제가 생겼습니다',
    failedText: '다시 시도하거나 문의해 주세요. 이미 양식을 보내셨다면 다시 보내기 전에 문의해 주세요.',
    call: (phone) => `전화 ${phone.replace(/\s/g, '\u00a0')}`,
    emailUs: '이메일 보내기',
  },

  screens: {
    closedDay: '이날은 휴무입니다.',
    noTimes: '이날은 예약 가능한 시간이 더 없습니다.',
    noTimesToday: (time) => `오늘은 예약 가능한 시간이 더 없습니다. 마지막 투어는 ${time}에 시작했습니다.`,
    nothing: (days) => `앞으로 ${days}일 동안 예약 가능한 시간이 없습니다.`,
    allClosed: (days) => `앞으로 ${days}일 동안 온라인 예약을 받지 않습니다.`,
    nextFreeDay: (day) => `다음 예약 가능일: ${day}`,
    earlierFreeDay: (day) => `더 빠른 예약 가능일: ${day}`,
    findNext: '다음 예약 가능일 찾기',
    finding: '다음 예약 가능일을 찾는 중…',
    lookFurther: '계속 찾기',
    nothingUntil: (day) => `${day}까지 예약 가능한 시간이 없습니다.`,
    nothingAfter: (day) => `${day} 이후에는 예약 가능한 시간이 없습니다.`,
    asOf: (time) => `${time} 기준`,
    chooseDay: '날짜 선택',
    closeMonth: '닫기',
    notLoaded: {
      connection: '시간을 불러오지 못했습니다. 인터넷 연결이 끊겼을 수 있습니다.',
      service: '시간을 불러오지 못했습니다. 시스템에 문제가 생겼습니다.',
    },
    stillNotLoaded: {
      connection: '이번에도 시간을 불러오지 못했습니다. 인터넷 연결이 끊겼을 수 있습니다.',
      service: '이번에도 시간을 불러오지 못했습니다. 시스템에 문제가 생겼습니다.',
    },

    slotTakenOrPast: (time) => `${time} 투어를 예약하지 못했습니다.`,
    slotTaken: (time) => `${time} 투어는 방금 마감되었습니다.`,
    slotTakenButFree: (time) => `${time} 투어를 예약하지 못했습니다. 그 시간에 이미 투어가 있을 수 있습니다.`,
    takenPerhapsOwn: '방금 예약하신 투어일 수 있습니다. 다른 시간을 예약하기 전에 문의해 주세요.',
    unknownOutcomes: (times) =>
      `${anyOf(times)} 투어가 예약되었을 수 있습니다. 다른 시간을 예약하기 전에 문의해 주세요.`,
    timesLeft: (times, day) => `${day}에 남은 ${times}.`,
    answersKept: '입력하신 내용은 그대로 있습니다.',
    takenNearest: '가까운 시간:',
    takenComma: ', ',
    takenOr: '또는 아래에서 다른 시간을 선택해 주세요.',
    takenPick: '아래에서 다른 시간을 선택해 주세요.',

    detailsHeading: '방문자 정보',
    change: '변경',
    changeLabel: '날짜 또는 시간 변경',
    submit: (time) => `${time} 예약`,
    sending: '투어를 예약하는 중…',
    privacy: '개인정보 이용 안내',
    free: '무료이며 회원가입이 필요 없습니다.',
    freeToChange: '나중에 변경하거나 취소할 수 있습니다.',
    notBooked: {
      offline: '인터넷 연결이 끊겨 전송되지 않았습니다. 입력하신 내용은 그대로 있으니 연결되면 다시 시도해 주세요.',
      'rate-limited': '지금 요청이 많아 투어가 아직 예약되지 않았습니다. 잠시 후 다시 시도해 주세요.',
      refused: '투어가 예약되지 않았습니다. 입력하신 내용을 확인하고 다시 시도하거나 문의해 주세요.',
    },

    foundNotBooked: (time) =>
      `확인해 보니 ${time} 투어가 예약되지 않았습니다. 입력하신 내용은 그대로 있으니 지금 예약하실 수 있습니다.`,
    bookToo: (times, time) => `이미 ${anyOf(times)} 투어가 있을 수 있습니다. ${time}에도 예약하시겠어요?`,
    tourElsewhere: (tour) => `다른 탭에서 ${tour} 투어를 예약하셨습니다.`,
    bookBeside: (tour, time) => `이미 ${tour} 투어가 있습니다. ${time}에도 예약하시겠어요?`,
    submitToo: (time) => `${time}에도 예약`,

    unsureHeading: '예약 여부를 확인할 수 없습니다',
    unsureText: (time) =>
      `${time} 투어를 예약하는 중에 문제가 발생했습니다. 그 시간이 아직 예약 가능으로 보이더라도 예약되었을 수 있습니다.`,
    unsureContact: '다시 예약하기 전에 문의해 주세요.',
    notBookedAgain: {
      offline: '인터넷 연결이 끊겨 다시 전송하지 않았습니다. 입력하신 내용은 그대로 있습니다.',
      'rate-limited': '지금 요청이 많아 방금 하신 시도가 처리되지 않았습니다. 나중에 다시 시도하거나 문의해 주세요.',
      refused: '방금 하신 시도가 처리되지 않았습니다.',
    },
    bookAgain: '그래도 다시 예약',
    otherTime: '다른 시간 선택',
    lookingUp: '예약 여부를 확인하는 중…',
    lookUpAgain: '다시 확인',
    stillUnsure: '확인해 보았지만 아직 알 수 없습니다.',

    bookedHeading: '투어가 예약되었습니다',
    otherTimeHeading: '투어가 다른 시간에 예약되었습니다',
    otherTimeText: (asked, booked) =>
      `선택하신 시간은 ${asked}, 예약된 시간은 ${booked}입니다. 시간이 맞지 않으면 문의해 주세요.`,
    rescheduledHeading: '투어 시간이 변경되었습니다',
    notLoadedHeading: '불러오지 못했습니다',
    backToTour: '내 투어로 돌아가기',
    actionsNotLoaded: '투어 관련 버튼을 불러오지 못했습니다.',
    yourTour: '내 투어',
    youBooked: (time) => `예약하신 시간: ${time}`,
    bookAnother: '다른 투어 예약',
    seeYouOn: (weekday, name) => `${name ? `${name} 님, ` : ''}${weekday}에 뵙겠습니다`,
    yourTime: (time) => `내 시간대 기준 ${time}`,
    noteWords: { where: '장소', bring: '준비물', gettingThere: '오시는 길' },
    perhapsBookedToo: (times) => `${allOf(times)} 투어도 예약되었을 수 있습니다. 원하지 않으시면 문의해 주세요.`,
    question: '늦으시거나 궁금한 점이 있으신가요?',

    backToTimes: '시간 선택으로 돌아가기',

    closedHeading: '온라인 예약을 받지 않고 있습니다',
    stillUnreachable: '이번에도 연결하지 못했습니다.',
  },
};
