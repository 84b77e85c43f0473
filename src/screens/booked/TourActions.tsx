import { type ReactNode, useState } from 'react';
import type { Home } from '../../api/homeClient.ts';
import { calendarFile, calendarLinks, directionsLink } from '../../booking/calendarEntry.ts';
import { noHomes } from '../../booking/tourHomes.ts';
import { withLink } from '../../core/linkTo.ts';
import { useHomesLine } from '../../features/homes/useHomesLine.ts';
import { useKindName } from '../../features/kinds/useKindName.ts';
import { actionMessages } from '../../i18n/actions.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { addressOf } from '../../options/links.ts';
import type { Settings } from '../../options/settings.ts';
import { useDayTime, useTourTime } from '../../screenParts/TourTime.tsx';
import { dayOf, type LocalDateTime } from '../../time/values.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DirectionsIcon, DownIcon, ShareIcon } from '../../ui/tourIcons.tsx';
import { useSaveFile } from '../../ui/useSaveFile.ts';
import { shareText } from './shareText.ts';

export interface TourActionsProps {
  readonly slot: LocalDateTime;
  /** The number of the appointment, where the service gave it. */
  readonly id: number | undefined;
  readonly groupId: number;
  /** How often the tour was moved. `rescheduledFrom`: its time before the last move. */
  readonly sequence: number;
  readonly rescheduledFrom: LocalDateTime | null;
  /** The name of the tour's place, or its address if it has no name. Empty if it is not known. */
  readonly place: string;
  /** The place with name and address, as far as they are known. */
  readonly location: string;
  /** The homes of the tour. */
  readonly homes?: readonly Home[] | undefined;
  /** What an edge wants before it changes the tour. */
  readonly token?: string | undefined;
  readonly settings: Pick<
    Settings,
    'zone' | 'duration' | 'instructions' | 'nextStep' | 'confirms' | 'kinds' | 'scope' | 'manageUrl'
  >;
}

/** The outcome of the last action. */
interface Note {
  readonly words: string;
  /** A text that the visitor has to copy by hand. */
  readonly text?: string;
}

/** What a visitor can do with a booked tour: put it into a calendar, find the way, tell others. */
export function TourActions({
  slot,
  id,
  groupId,
  sequence,
  rescheduledFrom,
  place,
  location,
  homes = noHomes,
  token,
  settings,
}: TourActionsProps) {
  const actions = useMessages(actionMessages);
  const format = useFormat();
  const dayTime = useDayTime();
  const announce = useAnnounce();
  const saveFile = useSaveFile();
  const [note, setNote] = useState<Note | null>(null);
  const { zone, duration, instructions, nextStep, confirms } = settings;
  const { span, clock } = useTourTime({ slot, duration, zone });
  const title = actions.title(place);
  // A next step comes before the calendar, and a request is not an appointment yet.
  const kind = nextStep || confirms === 'office' ? 'quiet' : 'primary';
  const kindOfTour = useKindName(settings.kinds);
  const stops = useHomesLine(homes, settings);
  const link =
    settings.manageUrl && token
      ? withLink(addressOf(settings.manageUrl), { kind: 'change', group: groupId, token })
      : undefined;
  const entry = {
    groupId,
    id,
    title,
    location,
    notes: [
      kindOfTour,
      stops,
      ...instructions,
      nextStep ? `${nextStep.label}: ${addressOf(nextStep.url)}` : '',
      link ? actions.changeAt(link) : '',
    ]
      .filter((line) => line !== '')
      .join('\n'),
    start: slot,
    minutes: duration,
    zone,
    isTentative: confirms === 'office',
  };
  const links = calendarLinks(entry);

  const tell = (next: Note | null): void => {
    setNote(next);
    if (next) announce(next.words);
  };
  const save = (): void => {
    const name = `tour-${dayOf(slot)}.ics`;
    saveFile(name, 'text/calendar;charset=utf-8', calendarFile(entry, { now: Date.now(), sequence }));
    tell({ words: actions.saved(name) });
  };
  const share = async (): Promise<void> => {
    const when = `${format.dayFull(dayOf(slot))} · ${span} ${clock}`;
    const text = actions.shared(title, when, location);
    const shared = await shareText(title, text);
    if (shared === 'failed') tell({ words: actions.copyByHand, text });
    else tell(shared === 'copied' ? { words: actions.copied } : null);
  };

  return (
    <div className="tour-unprinted">
      {rescheduledFrom ? (
        <Notice tone="warn">
          <p>
            <span>{actions.oldEntry(dayTime.short(rescheduledFrom))}</span>{' '}
            <Button kind="link" onClick={save}>
              {actions.replaceEntry}
            </Button>
          </p>
        </Notice>
      ) : null}
      <div className="tour-after">
        {links ? (
          <details>
            <summary className="tour-button" data-kind={kind}>
              <CalendarIcon />
              <span>{actions.addToCalendar}</span>
              <DownIcon />
            </summary>
            <ul>
              <li>
                <Button onClick={save}>{actions.calendarFile}</Button>
              </li>
              <li>
                <ActionLink href={links.google}>{actions.google}</ActionLink>
              </li>
              <li>
                <ActionLink href={links.outlook}>{actions.outlook}</ActionLink>
              </li>
            </ul>
          </details>
        ) : (
          <Button kind={kind} onClick={save}>
            <CalendarIcon />
            <span>{actions.addToCalendar}</span>
          </Button>
        )}
        {location ? (
          <ActionLink href={directionsLink(location)}>
            <DirectionsIcon />
            <span>{actions.directions}</span>
          </ActionLink>
        ) : null}
        <Button onClick={() => void share()}>
          <ShareIcon />
          <span>{actions.share}</span>
        </Button>
      </div>
      {note ? (
        <div className="tour-after-note">
          <p>{note.words}</p>
          {note.text ? <p>{note.text}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

interface ActionLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to another site that looks like a button. It opens a new tab, so that the page with the tour stays. */
function ActionLink({ href, children }: ActionLinkProps) {
  return (
    <a className="tour-button" data-kind="quiet" href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
