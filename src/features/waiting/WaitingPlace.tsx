import { useEffect, useRef } from 'react';
import { useChunk } from '../../loading/chunk.ts';
import type { Around } from '../../screens/around.ts';
import { createScreenChunk } from '../../screens/screenChunk.ts';
import type { WaitingBooking } from './waitingBooking.ts';
import { waitingInLink } from './waitingLink.ts';

/** The waiting list. Loaded where the integrator offers it. */
const waitingChunk = createScreenChunk(
  'waitingChunk',
  (): Promise<typeof import('./waitingChunk.ts')> => import('./waitingChunk.ts'),
);

interface WaitingPlaceProps {
  /** The same object as long as the widget is there. */
  readonly booking: WaitingBooking;
  /** Gets what the list shows around the screens of the booking. */
  readonly onAround: (around: Around) => void;
}

/** Shows the waiting list around the screens, once its chunk has loaded. A widget that a link of the list is for comes into view. */
export function WaitingPlace({ booking, onAround }: WaitingPlaceProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const chunk = useChunk(waitingChunk);
  const show = chunk.status === 'ready' ? chunk.module.showWaiting : undefined;
  useEffect(() => {
    if (waitingInLink(location.hash) && ref.current && !ref.current.closest('dialog'))
      widgetBefore(ref.current)?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => show?.(booking, onAround), [show, booking, onAround]);
  return <span ref={ref} hidden />;
}

/** The widget that the hidden `mark` follows. Other marks may stand between them. */
function widgetBefore(mark: Element): Element | null {
  const before = mark.previousElementSibling;
  return before?.hasAttribute('hidden') ? widgetBefore(before) : before;
}
