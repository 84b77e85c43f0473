import { createAttribution } from '../analytics/attribution.ts';
import type { Home } from '../api/homeClient.ts';
import { type Answers, type FieldKey, noAnswers } from '../booking/answers.ts';
import { managedFlow } from '../booking/changeSteps.ts';
import type { ConsentWords } from '../booking/consent.ts';
import { type Flow, type FlowEvent, isBeingSent, isCertain, isFinished, startFlow } from '../booking/flow.ts';
import { flowForOtherKind } from '../booking/tourKind.ts';
import { nextFlow } from '../booking/transitions.ts';
import { giveAnswers, type PreviewAnswers } from '../queries/giveAnswers.ts';
import { dayOf, type LocalDateTime } from '../time/values.ts';
import { createScheduler } from './asking/scheduler.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import type { BookingSettings } from './bookingSettings.ts';
import { callSafely } from './callSafely.ts';
import { createChangeAttempts } from './changeAttempts.ts';
import type { ChangeCommands, PickCommands } from './commands.ts';
import type { Environment } from './environment.ts';
import { flowWithSlot, isSlotFree } from './initialSlot.ts';
import { tourOfToken } from './managedTour.ts';
import { offeredChanges } from './offeredChanges.ts';
import type { BookingPart } from './parts/bookingPart.ts';
import { createTourHomes } from './parts/homesPart.ts';
import { createHostEvents, createTell } from './parts/hostEvents.ts';
import { createKiosk } from './parts/kiosk.ts';
import { createLeads, type LeadCommands } from './parts/leadsPart.ts';
import { createLeavingGuard } from './parts/leavingGuard.ts';
import { createMemory } from './parts/memory.ts';
import { createOtherTabs } from './parts/otherTabs.ts';
import { createShownDays } from './parts/shownDays.ts';
import { rememberedAnswers } from './rememberedAnswers.ts';
import { rememberedTour } from './rememberedTour.ts';
import type { AvailabilityView, BookingSnapshot, PickSnapshot } from './snapshot.ts';
import { createSnapshots } from './snapshots.ts';
import { createWarnings } from './warnings.ts';
import { createWrites } from './writes.ts';

/** The commands that take a day, a time or a month. */
type TextCommand = 'pickDay' | 'pickSlot' | 'prefetchDay' | 'setMonth';

/**
 * The commands: what the visitor does, as functions. A day, a time and a month are text, by the property's clock. Those that take one throw a
 * `TypeError` for other text.
 */
export interface TourCommands extends Omit<PickCommands, TextCommand>, ChangeCommands, LeadCommands {
  /** Chooses a day, `2026-12-05`. */
  readonly pickDay: (day: string) => void;
  /** Chooses a time, `2026-12-05T10:15`. */
  readonly pickSlot: (slot: string) => void;
  /** Asks about a day before it is chosen. Call this when the pointer rests on the day, or when it has the focus. */
  readonly prefetchDay: (day: string) => void;
  /** Shows another month, `2026-12`. */
  readonly setMonth: (month: string) => void;
  /** Keeps what was typed, so that it survives every failure. The form takes it. `assisted`: the fields that an assistant has filled in. */
  readonly answer: (answers: Answers, assisted?: readonly FieldKey[]) => void;
  /**
   * Books the chosen time with the answers to the fields of `plan.sent` in the snapshot. `consentWords`: the words of the box for consent,
   * which the event `booked` repeats. Without them it says nothing of consent.
   */
  readonly submit: (answers: Answers, consentWords?: ConsentWords) => void;
  /** Sends the same booking once more after a lost reply, because the visitor wants it. After a reload it opens that form instead. */
  readonly bookAgain: () => void;
}

/** The same for the widget, whose days and times are checked where they come in. */
export type BookingCommands = Omit<TourCommands, TextCommand> & Pick<PickCommands, TextCommand>;

/** What a booking hands over to the next one when the visitor chooses another kind of tour. */
export interface HandedOver {
  readonly flow: Flow;
  readonly homes: readonly Home[];
}

/** The commands of a booking of one group. It knows nothing of forms, so `submit` takes the fields whose answers are sent. */
export type GroupCommands = Omit<BookingCommands, 'pickKind' | 'submit'> & Pick<Attempts, 'submit'>;

/** What the visitor sees before the core is there: a snapshot, and the answers it was made of. */
export interface Preview {
  readonly snapshot: PickSnapshot;
  readonly answers: PreviewAnswers;
}

/** One booking in progress, without React and without the DOM. */
export interface TourBookingCore {
  /** The newest snapshot; the same object until something changes. */
  readonly getSnapshot: () => BookingSnapshot;
  /** The snapshot before anything was asked: nothing in it depends on a clock or on the visitor's place. */
  readonly getInitialSnapshot: () => BookingSnapshot;
  /**
   * Calls `listener` after each change. The first subscriber starts the booking (nothing is asked and no timer runs before),
   * the last one to go stops it; what the visitor chose and typed is kept. Returns the remover.
   */
  readonly subscribe: (listener: () => void) => () => void;
  readonly commands: GroupCommands;
  /** Takes other settings; another `scope` wants a booking of its own. */
  readonly configure: (settings: BookingSettings) => void;
  /** Goes to `slot` as after a reload: to the form if it is free, else to its day, with a notice. Not from a tour that is sent or booked. */
  readonly goTo: (slot: LocalDateTime) => void;
  /** Goes to the tour of a link, whose token this is. False while it cannot: something is sent or in doubt. */
  readonly openTour: (token: string) => boolean;
  /** Whether it has come into view. */
  readonly isInView: () => boolean;
  /** Gives what a booking of another kind goes on from, and the tab forgets this booking. Undefined while the kind cannot be changed. */
  readonly handOver: () => HandedOver | undefined;
  /** Erases what is kept of the visit. Gives false, and erases nothing, while something is sent or in doubt. */
  readonly forget: () => boolean;
  /** Stops everything for good. The reply of a booking under way is still told to the host. */
  readonly destroy: () => void;
}

/**
 * A booking for `settings`. Making one does nothing: it starts with its first subscriber. With a `preview` it goes on
 * from there, and does not ask again for the answers that are there. `begun`: what a booking of another kind handed over.
 */
export function createBookingCore(
  initialSettings: BookingSettings,
  environment: Environment,
  preview?: Preview,
  begun?: HandedOver,
): TourBookingCore {
  let settings = initialSettings;
  const answers = { ...noAnswers, ...settings.prefill };
  let flow: Flow = settings.managed ? managedFlow(settings.managed, answers) : (begun?.flow ?? startFlow(answers));
  /** The answers that the visitor has not changed since the start. */
  let untouched = answers;
  let started = false;
  let destroyed = false;
  /**
   * The time that was chosen before a reload, or that the host names as `initialSlot`. Kept until the times of its day are there, or until
   * the visitor does something else.
   */
  let chosenBefore: LocalDateTime | undefined;
  const remembered = rememberedAnswers(() => settings, environment);
  const listeners = new Set<() => void>();
  const tour = rememberedTour(
    () => settings,
    environment,
    () => listeners.size > 0,
  );
  const warnings = createWarnings((message) => settings.warn(message));
  const writes = createWrites(() => settings, environment, warnings.failure);
  const sending = { settings: () => settings, environment, writes };
  const attribution = createAttribution(() => settings, environment);
  const homes = createTourHomes({
    settings: () => settings,
    environment,
    flow: () => flow,
    begun: begun?.homes,
    onChange() {
      // While the form is open, the tab keeps the chosen homes.
      if (flow.at === 'details') tour.keep(flow, homes.chosen());
      scheduler.update();
    },
  });
  const tell = createTell(() => settings, attribution.read, homes.ids);
  const snapshots = createSnapshots(
    flow,
    settings.scope !== undefined,
    homes.shown(),
    preview && { ...preview.snapshot, flow },
  );

  const scheduler = createScheduler({
    settings: () => settings,
    flow: () => flow,
    environment,
    warnings,
    tell,
    initial: snapshots.initial(),
    onUpdate(configuration, availability) {
      const isFree = chosenBefore === undefined ? undefined : isSlotFree(chosenBefore, availability);
      if (chosenBefore !== undefined && isFree !== undefined) {
        send({ type: 'chosenBefore', slot: chosenBefore, isFree });
        return;
      }
      if (isNothingFree(availability) && leads.offer()) return;
      kiosk.note();
      const before = snapshots.current();
      if (snapshots.next({ flow, lead: leads.lead(), configuration, availability, homes: homes.shown() }) === before)
        return;
      for (const listener of [...listeners]) callSafely(listener);
    },
  });

  const leads = createLeads({
    ...sending,
    tell,
    attribution: attribution.read,
    answers: () => flow.answers,
    homes: homes.sent,
    onChange: scheduler.update,
  });

  /** Whether nothing is free, in a calendar that the visitor sees and has not touched. */
  const isNothingFree = (availability: AvailabilityView | null): boolean =>
    flow.at === 'day' && scheduler.isInView() && availability?.nothingUntil !== undefined && !availability.touched;

  const send = (event: FlowEvent): Flow => {
    const before = flow;
    chosenBefore = undefined;
    flow = nextFlow(before, event);
    if (flow !== before) for (const part of parts) callSafely(() => part.changed?.({ event, before, flow }));
    return flow;
  };

  const otherTabs = createOtherTabs({
    settings: () => settings,
    environment,
    tour,
    flow: () => flow,
    onShown(isForgotten) {
      if (isForgotten) send({ type: 'bookAnother' });
      if ((flow.at === 'day' || flow.at === 'slot') && flow.answers === untouched) takeUpAnswers();
      scheduler.update();
    },
    onDoubt: () => commands.lookUp(),
    onNews(found, refused) {
      // A visitor who is leaving details stays there.
      const lead = leads.lead();
      if (lead === null || lead.at === 'left') send({ type: 'otherTab', flow: found, refused });
    },
  });

  const kiosk = createKiosk({
    settings: () => settings,
    environment,
    isFinished: () => isFinished(flow) || (leads.lead()?.at === 'left' && isCertain(flow)),
    onReset() {
      for (const part of parts) part.reset?.();
      send({ type: 'reset', answers: { ...noAnswers, ...settings.prefill } });
    },
  });

  /**
   * In the order in which they learn of a step: the visitor sees it first. What is kept comes before the other tabs, which read it; the host,
   * whose code may be slow, after all that protects the booking. The address is read at the start, because the visitor's next page may lack
   * the campaign.
   */
  const parts: readonly BookingPart[] = [
    { start: attribution.read, reset: attribution.forget },
    createShownDays(scheduler, environment),
    createMemory({ answers: remembered, tour, homes: homes.chosen, environment }),
    otherTabs,
    createLeavingGuard(environment),
    createHostEvents(tell, () => settings),
    homes,
    leads,
    kiosk,
  ];

  const takeUpAnswers = (): void => {
    const kept = remembered.read();
    if (kept) flow = { ...flow, ...kept, answers: { ...flow.answers, ...kept.answers, ...settings.fixed } };
    untouched = flow.answers;
  };

  const offered = () => offeredChanges(settings, snapshots.current());
  /**
   * Takes up a booking of another kind, or what the tab keeps. Runs at the first start and not before, because the
   * first snapshot has to be the same on a server and in a browser.
   */
  const restore = (): void => {
    if (begun) {
      // The visitor is about to book another tour, so one that is already booked here does not show. One in doubt does.
      const found = tour.read(flow);
      if (found && !isCertain(found)) flow = found;
      remembered.keep(flow);
      return;
    }
    takeUpAnswers();
    homes.restore(tour.kept());
    flow = flowWithSlot(tour.read(flow) ?? flow, settings, environment.now());
    homes.changed();
    if (flow.at === 'slot' && flow.previous !== null) chosenBefore = flow.previous;
  };

  const attempts = createAttempts({ ...sending, send, attribution, warnings, homes: homes.sent });
  const commands: GroupCommands = {
    enterView: scheduler.enterView,
    touch: scheduler.touch,
    pickDay(day) {
      if (scheduler.canPick(day)) send({ type: 'pickDay', day });
      // A chosen day closes the details form. Its answers are kept.
      leads.commands.backToTimes();
    },
    pickSlot(slot) {
      if (flow.at !== 'cancel' || offered().reschedule) send({ type: 'pickSlot', slot });
      // A chosen time closes the details form. Its answers are kept.
      leads.commands.backToTimes();
    },
    startReschedule() {
      if (flow.at !== 'reschedule-unsure' && !offered().reschedule) return;
      const canBegin = !('slot' in flow) || scheduler.canPick(dayOf(flow.slot));
      send({ type: 'startReschedule', day: canBegin ? undefined : scheduler.startDay() });
    },
    keepTour: () => void send({ type: 'keepTour' }),
    startCancel() {
      if (offered().cancel) send({ type: 'startCancel' });
    },
    bookAnother: () => void send({ type: 'bookAnother' }),
    answer: (answers, assisted) => void send({ type: 'answer', answers, assisted }),
    ...attempts,
    submit(answers, shown, consentWords) {
      // The form asks first where another page of the site knows of a tour, or of a doubt.
      callSafely(otherTabs.readKept);
      attempts.submit(answers, shown, consentWords);
    },
    ...homes.commands,
    ...leads.commands,
    backToTimes() {
      leads.commands.backToTimes();
      send({ type: 'backToTimes' });
    },
    leaveDetails() {
      if (flow.at !== 'day' && flow.at !== 'slot') return;
      chosenBefore = undefined;
      leads.commands.leaveDetails();
    },
    ...createChangeAttempts(() => settings, send, writes),
    prefetchDay: scheduler.prefetchDay,
    setMonth: scheduler.setMonth,
    findNextFreeDay: scheduler.search,
    retry: scheduler.retry,
  };

  return {
    getSnapshot: snapshots.current,
    getInitialSnapshot: snapshots.initial,
    subscribe(listener) {
      listeners.add(listener);
      if (!destroyed) {
        if (settings.scope && preview) giveAnswers(preview.answers, environment.queryClient, settings.scope);
        const isFirst = !started;
        if (isFirst) restore();
        // The page has kept it until it is shown.
        if (settings.remember === 'off' && flow.at === 'booked') tour.forget();
        started = true;
        for (const part of parts) part.start?.();
        if (isFirst && flow.at === 'unsure') commands.lookUp();
      }
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) for (const part of parts) part.stop?.();
      };
    },
    commands,
    goTo(slot) {
      if (flow.at === 'details') commands.backToTimes();
      if (flow.at !== 'day' && flow.at !== 'slot') return;
      commands.pickDay(dayOf(slot));
      if (flow.at !== 'slot' || flow.day !== dayOf(slot)) return;
      chosenBefore = slot;
      scheduler.update();
    },
    openTour(token) {
      const given = settings.scope && tourOfToken(token, settings.scope.groupId, settings.zone);
      // The tab may know more of that tour than the link does: it may have been moved here.
      if (given === undefined || tour.kept()?.id === given.id) return true;
      if (isBeingSent(flow) || !isCertain(flow)) return false;
      flow = managedFlow(given, flow.answers);
      tour.keep(flow);
      otherTabs.changed();
      scheduler.update();
      return true;
    },
    isInView: scheduler.isInView,
    configure(next) {
      const before = settings;
      settings = next;
      homes.configure(before);
      scheduler.update();
    },
    handOver() {
      const next = leads.lead() === null ? flowForOtherKind(flow) : undefined;
      if (next === undefined) return undefined;
      remembered.forget();
      tour.keep(startFlow(next.answers));
      return { flow: next, homes: homes.shown() };
    },
    forget() {
      if (isBeingSent(flow) || !isCertain(flow) || leads.lead()?.at === 'sending') return false;
      for (const part of parts) part.reset?.();
      return true;
    },
    destroy() {
      destroyed = true;
      listeners.clear();
      for (const part of parts) part.stop?.();
    },
  };
}
