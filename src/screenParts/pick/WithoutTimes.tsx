import type { MouseEvent } from 'react';
import { troubleOf } from '../../api/failure.ts';
import type { NoTimes, TimesView } from '../../core/snapshot.ts';
import { type Format, unbroken } from '../../i18n/format.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import type { ScreenMessages } from '../../i18n/screens.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { Day } from '../../time/values.ts';
import { Button } from '../../ui/Button.tsx';
import { settle } from '../../ui/settle.ts';
import { ContactLinks } from '../ContactLinks.tsx';
import type { TimesAreaProps } from '../coreComponentsContext.ts';
import { AsOf } from './AsOf.tsx';
import { TimesMessage } from './Times.tsx';

type Failed = Extract<TimesView, { kind: 'failed' }>;

/** Why there are no times to show, and the way on. */
export function WithoutTimes({ view, ...area }: TimesAreaProps & { readonly view: NoTimes | Failed }) {
  return view.kind === 'none' ? <NoTimesLeft {...area} view={view} /> : <NotLoaded {...area} view={view} />;
}

/** The times could not be loaded. */
function NotLoaded({ view, day, settings, commands }: TimesAreaProps & { readonly view: Failed }) {
  const widget = useMessages(widgetMessages);
  const screens = useMessages(screenMessages);
  return (
    <TimesMessage day={day} text={screens.notLoaded[troubleOf(view.why)]}>
      <Button busy={view.retrying} onClick={commands.retry}>
        {widget.tryAgain}
      </Button>
      <ContactLinks contact={settings.contact} />
    </TimesMessage>
  );
}

/** A day without times, and the way on: the next free day, a search for it or a search further, an earlier free day. */
function NoTimesLeft({ view, day, settings, commands }: TimesAreaProps & { readonly view: NoTimes }) {
  const { next, earlier, searchable, searching, searchedUntil } = view;
  const screens = useMessages(screenMessages);
  const format = useFormat();
  return (
    <TimesMessage day={day} text={noTimesWords(screens, view, settings.daysAhead, format, day)}>
      {view.asOf ? <AsOf time={view.asOf} /> : null}
      {next ? (
        <Button onClick={toTimes(() => commands.pickDay(next))}>
          {screens.nextFreeDay(unbroken(format.dayShort(next)))}
        </Button>
      ) : searchable ? (
        <Button busy={searching} onClick={toTimes(commands.findNextFreeDay)}>
          {searching ? screens.finding : searchedUntil ? screens.lookFurther : screens.findNext}
        </Button>
      ) : earlier ? (
        <Button onClick={toTimes(() => commands.pickDay(earlier))}>
          {screens.earlierFreeDay(unbroken(format.dayShort(earlier)))}
        </Button>
      ) : null}
      {next === undefined && (!searchable || searchedUntil !== undefined) ? (
        <OutsideTheTimes settings={settings} commands={commands} isEnd={!searchable && !earlier} />
      ) : null}
    </TimesMessage>
  );
}

/** A press that brings times under the pointer: they settle first. */
const toTimes =
  (lead: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    settle(currentTarget.closest('.tour-times'));
    lead();
  };

interface OutsideProps extends Pick<TimesAreaProps, 'settings' | 'commands'> {
  /** There is no other way on. */
  readonly isEnd: boolean;
}

/** The ways on that need no free time. Offered when a search has found none, and when there is nothing left to search. */
function OutsideTheTimes({ settings: { leads, contact }, commands, isEnd }: OutsideProps) {
  const widget = useMessages(widgetMessages);
  return (
    <>
      {leads === 'off' ? null : (
        <Button kind={isEnd ? 'primary' : 'quiet'} onClick={commands.leaveDetails}>
          {widget.leaveDetails}
        </Button>
      )}
      <ContactLinks contact={contact} />
    </>
  );
}

type Words = (screens: ScreenMessages, none: NoTimes, days: number, format: Format, day: Day) => string;

const WORDS: { readonly [Why in NoTimes['why']]: Words } = {
  closed: (screens) => screens.closedDay,
  full: (screens, { lastStart }, _, format) =>
    lastStart === undefined ? screens.noTimes : screens.noTimesToday(unbroken(format.time(lastStart))),
  'all-closed': (screens, _, days) => screens.allClosed(days),
  'all-full': (screens, _, days) => screens.nothing(days),
};

/**
 * Why there are no times on `day`, on the screen and for screen readers. During a search it says how far the search has come, and after
 * it that nothing comes after `day`: days before it may be open. `days`: how many can be booked.
 */
export const noTimesWords: Words = (screens, none, days, format, day) =>
  none.searchedUntil === undefined || none.why === 'all-full'
    ? WORDS[none.why](screens, none, days, format, day)
    : screens[none.searchable ? 'nothingUntil' : 'nothingAfter'](
        unbroken(format.dayShort(none.searchable ? none.searchedUntil : day)),
      );
