import { useEffect } from 'react';
import type { HandedLink } from '../../core/handedLink.ts';
import { useChunk } from '../../loading/chunk.ts';
import type { Around } from '../../screenParts/around.ts';
import { createScreenChunk } from '../../screenParts/screenChunk.ts';
import type { WaitlistBooking } from './waitlistBooking.ts';

/** The waitlist. Loaded where the integrator offers it. */
const waitlistChunk = createScreenChunk(
  'showWaitlist',
  (): Promise<typeof import('./showWaitlist.tsx')> => import('./showWaitlist.tsx'),
);

interface WaitlistPlaceProps {
  /** The same object as long as the widget is there. */
  readonly booking: WaitlistBooking;
  /** The link by which the visitor came. */
  readonly link: HandedLink | undefined;
  /** Gets what the list shows around the screens of the booking. */
  readonly onAround: (around: Around) => void;
}

/** Shows the waitlist around the screens, once its chunk has loaded. */
export function WaitlistPlace({ booking, link, onAround }: WaitlistPlaceProps) {
  const chunk = useChunk(waitlistChunk);
  const module = chunk.status === 'ready' ? chunk.module : undefined;
  useEffect(() => module?.showWaitlist(booking, onAround), [module, booking, onAround]);
  const isFailed = chunk.status === 'failed';
  useEffect(() => {
    if (isFailed) onAround({ visits: 0, offer: null });
  }, [isFailed, onAround]);
  useEffect(
    () => (link && link.kind !== 'at' ? module?.followWaitlistLink(booking, link) : undefined),
    [module, booking, link],
  );
  return null;
}
