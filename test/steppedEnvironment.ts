import { QueryClient } from '@tanstack/query-core';
import type { Landing } from '../src/analytics/attribution.ts';
import type { Environment, TextStorage } from '../src/core/environment.ts';
import { createPageMemory } from '../src/core/pageMemory.ts';

/** An environment that stands still until a test moves it. */
export interface SteppedEnvironment extends Environment {
  /** Lets `ms` milliseconds pass: timers that are due run in order, each with everything that follows from it. */
  readonly advance: (ms: number) => Promise<void>;
  /** The machine sleeps for `ms` milliseconds: timers that became due run after it, each once. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Lets all promises and tasks run that wait for no timer. */
  readonly settle: () => Promise<void>;
  /** Runs the callbacks that wait for the browser to be idle. */
  readonly idle: () => Promise<void>;
  /** Calls the listeners of `onReturn`, as if the page may have come into view or the network back. */
  readonly tellReturn: () => Promise<void>;
  /** Calls the listeners of `onShown`, as if the browser had prepared or kept the page. */
  readonly tellShown: () => Promise<void>;
  /** The visitor touches the page. */
  readonly touch: () => void;
  /** How many timers, idle callbacks and listeners are there. */
  readonly pending: () => { readonly timers: number; readonly idle: number; readonly listeners: number };
  online: boolean;
  visible: boolean;
  /** Whether the browser prepares the page ahead. */
  prepared: boolean;
  saveData: boolean;
  /** What the tab keeps. */
  readonly stored: Map<string, string>;
  /** What the device keeps. */
  readonly storedOnDevice: Map<string, string>;
  /** The listeners in the tabs of the site, by the name of their line. Two environments that share this map are tabs of one site. */
  site: Map<string, Set<(message: unknown) => void>>;
  /** Whether the browser would ask before the page is left. */
  readonly asksBeforeLeaving: boolean;
  /** The page the visitor came by. */
  landed: Landing;
  /** What `random` gives. */
  chance: number;
}

/** Stands at the moment `start`, in milliseconds since the epoch. Shares answers and traffic with `queryClient`. */
export function steppedEnvironment(start: number, queryClient = new QueryClient()): SteppedEnvironment {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  const idle = new Set<() => void>();
  const listeners = new Set<() => void>();
  const shown = new Set<() => void>();
  const touched = new Set<() => void>();
  let holds = 0;
  let ids = 0;
  const stored = new Map<string, string>();
  const storedOnDevice = new Map<string, string>();

  // react-query tells its observers in timer tasks of its own, so a few tasks have to pass.
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  };

  const environment: SteppedEnvironment = {
    queryClient,
    online: true,
    visible: true,
    prepared: false,
    saveData: false,
    stored,
    storedOnDevice,
    get asksBeforeLeaving() {
      return holds > 0;
    },
    landed: { url: 'https://alderhouse.example/', referrer: '' },
    landing: () => environment.landed,
    chance: 0.5,
    now: () => now,
    setTimer(run, ms) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    whenIdle(run) {
      idle.add(run);
      return () => idle.delete(run);
    },
    device: () => 'desktop',
    random: () => environment.chance,
    randomId: () => `id-${++ids}`,
    isOnline: () => environment.online,
    isVisible: () => environment.visible,
    isPrepared: () => environment.prepared,
    savesData: () => environment.saveData,
    tabStorage: storageOf(stored),
    deviceStorage: storageOf(storedOnDevice),
    ...createPageMemory(() => true),
    site: new Map(),
    openTabLine(name, onMessage) {
      const lines = environment.site.get(name) ?? new Set();
      const own = (message: unknown): void => onMessage(message);
      environment.site.set(name, lines.add(own));
      return {
        send(text) {
          for (const line of [...lines]) if (line !== own) queueMicrotask(() => line(text));
        },
        close: () => void lines.delete(own),
      };
    },
    askBeforeLeaving() {
      holds += 1;
      return () => {
        holds -= 1;
      };
    },
    onTouch(listener) {
      touched.add(listener);
      return () => touched.delete(listener);
    },
    touch() {
      for (const listener of [...touched]) listener();
    },
    onReturn(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onShown(listener) {
      shown.add(listener);
      return () => shown.delete(listener);
    },
    async tellShown() {
      for (const listener of [...shown]) listener();
      await settle();
    },
    async advance(ms) {
      const end = now + ms;
      for (;;) {
        await settle();
        const [next] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (next === undefined) break;
        now = Math.max(now, next.at);
        timers.delete(next);
        next.run();
      }
      now = end;
      await settle();
    },
    settle,
    async sleep(ms) {
      now += ms;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.run();
      }
      await settle();
    },
    async idle() {
      for (const run of [...idle]) {
        idle.delete(run);
        run();
      }
      await settle();
    },
    async tellReturn() {
      for (const listener of [...listeners]) listener();
      await settle();
    },
    pending: () => ({ timers: timers.size, idle: idle.size, listeners: listeners.size }),
  };
  return environment;
}

const storageOf = (stored: Map<string, string>): TextStorage => ({
  read: (key) => stored.get(key) ?? null,
  write: (key, text) => void (text === null ? stored.delete(key) : stored.set(key, text)),
});
