import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { troubleOf } from '../../api/failure.ts';
import type { TimesView } from '../../core/snapshot.ts';
import { calendarMessages } from '../../i18n/calendar.ts';
import { LanguageContext, useFormat, useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import type { SpokenTimesProps } from '../coreComponentsContext.ts';
import { asOfWords } from './AsOf.tsx';
import { noTimesWords } from './WithoutTimes.tsx';

type Words = { readonly [Kind in TimesView['kind']]: (view: Extract<TimesView, { kind: Kind }>) => string };

const isPageLoaded = (): boolean => document.readyState === 'complete';

function onPageLoaded(changed: () => void): () => void {
  addEventListener('load', changed);
  return () => removeEventListener('load', changed);
}

/**
 * Reads out the result of the day in view, the start and end of a search, and each further failure, once `speak` is true. Before
 * that it reads out the first result, with the title of the widget: the visitor may be anywhere on the page. If that is a day without
 * times, it also reads out what is found after it. It waits for the page to load: screen readers drop or interrupt what is announced
 * earlier. It also waits while the words of another language load, which will replace these. With older times from an edge it also
 * reads out when the service gave them.
 */
export function SpokenTimes({ day, view, speak, daysAhead }: SpokenTimesProps) {
  const announce = useAnnounce();
  const calendar = useMessages(calendarMessages);
  const screens = useMessages(screenMessages);
  const widget = useMessages(widgetMessages);
  const format = useFormat();
  const said = useRef({ key: '', line: '', isNone: false });

  const words: Words = {
    asking: () => '',
    times: ({ slots }) => calendar.times(slots.length),
    // A search changes its words with every day. Only its end is read out.
    none: (none) =>
      none.searching
        ? screens.finding
        : [
            noTimesWords(screens, none, daysAhead, format, day),
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
  const isNone = view.kind === 'none';
  const isSearching = isNone && view.searching;
  const asOf = 'asOf' in view && !isSearching ? asOfWords(screens, view.asOf, format) : '';
  const spoken = asOf === '' ? line : `${line}${isNone ? '' : '.'} ${asOf}`;
  // A further failure reads like the one before it, and is said all the same.
  const key = view.kind === 'failed' ? `${line} ${view.failures}` : spoken;
  const { isLeaving } = useContext(LanguageContext);
  const isLoaded = useSyncExternalStore(onPageLoaded, isPageLoaded, () => false);
  const waits = isLeaving || (!isLoaded && !speak);
  useEffect(() => {
    if (waits || line === '' || key === said.current.key) return;
    // Times that are the same, but fresh again, are no news.
    const isNews = key !== said.current.line;
    if (isNews && (speak || said.current.isNone)) announce(spoken);
    else if (isSearching) return;
    else if (said.current.key === '') announce(`${widget.title}. ${spoken}`);
    said.current = { key, line, isNone };
  }, [line, spoken, key, waits, speak, isNone, isSearching, widget, announce]);
  return null;
}
