import { useEffect } from 'react';
import type { HandedLink } from '../../core/handedLink.ts';
import { useChunk } from '../../loading/chunk.ts';
import type { Around } from '../../screens/around.ts';
import { createScreenChunk } from '../../screens/screenChunk.ts';
import type { WaitingBooking } from './waitingBooking.ts';

/** The waiting list. Loaded where the integrator offers it. */
const waitingChunk = createScreenChunk(
  'waitingChunk',
  (): Promise<typeof import('./waitingChunk.ts')> => import('./waitingChunk.ts'),
);

interface WaitingPlaceProps {
  /** The same object as long as the widget is there. */
  readonly booking: WaitingBooking;
  /** The link by which the visitor came. */
  readonly link: HandedLink | undefined;
  /** Gets what the list shows around the screens of the booking. */
  readonly onAround: (around: Around) => void;
}

/** Shows the waiting list around the screens, once its chunk has loaded. */
export function WaitingPlace({ booking, link, onAround }: WaitingPlaceProps) {
  const chunk = useChunk(waitingChunk);
  const module = chunk.status === 'ready' ? chunk.module : undefined;
  useEffect(() => module?.showWaiting(booking, onAround), [module, booking, onAround]);
  useEffect(
    () => (link && link.kind !== 'at' ? module?.followWaitingLink(booking, link) : undefined),
    [module, booking, link],
  );
  return null;
}
