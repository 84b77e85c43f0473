import type { PickCommands } from '../core/commands.ts';
import type { Chunk } from '../loading/chunk.ts';
import type { LocalDateTime } from '../time/values.ts';

/** The commands of the first screens, from the preview on. */
export interface PreviewCommands {
  /** Always the same object. Each command waits for the core; a chosen time waits for the screens after it, too. */
  readonly commands: PickCommands;
  /** Takes the commands of the core. Runs the commands that waited, in order; from then on each command runs at once. */
  readonly deliver: (core: PickCommands) => void;
}

export interface PreviewCommandsOptions {
  /** The screens after a chosen time. A time is chosen when they are there, or have failed to load. */
  readonly screens: Pick<Chunk<unknown>, 'getState' | 'load'>;
  /** Called when a deliberate command (not a mere touch) has to wait for the core. */
  readonly onCoreNeeded: () => void;
  /** Called with the pressed time while it waits, then with undefined. The last press counts. */
  readonly onBusy: (slot: LocalDateTime | undefined) => void;
}

type Step = (core: PickCommands) => void;

export function createPreviewCommands({ screens, onCoreNeeded, onBusy }: PreviewCommandsOptions): PreviewCommands {
  let core: PickCommands | undefined;
  let pressed: LocalDateTime | undefined;
  const steps: Step[] = [];
  const run = (step: Step): void => {
    if (core) step(core);
    else steps.push(step);
  };
  const runOrWait = (step: Step): void => {
    run(step);
    if (!core) onCoreNeeded();
  };
  const press = (slot: LocalDateTime | undefined): void => {
    if (pressed === slot && slot === undefined) return;
    pressed = slot;
    onBusy(slot);
  };
  /** Chooses the pressed time once the core and the screens after it are there. */
  const choosePressed = (): void => {
    const slot = pressed;
    if (slot === undefined || !core) return;
    void screens.load().then(() => {
      if (pressed !== slot) return;
      press(undefined);
      core?.pickSlot(slot);
    });
  };
  return {
    commands: {
      enterView: () => run(({ enterView }) => enterView()),
      touch: () => run(({ touch }) => touch()),
      prefetchDay: (day) => run(({ prefetchDay }) => prefetchDay(day)),
      setMonth: (month) => runOrWait(({ setMonth }) => setMonth(month)),
      findNextFreeDay: () => runOrWait(({ findNextFreeDay }) => findNextFreeDay()),
      retry: () => runOrWait(({ retry }) => retry()),
      lookUp: () => run(({ lookUp }) => lookUp()),
      pickKind: (kind) => run(({ pickKind }) => pickKind(kind)),
      chooseHomes: (homes) => run(({ chooseHomes }) => chooseHomes(homes)),
      pickDay(day) {
        press(undefined);
        runOrWait(({ pickDay }) => pickDay(day));
      },
      leaveDetails() {
        press(undefined);
        runOrWait(({ leaveDetails }) => leaveDetails());
      },
      pickSlot(slot) {
        if (core && screens.getState().status === 'ready') return core.pickSlot(slot);
        press(slot);
        if (!core) onCoreNeeded();
        // Beside the core, not after it.
        void screens.load();
        choosePressed();
      },
    },
    deliver(next) {
      core = next;
      for (const step of steps.splice(0)) step(next);
      choosePressed();
    },
  };
}
