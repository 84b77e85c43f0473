import type { NoTimes, TimesView } from '../../core/snapshot.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { useScreenMessages } from '../../i18n/useScreenMessages.ts';
import { Button } from '../../ui/Button.tsx';
import type { TimesAreaProps } from '../laterParts.ts';
import { troubleOf } from '../trouble.ts';
import { noTimesWords } from './noTimesWords.ts';
import { TimesMessage } from './TimesMessage.tsx';

type Failed = Extract<TimesView, { kind: 'failed' }>;

/** Why there are no times to show, and the way on. */
export function WithoutTimes({ view, ...area }: TimesAreaProps & { readonly view: NoTimes | Failed }) {
  return view.kind === 'none' ? <NoTimesLeft {...area} view={view} /> : <NotLoaded {...area} view={view} />;
}

/** The service could not be asked. */
function NotLoaded({ view, day, settings, commands }: TimesAreaProps & { readonly view: Failed }) {
  const { widget } = useMessages();
  const screens = useScreenMessages();
  return (
    <TimesMessage day={day} text={screens.notLoaded[troubleOf(view.why)]} contact={settings.contact}>
      <Button busy={view.retrying} onClick={commands.retry}>
        {widget.tryAgain}
      </Button>
    </TimesMessage>
  );
}

/** A day without times, and the way on: the next free day, a search for it, an earlier one; at the end the contact. */
function NoTimesLeft({ view, day, settings, commands }: TimesAreaProps & { readonly view: NoTimes }) {
  const { next, earlier, searchable, searching, searchedUntil, why } = view;
  const { widget } = useMessages();
  const screens = useScreenMessages();
  const format = useFormat();
  const isEnd = next === undefined && (!searchable || searchedUntil !== undefined);
  return (
    <TimesMessage
      day={day}
      text={noTimesWords(screens, view, settings.horizonDays, format)}
      contact={isEnd ? settings.contact : undefined}
    >
      {searchedUntil === undefined || why === 'all-full' ? null : (
        <p>{screens.nothingUntil(format.dayLong(searchedUntil))}</p>
      )}
      {next ? (
        <Button onClick={() => commands.pickDay(next)}>{screens.nextFreeDay(format.dayShort(next))}</Button>
      ) : searchable ? (
        <Button busy={searching} onClick={commands.findNextFreeDay}>
          {searching ? screens.finding : screens.findNext}
        </Button>
      ) : earlier ? (
        <Button onClick={() => commands.pickDay(earlier)}>{screens.earlierFreeDay(format.dayShort(earlier))}</Button>
      ) : null}
      {isEnd && settings.leads !== 'off' ? (
        <Button kind={earlier ? 'link' : 'primary'} onClick={commands.leaveDetails}>
          {widget.leaveDetails}
        </Button>
      ) : null}
    </TimesMessage>
  );
}
