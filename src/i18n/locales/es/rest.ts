import type { RestOfWords } from '../../messages.ts';
import { assistantsEs } from './assistants.ts';
import { bookedEs } from './booked.ts';
import { detailsEs } from './details.ts';
import { linksEs } from './links.ts';
import { requestedEs } from './requested.ts';
import { waitlistEs } from './waitlist.ts';

export const restEs: RestOfWords = {
  ...detailsEs,
  ...bookedEs,
  requested: requestedEs,
  waitlist: waitlistEs,
  assistants: assistantsEs,
  links: linksEs,
};
