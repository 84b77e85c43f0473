import type { BookingCommands, TourCommands } from '../core/bookingCore.ts';
import { monthOf, parseDay, parseLocalDateTime } from '../time/values.ts';

/** `commands` for those who build their own card: a day, a time and a month are taken as text, and checked. */
export function textCommands(commands: BookingCommands): TourCommands {
  const own: Pick<TourCommands, 'pickDay' | 'pickSlot' | 'prefetchDay' | 'setMonth'> = {
    pickDay: (day) => commands.pickDay(checked('pickDay', day, parseDay(day))),
    pickSlot: (slot) => commands.pickSlot(checked('pickSlot', slot, parseLocalDateTime(slot))),
    prefetchDay: (day) => commands.prefetchDay(checked('prefetchDay', day, parseDay(day))),
    setMonth: (month) => commands.setMonth(monthOf(checked('setMonth', month, parseDay(`${month}-01`)))),
  };
  return new Proxy({ ...commands, ...own }, { get: (_, name) => Reflect.get(name in own ? own : commands, name) });
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
