import { useEffect, useRef } from 'react';
import type { TimesView } from '../../core/snapshot.ts';
import { calendarMessages } from '../../i18n/calendar.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import type { SpokenTimesProps } from '../coreParts.ts';
import { troubleOf } from '../messages/trouble.ts';
import { noTimesWords } from './noTimesWords.ts';

type Words = { readonly [Kind in TimesView['kind']]: (view: Extract<TimesView, { kind: Kind }>) => string };

/** Reads out what the day in view turned out to be, a search and its end, and a further failure, from `speak` on. */
export function SpokenTimes({ day, view, speak, horizonDays }: SpokenTimesProps) {
  const announce = useAnnounce();
  const calendar = useMessages(calendarMessages);
  const screens = useMessages(screenMessages);
  const format = useFormat();
  const said = useRef('');

  const words: Words = {
    asking: () => '',
    times: ({ slots }) => calendar.times(slots.length),
    // How far a search has come changes with each of its days; only its end is read out.
    none: (none) =>
      none.searching
        ? screens.finding
        : [
            noTimesWords(screens, none, horizonDays, format),
            none.next && screens.nextFreeDay(format.dayLong(none.next)),
          ]
            .filter(Boolean)
            .join(' '),
    failed: ({ why, failures, retrying }) =>
      retrying ? '' : (failures > 1 ? screens.stillNotLoaded : screens.notLoaded)[troubleOf(why)],
  };
  const row: (view: never) => string = words[view.kind];
  const text = row(view as never);
  const line = text === '' ? '' : `${format.dayLong(day)}: ${text}`;
  // A further failure reads like the one before it, and is said all the same.
  const key = view.kind === 'failed' ? `${line} ${view.failures}` : line;
  useEffect(() => {
    if (line === '' || key === said.current) return;
    if (speak) announce(line);
    said.current = key;
  }, [line, key, speak, announce]);
  return null;
}
