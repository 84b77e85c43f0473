import type { Day } from '../../../src/time/values.ts';
import type { Group } from '../groups/groups.ts';
import { MARK_MINUTES, type Mark, TOUR_MARKS } from '../groups/officeHours.ts';
import { createRandom, hash } from '../random.ts';

/** The agents' calendars: which quarter hours of a day are taken, by tours or by other work. */
export interface Calendars {
  /** One day of a group. The result says whether employee number `index` of the group can give a tour that starts at `mark`. */
  day(group: Group, day: Day): (index: number, mark: Mark) => boolean;
  /** The number of tours that the employee gives on `day`. */
  tours(employee: number, day: Day): number;
  take(employee: number, day: Day, mark: Mark): void;
  release(employee: number, day: Day, mark: Mark): void;
  /** From now on the first employee of `group` gives a tour at `mark`, unless one is booked, also in a group that is never free. */
  open(group: Group, day: Day, mark: Mark): void;
  /** Takes back every `open`. */
  close(): void;
}

/** The half hours of a day that other work blocks: for the whole group (a meeting), and for each employee. */
interface BlockedTime {
  readonly meeting: readonly boolean[];
  readonly own: readonly (readonly boolean[])[];
}

const MARKS_A_DAY = 96;
const HALF_HOURS = MARKS_A_DAY / TOUR_MARKS;
/** How many days of blocked time are cached. */
const MAX_CACHED_DAYS = 512;
/** This share of the days, times `busy`, is blocked from morning to evening, so that a calendar has full days. */
const FULL_DAYS = 0.25;

/**
 * The calendars of all employees. `busy` is the share of their working time that other work blocks, 0 to 1. `seed` decides which
 * time that is.
 */
export function createCalendars({ seed, busy }: { seed: number; busy: number }): Calendars {
  /** When tours start, by employee and day. */
  const starts = new Map<string, readonly Mark[]>();
  const blockedTimes = new Map<string, BlockedTime>();
  const opened = new Set<string>();

  const startsOf = (employee: number, day: Day): readonly Mark[] => starts.get(`${employee} ${day}`) ?? [];

  /** Depends on seed, group and day alone. The order of the calls makes no difference. */
  function blockedTimeOf(group: Group, day: Day): BlockedTime {
    const key = `${group.id} ${day}`;
    const known = blockedTimes.get(key);
    if (known) return known;
    const random = createRandom(hash(seed, key));
    const full = random.next() < busy * FULL_DAYS;
    const share = full ? 1 : (busy - busy * FULL_DAYS) / (1 - busy * FULL_DAYS);
    const halfHours = () => Array.from({ length: HALF_HOURS }, () => random.next() < share);
    const made = { meeting: halfHours(), own: group.employees.map(halfHours) };
    if (blockedTimes.size >= MAX_CACHED_DAYS) blockedTimes.clear();
    blockedTimes.set(key, made);
    return made;
  }

  /** Whether a tour that starts at `mark` overlaps blocked time. */
  const isBlocked = ({ meeting, own }: BlockedTime, index: number, mark: Mark): boolean => {
    const last = Math.floor((mark + TOUR_MARKS - 1) / TOUR_MARKS);
    for (let half = Math.floor(mark / TOUR_MARKS); half <= last; half += 1) {
      if (meeting[half] === true || own[index]?.[half] === true) return true;
    }
    return false;
  };

  return {
    day(group, day) {
      const isOpened = (index: number, mark: Mark): boolean =>
        opened.size > 0 && index === 0 && opened.has(`${group.id} ${day} ${mark}`);
      const blocked = busy === 0 ? undefined : blockedTimeOf(group, day);
      const isOff = group.employees.map((each) => each.isOff?.(day) ?? false);
      const taken = group.employees.map(({ id }) => startsOf(id, day));
      const buffer = Math.ceil(group.bufferMinutes / MARK_MINUTES);
      return (index, mark) => {
        const isShut = group.neverFree || isOff[index] || (blocked && isBlocked(blocked, index, mark));
        if (isShut && !isOpened(index, mark)) return false;
        return !taken[index]?.some((start) => Math.abs(start - mark) < TOUR_MARKS + buffer);
      };
    },
    tours: (employee, day) => startsOf(employee, day).length,
    take(employee, day, mark) {
      starts.set(`${employee} ${day}`, [...startsOf(employee, day), mark]);
    },
    release(employee, day, mark) {
      const known = startsOf(employee, day);
      const at = known.indexOf(mark);
      starts.set(`${employee} ${day}`, [...known.slice(0, at), ...known.slice(at + 1)]);
    },
    open: (group, day, mark) => void opened.add(`${group.id} ${day} ${mark}`),
    close: () => opened.clear(),
  };
}
