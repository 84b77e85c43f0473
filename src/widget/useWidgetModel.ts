import { useMemo, useState } from 'react';
import { screensChunk } from '../chunks.ts';
import type { ShownPreview, TourBookingCore } from '../core/createTourBooking.ts';
import { useMessageProblems } from '../i18n/messageProblems.ts';
import type { LanguageProblem } from '../i18n/useLanguage.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { patientCommands } from '../preview/patientCommands.ts';
import { useScreensAhead } from '../screens/CoreScreens.tsx';
import type { TourBookingModel } from '../screens/tourBookingModel.ts';
import type { LocalDateTime } from '../time/values.ts';
import { useComponentProblems } from './OwnComponents.tsx';
import { useBooking, useSnapshot } from './useTourBooking.ts';

/** A booking for the widget's own face. */
export interface WidgetModel extends Omit<TourBookingModel, 'snapshot'> {
  /** Whose snapshot is to be shown. Not as a value: what shows it must change in the same render as all around it. */
  readonly booking: Pick<TourBookingCore, 'subscribe' | 'getSnapshot'>;
  /** The time that was pressed, while the form is on its way. */
  readonly busySlot: LocalDateTime | undefined;
}

/** `useTourBooking` with what the widget's own screens want: they come when they are needed, and a chosen time waits for them. */
export function useWidgetModel(
  options: TourBookingOptions,
  opening: ShownPreview | undefined,
  problem: LanguageProblem | undefined,
): WidgetModel {
  const { core, settings } = useBooking(options, opening);
  useScreensAhead(useSnapshot(core), settings.leads);
  const { locale, warn } = settings;
  useMessageProblems({ messages: options.messages, locale, problem, warn });
  useComponentProblems(options.components, warn);
  const [busySlot, setBusySlot] = useState<LocalDateTime>();
  const commands = useMemo(() => patientCommands(core.commands, screensChunk, setBusySlot), [core]);
  return useMemo(() => ({ booking: core, commands, settings, busySlot }), [core, commands, settings, busySlot]);
}
