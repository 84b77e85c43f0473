import { addDays, weekdayOf } from '../src/time/arithmetic.ts';
import { dayOf, parseLocalDateTime } from '../src/time/values.ts';
import { describeGroup } from './engine/groups/groups.ts';
import type { MockService } from './engine/mockService.ts';

/** The text that the command prints once the mock listens at `url`: a call to try, its page, the groups and the keys. */
export function firstMinute(url: string, { company }: MockService, requireKey: boolean): string {
  const groups = company.groups.all;
  const [first] = groups.filter(({ active, neverFree }) => active && !neverFree);
  const keys = Object.entries(company.keys).map(([key, rights]) => `${key} (${rights.at(-1)})`);
  const [key = ''] = Object.keys(company.keys);
  const call = `curl ${requireKey ? `-u ${key}: ` : ''}'${url}/api/v2/appointments/group/${first?.id ?? 101}/times`;
  const page = `${url}/ shows the calls as they come, and has buttons for scenarios and the clock`;
  const lines: readonly (readonly [name: string, lines: readonly string[]])[] = [
    ['try', [`${call}?time=${nextNoon(company.clock.now())}'`]],
    ['page', [page]],
    ['groups', groups.map((each) => `${each.id}  ${describeGroup(each)}`)],
    ['keys', [keys.join(', ')]],
  ];
  return lines
    .flatMap(([name, texts]) => texts.map((text, at) => `  ${(at === 0 ? name : '').padEnd(8)}${text}`))
    .join('\n');
}

/** Noon of the next day from Monday to Friday. The seeded groups have free times then. */
function nextNoon(now: string): string {
  const time = parseLocalDateTime(now);
  if (time === undefined) return now;
  const [sunday, saturday] = [0, 6];
  const days = [1, 2, 3].map((count) => addDays(dayOf(time), count));
  return `${days.find((day) => ![sunday, saturday].includes(weekdayOf(day)))}T12:00:00`;
}
