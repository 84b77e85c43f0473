import type { RestOfWords } from '../../messages.ts';
import { assistantsZh } from './assistants.ts';
import { bookedZh } from './booked.ts';
import { detailsZh } from './details.ts';
import { linksZh } from './links.ts';
import { requestedZh } from './requested.ts';
import { waitlistZh } from './waitlist.ts';

export const restZh: RestOfWords = {
  ...detailsZh,
  ...bookedZh,
  requested: requestedZh,
  waitlist: waitlistZh,
  assistants: assistantsZh,
  links: linksZh,
};
