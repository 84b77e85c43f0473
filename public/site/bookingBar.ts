import { createFormat } from '../../src/i18n/format.ts';
import { daysBetween } from '../../src/time/arithmetic.ts';
import { type Day, dayOf, type LocalDateTime } from '../../src/time/values.ts';
import { wallClock } from '../../src/time/zone.ts';
import { create, find } from '../dom.ts';
import { ZONE } from '../leasingService.ts';
import { nextFreeTimes } from './freeTimes.ts';

const format = createFormat();

/** `Today`, `Tomorrow`, `Fri, Dec 4`. */
const nameOf = (day: Day): string =>
  ['Today', 'Tomorrow'][daysBetween(dayOf(wallClock(Date.now(), ZONE)), day)] ?? format.dayShort(day);

/** Hides the times in the booking bar, or the places for them. */
export function hideTimes(): void {
  find('#next-times', HTMLElement).hidden = true;
}

/** The number of the newest request for times. The reply to an older one changes nothing. */
let newest = 0;

/** Shows the next free times of the group in the booking bar. A press calls `open`. */
export async function showTimes(groupId: number, open: (slot: LocalDateTime) => void): Promise<void> {
  const list = find('#next-times', HTMLElement);
  newest += 1;
  const mine = newest;
  const times = await nextFreeTimes(groupId).catch(() => []);
  if (mine !== newest) return;
  list.hidden = times.length === 0;
  if (list.hidden) return;
  list.replaceChildren(
    ...times.map((slot) => {
      const day = create('small', { textContent: nameOf(dayOf(slot)) });
      const time = create('span', { textContent: format.time(slot) });
      const button = create('button', { type: 'button', onclick: () => open(slot) }, day, ' ', time);
      return create('li', {}, button);
    }),
  );
}
