import type { LinksMessages } from '../../links.ts';

export const linksZh: LinksMessages = {
  unreadable: '此链接不完整，无法打开。您仍可以在这里选择时间。',
  elsewhere: '此链接与本页的看房无关，没有打开任何内容。',
  past: (time) => `此链接的时间已过：${time}。请选择其他时间。`,
  beyond: (time) => `这个时间无法在线选择：${time}。请选择其他时间。`,
  booked: '您已在这里选过时间，所以没有打开此链接的时间。',
};
