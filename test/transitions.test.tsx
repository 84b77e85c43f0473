// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { availability, commands, configuration, FEW_KEYS, formPlan, settings } from '../.storybook/model.ts';
import type { Flow, FlowEvent } from '../src/booking/flow.ts';
import { type FlowRows, nextFlow } from '../src/booking/transitions.ts';
import type { BookingSnapshot } from '../src/core/snapshot.ts';
import { createSnapshots } from '../src/core/snapshots.ts';
import { changeChunk } from '../src/features/change/ChangePlace.tsx';
import { createLanguage } from '../src/i18n/language.ts';
import type { Settings } from '../src/options/settings.ts';
import { NOTHING_AROUND } from '../src/screenParts/around.ts';
import { actionsChunk } from '../src/screens/booked/TourActionsPlace.tsx';
import { CoreScreens } from '../src/screens/CoreScreens.tsx';
import { coreComponents } from '../src/screens/coreComponents.ts';
import { screensChunk } from '../src/screens/PreviewScreens.tsx';
import { dayOf } from '../src/time/values.ts';
import { TourView } from '../src/widget/TourView.tsx';
import { chosenBefore, day, otherTab, replies, reset, slot, states, visitorEvents } from './flows.ts';
import { liveRegion } from './liveRegion.ts';
import { local } from './programmedClient.ts';

/** Where a transition leaves the visitor, and what a screen reader is told besides the words that have the focus. */
interface Arrival {
  /** A heading by its name, a notice by how it begins, or the control that was pressed. */
  readonly focus: readonly ['heading' | 'notice', name: string] | 'stays';
  readonly said: string | null;
}

const heading = (name: string, said: string | null = null): Arrival => ({ focus: ['heading', name], said });
const notice = (name: string, said: string | null = null): Arrival => ({ focus: ['notice', name], said });
const stays = (said: string | null): Arrival => ({ focus: 'stays', said });

const SATURDAY = 'Saturday, December 5: 11 times';
/** The heading of a tour that another tab booked. */
const KNOWN = 'See you Saturday, Lara Your tour is booked';
const PICK = 'Choose a day and time';

/** Every row of the flow's table. A missing row does not compile, and neither does a row too many. */
const arrivals: { readonly [At in keyof FlowRows]: { readonly [Type in FlowRows[At]]: Arrival } } = {
  day: {
    pickDay: stays('Monday, December 7: 11 times'),
    pickSlot: heading('Your details'),
    // The form is not open yet.
    answer: stays(null),
    otherTab: heading(KNOWN),
    reset: stays(null),
  },
  slot: {
    pickDay: heading(PICK, 'Monday, December 7: 11 times'),
    pickSlot: heading('Your details'),
    answer: stays(null),
    // A refusal that is certain has nothing to look up.
    lookUp: stays(null),
    chosenBefore: heading('Your details'),
    otherTab: heading(KNOWN),
    // The notice goes, and so does the button in it that was pressed.
    reset: heading(PICK, SATURDAY),
  },
  details: {
    answer: stays(null),
    backToTimes: heading(PICK, SATURDAY),
    submit: stays('Booking your tour…'),
    // A visitor who fills in the form stays there.
    otherTab: stays('You booked a tour for Saturday, December 5, 10:15 AM in another tab.'),
  },
  sending: {
    accepted: heading('See you Saturday, Lara Your tour is booked'),
    slotTaken: notice('We couldn’t book 10:15 AM.'),
    rejected: notice('Your tour isn’t booked. Here’s why:'),
    notBooked: notice('Your tour wasn’t booked. Check your details'),
    lost: heading('We can’t tell if your tour was booked'),
  },
  'looking-up': {
    foundBooked: heading('See you Saturday, Lara Your tour is booked'),
    foundNotBooked: notice('We checked: your tour for Saturday, December 5, 10:15 AM wasn’t booked.'),
    stillUnsure: notice('We checked and still can’t tell.'),
  },
  unsure: {
    lookUp: stays('Checking if your tour was booked…'),
    bookAgain: heading('Your details', 'Booking your tour…'),
    reviewAnswers: heading('Your details'),
    backToTimes: heading(PICK, SATURDAY),
    otherTab: heading(KNOWN),
  },
  booked: {
    startReschedule: heading('Move your tour', SATURDAY),
    startCancel: heading('Cancel your tour?'),
    bookAnother: heading(PICK, SATURDAY),
    // The same tour, at the same time.
    otherTab: stays(null),
    reset: heading(PICK, SATURDAY),
  },
  reschedule: {
    pickDay: stays('Monday, December 7: 11 times'),
    pickSlot: stays('New time: Monday, December 7, 9:00 AM.'),
    keepTour: heading('See you Saturday, Lara Your tour is booked'),
    // Nothing is sent before a time is chosen.
    rescheduleTour: stays(null),
    reset: heading(PICK),
  },
  rescheduling: {
    rescheduled: heading('See you Monday, Lara Your tour has been moved'),
    slotTaken: notice(
      '9:00 AM was just taken. 11 times left on Monday, December 7. Your tour is still set for Sat, Dec 5, 10:15 AM.',
    ),
    notChanged: notice('That didn’t go through, so nothing has changed.'),
    changeForbidden: notice('This tour can’t be moved or canceled here.'),
    changeLost: heading('We can’t tell if your tour was moved'),
  },
  'reschedule-unsure': {
    rescheduleTour: heading('Move your tour', 'Moving your tour…'),
    startReschedule: heading('Move your tour', SATURDAY),
    otherTab: heading(KNOWN),
  },
  cancel: {
    keepTour: heading('See you Saturday, Lara Your tour is booked'),
    startReschedule: heading('Move your tour', SATURDAY),
    pickSlot: heading('Move your tour', 'New time: Monday, December 7, 9:00 AM.'),
    cancelTour: stays('Canceling your tour…'),
    reset: heading(PICK, SATURDAY),
  },
  canceling: {
    canceled: heading('Your tour is canceled'),
    notChanged: notice('That didn’t go through, so nothing has changed.'),
    changeForbidden: notice('This tour can’t be moved or canceled here.'),
    changeLost: heading('We can’t tell if your tour was canceled'),
  },
  'cancel-unsure': { cancelTour: heading('Cancel your tour?', 'Canceling your tour…'), otherTab: heading(KNOWN) },
  // What another tab knows of the canceled tour changes nothing.
  canceled: { bookAnother: heading(PICK, SATURDAY), otherTab: stays(null), reset: heading(PICK, SATURDAY) },
};

/** The state that a row begins in. Where a sample already has the choice that the event makes, a state without it. */
const starts: { readonly [At in Flow['at']]: Flow } = {
  ...states,
  // The visitor wants another tour beside the one in doubt.
  details: { ...states.details, wantsAnother: true },
  reschedule: { ...states.reschedule, day, to: null },
};
const events = { ...visitorEvents, ...replies, chosenBefore, otherTab, reset };
const rows = Object.entries(arrivals).flatMap(([at, row]) =>
  Object.entries<Arrival>(row).map(([type, arrival]) => [`${at}, ${type}`, at, type, arrival] as const),
);
/** Rows that lead elsewhere from another start. */
const variants: readonly (readonly [name: string, from: Flow, event: FlowEvent, arrival: Arrival])[] = [
  [
    'details, submit, while another tour is in doubt',
    states.details,
    visitorEvents.submit,
    notice('You may already have a tour for Mon, Dec 7, 9:00 AM. Book Sat, Dec 5, 10:15 AM too?'),
  ],
  [
    'details, submit, beside a tour of another tab',
    { ...states.details, unknownOutcomes: [], elsewhere: local('2026-12-07T09:00:00') },
    visitorEvents.submit,
    notice('You already have a tour for Mon, Dec 7, 9:00 AM. Book Sat, Dec 5, 10:15 AM too?'),
  ],
  [
    'slot, lookUp, after a refusal in doubt',
    { ...states.slot, notice: { kind: 'slot-taken', slot, perhapsOwn: true, attempt: 1 } },
    visitorEvents.lookUp,
    heading('We can’t tell if your tour was booked', 'Checking if your tour was booked…'),
  ],
  [
    'sending, accepted, for another time',
    states.sending,
    { ...replies.accepted, bookedAt: local('2026-12-05T10:45:00') },
    heading('Your tour is booked for another time'),
  ],
  [
    'sending, slotTaken, perhaps by the own booking',
    states.sending,
    { ...replies.slotTaken, own: true },
    notice(
      'We couldn’t book 10:15 AM. You may already have a tour at that time. You may have just booked this time yourself.',
    ),
  ],
];

beforeAll(async () => {
  await Promise.all([screensChunk.load(), changeChunk.load(), actionsChunk.load()]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const snapshotsFrom = (start: Flow): ((flow: Flow) => BookingSnapshot) => {
  const snapshots = createSnapshots(start, true, []);
  const answer = { active: true, configuration: configuration(20, FEW_KEYS) } as const;
  return (flow) =>
    snapshots.next({
      flow,
      lead: null,
      homes: [],
      configuration: { status: 'success', answer },
      availability: { ...availability, day: 'day' in flow ? flow.day : dayOf(slot) },
    });
};

const language = createLanguage();
/** The host can be asked whether a tour was booked. */
const asking: Settings = { ...settings, lookUp: () => ({ kind: 'unknown' }) };
const view = (shown: BookingSnapshot) => {
  const snapshot = { ...shown, plan: formPlan(20, FEW_KEYS) };
  return (
    <TourView
      around={NOTHING_AROUND}
      language={language}
      options={{}}
      coreComponents={coreComponents}
      snapshot={snapshot}
      commands={commands}
      settings={settings}
    >
      <CoreScreens snapshot={snapshot} commands={commands} settings={asking} />
    </TourView>
  );
};

/** Words with plain spaces in place of those that keep a time on one line. */
const readable = (words: string | null | undefined): string => (words ?? '').replaceAll('\u00a0', ' ');
/** What the live region says; empty where there is nothing to say. */
const spoken = (): string => readable(liveRegion().textContent);

const has = <Name extends string>(table: Readonly<Record<Name, unknown>>, name: string): name is Name =>
  Object.hasOwn(table, name);

describe('every row of the flow has a place for the focus, and words', () => {
  it.each(rows)('%s', async (_, at, type, arrival) => {
    if (!has(starts, at) || !has(events, type)) throw new Error('no sample of it');
    await expectArrival(starts[at], events[type], arrival);
  });
  it.each(variants)('%s', (_, from, event, arrival) => expectArrival(from, event, arrival));

  async function expectArrival(from: Flow, event: FlowEvent, { focus, said }: Arrival): Promise<void> {
    vi.useFakeTimers();
    const snapshot = snapshotsFrom(from);
    const { rerender, container } = render(view(snapshot(from)));
    await act(async () => undefined);
    // While something is sent every control refuses, and the pressed one keeps the focus.
    const controls = [...container.querySelectorAll<HTMLElement>('.tour-body button')].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    const pressed = controls.find((each) => each.getAttribute('aria-disabled') !== 'true') ?? controls[0];
    if (pressed === undefined) throw new Error('there is nothing to press');
    fireEvent.pointerDown(pressed);
    act(() => pressed.focus());
    expect(document.activeElement).toBe(pressed);
    const before = spoken();

    rerender(view(snapshot(nextFlow(from, event))));
    await act(async () => undefined);
    if (focus === 'stays') expect(document.activeElement).toBe(pressed);
    else if (focus[0] === 'heading')
      // The screen's box, with the heading as its name.
      expect(document.activeElement).toBe(screen.getByRole('group', { name: focus[1] }));
    else
      expect(readable(document.activeElement?.textContent)).toMatch(new RegExp(`^${focus[1].replaceAll('?', '\\?')}`));
    // A request that is under way is announced after a moment.
    if (said?.endsWith('…')) act(() => void vi.advanceTimersByTime(1000));
    if (said === null) expect([before, '']).toContain(spoken());
    else expect(spoken()).toBe(said);
  }
});
