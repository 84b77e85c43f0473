import type { RestOfWords } from '../../messages.ts';
import { assistantsKo } from './assistants.ts';
import { bookedKo } from './booked.ts';
import { detailsKo } from './details.ts';
import { linksKo } from './links.ts';
import { requestedKo } from './requested.ts';
import { waitlistKo } from './waitlist.ts';

export const restKo: RestOfWords = {
  ...detailsKo,
  ...bookedKo,
  requested: requestedKo,
  waitlist: waitlistKo,
  assistants: assistantsKo,
  links: linksKo,
};
