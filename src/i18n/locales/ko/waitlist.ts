import type { WaitlistMessages } from '../../waitlist.ts';

export const waitlistKo: WaitlistMessages = {
  offer: '빈 시간이 생기면 알림 받기',
  text: '빈 시간이 생기면 하루 최대 세 번까지 이메일로 알려 드립니다. 시간은 선착순으로 마감됩니다.',
  days: '원하시는 날짜',
  weekend: '이번 주말',
  nextWeek: '다음 주',
  own: '날짜 선택',
  first: '첫날',
  last: '마지막 날',
  anyDay: (last) => `${last}까지 모든 날짜`,
  parts: '원하시는 시간대',
  partsHint: '상관없으시면 비워 두셔도 됩니다.',
  anyTime: '시간대 상관없음',
  send: '대기자 명단에 등록',
  sending: '대기자 명단에 등록하는 중…',
  notJoined: {
    offline: '인터넷 연결이 끊겨 전송되지 않았습니다. 입력하신 내용은 그대로 있으니 연결되면 다시 시도해 주세요.',
    'rate-limited': '지금 요청이 많아 아직 대기자 명단에 등록되지 않았습니다. 잠시 후 다시 시도해 주세요.',
    refused: '대기자 명단에 등록하지 못했습니다. 전화나 이메일로 문의해 주세요.',
    unsure: '문제가 발생해 대기자 명단에 등록되었는지 알 수 없습니다. 다시 보내셔도 두 번 등록되지 않습니다.',
    'not-done': '확인해 보니 대기자 명단에 없습니다. 입력하신 내용은 그대로 있으니 다시 보내실 수 있습니다.',
  },

  checkHeading: '이메일을 확인해 주세요',
  checkText:
    '링크가 담긴 이메일을 보내 드렸습니다. 하루 안에 링크를 열어 이메일 주소를 인증하시면 대기자 명단에 등록됩니다.',
  checkAgain: '이메일이 오지 않았나요? 스팸 메일함을 확인해 주세요.',
  otherAddress: '다른 이메일 사용',
  checkLine: '이메일을 확인해 주세요. 이메일 주소를 인증하시면 대기자 명단에 등록됩니다.',

  confirmHeading: '이메일 주소 인증',
  confirmText: '인증하시면 빈 시간이 생길 때 알려 드릴 수 있습니다.',
  confirmYes: '내 이메일 인증',
  confirming: '이메일 주소를 인증하는 중…',
  notConfirmed: {
    offline: '인터넷 연결이 끊겨 이메일 주소가 아직 인증되지 않았습니다. 연결되면 다시 시도해 주세요.',
    'rate-limited': '지금 요청이 많아 이메일 주소가 아직 인증되지 않았습니다. 잠시 후 다시 시도해 주세요.',
    unsure: '문제가 발생해 이메일 주소가 아직 인증되지 않았을 수 있습니다. 다시 시도해 주세요.',
  },
  confirmedHeading: '이메일 주소가 인증되었습니다',
  expiredHeading: '더 이상 사용할 수 없는 링크입니다',
  expiredText:
    '링크는 하루 동안 유효하며, 대기를 취소하면 더 이상 사용할 수 없습니다. 대기자 명단에는 다시 등록하실 수 있습니다.',

  listHeading: '투어 대기자 명단에 등록되었습니다',
  fromTo: (first, last) => `${first} ~ ${last}`,
  until: (day) => `${day}까지 대기자 명단에 등록되어 있습니다.`,
  show: '내 대기 신청 보기',
  leave: '대기 취소',
  leaveYes: '네, 대기 취소',
  leaveNo: '계속 대기',
  leaving: '대기를 취소하는 중…',
  notLeft: {
    offline: '인터넷 연결이 끊겨 아직 대기자 명단에 있습니다. 연결되면 다시 시도해 주세요.',
    'rate-limited': '지금 요청이 많아 아직 대기자 명단에 있습니다. 잠시 후 다시 시도해 주세요.',
    unsure: '문제가 발생했습니다. 아직 대기자 명단에 있을 수 있으니 다시 시도해 주세요.',
  },

  leaveHeading: '투어 대기를 취소하시겠어요?',
  leaveText: '취소하시면 더 이상 빈 시간 알림을 보내지 않습니다.',
  leftHeading: '투어 대기가 취소되었습니다',
  leftText: '더 이상 빈 시간 알림을 보내지 않습니다.',

  stillOn: '아직 투어 대기자 명단에 있습니다.',
  gone: '이 투어 대기자 명단에 더 이상 등록되어 있지 않습니다. 시간은 계속 선택하실 수 있습니다.',
  notRead: '대기 신청을 찾지 못해 미리 입력된 내용이 없습니다. 시간은 계속 선택하실 수 있습니다.',
};
