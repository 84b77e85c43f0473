import { useMemo, useState } from 'react';
import { screensChunk } from '../chunks.ts';
import type { ShownPreview, TourBookingCore } from '../core/createTourBooking.ts';
import type { Language } from '../i18n/language.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { patientCommands } from '../preview/patientCommands.ts';
import { useScreensAhead } from '../screens/CoreScreens.tsx';
import type { TourBookingModel } from '../screens/tourBookingModel.ts';
import type { LocalDateTime } from '../time/values.ts';
import { useComponentProblems } from './OwnComponents.tsx';
import { useBooking, useSnapshot } from './useTourBooking.ts';
import { useWholeLanguage } from './useWholeLanguage.ts';
import { useWordProblems } from './useWordProblems.ts';

/** A booking for the widget's own face. */
export interface WidgetModel extends Omit<TourBookingModel, 'snapshot'> {
  /** Whose snapshot is to be shown. Not as a value: what shows it must change in the same render as all around it. */
  readonly booking: Pick<TourBookingCore, 'subscribe' | 'getSnapshot'>;
  /** The time that was pressed, while the form is on its way. */
  readonly busySlot: LocalDateTime | undefined;
  /** All words, where those of the first screens are not enough, once they are there. */
  readonly language: Language | undefined;
}

/** `useTourBooking` with what the widget's own screens want: they come when they are needed, and a chosen time waits for them. */
export function useWidgetModel(options: TourBookingOptions, opening?: ShownPreview): WidgetModel {
  const { core, settings } = useBooking(options, opening);
  useScreensAhead(useSnapshot(core), settings.leads);
  const { language, problem } = useWholeLanguage(options.messages, settings.locale);
  useWordProblems(options.messages, problem, settings.warn);
  useComponentProblems(options.components, settings.warn);
  const [busySlot, setBusySlot] = useState<LocalDateTime>();
  const commands = useMemo(() => patientCommands(core.commands, screensChunk, setBusySlot), [core]);
  return useMemo(
    () => ({ booking: core, commands, settings, busySlot, language }),
    [core, commands, settings, busySlot, language],
  );
}
