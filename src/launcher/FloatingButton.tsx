import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '../core/browser.ts';
import { savesData } from '../core/savesData.ts';
import { launcherMessages } from '../i18n/launcher.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { messagesOf } from '../i18n/words.ts';
import { createChunk } from '../loading/chunk.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { createOptionReader } from '../options/optionReader.ts';
import { readPlacementSettings } from '../options/placementSettings.ts';
import { readLook } from '../options/viewSettings.ts';
import { DoorContext } from '../screenParts/doorContext.ts';
import { EnvironmentContext } from '../screenParts/environmentContext.ts';
import { useNotLoaded } from '../screenParts/useNotLoaded.ts';
import type { ButtonTime, ButtonWatch } from './buttonTime.ts';
import { createFloatingButton, type FloatingButtonElement, launcherSheet } from './createFloatingButton.ts';
import { LauncherFrame } from './LauncherFrame.tsx';

/** The next free time on the button. Loaded when the browser is idle. */
const buttonTimeChunk = createChunk((): Promise<typeof import('./buttonTime.ts')> => import('./buttonTime.ts'));

interface FloatingButtonProps {
  readonly options: TourBookingOptions;
  /** Names the service in the keys of the queries, so that the widget finds the answer. */
  readonly service: string;
  /** Loads what the open widget needs. */
  readonly prepare: () => void;
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  readonly onPress: (button: HTMLButtonElement) => void;
}

/** The button of `mode="button"`. It shows the visitor's tour, or else the next free time. */
export function FloatingButton({ options, service, prepare, isOpen, onPress }: FloatingButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [button, setButton] = useState<FloatingButtonElement>();
  const time = useButtonTime({ options, service, prepare, isOpen });
  const { label, corner } = readPlacementSettings(options, createOptionReader());
  useLayoutEffect(() => {
    if (!place.current) return;
    const made = createFloatingButton(place.current, onPress);
    setButton(made);
    return made.remove;
  }, [onPress]);
  const look = readLook(options, createOptionReader());
  const { language } = useLanguage(options.messages, look.locale, { confirms: look.confirms });
  const shown = time?.tour ?? label ?? (language.isComing ? undefined : messagesOf(launcherMessages, language).button);
  // The button is hidden until its words are loaded.
  useLayoutEffect(() => {
    if (shown !== undefined) button?.show({ label: shown, next: time?.next, corner });
  }, [button, shown, time?.next, corner]);
  return (
    <LauncherFrame look={look} language={language} sheet={launcherSheet}>
      <div ref={place} hidden={shown === undefined} />
    </LauncherFrame>
  );
}

/** The time on the button. It is found when the browser is idle, and anew when the dialog closes. */
function useButtonTime({
  options,
  service,
  prepare,
  isOpen,
}: Omit<FloatingButtonProps, 'onPress'>): ButtonTime | undefined {
  const environment = useContext(EnvironmentContext);
  const door = useContext(DoorContext);
  const [time, setTime] = useState<ButtonTime>();
  const watch = useRef<ButtonWatch>(undefined);
  const open = useRef(isOpen);
  useEffect(() => {
    open.current = isOpen;
    watch.current?.setOpen(isOpen);
  }, [isOpen]);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useNotLoaded('buttonTime', buttonTimeChunk, options.onWarning);
  // A visitor who saves data gets no file and no call unasked.
  const isWanted = wasOpen || !(environment?.savesData ?? savesData)();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options of the same group and service are no new question
  useEffect(() => {
    let isGone = false;
    const stop = (environment?.whenIdle ?? whenIdle)(async () => {
      if (!isWanted) return;
      await buttonTimeChunk.load();
      const chunk = buttonTimeChunk.getState();
      if (isGone) return;
      // If the chunk failed, the button shows its label without a time.
      if (chunk.status === 'ready')
        watch.current = chunk.module.watchButton(options, service, setTime, door, environment);
      else prepare();
      watch.current?.setOpen(open.current);
    });
    return () => {
      isGone = true;
      stop();
      watch.current?.stop();
      watch.current = undefined;
    };
  }, [environment, door, isWanted]);
  useEffect(() => {
    // The press needs the core.
    if (time) prepare();
  }, [time, prepare]);
  return time;
}
