import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { coreChunk, useChunk } from '../chunks.ts';
import { SLOW_MS } from '../core/asking/firstDays.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { createPreviewCommands } from '../preview/previewCommands.ts';
import { type PreviewSource, readPreviewOptions, skeleton } from '../preview/readPreview.ts';
import { NotLoadedScreen } from '../screens/messages/NotLoadedScreen.tsx';
import type { LocalDateTime } from '../time/values.ts';
import { TourView } from './TourView.tsx';
import type { WidgetModel } from './useWidgetModel.ts';

interface BookingProps {
  readonly options: TourBookingOptions;
  /** Where the first stage has its answers from; without, all waits for the second. */
  readonly answers: PreviewSource | undefined;
}

/** Before there is a booking. */
const NOTHING = { subscribe: () => () => undefined, getSnapshot: () => undefined };
const SLOW = { status: 'pending', slow: true } as const;

/**
 * The widget in two stages. The first shows days and times of the first answers, and keeps what the visitor does; the second
 * brings everything else, and goes on from there with the same nodes.
 */
export function Booking({ options, answers }: BookingProps) {
  const first = useMemo(() => readPreviewOptions(options), [options]);
  const [opening, setPreview] = useState(() => answers?.atOnce(first));
  const [model, setModel] = useState<WidgetModel>();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  const [isPressed, setPressed] = useState(false);
  const [busySlot, setBusySlot] = useState<LocalDateTime>();
  const [waiting] = useState(() =>
    createPreviewCommands((slot) => {
      setPressed(true);
      setBusySlot(slot);
      void coreChunk.load();
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a host that renders again asks nothing new
  useEffect(() => {
    let isGone = false;
    if (!opening) void answers?.read(first).then((read) => isGone || setPreview(read));
    return () => {
      isGone = true;
    };
  }, [answers, first.key, opening]);
  // After the effect above: first what is asked, then what is loaded.
  const stage = useChunk(coreChunk);
  const second = stage.status === 'ready' ? stage.module : undefined;
  // Until then for other widgets of the page, too. The booking has them by now.
  useEffect(() => {
    if (second) opening?.consume();
  }, [second, opening]);

  // Nothing to do for the visitor here, or what they did leads nowhere.
  const isStuck = stage.status === 'failed' && (isPressed || !opening);
  const { subscribe, getSnapshot } = model?.booking ?? NOTHING;
  const booked = useSyncExternalStore(subscribe, getSnapshot, NOTHING.getSnapshot);
  const known = booked ?? opening?.snapshot ?? skeleton;
  // Three seconds count from here, whatever of the widget they were spent on.
  const snapshot = isSlow && known.configuration.status === 'pending' ? { ...known, configuration: SLOW } : known;
  const settings = model?.settings ?? first.settings;
  const { language, problem } = useLanguage(options.messages, settings.locale, { rest: second !== undefined });
  return (
    <>
      <TourView
        snapshot={snapshot}
        commands={waiting.commands}
        settings={settings}
        options={options}
        later={second?.coreParts ?? null}
        busySlot={model ? model.busySlot : busySlot}
        language={language}
        instead={
          isStuck ? <NotLoadedScreen contact={settings.contact} onRetry={() => void coreChunk.load()} /> : undefined
        }
      >
        {model && booked && second ? (
          <second.OwnComponents components={options.components}>
            <second.CoreScreens {...model} snapshot={booked} />
          </second.OwnComponents>
        ) : null}
      </TourView>
      {second ? (
        <second.TakeOver
          options={options}
          opening={opening}
          problem={problem}
          onModel={setModel}
          onReady={waiting.deliver}
        />
      ) : null}
    </>
  );
}
