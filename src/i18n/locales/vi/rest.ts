import type { RestOfWords } from '../../messages.ts';
import { assistantsVi } from './assistants.ts';
import { bookedVi } from './booked.ts';
import { detailsVi } from './details.ts';
import { linksVi } from './links.ts';
import { requestedVi } from './requested.ts';
import { waitlistVi } from './waitlist.ts';

export const restVi: RestOfWords = {
  ...detailsVi,
  ...bookedVi,
  requested: requestedVi,
  waitlist: waitlistVi,
  assistants: assistantsVi,
  links: linksVi,
};
