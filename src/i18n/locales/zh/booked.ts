import type { BookedWords } from '../../messages.ts';
import { anyOf } from './grammar.ts';

export const bookedZh: BookedWords = {
  actions: {
    title: (place) => (place ? `看房：${place}` : '看房'),
    addToCalendar: '添加到日历',
    calendarFile: 'Apple 或其他日历',
    google: 'Google Calendar',
    outlook: 'Outlook.com',
    saved: (name) => `打开文件 ${name}，即可把看房添加到您的日历。`,
    changeAt: (link) => `更改或取消：${link}`,
    directions: '路线',
    share: '分享',
    shared: (title, when, location) => [title, when, location].filter((line) => line !== '').join('\n'),
    copied: '已复制。您可以粘贴到消息中。',
    copyByHand: '复制以下文字来分享：',
    oldEntry: (time) => `如果看房已在您的日历中，那里仍是 ${time}。`,
    replaceEntry: '替换',

    plansChange: '计划有变？',
    changeTime: '更改时间',
    cancelTour: '取消看房',
    notAllowed: '这次看房不能在这里更改。请与我们联系。',
  },

  agent: {
    willShow: (name) => `${name} 将带您看房`,
    askedFor: (name) => `您指定了 ${name}`,
    call: '致电',
    text: '短信',
    callName: (name) => `致电 ${name}`,
    textName: (name) => `发短信给 ${name}`,
  },

  changes: {
    moveHeading: '更改看房时间',
    moveText: '确认新时间之前，原来的时间为您保留。',
    perhapsMoved: (times) => `您的看房可能已改到：${anyOf(times)}。请与我们联系确认。`,
    keepTime: (time) => `保留 ${time}`,
    back: '返回',
    chooseTime: '选择新时间',
    fromTo: (from, to) => `从 ${from} 改到 ${to}`,
    move: '更改看房',
    moving: '正在更改看房…',
    chosen: (time) => `新时间：${time}。`,
    ownTime: '这就是您现在的时间。',
    moveRefused: (time) => `无法把看房改到 ${time}。`,
    moveRefusedButFree: (time) => `无法把看房改到 ${time}，尽管该时间显示可约。`,
    stays: (time) => `您的看房仍是 ${time}。`,
    takenPerhapsMoved: '您的看房可能已在这个时间。选择其他时间之前，请先与我们联系。',
    notMoved: {
      offline: '您已断网。没有发送任何内容，您的时间已保留。恢复网络后请重试。',
      'rate-limited': '现在预约的人很多。您的看房没有更改，请稍后重试。',
      refused: '您的看房没有更改。请重试或与我们联系。',
    },

    cancelHeading: '取消看房？',
    cancelText: (time, place) => `${time}${place ? `，${place}` : ''}。`,
    otherTimes: '换个时间可以吗？',
    allTimes: '全部时间',
    keepTour: '保留看房',
    cancel: '取消看房',
    cancelling: '正在取消看房…',
    notCancelled: {
      offline: '您已断网。没有发送任何内容，您的看房仍然有效。恢复网络后请重试。',
      'rate-limited': '现在预约的人很多。您的看房仍然有效，请稍后重试。',
      refused: '您的看房没有取消。请重试或与我们联系。',
    },
    serviceSays: (words) => `预约服务的答复：${words}`,

    cancelledHeading: '您的看房已取消',
    told: '已通知租赁团队。',
    notTold: '预约服务没有通知租赁团队。',
    inCalendar: '如果它在您的日历中，请也从那里删除。',
    removeEntry: '从日历中删除',
    cancelledEntry: (place) => (place ? `已取消：看房 ${place}` : '已取消：看房'),
    entrySaved: (name) => `已保存为 ${name}。打开它，您的日历就会删除这次看房。`,
    bookAnother: '预约其他时间',

    moveUnsureHeading: '无法确定您的看房是否已更改',
    moveUnsureText: (from, to) =>
      `我们没有收到明确的回复。您的看房是 ${from}，或已改到：${anyOf(to)}。您的看房没有丢失。`,
    moveUnsureContact: '请与我们联系，确认是哪一个时间。',
    notMovedAgain: {
      offline: '您已断网，所以没有再次发送。',
      'rate-limited': '现在预约的人很多，没有再次更改看房。请稍后重试，或与我们联系。',
      refused: '预约服务没有再次更改看房。',
    },
    otherTime: '选择其他时间',
    moveAgain: (time) => `再次改到 ${time}`,
    cancelUnsureHeading: '无法确定您的看房是否已取消',
    cancelUnsureText: (time) => `我们没有收到明确的回复。${time} 的看房可能仍然有效。`,
    cancelUnsureContact: '请与我们联系确认。',
    notCancelledAgain: {
      offline: '您已断网，所以没有再次发送。',
      'rate-limited': '现在预约的人很多，没有再次取消看房。请稍后重试，或与我们联系。',
      refused: '预约服务没有再次取消看房。',
    },
    cancelAgain: '再次取消',
    notAllowed: '预约服务不允许在这里更改这次看房。',
  },

  lead: {
    heading: '留下您的信息',
    nothingBefore: (day) => `${day}之前没有可约时间`,
    nothingFor: (days) => `未来 ${days} 天没有可约时间`,
    lookedAt: () => '可在线预约的日期都已约满。',
    showCalendar: '仍要查看日历',
    text: '告诉物业什么时间适合您。',
    suits: '适合您的时间',
    suitNames: {
      morning: '上午',
      afternoon: '下午',
      evening: '晚上',
      weekdays: '周一至周五',
      saturday: '周六',
      sunday: '周日',
    },
    send: '请求安排时间',
    sending: '正在发送您的信息…',
    notes: (suits, nothingUntil) =>
      [
        '请求看房。',
        suits.length > 0 ? `合适的时间：${anyOf(suits)}。` : '',
        nothingUntil === undefined ? '' : `在线查找到 ${nothingUntil}，没有可约时间。`,
      ].join(''),

    notSent: {
      offline: '您已断网。没有发送任何内容，您填写的信息已保留。恢复网络后请重试。',
      'rate-limited': '现在提交的人很多。您的信息尚未发送，请稍后重试。',
      refused: '无法从这里发送您的信息。请联系物业。',
      unsure: '我们没有收到明确的回复，无法确定您的信息是否送达。您可以再次发送，或联系物业。',
    },
    mail: '用电子邮件发送',
    mailSubject: '请求看房时间',
    mailBody: (notes, name, phone) => [notes, '', name, phone].filter((line, at) => at === 1 || line !== '').join('\n'),

    thanks: (name) => `谢谢您，${name}`,
    thanksAll: '谢谢您',
    left: (suits) =>
      suits.length > 0 ? `物业已收到您的信息，并知道适合您的时间：${anyOf(suits)}。` : '物业已收到您的信息。',
  },

  plain: {
    heading: '无法显示此内容',
    nothingSent: '没有发送任何内容。请重试或与我们联系。',
    wait: '结果会显示在这里。',
    notBooked: '您的看房没有约成',
    perhaps: '这个时间的看房可能已约好。预约其他时间之前，请先与我们联系。',

    moving: '正在更改看房…',
    notMoved: '您的看房没有更改',
    stays: '您的看房仍在这个时间。',
    moveUnsure: '无法确定您的看房是否已更改',
    moveUnsureText: '您的看房在以下时间之一。请与我们联系确认。',

    cancelling: '正在取消看房…',
    notCancelled: '您的看房没有取消',
    cancelled: '您的看房已取消',
    cancelUnsure: '无法确定您的看房是否已取消',
    cancelUnsureText: '您的看房可能仍然有效。请与我们联系确认。',

    sendingDetails: '正在发送您的信息…',
    detailsLeft: '物业已收到您的信息',
    detailsUnsure: '无法确定您的信息是否送达',
    detailsNotSent: '您的信息没有发送',
  },
};
