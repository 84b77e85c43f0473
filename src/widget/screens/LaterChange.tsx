import { useMessages } from '../../i18n/language.ts';
import { useScreenMessages } from '../../i18n/useScreenMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { changeScreens } from '../changeScreens.ts';
import { useLazyModule } from '../lazyModule.ts';
import { placeOf } from '../placeOf.ts';
import type { TourBookingModel } from '../useTourBooking.ts';
import { LazyStyle } from './LazyStyle.tsx';
import { MessageScreen } from './MessageScreen.tsx';
import { SkeletonScreen } from './SkeletonScreen.tsx';

/** The screens of moving and cancelling in their place; when they do not come, the way back to the tour as it is. */
export function LaterChange(model: TourBookingModel) {
  const part = useLazyModule(changeScreens, false);
  const { widget } = useMessages();
  const screens = useScreenMessages();
  const { snapshot, commands, settings } = model;
  if (part.status === 'loading') return <SkeletonScreen />;
  if (part.status === 'failed')
    return (
      <MessageScreen heading={screens.notLoadedHeading} text={widget.unreachable.connection} contact={settings.contact}>
        <div className="tour-actions">
          <Button onClick={() => void changeScreens.load()}>{widget.tryAgain}</Button>
          <Button kind="link" onClick={commands.keepTour}>
            {screens.backToTour}
          </Button>
        </div>
      </MessageScreen>
    );
  const { ChangeScreens, changeSheet } = part.module;
  const { flow } = snapshot;
  const [place] = placeOf(('tour' in flow && flow.tour.location) || settings.location);
  return (
    <LazyStyle sheet={changeSheet}>
      <ChangeScreens {...model} place={place} />
    </LazyStyle>
  );
}
