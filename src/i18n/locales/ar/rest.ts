import type { RestOfWords } from '../../messages.ts';
import { assistantsAr } from './assistants.ts';
import { bookedAr } from './booked.ts';
import { detailsAr } from './details.ts';
import { linksAr } from './links.ts';
import { requestedAr } from './requested.ts';
import { waitlistAr } from './waitlist.ts';

export const restAr: RestOfWords = {
  ...detailsAr,
  ...bookedAr,
  requested: requestedAr,
  waitlist: waitlistAr,
  assistants: assistantsAr,
  links: linksAr,
};
