import notice from './notice.css?inline';
import { sharedSheet } from './stylesheet.ts';

/** The style of notices, which nobody sees before they have tried to book. */
export const noticeSheet = sharedSheet(notice);
