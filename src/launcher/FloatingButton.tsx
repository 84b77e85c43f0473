import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { coreChunk, nextFreeTimeChunk } from '../chunks.ts';
import { whenIdle } from '../core/browser.ts';
import { savesData } from '../core/savesData.ts';
import { launcherMessages } from '../i18n/launcher.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { messagesOf } from '../i18n/words.ts';
import { createOptionReader } from '../options/optionReader.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { readPlacementSettings } from '../options/placement.ts';
import { readLook } from '../options/viewSettings.ts';
import { EnvironmentContext } from '../screens/environmentContext.ts';
import { launcherSheet } from '../theme/launcherSheet.ts';
import { createLauncherButton, type LauncherButton } from './createLauncherButton.ts';
import { LauncherFrame } from './LauncherFrame.tsx';

interface FloatingButtonProps {
  readonly options: TourBookingOptions;
  readonly onPress: (button: HTMLButtonElement) => void;
}

/** The button of `mode="button"`. It says the next free time once the browser was idle. */
export function FloatingButton({ options, onPress }: FloatingButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [button, setButton] = useState<LauncherButton>();
  const next = useNextFreeTime(options);
  const { label, corner } = readPlacementSettings(options, createOptionReader());
  useLayoutEffect(() => {
    if (!place.current) return;
    const made = createLauncherButton(place.current, onPress);
    setButton(made);
    return made.remove;
  }, [onPress]);
  const look = readLook(options, createOptionReader());
  const { language } = useLanguage(options.messages, look.locale);
  const shown = label ?? (language.isComing ? undefined : messagesOf(launcherMessages, language).button);
  // Not before it can be read.
  useLayoutEffect(() => {
    if (shown !== undefined) button?.show({ label: shown, next, corner });
  }, [button, shown, next, corner]);
  return (
    <LauncherFrame look={look} language={language} sheet={launcherSheet}>
      <div ref={place} hidden={shown === undefined} />
    </LauncherFrame>
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
      await nextFreeTimeChunk.load();
      const chunk = nextFreeTimeChunk.getState();
      // Without the chunk the button says what it is for, and no time.
      const text = chunk.status === 'ready' ? await chunk.module.nextFreeTime(options, environment) : undefined;
      if (isGone) return;
      setNext(text);
      // For the press to come.
      void coreChunk.load();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [environment]);
  return next;
}
