import { actionsChunk, useChunk } from '../../chunks.ts';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import { Button } from '../../ui/Button.tsx';
import { ChunkStyle } from '../ChunkStyle.tsx';
import { placeOf } from '../placeOf.ts';
import type { PlansChangeProps } from './PlansChange.tsx';
import type { TourActionsProps } from './TourActions.tsx';

/** The actions after booking in their place, which is kept while they are on their way. When they do not come the visitor can try again. */
export function TourActionsPlace(props: Omit<TourActionsProps, 'place'>) {
  const part = useChunk(actionsChunk);
  const widget = useMessages(widgetMessages);
  const screens = useMessages(screenMessages);
  if (part.status === 'failed')
    return (
      <p className="tour-after-failed">
        {`${screens.actionsNotLoaded} `}
        <Button kind="link" onClick={() => void actionsChunk.load()}>
          {widget.tryAgain}
        </Button>
      </p>
    );
  if (part.status === 'loading') return <div className="tour-after-place" />;
  const [place] = placeOf(props.location);
  const { TourActions, actionsSheet } = part.module;
  return (
    <ChunkStyle sheet={actionsSheet}>
      <TourActions {...props} place={place} />
    </ChunkStyle>
  );
}

/** How the tour can be changed, in its place, which is kept like that of the actions. */
export function PlansChangePlace(props: PlansChangeProps) {
  const part = useChunk(actionsChunk);
  const { move, cancel } = props.offered;
  if (part.status === 'loading' && (move || cancel)) return <div className="tour-plans-place" />;
  if (part.status !== 'ready') return null;
  const { PlansChange, actionsSheet } = part.module;
  return (
    <ChunkStyle sheet={actionsSheet}>
      <PlansChange {...props} />
    </ChunkStyle>
  );
}
