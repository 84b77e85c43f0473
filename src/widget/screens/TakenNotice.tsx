import { useRef } from 'react';
import { useFormat, useMessages } from '../../i18n/language.ts';
import type { LocalDateTime } from '../../time/values.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ContactLinks } from '../ContactLinks.tsx';
import type { Contact } from '../settings.ts';

interface TakenNoticeProps {
  readonly slot: LocalDateTime;
  /** The free times nearest to it; empty while they are asked for or when there are none. */
  readonly nearest: readonly LocalDateTime[];
  /** Whether the fresh times still have it, as when this visitor has a tour then already. */
  readonly stillFree: boolean;
  /** Whether it may have gone to this visitor's own booking, whose reply was lost. */
  readonly perhapsYours: boolean;
  readonly contact: Contact;
  readonly onPick: (slot: LocalDateTime) => void;
}

/** Names the time that is gone and offers the nearest ones; not, where the visitor may hold it already. Takes the focus. */
export function TakenNotice({ slot, nearest, stillFree, perhapsYours, contact, onPick }: TakenNoticeProps) {
  const { widget } = useMessages();
  const format = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, slot);
  if (perhapsYours)
    return (
      <Notice ref={ref} tone="warn">
        <p>
          <strong>{widget.taken(format.time(slot))}</strong> {widget.takenPerhapsYours}
        </p>
        <ContactLinks contact={contact} />
      </Notice>
    );
  return (
    <Notice ref={ref} tone="warn">
      <p>
        <strong>{(stillFree ? widget.refusedSlot : widget.taken)(format.time(slot))}</strong> {widget.takenKept}{' '}
        {nearest.length === 0 ? (
          widget.takenPick
        ) : (
          <>
            {`${widget.takenNearest} `}
            {nearest.map((time) => (
              <span key={time}>
                <Button kind="link" onClick={() => onPick(time)}>
                  {format.time(time)}
                </Button>
                {', '}
              </span>
            ))}
            {widget.takenOr}
          </>
        )}
      </p>
    </Notice>
  );
}
