import type { PlansChangeProps } from '../../features/change/PlansChange.tsx';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import { useChunk } from '../../loading/chunk.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { createScreenChunk } from '../../screenParts/screenChunk.ts';
import { placeOf } from '../../screenParts/TourTime.tsx';
import { Button } from '../../ui/Button.tsx';
import type { TourActionsProps } from './TourActions.tsx';

/** The actions for a booked tour. Loaded while the booking is sent. */
export const actionsChunk = createScreenChunk(
  'actionsChunk',
  (): Promise<typeof import('./actionsChunk.ts')> => import('./actionsChunk.ts'),
);

/** The actions after booking. Keeps their place while they load; when they fail to load, the visitor can try again. */
export function TourActionsPlace(props: Omit<TourActionsProps, 'place'>) {
  const chunk = useChunk(actionsChunk);
  const widget = useMessages(widgetMessages);
  const screens = useMessages(screenMessages);
  if (chunk.status === 'failed')
    return (
      <p className="tour-after-failed tour-unprinted">
        <span>{screens.actionsNotLoaded}</span>{' '}
        <Button kind="link" onClick={() => void actionsChunk.load()}>
          {widget.tryAgain}
        </Button>
      </p>
    );
  if (chunk.status === 'loading') return <div className="tour-after-place tour-unprinted" />;
  const [place] = placeOf(props.location);
  const { TourActions, actionsSheet } = chunk.module;
  return (
    <ChunkStyle sheet={actionsSheet}>
      <TourActions {...props} place={place} />
    </ChunkStyle>
  );
}

/** The ways to change the tour. Keeps their place while they load. */
export function PlansChangePlace(props: PlansChangeProps) {
  const chunk = useChunk(actionsChunk);
  const { reschedule, cancel } = props.offered;
  if (chunk.status === 'loading' && (reschedule || cancel)) return <div className="tour-plans-place tour-unprinted" />;
  if (chunk.status !== 'ready') return null;
  const { PlansChange, actionsSheet } = chunk.module;
  return (
    <ChunkStyle sheet={actionsSheet}>
      <PlansChange {...props} />
    </ChunkStyle>
  );
}
