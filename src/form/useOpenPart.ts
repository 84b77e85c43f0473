import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldKey } from '../booking/answers.ts';
import { useFocusOrAnnounce } from '../ui/focus.ts';
import type { FormParts } from './formParts.ts';

/** How a part stands on the screen: open, folded to a line with its answers, or not reached yet. */
export type PartState = 'open' | 'done' | 'ahead';

/** Where the visitor is. On arrival the focus goes to a field, or to the heading of the part. */
interface Place {
  readonly open: number;
  /** The furthest part that was open. */
  readonly reached: number;
  /** A new object for each arrival. Null before the first. */
  readonly arrival: { readonly field?: FieldKey } | null;
}

/**
 * Which of the parts is open. `first`: the one to start with. `focus`: focuses the control of a field. It is called when the
 * field is on the screen.
 */
export function useOpenPart({ parts, folded }: FormParts, first: number, focus: (field: FieldKey) => void) {
  const [{ open: wanted, reached, arrival }, setPlace] = useState<Place>({
    open: first,
    reached: first,
    arrival: null,
  });
  const headingRef = useRef<HTMLHeadingElement>(null);
  const foldRef = useRef<HTMLDetailsElement>(null);
  const focusOrAnnounce = useFocusOrAnnounce(headingRef);
  const last = parts.length - 1;
  // Another configuration may have fewer parts.
  const open = Math.min(wanted, last);

  // In a layout effect: before the visitor can do anything in the part. Only an arrival moves the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (arrival?.field !== undefined) focus(arrival.field);
    else if (arrival) focusOrAnnounce();
  }, [arrival]);

  const show = (part: number, field?: FieldKey): void =>
    setPlace((place) => ({
      open: part,
      reached: Math.max(place.reached, part),
      arrival: field === undefined ? {} : { field },
    }));

  return {
    headingRef,
    foldRef,
    open,
    isLast: open === last,
    stateOf: (part: number): PartState => (part === open ? 'open' : part < reached ? 'done' : 'ahead'),
    /** Opens a part at its heading. */
    show: (part: number): void => show(part),
    /** Opens the next part. A visitor who came back to change an answer goes on to the furthest part they had reached. */
    goOn: (): void => show(Math.max(Math.min(reached, last), open + 1)),
    /** Opens the part of `field`, and focuses the field. */
    goTo(field: FieldKey): void {
      const part = parts.findIndex(({ fields }) => fields.some(({ key }) => key === field));
      if (foldRef.current && folded.some(({ key }) => key === field)) foldRef.current.open = true;
      show(part < 0 ? open : part, field);
    },
  };
}
