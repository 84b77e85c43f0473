import { create, find } from './dom.ts';
import { initialDay } from './firstDayShown.ts';
import { ADVICE, answerWith, createService } from './leasingService.ts';

/** The first snippet of the README, alone on a page. The site of the docs shows it in a frame. */

const element = find('tour-booking', HTMLElement);
try {
  await answerWith(createService());
  const day = initialDay();
  if (day) element.setAttribute('initial-day', day);
  document.head.append(create('script', { src: './tour-booking/tour-booking.js' }));
} catch (error) {
  element.before(create('p', {}, `${error instanceof Error ? error.message : String(error)} ${ADVICE}`));
}
