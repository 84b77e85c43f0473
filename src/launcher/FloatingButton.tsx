import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { coreChunk, nextFreeTimeChunk } from '../chunks.ts';
import { whenIdle } from '../core/browser.ts';
import { savesData } from '../core/savesData.ts';
import { launcherMessages } from '../i18n/launcher.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { messagesOf } from '../i18n/words.ts';
import { createOptionReader } from '../options/optionReader.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { readPlacementSettings } from '../options/placementSettings.ts';
import { readLook } from '../options/viewSettings.ts';
import { EnvironmentContext } from '../screens/environmentContext.ts';
import { useNotLoaded } from '../screens/messages/useNotLoaded.ts';
import { launcherSheet } from '../theme/launcherSheet.ts';
import { createLauncherButton, type LauncherButton } from './createLauncherButton.ts';
import { LauncherFrame } from './LauncherFrame.tsx';

const NEXT_FREE_TIME = { nextFreeTimeChunk };

interface FloatingButtonProps {
  readonly options: TourBookingOptions;
  /** Names the service in the keys of the queries, so that the widget finds the answer. */
  readonly service: string;
  readonly onPress: (button: HTMLButtonElement) => void;
}

/** The button of `mode="button"`. It shows the next free time, which it asks for when the browser is idle. */
export function FloatingButton({ options, service, onPress }: FloatingButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [button, setButton] = useState<LauncherButton>();
  const next = useNextFreeTime(options, service);
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
  // The button is hidden until its words are loaded.
  useLayoutEffect(() => {
    if (shown !== undefined) button?.show({ label: shown, next, corner });
  }, [button, shown, next, corner]);
  return (
    <LauncherFrame look={look} language={language} sheet={launcherSheet}>
      <div ref={place} hidden={shown === undefined} />
    </LauncherFrame>
  );
}

/** The next free time for `options`, asked for once. */
function useNextFreeTime(options: TourBookingOptions, service: string): string | undefined {
  const environment = useContext(EnvironmentContext);
  const [next, setNext] = useState<string>();
  useNotLoaded(NEXT_FREE_TIME, options.onWarning);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options of the same group and service are no new question
  useEffect(() => {
    let isGone = false;
    const stop = (environment?.whenIdle ?? whenIdle)(async () => {
      // A visitor who saves data gets no file and no call unasked.
      if ((environment?.savesData ?? savesData)()) return;
      await nextFreeTimeChunk.load();
      const chunk = nextFreeTimeChunk.getState();
      // If the chunk failed, the button shows its label without a time.
      const text =
        chunk.status === 'ready' ? await chunk.module.nextFreeTime(options, service, environment) : undefined;
      if (isGone) return;
      setNext(text);
      // The press needs the core.
      void coreChunk.load();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [environment]);
  return next;
}
