import type { NoTimes, TimesView } from '../../core/snapshot.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import { Button } from '../../ui/Button.tsx';
import type { TimesAreaProps } from '../coreParts.ts';
import { ContactLinks } from '../messages/ContactLinks.tsx';
import { troubleOf } from '../messages/trouble.ts';
import { noTimesWords } from './noTimesWords.ts';
import { TimesMessage } from './TimesMessage.tsx';

type Failed = Extract<TimesView, { kind: 'failed' }>;

/** Why there are no times to show, and the way on. */
export function WithoutTimes({ view, ...area }: TimesAreaProps & { readonly view: NoTimes | Failed }) {
  return view.kind === 'none' ? <NoTimesLeft {...area} view={view} /> : <NotLoaded {...area} view={view} />;
}

/** The service could not be asked. */
function NotLoaded({ view, day, settings, commands }: TimesAreaProps & { readonly view: Failed }) {
  const widget = useMessages(widgetMessages);
  const screens = useMessages(screenMessages);
  return (
    <TimesMessage day={day} text={screens.notLoaded[troubleOf(view.why)]}>
      <Button busy={view.retrying} onClick={commands.retry}>
        {widget.tryAgain}
      </Button>
      {settings.contact ? <ContactLinks contact={settings.contact} /> : null}
    </TimesMessage>
  );
}

/** A day without times, and the way on: the next free day, a search for it or further, an earlier one. */
function NoTimesLeft({ view, day, settings, commands }: TimesAreaProps & { readonly view: NoTimes }) {
  const { next, earlier, searchable, searching, searchedUntil } = view;
  const screens = useMessages(screenMessages);
  const format = useFormat();
  return (
    <TimesMessage day={day} text={noTimesWords(screens, view, settings.horizonDays, format)}>
      {next ? (
        <Button onClick={() => commands.pickDay(next)}>{screens.nextFreeDay(format.dayShort(next))}</Button>
      ) : searchable ? (
        <Button busy={searching} onClick={commands.findNextFreeDay}>
          {searching ? screens.finding : searchedUntil ? screens.lookFurther : screens.findNext}
        </Button>
      ) : earlier ? (
        <Button onClick={() => commands.pickDay(earlier)}>{screens.earlierFreeDay(format.dayShort(earlier))}</Button>
      ) : null}
      {next === undefined && (!searchable || searchedUntil !== undefined) ? (
        <OutsideTheTimes settings={settings} commands={commands} isEnd={!searchable && !earlier} />
      ) : null}
    </TimesMessage>
  );
}

interface OutsideProps extends Pick<TimesAreaProps, 'settings' | 'commands'> {
  /** There is no other way on. */
  readonly isEnd: boolean;
}

/** The ways on that need no free time, from the first search without one to the end of the booking period. */
function OutsideTheTimes({ settings: { leads, contact }, commands, isEnd }: OutsideProps) {
  const widget = useMessages(widgetMessages);
  return (
    <>
      {leads === 'off' ? null : (
        <Button kind={isEnd ? 'primary' : 'quiet'} onClick={commands.leaveDetails}>
          {widget.leaveDetails}
        </Button>
      )}
      {contact ? <ContactLinks contact={contact} /> : null}
    </>
  );
}
