import type { RequestedMessages } from '../../requested.ts';
import { allOf, anyOf } from './grammar.ts';

export const launcherRequestedZh: RequestedMessages['launcher'] = { dialog: '申请看房', button: '申请看房' };

export const requestedZh: RequestedMessages = {
  state: '等待办公室答复',
  answer: (place, time) => `${place ? `${place} 租赁办公室` : '租赁办公室'}会${time ? `在 ${time} 之前` : ''}答复您。`,
  widget: { title: '申请看房' },
  launcher: launcherRequestedZh,
  screens: {
    slotTakenOrPast: (time) => `未能申请 ${time} 的看房。`,
    slotTakenButFree: (time) => `未能申请 ${time} 的看房。您可能已有同一时间的看房安排。`,
    takenPerhapsOwn: '这可能就是您刚才申请的看房。申请其他时间之前，请先与我们联系。',
    unknownOutcomes: (times) => `${anyOf(times)} 的看房申请可能已送达。申请其他时间之前，请先与我们联系。`,
    submit: (time) => `申请 ${time}`,
    sending: '正在发送申请…',
    notBooked: {
      'rate-limited': '当前请求较多，您的申请尚未提交，请稍后重试。',
      refused: '看房申请没有成功。请检查您的信息后重试，或与我们联系。',
    },
    foundNotBooked: (time) => `经查询，${time} 的看房申请没有送达。您填写的信息都还在，现在可以发送。`,
    bookToo: (times, time) => `您可能已申请 ${anyOf(times)} 的看房。还要申请 ${time} 吗？`,
    tourElsewhere: (tour) => `您已在另一个标签页申请了 ${tour} 的看房。`,
    bookBeside: (tour, time) => `您已申请 ${tour} 的看房。还要申请 ${time} 吗？`,
    submitToo: (time) => `再申请 ${time}`,
    unsureHeading: '暂时无法确认申请是否送达',
    unsureText: (time) => `发送 ${time} 的看房申请时没有收到回复。即使这个时间仍显示可约，申请也可能已送达。`,
    unsureContact: '再次发送之前，请先与我们联系。',
    bookAgain: '仍要再次发送',
    lookingUp: '正在查询申请是否送达…',
    bookedHeading: '看房申请已提交',
    otherTimeHeading: '您的看房申请记录在另一个时间',
    otherTimeText: (asked, booked) => `您选择的是 ${asked}，我们记录的是 ${booked}。如果不合适，请与我们联系。`,
    rescheduledHeading: '您申请的时间已更改',
    youBooked: (time) => `您已申请 ${time}`,
    bookAnother: '再申请一次看房',
    seeYouOn: (_weekday, name) => (name ? `${name}，谢谢您` : '谢谢您'),
    perhapsBookedToo: (times) => `${allOf(times)} 的看房申请可能也已送达。如果您不需要，请与我们联系。`,
  },
  form: {
    booker: { label: '申请人' },
    refused: { notBooked: '看房尚未申请成功，请修改以下内容：' },
  },
  homes: { goneText: '您仍可以申请看房。' },
  actions: {
    title: (place) => (place ? `已申请的看房：${place}` : '已申请的看房'),
    addToCalendar: '先记入日历',
    reschedule: '更改申请',
    cancelTour: '撤回申请',
  },
  changes: {
    rescheduleText: '发送新时间之前，您的申请保持不变。',
    stays: (time) => `您申请的时间仍是 ${time}。`,
    rescheduleUnsureText: (from, to) =>
      `没有收到回复。您申请的时间仍是 ${from}，或已改到 ${anyOf(to)}。您的申请仍然有效。`,
    cancelHeading: '要撤回申请吗？',
    keepTour: '保留我的申请',
    cancel: '撤回申请',
    canceling: '正在撤回申请…',
    canceledHeading: '申请已撤回',
    bookAnother: '重新申请看房',
  },
  plain: {
    notBooked: '看房申请没有成功',
    perhaps: '这个时间的看房申请可能已送达。申请其他时间之前，请先与我们联系。',
  },
};
