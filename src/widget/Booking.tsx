import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { unansweredStart } from '../booking/flow.ts';
import { initialSnapshot } from '../core/snapshot.ts';
import { NO_WORDS, shippedWords } from '../i18n/languageChunks.ts';
import { requestedWords } from '../i18n/requestedWords.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useChunk } from '../loading/chunk.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { createPreviewCommands } from '../preview/previewCommands.ts';
import { readPreviewOptions } from '../preview/previewOptions.ts';
import type { PreviewSource } from '../preview/previewSource.ts';
import { usePreview } from '../preview/usePreview.ts';
import { type Around, NOTHING_AROUND } from '../screenParts/around.ts';
import { DoorContext } from '../screenParts/doorContext.ts';
import { EnvironmentContext } from '../screenParts/environmentContext.ts';
import { NotLoadedScreen } from '../screenParts/MessageScreen.tsx';
import { useSlow } from '../screenParts/SlowNote.tsx';
import { screensChunk } from '../screens/PreviewScreens.tsx';
import type { LocalDateTime } from '../time/values.ts';
import type { HeldBooking } from './heldBooking.ts';
import { coreChunk } from './loadCore.ts';
import { TourView } from './TourView.tsx';

interface BookingProps {
  readonly held: HeldBooking;
  readonly options: TourBookingOptions;
  /** Source of the early replies. Without one there is no preview. */
  readonly source: PreviewSource | undefined;
}

const SKELETON = initialSnapshot(unansweredStart, true);
const SLOW = { status: 'pending', slow: true } as const;
const NO_BOOKING = {
  subscribe: () => () => undefined,
  getSteadySnapshot: () => undefined,
  getSettings: () => undefined,
};

/**
 * The widget in its place. First the preview: days and times from the early replies, and commands that wait. Then the
 * core chunk, whose booking goes on from the preview. The same view shows both, so that its nodes stay.
 */
export function Booking({ held, options, source }: BookingProps) {
  const door = useContext(DoorContext);
  const first = useMemo(() => readPreviewOptions(options, door), [options, door]);
  // Before the core chunk is asked for: the replies come first.
  const preview = usePreview(first, source);
  const chunk = useChunk(coreChunk);
  const { confirms, locale } = first.settings;
  const tongue = options.messages?.language ? undefined : locale;
  const requested = requestedWords(confirms, tongue);
  const words = useChunk(requested);
  const rest = useChunk(chunk.status === 'ready' ? shippedWords(tongue).rest : NO_WORDS);
  const isReady = words.status === 'ready' && rest.status === 'ready' && !source?.isHtml?.();
  // Its screens need all words of the language. A booking that has begun keeps the language that it has until another one has come.
  const core = chunk.status === 'ready' && (isReady || held.current()) ? chunk.module : undefined;

  const environment = useContext(EnvironmentContext);
  // The core uses the early replies if it asks for the same as the preview.
  const preloaded = source && first.asks ? source.take : undefined;
  const booking =
    core &&
    held.begin(() =>
      core.createBookingIn(environment, options, { preview, service: held.service, door: { ...door, preloaded } }),
    );
  const { subscribe, getSteadySnapshot, getSettings } = booking ?? NO_BOOKING;
  const snapshot = useSyncExternalStore(subscribe, getSteadySnapshot, NO_BOOKING.getSteadySnapshot);
  const settings = useSyncExternalStore(subscribe, getSettings, NO_BOOKING.getSettings);

  const [isPressed, setPressed] = useState(false);
  const [busySlot, setBusySlot] = useState<LocalDateTime>();
  const [around, setAround] = useState<Around>(NOTHING_AROUND);
  const [{ commands, deliver }] = useState(() =>
    createPreviewCommands({
      screens: screensChunk,
      onBusy: setBusySlot,
      onCoreNeeded() {
        setPressed(true);
        void coreChunk.load();
      },
    }),
  );
  useEffect(() => {
    booking?.reportProblems();
    // After the subscription above, which starts the booking.
    if (booking) deliver(booking.commands);
  }, [booking, deliver]);
  useEffect(() => booking?.setOptions(options), [booking, options]);
  useEffect(() => {
    if (booking) preview?.consume();
  }, [booking, preview]);

  // Once the visitor may type, the words stay the same object while they say the same.
  const messages = booking ? booking.steadyMessages(options.messages) : options.messages;
  const { language, problem } = useLanguage(messages, locale, {
    rest: core !== undefined,
    confirms,
    onBroken: held.failed,
  });
  const isLate = useSlow(busySlot !== undefined || (isPressed && core === undefined));
  useEffect(() => {
    if (chunk.status === 'failed') held.notLoaded('coreChunk');
  }, [chunk, held]);
  // The core, or words that it needs, failed to load and the visitor needs it.
  const isStuck = (chunk.status === 'failed' || words.status === 'failed') && (isPressed || !preview);
  const notLoaded = (
    <NotLoadedScreen
      contact={first.settings.contact}
      onRetry={() => void Promise.all([coreChunk.load(), requested.load()])}
    />
  );
  const known = snapshot ?? preview?.snapshot ?? SKELETON;
  const isSlow = useSlow(known.configuration.status === 'pending');
  const shown = isSlow && known.configuration.status === 'pending' ? { ...known, configuration: SLOW } : known;
  return (
    <>
      <TourView
        snapshot={shown}
        commands={commands}
        settings={settings && first.settings.kinds ? settings : first.settings}
        options={options}
        coreComponents={core?.coreComponents ?? null}
        homes={core && booking && snapshot && settings ? <core.HomesPart {...{ booking, snapshot, settings }} /> : null}
        busySlot={busySlot}
        isLate={isLate}
        language={language}
        around={isStuck ? { instead: notLoaded, visits: around.visits + 1 } : around}
      >
        {core && booking && snapshot && settings ? (
          <core.HostParts options={options} environment={booking.getEnvironment()} onFailed={held.failed}>
            <core.BookingScreens booking={booking} settings={settings} offer={around.offer} />
          </core.HostParts>
        ) : null}
      </TourView>
      {core && booking && snapshot && settings ? (
        <core.CoreEffects {...{ options, snapshot, settings, problem, language, booking }} onAround={setAround} />
      ) : null}
    </>
  );
}
