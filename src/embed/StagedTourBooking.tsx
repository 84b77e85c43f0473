import { useEffect, useMemo, useState } from 'react';
import type { PickCommands } from '../core/commands.ts';
import { SLOW_MS } from '../core/opening.ts';
import { lazyModule, useLazyModule } from '../widget/lazyModule.ts';
import { NotLoadedScreen } from '../widget/NotLoadedScreen.tsx';
import type { TourBookingOptions } from '../widget/options.ts';
import { readFirstOptions, skeleton } from '../widget/readOpening.ts';
import { SafeBooking } from '../widget/SafeBooking.tsx';
import { TourView } from '../widget/TourView.tsx';
import type { WidgetModel } from '../widget/useWidgetModel.ts';
import { createWaitingCommands } from '../widget/waitingCommands.ts';
import { knownOpening, readFirstAnswers } from './firstAnswers.ts';

type SecondStage = typeof import('../widget/secondStage.tsx');
const secondStage = lazyModule((): Promise<SecondStage> => import('../widget/secondStage.tsx'));

const SLOW = { status: 'pending', slow: true } as const;

/**
 * `TourBooking` for the script tag, in two stages. The first shows days and times from the replies the loader asked for,
 * and keeps what the visitor does; the second brings everything else, and goes on from there with the same nodes.
 */
export function StagedTourBooking(options: TourBookingOptions) {
  return (
    <SafeBooking options={options}>
      <Staged {...options} />
    </SafeBooking>
  );
}

function Staged(options: TourBookingOptions) {
  const first = useMemo(() => readFirstOptions(options), [options]);
  const [opening, setOpening] = useState(() => knownOpening(first));
  const [model, setModel] = useState<WidgetModel>();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  const [isWanted, setWanted] = useState(false);
  const [busySlot, setBusySlot] = useState<Parameters<PickCommands['pickSlot']>[0]>();
  const [waiting] = useState(() =>
    createWaitingCommands((slot) => {
      setWanted(true);
      setBusySlot(slot);
      void secondStage.load();
    }),
  );
  const stage = useLazyModule(secondStage);
  const second = stage.status === 'ready' ? stage.module : undefined;
  useEffect(() => {
    if (opening) {
      opening.consume();
      return;
    }
    let isGone = false;
    void readFirstAnswers(first).then(() => isGone || setOpening(knownOpening(first)));
    return () => {
      isGone = true;
    };
  }, [first, opening]);

  // Nothing to do for the visitor here, or what they did leads nowhere.
  const isStuck = stage.status === 'failed' && (isWanted || !opening);
  const known = model?.snapshot ?? opening?.snapshot ?? skeleton;
  // Three seconds count from here, whatever of the widget they were spent on.
  const snapshot = isSlow && known.configuration.status === 'pending' ? { ...known, configuration: SLOW } : known;
  const settings = model?.settings ?? first.settings;
  return (
    <>
      <TourView
        snapshot={snapshot}
        commands={waiting.commands}
        settings={settings}
        options={options}
        later={second?.laterParts ?? null}
        busySlot={model ? model.busySlot : busySlot}
        language={model?.language}
        instead={
          isStuck ? <NotLoadedScreen contact={settings.contact} onRetry={() => void secondStage.load()} /> : undefined
        }
      >
        {model && second ? <second.OtherScreens {...model} /> : null}
      </TourView>
      {second ? (
        <second.TakeOver options={options} opening={opening} onModel={setModel} onReady={waiting.deliver} />
      ) : null}
    </>
  );
}
