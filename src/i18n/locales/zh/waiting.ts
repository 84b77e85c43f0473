import type { WaitingMessages } from '../../waiting.ts';

export const waitingZh: WaitingMessages = {
  offer: '有空出的时间请通知我',
  text: '有时间空出时，我们会给您发消息。时间不会为您保留，先选先得。',
  days: '哪些日期',
  week: (first, last) => `整周：${first} 至 ${last}`,
  anyDay: (last) => `${last} 及之前的任何一天`,
  parts: '时段',
  partsHint: '不勾选表示全天任何时间都可以。',
  anyTime: '全天任何时间',
  consent: (sender, last) =>
    `有看房时间空出时，请用短信通知我。${sender ? `发送方：${sender}。` : ''}每天最多 3 条短信，至${last}为止。可能产生短信和流量费用。回复 STOP 可退订，回复 HELP 可获取帮助。同意接收短信不是看房的条件。`,
  number: '只有您同意接收短信，我们才会保存您的电话号码。否则请在选择时间时填写。',
  send: '把我加入名单',
  sending: '正在把您加入名单…',
  notJoined: {
    offline: '您已断网。没有发送任何内容，您填写的信息已保留。恢复网络后请重试。',
    'rate-limited': '现在提交的人很多。您还未加入名单，请稍后重试。',
    refused: '无法从这里把您加入名单。请联系物业。',
    unsure: '我们没有收到明确的回复，无法确定您是否已在名单上。您可以再次发送，不会重复登记。',
  },

  listHeading: '您已在名单上',
  fromTo: (first, last) => `${first} 至 ${last}`,
  until: (day) => `您在名单上，截至 ${day}。`,
  nothingHeld: '时间不会为您保留，先选先得。',
  howToLeave: '每条消息中都有退出名单的链接。',
  show: '查看我等待的时间',
  leave: '退出名单',
  leaveAsk: '要退出名单吗？之后您不会再收到空出时间的消息。',
  leaveYes: '是，退出名单',
  leaveNo: '留在名单上',
  leaving: '正在退出名单…',
  notLeft: {
    offline: '您已断网，所以仍在名单上。恢复网络后请重试。',
    'rate-limited': '现在提交的人很多，您仍在名单上。请稍后重试。',
    unsure: '我们没有收到明确的回复，您可能仍在名单上。请重试。',
  },

  leaveHeading: '要退出等候名单吗？',
  leaveText: '之后您不会再收到空出时间的消息。',
  leftHeading: '您已退出名单',
  leftText: '我们不会再给您发送空出时间的消息。',

  stillOn: '您仍在名单上。',
  gone: '您已不在这份名单上。您仍然可以选择时间。',
  notRead: '我们无法在名单上查到您的信息，因此没有预先填写。您仍然可以选择时间。',
};
