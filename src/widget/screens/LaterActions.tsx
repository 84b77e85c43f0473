import { useLazyModule } from '../lazyModule.ts';
import { placeOf } from '../placeOf.ts';
import { tourActions } from '../tourActions.ts';
import { LazyStyle } from './LazyStyle.tsx';
import type { PlansChangeProps } from './PlansChange.tsx';
import type { TourActionsProps } from './TourActions.tsx';

/** The actions after booking in their place, which is kept while they are on their way. Without them the contact stands alone. */
export function LaterActions(props: Omit<TourActionsProps, 'place'>) {
  const part = useLazyModule(tourActions);
  if (part.status === 'failed') return null;
  if (part.status === 'loading') return <div className="tour-after-place" />;
  const [place] = placeOf(props.location);
  const { TourActions, actionsSheet } = part.module;
  return (
    <LazyStyle sheet={actionsSheet}>
      <TourActions {...props} place={place} />
    </LazyStyle>
  );
}

/** How the tour can be changed, once that is there. Without it the contact stands alone. */
export function LaterPlans(props: PlansChangeProps) {
  const part = useLazyModule(tourActions);
  if (part.status !== 'ready') return null;
  const { PlansChange, actionsSheet } = part.module;
  return (
    <LazyStyle sheet={actionsSheet}>
      <PlansChange {...props} />
    </LazyStyle>
  );
}
