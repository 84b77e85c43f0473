import { useEffect, useRef } from 'react';
import { addDays } from '../time/arithmetic.ts';
import { type Day, daysIn, firstDayOf, type Month } from '../time/values.ts';
import { isClosed } from './outlook.ts';
import type { Pick } from './usePick.ts';

/** How many days all widgets of a page may ask about on their own, after the visitor's first touch. */
export const DAYS_AHEAD = 14;
/** How many of these are under way together. */
const TOGETHER = 2;

let left = DAYS_AHEAD;

/** For tests: gives the page its days back. */
export const resetLookAround = (): void => {
  left = DAYS_AHEAD;
};

/**
 * Once the visitor has touched the widget, asks about the days in view, two at a time, when the browser has nothing
 * better to do. Not for visitors who save data, and no more after the service said 429.
 */
export function useLookAround(pick: Pick, month: Month, touched: boolean): void {
  const answers = [...pick.known.values()];
  const limited = answers.some((answer) => answer.kind === 'failed' && answer.why === 'rate-limited');
  const asking = answers.filter((answer) => answer.kind === 'asking').length;
  const next =
    touched && !limited && !savesData() && asking === 0 && left > 0
      ? unknownIn(month, pick).slice(0, Math.min(TOGETHER, left))
      : [];
  // `consider` is new at each render; an effect must not start again for that.
  const consider = useRef(pick.consider);
  useEffect(() => {
    consider.current = pick.consider;
  });
  const days = next.join(' ');
  useEffect(() => {
    if (days === '') return;
    return whenIdle(() => {
      for (const day of days.split(' ') as Day[]) {
        left -= 1;
        consider.current(day);
      }
    });
  }, [days]);
}

function unknownIn(month: Month, { known, horizon }: Pick): readonly Day[] {
  const first = firstDayOf(month);
  return Array.from({ length: daysIn(month) }, (_, index) => addDays(first, index)).filter(
    (day) => day >= horizon.first && day <= horizon.last && !known.has(day) && !isClosed(day, horizon),
  );
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
