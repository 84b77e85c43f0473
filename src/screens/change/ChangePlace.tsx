import { changeChunk, useChunk } from '../../chunks.ts';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import { Button } from '../../ui/Button.tsx';
import { ChunkStyle } from '../ChunkStyle.tsx';
import { MessageScreen } from '../messages/MessageScreen.tsx';
import { SkeletonScreen } from '../pick/SkeletonScreen.tsx';
import { placeOf } from '../placeOf.ts';
import type { TourBookingModel } from '../tourBookingModel.ts';

/** The screens of moving and cancelling in their place; when they do not come, the way back to the tour as it is. */
export function ChangePlace(model: TourBookingModel) {
  const part = useChunk(changeChunk, false);
  const widget = useMessages(widgetMessages);
  const screens = useMessages(screenMessages);
  const { snapshot, commands, settings } = model;
  if (part.status === 'loading') return <SkeletonScreen />;
  if (part.status === 'failed')
    return (
      <MessageScreen heading={screens.notLoadedHeading} text={widget.unreachable.connection} contact={settings.contact}>
        <div className="tour-actions">
          <Button onClick={() => void changeChunk.load()}>{widget.tryAgain}</Button>
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
    <ChunkStyle sheet={changeSheet}>
      <ChangeScreens {...model} place={place} />
    </ChunkStyle>
  );
}
