import type { LinksMessages } from '../../links.ts';

export const linksZh: LinksMessages = {
  unreadable: '此链接不完整，无法打开。您仍然可以在这里选择时间。',
  elsewhere: '此链接不属于本页的看房，因此没有打开任何内容。',
  past: (time) => `此链接的时间已过：${time}。请选择其他时间。`,
  beyond: (time) => `此时间无法在线选择：${time}。请选择其他时间。`,
  booked: '您在这里已有看房安排，因此没有打开此链接的时间。',
};
