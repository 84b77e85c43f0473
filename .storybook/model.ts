import type { Configuration } from '../src/api/configuration.ts';
import type { TourClient } from '../src/api/tourClient.ts';
import { type Answers, fieldKeys, noAnswers } from '../src/booking/answers.ts';
import { fields } from '../src/booking/requestFields.ts';
import type { BookingCommands } from '../src/core/bookingCore.ts';
import type { AvailabilityView, TimesView } from '../src/core/snapshot.ts';
import { type FormPlan, type PlanOptions, planForm } from '../src/form/plan.ts';
import type { DayState } from '../src/i18n/calendar.ts';
import { createHost } from '../src/options/host.ts';
import { readSettings, type Settings } from '../src/options/settings.ts';
import { addDays } from '../src/time/arithmetic.ts';
import { daysInRange } from '../src/time/dayRange.ts';
import { type Day, dayOf, type LocalDateTime, monthOf, parseDay, parseLocalDateTime } from '../src/time/values.ts';

/** The time of every story: Tuesday, December 1, 2026, 9:00 in New York, in milliseconds since the epoch. */
export const NOW = Date.parse('2026-12-01T14:00:00Z');

function sure<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`A story has no valid ${what}`);
  return value;
}

export const day = (text: string): Day => sure(parseDay(text), `day: ${text}`);
export const slot = (text: string): LocalDateTime => sure(parseLocalDateTime(text), `time: ${text}`);

export const TODAY = day('2026-12-01');
export const SATURDAY = day('2026-12-05');
export const CHOSEN = slot('2026-12-05T14:15:00');

/** A story of one screen makes no requests. */
const silent = (): Promise<never> => new Promise(() => undefined);
const client: TourClient = {
  getWidgetConfiguration: silent,
  getOfficeHours: silent,
  getAvailability: silent,
  bookTour: silent,
};

const options = {
  groupId: 101,
  client,
  timeZone: 'America/New_York',
  location: 'Alder House, 123 First St',
  contactPhone: '+1 555 123 4567',
  contactEmail: 'tours@example.com',
  privacyUrl: 'https://example.com/privacy',
  // The stories also show what a site is warned of.
  onWarning: () => undefined,
};

export const { settings }: { readonly settings: Settings } = readSettings(options, createHost(options));

export const lara: Answers = {
  ...noAnswers,
  first_name: 'Lara',
  last_name: 'Smith',
  email: 'lara.smith@example.com',
  phone: '(555) 777-5555',
  layout: ['1br', '2br'],
  price_floor: '2,000',
  price_ceiling: '3,200',
};

const TIMES = ['09:00', '09:30', '10:15', '11:00', '12:30', '13:00', '14:15', '15:00', '16:45', '17:30', '18:15'];
/** Eleven free times on Saturday, in all three parts of the day. */
export const slots = TIMES.map((time) => slot(`2026-12-05T${time}:00`));

const range = { first: TODAY, last: addDays(TODAY, settings.daysAhead) };
const FULL = new Set(['2026-12-06', '2026-12-08', '2026-12-09', '2026-12-13']);
const CLOSED = '2026-12-25';
/** The state of a day in a month that has every kind of day. */
export const stateOfDay = (each: Day): DayState => {
  if (each < TODAY) return 'outside';
  if (each === CLOSED) return 'closed';
  return FULL.has(each) ? 'full' : each <= '2026-12-18' ? 'open' : 'unknown';
};

const nothing = (): void => undefined;

/** Commands that do nothing, for a story of one screen. */
export const commands: BookingCommands = {
  enterView: nothing,
  touch: nothing,
  pickKind: nothing,
  chooseHomes: nothing,
  pickDay: nothing,
  pickSlot: nothing,
  startReschedule: nothing,
  answer: nothing,
  submit: nothing,
  bookAgain: nothing,
  lookUp: nothing,
  leaveDetails: nothing,
  backToTimes: nothing,
  noteDetails: nothing,
  sendDetails: nothing,
  keepTour: nothing,
  rescheduleTour: nothing,
  startCancel: nothing,
  cancelTour: nothing,
  bookAnother: nothing,
  prefetchDay: nothing,
  setMonth: nothing,
  findNextFreeDay: nothing,
  retry: nothing,
};

const calendar: Omit<AvailabilityView, 'times'> = {
  today: TODAY,
  range,
  states: Object.fromEntries(daysInRange(range).map((each) => [each, stateOfDay(each)])),
  counts: Object.fromEntries(daysInRange(range).map((each, index) => [each, (index % 5) * 4 + 1])),
  day: SATURDAY,
  month: monthOf(SATURDAY),
  chips: [slot('2026-12-01T16:45:00'), slot('2026-12-02T09:00:00'), slot('2026-12-04T10:15:00')],
  chipsPending: false,
  nothingUntil: undefined,
  smsOptIn: true,
  touched: true,
};

/** What `times` say of the day that they are for. */
function stateOf(times: TimesView): DayState {
  if (times.kind === 'times') return 'open';
  if (times.kind !== 'none') return 'unknown';
  return times.why === 'closed' || times.why === 'all-closed' ? 'closed' : 'full';
}

/** The calendar around `times`. It says of their day, and of the days that were searched, what they say. */
export function availabilityWith(times: TimesView, differs: Partial<AvailabilityView> = {}): AvailabilityView {
  const view = { ...calendar, ...differs };
  const none = times.kind === 'none' ? times : undefined;
  const hasAny = none?.why !== 'all-full' && none?.why !== 'all-closed';
  const searched = none?.searchedUntil ?? (none?.next && addDays(none.next, -1)) ?? view.day;
  const stateAround = (each: Day): DayState => {
    if (each === view.day || !hasAny) return stateOf(times);
    if (each === none?.next || each === none?.earlier) return 'open';
    const state = stateOfDay(each);
    return state !== 'closed' && each > view.day && each <= searched ? 'full' : state;
  };
  const days = daysInRange(view.range).map((each) => [each, stateAround(each)] as const);
  const states = Object.fromEntries(days);
  const counts = days.flatMap(([each, state], index) =>
    state === 'open' ? [[each, (index % 5) * 4 + 1] as const] : [],
  );
  return {
    ...view,
    times,
    states,
    counts: { ...Object.fromEntries(counts), ...(times.kind === 'times' && { [view.day]: times.slots.length }) },
    chips: view.chips.filter((chip) => states[dayOf(chip)] === 'open'),
  };
}

/** Days and times on an ordinary Saturday. */
export const availability = availabilityWith({ kind: 'times', slots, refreshing: false });

const SOURCES = [
  { code: 20, label: 'Website' },
  { code: 390, label: 'Word of Mouth' },
  { code: 450, label: 'Friend or Family' },
];

/** A configuration that gives each of `keys` (without `client.`) the same mode: 10, 20 or 30. */
export const configuration = (mode: number, keys: readonly string[]): Configuration => ({
  layouts: ['studio', '1br', '2br', '3br', '4+br', 'loft'],
  sources: SOURCES,
  fields: Object.fromEntries(keys.map((key) => [`client.${key}`, mode])),
  unread: [],
});

/** The form of a group that asks `keys` in this way. */
export const formPlan = (mode: number, keys: readonly string[], options?: PlanOptions): FormPlan =>
  planForm(configuration(mode, keys), { today: TODAY, ...options });

/** The questions of an ordinary group. */
export const FEW_KEYS = ['layout', 'move_in_date', 'price_floor', 'price_ceiling', 'sms_opted_in'];
/** Every question of the form. */
export const ALL_KEYS = fieldKeys.flatMap((key) => fields[key].config?.replace('client.', '') ?? []);
