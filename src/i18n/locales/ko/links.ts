import type { LinksMessages } from '../../links.ts';

export const linksKo: LinksMessages = {
  unreadable: '링크가 완전하지 않아 열 수 없습니다. 시간은 여기에서 선택하실 수 있습니다.',
  elsewhere: '이 페이지의 투어와 관련 없는 링크여서 열지 않았습니다.',
  past: (time) => `링크의 시간이 이미 지났습니다: ${time}. 다른 시간을 선택해 주세요.`,
  beyond: (time) => `온라인으로 선택할 수 없는 시간입니다: ${time}. 다른 시간을 선택해 주세요.`,
  booked: '이미 여기에서 시간을 선택하셨으므로 링크의 시간은 열지 않았습니다.',
};
