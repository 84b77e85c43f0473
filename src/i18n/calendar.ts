/**
 * What a day is to the visitor. `outside` cannot be reached by the keyboard. `full` (no times left) and `closed` (a day
 * without tours) can be reached and are read out, but not chosen. `unknown` was not asked about and may be chosen.
 */
export type DayState = 'open' | 'full' | 'closed' | 'unknown' | 'outside';

/** The words of the calendar: months, days, times. */
export interface CalendarMessages {
  readonly nextAvailable: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** The button of the day strip that opens the month. */
  readonly month: string;
  /** The name of the day strip. */
  readonly days: string;
  /** How a screen reader says each state of a day. An empty text adds nothing. */
  readonly dayStates: Readonly<Record<DayState, string>>;
  /** A day and its state as one label; `state` may be empty. */
  readonly dayWithState: (day: string, state: string) => string;
  /** The name of the switch between the parts of the day. */
  readonly dayParts: string;
  /** Heard after the number of times of a part of the day: `Morning 6 times`. */
  readonly timesOfPart: (count: number) => string;
  readonly morning: string;
  readonly afternoon: string;
  readonly evening: string;
  /** How many times are free: `11 times`. */
  readonly times: (count: number) => string;
  /** Stands below a day of the strip that has no times left. */
  readonly full: string;
}

export const calendarEn: CalendarMessages = {
  nextAvailable: 'Next available',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  days: 'Days',
  dayStates: {
    open: 'times available',
    full: 'no times left',
    closed: 'closed',
    unknown: 'times not known yet',
    outside: 'unavailable',
  },
  dayWithState: (day, state) => (state === '' ? day : `${day}, ${state}`),
  dayParts: 'Time of day',
  timesOfPart: (count) => (count === 1 ? 'time' : 'times'),
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  times: (count) => (count === 1 ? '1 time' : `${count} times`),
  full: 'full',
};

export const calendarMessages = { name: 'calendar', english: calendarEn } as const;
