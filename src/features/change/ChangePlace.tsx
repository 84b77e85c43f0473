import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import { useChunk } from '../../loading/chunk.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { LoadingPlace } from '../../screenParts/LoadingPlace.tsx';
import { MessageScreen } from '../../screenParts/MessageScreen.tsx';
import { createScreenChunk } from '../../screenParts/screenChunk.ts';
import { placeOf } from '../../screenParts/TourTime.tsx';
import type { BookingModel } from '../../screenParts/tourBookingModel.ts';
import { Button } from '../../ui/Button.tsx';

/** Moving and canceling a tour. Loaded when the visitor wants one of the two. */
export const changeChunk = createScreenChunk(
  'ChangeScreens',
  (): Promise<typeof import('./ChangeScreens.tsx')> => import('./ChangeScreens.tsx'),
);

interface ChangePlaceProps extends BookingModel {
  /** The homes of the tour. */
  readonly stops?: ReactNode;
  /** The ticket of the tour, behind a sheet over it. */
  readonly ticket?: ReactNode;
}

/** The screens of moving and canceling. When they fail to load, the visitor can go back to the tour. */
export function ChangePlace({ stops, ticket, ...model }: ChangePlaceProps) {
  const chunk = useChunk(changeChunk, false);
  const widget = useMessages(widgetMessages);
  const screens = useMessages(screenMessages);
  const { snapshot, commands, settings } = model;
  if (chunk.status === 'loading') return <LoadingPlace contact={settings.contact} />;
  if (chunk.status === 'failed')
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
  const { ChangeScreens, changeSheet } = chunk.module;
  const { flow } = snapshot;
  const [place] = placeOf(('tour' in flow && flow.tour.location) || settings.location);
  return (
    <ChunkStyle sheet={changeSheet}>
      <ChangeScreens {...model} {...{ place, stops, ticket }} />
    </ChunkStyle>
  );
}
