import { memo, useEffect, useLayoutEffect, useMemo } from 'react';
import type { TourCommands } from '../core/createTourBooking.ts';
import type { LanguageProblem } from '../i18n/useLanguage.ts';
import type { TourBookingOptions } from '../options/options.ts';
import type { Preview } from '../preview/previewSnapshot.ts';
import { giveAnswers } from '../queries/giveAnswers.ts';
import { useWidgetModel, type WidgetModel } from './useWidgetModel.ts';

export { CoreScreens } from '../screens/CoreScreens.tsx';
export { coreParts } from '../screens/coreScreenParts.ts';
export { OwnComponents } from './OwnComponents.tsx';

interface TakeOverProps {
  readonly options: TourBookingOptions;
  /** What the first stage shows; undefined where it shows nothing yet. */
  readonly opening: Preview | undefined;
  /** What is wrong with the language that is shown. The integrator is told. */
  readonly problem: LanguageProblem | undefined;
  /** Told of the model whenever it is another one. */
  readonly onModel: (model: WidgetModel) => void;
  /** Given the commands once the booking runs: what the visitor did before is done now. */
  readonly onReady: (commands: TourCommands) => void;
}

/** Runs the whole booking from what the first stage shows, and hands on what is to be shown from then on. */
export const TakeOver = memo(function TakeOver({ options, opening, problem, onModel, onReady }: TakeOverProps) {
  const shown = useMemo(
    () => opening && { snapshot: opening.snapshot, giveAnswers: giveAnswers(opening.answers) },
    [opening],
  );
  const model = useWidgetModel(options, shown, problem);
  // Before the next paint, so that both show the same.
  useLayoutEffect(() => onModel(model), [model, onModel]);
  const { commands } = model;
  // After the subscription above, which starts the booking.
  useEffect(() => onReady(commands), [commands, onReady]);
  return null;
});
