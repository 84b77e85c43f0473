import type { Day } from '../../src/time/values.ts';
import type { Group } from './groups.ts';
import { type Mark, TOUR_MARKS } from './officeHours.ts';
import { createRandom, hash } from './random.ts';
import type { Context } from './store.ts';

/** The agents' calendars: which marks of which day are taken, by tours and by other business. */
export interface Calendars {
  /** One day of a group's calendars: whether a tour that starts at a mark fits in with its employee number `index`. */
  day(group: Group, day: Day): (index: number, mark: Mark) => boolean;
  /** How many tours the employee gives on `day`. */
  tours(employee: number, day: Day): number;
  take(employee: number, day: Day, mark: Mark): void;
  release(employee: number, day: Day, mark: Mark): void;
  clear(): void;
}

/** One employee's day: the marks tours fill, and the number of tours. */
interface Page {
  readonly filled: Uint8Array;
  tours: number;
}

/** Which half hours other business fills on a day: for everybody in the group (a meeting), or by employee. */
interface Business {
  readonly meeting: readonly boolean[];
  readonly own: readonly (readonly boolean[])[];
}

const MARKS_A_DAY = 96;
const HALF_HOURS = MARKS_A_DAY / TOUR_MARKS;
/** How many days of other business are kept; they are made again when they are asked for again. */
const KEPT_DAYS = 512;
/** Of the days, the share (times `busy`) that other business fills whole, so that a calendar has full days in it. */
const WHOLE_DAYS = 0.25;

export function createCalendars({ seed, busy, scenario }: Context): Calendars {
  const pages = new Map<string, Page>();
  const business = new Map<string, Business>();

  function page(employee: number, day: Day): Page {
    const key = `${employee} ${day}`;
    const known = pages.get(key);
    if (known) return known;
    const made: Page = { filled: new Uint8Array(MARKS_A_DAY), tours: 0 };
    pages.set(key, made);
    return made;
  }

  /** Depends on seed, group and day alone, so that the order of questions changes nothing. */
  function businessOf(group: Group, day: Day): Business {
    const key = `${group.id} ${day}`;
    const known = business.get(key);
    if (known) return known;
    const random = createRandom(hash(seed, key));
    const whole = random.next() < busy * WHOLE_DAYS;
    const share = whole ? 1 : (busy - busy * WHOLE_DAYS) / (1 - busy * WHOLE_DAYS);
    const halfHours = () => Array.from({ length: HALF_HOURS }, () => random.next() < share);
    const made = { meeting: halfHours(), own: group.employees.map(halfHours) };
    if (business.size >= KEPT_DAYS) business.clear();
    business.set(key, made);
    return made;
  }

  /** Whether other business meets the tour that starts at `mark`. */
  const meets = ({ meeting, own }: Business, index: number, mark: Mark): boolean => {
    const last = Math.floor((mark + TOUR_MARKS - 1) / TOUR_MARKS);
    for (let half = Math.floor(mark / TOUR_MARKS); half <= last; half += 1) {
      if (meeting[half] === true || own[index]?.[half] === true) return true;
    }
    return false;
  };

  function fill(employee: number, day: Day, mark: Mark, value: 0 | 1): void {
    const { filled } = page(employee, day);
    filled.fill(value, mark, mark + TOUR_MARKS);
  }

  return {
    day(group, day) {
      if (group.neverFree || scenario.name === 'fully-booked') return () => false;
      const elsewhere = busy === 0 ? undefined : businessOf(group, day);
      const filled = group.employees.map(({ id }) => pages.get(`${id} ${day}`)?.filled);
      return (index, mark) => {
        if (elsewhere && meets(elsewhere, index, mark)) return false;
        const taken = filled[index]?.indexOf(1, mark) ?? -1;
        return taken < 0 || taken >= mark + TOUR_MARKS;
      };
    },
    tours: (employee, day) => pages.get(`${employee} ${day}`)?.tours ?? 0,
    take(employee, day, mark) {
      fill(employee, day, mark, 1);
      page(employee, day).tours += 1;
    },
    release(employee, day, mark) {
      fill(employee, day, mark, 0);
      page(employee, day).tours -= 1;
    },
    clear: () => pages.clear(),
  };
}
