import { useEffect, useMemo } from 'react';
import { messageProblems } from '../i18n/messageProblems.ts';
import type { TourBookingOptions } from '../options/options.ts';

/** Tells the integrator what is wrong with the words they gave, and with those there are. */
export function useWordProblems(
  given: TourBookingOptions['messages'],
  problem: string | undefined,
  warn: (message: string) => void,
): void {
  const problems = useMemo(() => messageProblems(given), [given]);
  useEffect(() => {
    for (const each of [...problems, problem ?? []].flat()) warn(`tour-booking: ${each}`);
  }, [problems, problem, warn]);
}
