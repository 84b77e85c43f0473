import { useMemo, useState } from 'react';
import type { ShownOpening } from '../core/createTourBooking.ts';
import type { Language } from '../i18n/language.ts';
import type { LocalDateTime } from '../time/values.ts';
import { lazyScreens, usePreloadLazyScreens } from './OtherScreens.tsx';
import type { TourBookingOptions } from './options.ts';
import { patientCommands } from './patientCommands.ts';
import { type TourBookingModel, useBooking } from './useTourBooking.ts';
import { useWholeLanguage } from './useWholeLanguage.ts';
import { useWordProblems } from './useWordProblems.ts';

/** A booking for the widget's own face. */
export interface WidgetModel extends TourBookingModel {
  /** The time that was pressed, while the form is on its way. */
  readonly busySlot: LocalDateTime | undefined;
  /** All words, where those of the first screens are not enough, once they are there. */
  readonly language: Language | undefined;
}

/** `useBooking` with what the widget's own screens want: they come when they are needed, and a chosen time waits for them. */
export function useWidgetModel(options: TourBookingOptions, opening?: ShownOpening): WidgetModel {
  const model = useBooking(options, opening);
  usePreloadLazyScreens(model.snapshot, model.settings.leads);
  const { language, problem } = useWholeLanguage(options.messages, model.settings.locale);
  useWordProblems(options.messages, problem, model.settings.warn);
  const [busySlot, setBusySlot] = useState<LocalDateTime>();
  const commands = useMemo(() => patientCommands(model.commands, lazyScreens, setBusySlot), [model.commands]);
  return useMemo(() => ({ ...model, commands, busySlot, language }), [model, commands, busySlot, language]);
}
