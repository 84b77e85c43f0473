import type { TourKind } from '../booking/tourKind.ts';
import {
  type BookingCommands,
  createBookingCore,
  type HandedOver,
  type Preview,
  type TourBookingCore,
  type TourCommands,
} from '../core/bookingCore.ts';
import type { BookingSettings } from '../core/bookingSettings.ts';
import { environmentWith } from '../core/browserEnvironment.ts';
import { callSafely } from '../core/callSafely.ts';
import type { Environment } from '../core/environment.ts';
import type { AssistedBy, Emit } from '../core/events.ts';
import { offerLinks } from '../core/linkAddress.ts';
import { rememberedTour } from '../core/rememberedTour.ts';
import { readEntryToken, writeKept } from '../features/waitlist/waitlistKey.ts';
import type { GivenMessages } from '../i18n/messages.ts';
import { createSteadyMessages } from '../i18n/steadyMessages.ts';
import type { Door } from '../options/door.ts';
import { createHost, type Host } from '../options/host.ts';
import { bookingIdentity, bookingService } from '../options/identity.ts';
import { createOptionReader } from '../options/optionReader.ts';
import type { BookingOptions, NamesService } from '../options/options.ts';
import { sameOptions } from '../options/sameOptions.ts';
import { readSettings, type Settings, type SettingsResult } from '../options/settings.ts';
import { readTourKinds } from '../options/tourKindsOption.ts';
import { isUsable } from '../queries/received.ts';
import type { TourSnapshot } from '../screenParts/tourBookingModel.ts';
import { createPlanner } from './bookingPlan.ts';
import { textCommands } from './textCommands.ts';

/** A booking without React and without a user interface, for one of your own. */
export interface HeadlessBooking {
  /** What to show now: plain data whose unchanged parts keep their identity. It is the same object until something changes. */
  readonly getSnapshot: () => TourSnapshot;
  /**
   * Calls `listener` after each change, and returns a function that removes it. The first listener starts the booking: before that it asks
   * nothing. Soon after the last one is removed the booking pauses, and keeps what the visitor chose and typed.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** The commands: what the visitor does, as functions. Always the same object, also after `setOptions` began a new booking. */
  readonly commands: TourCommands;
  /** The options as they were read: checked, typed and with defaults. */
  readonly getSettings: () => Settings;
  /**
   * Replaces all options. Another `groupId`, `api`, `edge`, `publicKey`, `manage` or `manageStart` begins a new booking, and so does a
   * `client` or `fetch` that is given or taken away.
   */
  readonly setOptions: (options: BookingOptions) => void;
  /** Ends the booking for good. The host is still told of the reply to a booking that was sent. */
  readonly destroy: () => void;
}

/** A booking with the further functions that the widget and its hook need. */
export interface BookingInPlace extends Omit<HeadlessBooking, 'commands'> {
  /** The commands, for days and times that are checked. Always the same object. */
  readonly commands: BookingCommands;
  /** The snapshot before anything was asked: the same on a server and in a browser. */
  readonly getInitialSnapshot: () => TourSnapshot;
  /** The snapshot for components that show nothing typed: the same object while the visitor types. */
  readonly getSteadySnapshot: () => TourSnapshot;
  /** Whether `options` are about the present booking, not about another group or service. */
  readonly isFor: (options: BookingOptions) => boolean;
  /** The environment of the present booking, with the query client that the options had when it began. */
  readonly getEnvironment: () => Environment;
  /** The host's messages: the same object as long as they say the same. */
  readonly steadyMessages: (given: GivenMessages | null | undefined) => GivenMessages | null | undefined;
  /** How often a booking began anew in place of the one before. */
  readonly getRestarts: () => number;
  /** See `TourBookingHandle`. */
  readonly reset: () => boolean;
  /** See `TourBookingCore`. */
  readonly goTo: TourBookingCore['goTo'];
  /** From now on the events of a booked tour say that an assistant helped, until the page begins anew for another visitor. */
  readonly noteAssistant: (by: AssistedBy) => void;
  /** Names each wrong option, once. */
  readonly reportProblems: () => void;
}

/**
 * Creates a booking with the options of the widget. Options about looks do nothing but come back in the settings. Never throws: a wrong
 * option is named through `onWarning`, or in development in the console. On a server it asks nothing.
 */
export function createTourBooking(options: NamesService<BookingOptions>): HeadlessBooking {
  const booking = createBookingIn(undefined, options);
  booking.reportProblems();
  return { ...booking, commands: textCommands(booking.commands) };
}

/** What a widget has before its booking is made. */
interface Begun {
  /** What the visitor sees already. */
  readonly preview?: Preview | undefined;
  /** Names the service in the keys of the queries, until the options are about another booking. */
  readonly service?: string;
  readonly door?: Door;
}

/**
 * Like `createTourBooking`, but in `environment` (undefined: the browser), and from what a widget has `begun`. Names wrong options only in
 * `reportProblems` and `setOptions`, so that it may be made while rendering.
 */
export function createBookingIn(
  environment: Environment | undefined,
  options: BookingOptions,
  { preview, service: firstService = bookingService(options), door }: Begun = {},
): BookingInPlace {
  const host = createHost(options, door);
  const listeners = new Set<() => void>();
  /** Listeners that do not keep the booking going. */
  const watchers = new Set<() => void>();
  const tellAll = (): void => {
    for (const listener of [...listeners, ...watchers]) callSafely(listener);
  };

  let held = options;
  /** The group of the kind of tour that was chosen, in place of `groupId` of the options. */
  let groupOfKind: number | undefined;
  const ofKind = (given: BookingOptions): BookingOptions =>
    readTourKinds(given, createOptionReader())?.offered.some(({ groupId }) => groupId === groupOfKind)
      ? { ...given, groupId: groupOfKind ?? given.groupId }
      : given;
  // The environment and the name of the service are read when a booking begins, and stay until the next one.
  let place = environmentWith(environment, options.queryClient);
  let service = firstService;
  let assistant: AssistedBy | undefined;
  const read = (given: BookingOptions): SettingsResult =>
    readFor(given, {
      ...{ service, host, assistedBy: () => assistant },
      entryToken: () => (settings.waitlist ? readEntryToken(settings, place) : undefined),
    });
  let { settings, problems } = read(options);
  let core = createBookingCore(settings, place, isStillUsable(preview, place) ? preview : undefined);
  let stop: (() => void) | undefined;
  let destroyed = false;

  const reportProblems = (): void => problems.forEach(host.warn);
  let started = false;
  let restarts = 0;
  /** Begins another booking in place of this one. `begun`: the flow and the homes that it goes on from. */
  const restart = (begun?: HandedOver): void => {
    restarts += 1;
    stop?.();
    core.destroy();
    const isInView = core.isInView();
    core = createBookingCore(settings, place, undefined, begun);
    if (isInView) core.commands.enterView();
    if (begun) core.commands.touch();
    stop = listeners.size > 0 ? core.subscribe(tellAll) : undefined;
  };
  const changeGroup = (groupId: number, begun?: HandedOver): void => {
    groupOfKind = groupId;
    ({ settings, problems } = read(ofKind(held)));
    restart(begun);
  };
  const pickKind = (kind: TourKind): void => {
    const groupId = settings.kinds?.offered.find((other) => other.kind === kind)?.groupId;
    if (destroyed || groupId === undefined || groupId === settings.scope?.groupId) return;
    const begun = core.handOver();
    if (begun === undefined) return;
    changeGroup(groupId, begun);
    tellAll();
  };
  /** A visitor who has a tour of another kind comes back to that one. */
  const restoreKind = (): void => {
    const groupId = keptGroup(settings, place);
    if (groupId !== undefined && groupId !== settings.scope?.groupId) changeGroup(groupId);
  };
  let stopLinks: (() => void) | undefined;
  const followLinks = (): void => {
    if (!settings.managesByLink) return;
    stopLinks ??= offerLinks(loadTourLinks, ({ createChangeFollower }) =>
      createChangeFollower({
        getSettings: () => settings,
        openTour: (token) => core.openTour(token),
        watch(listener) {
          watchers.add(listener);
          return () => watchers.delete(listener);
        },
      }),
    );
  };
  const leaveLinks = (): void => {
    stopLinks?.();
    stopLinks = undefined;
  };
  const planned = createPlanner();
  const plannedAtFirst = createPlanner();
  const getSnapshot = (): TourSnapshot => planned(core.getSnapshot(), settings);
  const submit: BookingCommands['submit'] = (answers, consentWords) => {
    const { plan } = getSnapshot();
    if (plan) core.commands.submit(answers, plan.sent, consentWords);
  };
  const own = { pickKind, submit };
  // One object for all bookings that follow each other.
  const commands: BookingCommands = new Proxy(
    { ...core.commands, ...own },
    { get: (_, name) => Reflect.get(name in own ? own : core.commands, name) },
  );

  return {
    getSnapshot,
    getInitialSnapshot: () => plannedAtFirst(core.getInitialSnapshot(), settings),
    subscribe(listener) {
      const own = (): void => listener();
      listeners.add(own);
      if (!destroyed && !started) {
        started = true;
        restoreKind();
      }
      if (!destroyed) {
        stop ??= core.subscribe(tellAll);
        followLinks();
      }
      return () => {
        if (!listeners.delete(own)) return;
        // Wait: StrictMode takes a widget away and puts it back at once, which must ask nothing twice.
        queueMicrotask(() => {
          if (listeners.size > 0) return;
          stop?.();
          stop = undefined;
          leaveLinks();
        });
      };
    },
    commands,
    getSettings: () => settings,
    getSteadySnapshot: steadily(getSnapshot),
    getEnvironment: () => place,
    getRestarts: () => restarts,
    isFor: (given) => bookingIdentity(given) === bookingIdentity(held),
    steadyMessages: createSteadyMessages(),
    goTo: (slot) => core.goTo(slot),
    noteAssistant(by) {
      assistant = by;
    },
    reportProblems,
    setOptions(next) {
      host.setOptions(next);
      if (destroyed || sameOptions(held, next)) return;
      const before = bookingIdentity(ofKind(held));
      if (bookingIdentity(held) !== bookingIdentity(next)) groupOfKind = undefined;
      const isOther = before !== bookingIdentity(ofKind(next));
      held = next;
      if (isOther) service = bookingService(next);
      ({ settings, problems } = read(ofKind(next)));
      reportProblems();
      if (isOther) {
        place = environmentWith(environment, next.queryClient);
        restart();
        leaveLinks();
        if (stop) followLinks();
      } else core.configure(settings);
      tellAll();
    },
    reset() {
      if (destroyed || !core.forget()) return false;
      writeKept(settings, place, undefined);
      groupOfKind = undefined;
      assistant = undefined;
      ({ settings, problems } = read(held));
      restart();
      tellAll();
      return true;
    },
    destroy() {
      destroyed = true;
      listeners.clear();
      stop = undefined;
      leaveLinks();
      core.destroy();
    },
  };
}

/** Loads what follows links to change a tour, without React: the booking may have no widget. Undefined where that fails. */
const loadTourLinks = () => import('../features/links/changeFollower.ts').catch(() => undefined);

interface ReadFor {
  /** The name under which the booking keeps its answers. */
  readonly service: string;
  readonly host: Host;
  readonly assistedBy: () => AssistedBy | undefined;
  readonly entryToken: () => string | undefined;
}

/** The settings of a booking. */
function readFor(options: BookingOptions, { service, host, assistedBy, entryToken }: ReadFor): SettingsResult {
  const { settings, problems } = readSettings(options, host);
  const emit: Emit = (name, detail) => {
    const assistant = ['outcome', 'booked', 'requested'].includes(name) ? assistedBy() : undefined;
    settings.emit(name, assistant ? { ...detail, assistant } : detail);
  };
  const scope = settings.scope && { ...settings.scope, service };
  return { settings: { ...settings, emit, scope, entryToken }, problems };
}

/** Gives the newest snapshot, or the one before as long as they differ only in the answers. */
function steadily(newest: () => TourSnapshot): () => TourSnapshot {
  let steady = newest();
  return () => {
    const next = newest();
    const isSame =
      hasSameParts({ ...steady, flow: null, lead: null }, { ...next, flow: null, lead: null }) &&
      hasSameParts({ ...steady.flow, answers: null }, { ...next.flow, answers: null }) &&
      hasSameParts({ ...steady.lead, answers: null }, { ...next.lead, answers: null });
    if (!isSame) steady = next;
    return steady;
  };
}

const hasSameParts = (one: object, other: object): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, part]) => Object.is(part, Reflect.get(other, name)));

/** A preview of a static page may be old. */
const isStillUsable = (preview: Preview | undefined, { now }: Environment): boolean =>
  preview !== undefined && isUsable(preview.answers.availability, now());

/**
 * The group that a returning visitor goes on with, among those of the kinds of tour: the group of a tour that is booked or in doubt,
 * or else the group of a chosen time. The group that the widget opens with comes first. Undefined where nothing is kept.
 */
function keptGroup(settings: BookingSettings, environment: Environment): number | undefined {
  const { scope, kinds } = settings;
  if (scope === undefined || kinds === undefined) return undefined;
  const groups = new Set([scope.groupId, ...kinds.offered.map(({ groupId }) => groupId)]);
  const kept = [...groups].flatMap(
    (groupId) => rememberedTour(() => ({ ...settings, scope: { ...scope, groupId } }), environment).kept() ?? [],
  );
  return (kept.find(({ at }) => at !== 'details') ?? kept[0])?.group;
}
