import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { UnansweredFlow } from '../../booking/flow.ts';
import type { OfferedKind, TourKind } from '../../booking/tourKind.ts';
import type { AvailabilityView } from '../../core/snapshot.ts';
import { unbroken } from '../../i18n/format.ts';
import { kindMessages } from '../../i18n/kinds.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import type { TourKindChoiceProps } from '../../screenParts/coreComponentsContext.ts';
import { adoptStyles, sharedSheet } from '../../theme/stylesheet.ts';
import { dayOf, type LocalDateTime } from '../../time/values.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { KeyIcon, VideoIcon, WalkIcon } from './kindIcons.tsx';
import kindsStyle from './kinds.css?inline';

/** The words are here, because every file that names a kind of tour loads this one. */
export { kindMessages };

const kindsSheet = sharedSheet(kindsStyle);
const ICONS = { 'in-person': WalkIcon, 'self-guided': KeyIcon, video: VideoIcon };

interface ChoiceProps extends TourKindChoiceProps {
  /** The kind that the visitor changed to already. */
  readonly changedTo?: TourKind | undefined;
}

/** The kinds of tour to choose from. After a change it says if the time that was chosen before is not free for the new kind. */
export function TourKindChoice(props: ChoiceProps) {
  const { flow, availability, commands } = props;
  const { offered, chosen } = props.kinds;
  const words = useMessages(kindMessages);
  const format = useFormat();
  const ref = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => adoptStyles(ref.current, kindsSheet), []);
  const name = useId();
  const [changedTo, setChangedTo] = useState(props.changedTo);
  const lost = chosen && changedTo === chosen.kind ? lostTime(flow, availability) : undefined;
  const note = chosen && lost ? words.notFree[chosen.kind](unbroken(format.time(lost))) : '';
  useSpokenLast(note);
  return (
    <>
      <fieldset className="tour-kinds" ref={ref}>
        <legend className="tour-hidden">{words.question}</legend>
        {offered.map((offer) => (
          <KindCard
            key={offer.kind}
            offer={offer}
            name={name}
            isChosen={offer.kind === chosen?.kind}
            onChoose={() => {
              setChangedTo(offer.kind);
              commands.pickKind(offer.kind);
            }}
          />
        ))}
      </fieldset>
      {note ? <p className="tour-kinds-note">{note}</p> : null}
    </>
  );
}

interface KindCardProps {
  readonly offer: OfferedKind;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function KindCard({ offer: { kind, label, line }, name, isChosen, onChoose }: KindCardProps) {
  const words = useMessages(kindMessages);
  const Icon = ICONS[kind];
  return (
    <label className="tour-kind">
      <input type="radio" name={name} value={kind} checked={isChosen} onChange={onChoose} />
      <Icon />
      <span>
        <b>
          <bdi>{label ?? words.label[kind]}</bdi>
        </b>{' '}
        <small className="tour-wide">
          <bdi>{line ?? words.line[kind]}</bdi>
        </small>
      </span>
    </label>
  );
}

/** The time that was chosen before, if it is not among the times of its day. Undefined until those are there. */
function lostTime(flow: UnansweredFlow, availability: AvailabilityView | null): LocalDateTime | undefined {
  const previous = flow.at === 'slot' ? flow.previous : null;
  if (previous === null || availability?.day !== dayOf(previous)) return undefined;
  const { times } = availability;
  if (times.kind === 'asking' || times.kind === 'failed' || times.refreshing) return undefined;
  return times.kind === 'times' && times.slots.includes(previous) ? undefined : previous;
}

/** Reads out `note` last, so that it replaces other words of the same moment, such as the number of times of the day. */
function useSpokenLast(note: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (note) queueMicrotask(() => announce(note));
  }, [note, announce]);
}
