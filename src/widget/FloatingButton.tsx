import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { savesData } from '../core/savesData.ts';
import { whenIdle } from '../core/whenIdle.ts';
import { openingButtonSheet } from '../theme/openingButtonSheet.ts';
import { createOpeningButton, type OpeningButton } from './createOpeningButton.ts';
import { EnvironmentContext } from './environmentContext.ts';
import { secondStage } from './lazySecondStage.ts';
import { readLook } from './look.ts';
import { OpeningFrame } from './OpeningFrame.tsx';
import { readOpeningSettings } from './openingSettings.ts';
import { createOptionReader } from './optionReader.ts';
import type { TourBookingOptions } from './options.ts';
import { useOpeningLanguage } from './useOpeningLanguage.ts';

interface FloatingButtonProps {
  readonly options: TourBookingOptions;
  readonly onPress: (button: HTMLButtonElement) => void;
}

/** The button of `mode="button"`. It says the next free time once the browser was idle. */
export function FloatingButton({ options, onPress }: FloatingButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [button, setButton] = useState<OpeningButton>();
  const next = useNextFreeTime(options);
  const { label, corner } = readOpeningSettings(options, createOptionReader());
  useLayoutEffect(() => {
    if (!place.current) return;
    const made = createOpeningButton(place.current, onPress);
    setButton(made);
    return made.remove;
  }, [onPress]);
  const language = useOpeningLanguage(options);
  const shown = label ?? language?.words.button;
  // Not before it can be read.
  useLayoutEffect(() => {
    if (shown !== undefined) button?.show({ label: shown, next, corner });
  }, [button, shown, next, corner]);
  return (
    <OpeningFrame look={readLook(options, createOptionReader())} language={language} sheet={openingButtonSheet}>
      <div ref={place} hidden={shown === undefined} />
    </OpeningFrame>
  );
}

/** The next free time of the group and service these options name, asked for once. */
function useNextFreeTime(options: TourBookingOptions): string | undefined {
  const environment = useContext(EnvironmentContext);
  const [next, setNext] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options of the same group and service are no new question
  useEffect(() => {
    let isGone = false;
    const stop = (environment?.whenIdle ?? whenIdle)(async () => {
      // Nothing unasked, code least of all.
      if ((environment?.savesData ?? savesData)()) return;
      // Where its code does not come the button says what it is for, and no time.
      const part = await import('./nextFreeTime.ts').catch(() => undefined);
      const text = await part?.nextFreeTime(options, environment);
      if (isGone) return;
      setNext(text);
      // For the press to come.
      void secondStage.load();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [environment]);
  return next;
}
