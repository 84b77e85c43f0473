import type { GroupCommands, TourCommands } from '../core/bookingCore.ts';
import { monthOf, parseDay, parseLocalDateTime } from '../time/values.ts';

/** The commands that take a day, a time or a month as text. They check it, for the core takes checked values alone. */
export function textCommands(
  core: () => GroupCommands,
): Pick<TourCommands, 'pickDay' | 'pickSlot' | 'prefetchDay' | 'setMonth'> {
  return {
    pickDay: (day) => core().pickDay(checked('pickDay', day, parseDay(day))),
    pickSlot: (slot) => core().pickSlot(checked('pickSlot', slot, parseLocalDateTime(slot))),
    prefetchDay: (day) => core().prefetchDay(checked('prefetchDay', day, parseDay(day))),
    setMonth: (month) => core().setMonth(monthOf(checked('setMonth', month, parseDay(`${month}-01`)))),
  };
}

const MEANT = {
  pickDay: 'a day such as "2026-12-05"',
  pickSlot: 'a time such as "2026-12-05T10:15"',
  prefetchDay: 'a day such as "2026-12-05"',
  setMonth: 'a month such as "2026-12"',
};

function checked<Value>(command: keyof typeof MEANT, given: string, value: Value | undefined): Value {
  if (value === undefined) throw new TypeError(`tour-booking: \`${command}\` takes ${MEANT[command]}, not "${given}".`);
  return value;
}
