import { useMemo, useState } from 'react';
import type { ShownOpening, TourBookingCore } from '../core/createTourBooking.ts';
import type { Language } from '../i18n/language.ts';
import type { LocalDateTime } from '../time/values.ts';
import { lazyScreens, usePreloadLazyScreens } from './OtherScreens.tsx';
import { useComponentProblems } from './OwnComponents.tsx';
import type { TourBookingOptions } from './options.ts';
import { patientCommands } from './patientCommands.ts';
import { type TourBookingModel, useBooking, useSnapshot } from './useTourBooking.ts';
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
export function useWidgetModel(options: TourBookingOptions, opening?: ShownOpening): WidgetModel {
  const { core, settings } = useBooking(options, opening);
  usePreloadLazyScreens(useSnapshot(core), settings.leads);
  const { language, problem } = useWholeLanguage(options.messages, settings.locale);
  useWordProblems(options.messages, problem, settings.warn);
  useComponentProblems(options.components, settings.warn);
  const [busySlot, setBusySlot] = useState<LocalDateTime>();
  const commands = useMemo(() => patientCommands(core.commands, lazyScreens, setBusySlot), [core]);
  return useMemo(
    () => ({ booking: core, commands, settings, busySlot, language }),
    [core, commands, settings, busySlot, language],
  );
}
