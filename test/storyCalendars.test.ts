// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { AvailabilityView } from '../src/core/snapshot.ts';
import * as reschedule from '../src/features/change/RescheduleScreen.stories.tsx';
import * as kinds from '../src/features/kinds/TourKindChoice.stories.tsx';
import * as lead from '../src/features/lead/LeadScreen.stories.tsx';
import * as pick from '../src/screenParts/pick/PickScreen.stories.tsx';
import { dayOf } from '../src/time/values.ts';

interface Shown {
  readonly args?: { readonly availability?: AvailabilityView | null };
}

/** The calendar of each story of a file. */
const calendars = (stories: Readonly<Record<string, Shown>>) =>
  Object.entries(stories).flatMap(([name, { args }]) =>
    args?.availability ? [[name, args.availability] as const] : [],
  );

it.each([...calendars(pick), ...calendars(lead), ...calendars(reschedule), ...calendars(kinds)])(
  'the calendar says what the times say: %s',
  (_, { day, times, states, counts, chips }) => {
    const open = times.kind === 'times' ? times.slots.length : undefined;
    expect(counts[day]).toBe(open);
    if (times.kind !== 'failed' && times.kind !== 'asking') expect(states[day] === 'open').toBe(open !== undefined);
    for (const [each, state] of Object.entries(states))
      if (state !== 'open') expect(Object.keys(counts)).not.toContain(each);
    for (const chip of chips) expect([chip, states[dayOf(chip)]]).toEqual([chip, 'open']);
  },
);
