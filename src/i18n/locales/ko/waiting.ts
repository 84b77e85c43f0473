import type { WaitingMessages } from '../../waiting.ts';

export const waitingKo: WaitingMessages = {
  offer: '빈 시간이 생기면 알림 받기',
  text: '빈 시간이 생기면 메시지로 알려 드립니다. 시간을 따로 잡아 두지 않으며, 먼저 선택하는 분에게 돌아갑니다.',
  days: '원하는 날',
  week: (first, last) => `한 주 전체: ${first} ~ ${last}`,
  anyDay: (last) => `${last}까지 아무 날이나`,
  parts: '원하는 시간대',
  partsHint: '선택하지 않으면 하루 중 언제든 괜찮다는 뜻입니다.',
  anyTime: '하루 중 언제든',
  send: '대기 명단에 등록',
  sending: '대기 명단에 등록하는 중…',
  notJoined: {
    offline:
      '인터넷에 연결되어 있지 않습니다. 아무것도 전송되지 않았고 입력하신 내용은 그대로 있습니다. 연결되면 다시 시도해 주세요.',
    'rate-limited': '지금 요청이 몰리고 있습니다. 아직 명단에 등록되지 않았습니다. 잠시 후 다시 시도해 주세요.',
    refused: '여기서 명단에 등록할 수 없습니다. 임대 사무소에 문의해 주세요.',
    unsure:
      '명확한 응답을 받지 못해 명단에 등록되었는지 알 수 없습니다. 다시 보내셔도 됩니다. 두 번 등록되지 않습니다.',
  },

  listHeading: '대기 명단에 등록되었습니다',
  fromTo: (first, last) => `${first} ~ ${last}`,
  until: (day) => `${day}까지 대기 명단에 있습니다.`,
  nothingHeld: '시간을 따로 잡아 두지 않습니다. 먼저 선택하는 분에게 돌아갑니다.',
  howToLeave: '메시지마다 명단에서 나가는 링크가 있습니다.',
  show: '기다리는 시간 보기',
  leave: '명단에서 나가기',
  leaveAsk: '명단에서 나갈까요? 빈 시간 알림을 더 이상 받지 않습니다.',
  leaveYes: '네, 나가기',
  leaveNo: '명단에 남기',
  leaving: '명단에서 나가는 중…',
  notLeft: {
    offline: '인터넷에 연결되어 있지 않아 아직 명단에 있습니다. 연결되면 다시 시도해 주세요.',
    'rate-limited': '지금 요청이 몰려 아직 명단에 있습니다. 잠시 후 다시 시도해 주세요.',
    unsure: '명확한 응답을 받지 못해 아직 명단에 있을 수 있습니다. 다시 시도해 주세요.',
  },

  leaveHeading: '대기 명단에서 나갈까요?',
  leaveText: '빈 시간 알림을 더 이상 받지 않습니다.',
  leftHeading: '명단에서 나왔습니다',
  leftText: '빈 시간 알림을 더 이상 보내지 않습니다.',

  stillOn: '아직 대기 명단에 있습니다.',
  gone: '더 이상 이 명단에 없습니다. 그래도 시간을 선택하실 수 있습니다.',
  notRead: '명단에서 정보를 확인하지 못해 아무것도 채우지 않았습니다. 그래도 투어를 예약하실 수 있습니다.',
};
