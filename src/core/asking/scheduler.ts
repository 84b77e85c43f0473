import type { Flow } from '../../booking/flow.ts';
import { addDays } from '../../time/arithmetic.ts';
import type { Day, Month } from '../../time/values.ts';
import { type BookingPeriod, bookingPeriodOf, type ClosedDays, isBookable } from '../bookingPeriod.ts';
import type { BookingSettings } from '../bookingSettings.ts';
import { callSafely } from '../callSafely.ts';
import type { Environment } from '../environment.ts';
import type { Tell } from '../events.ts';
import type { AvailabilityView, BookingSnapshot, ConfigurationState } from '../snapshot.ts';
import type { Warnings } from '../warnings.ts';
import { type Conversation, startConversation } from './conversation.ts';
import { searchProgress, startSearch } from './search.ts';
import type { ViewState } from './situation.ts';

/** What the scheduler works with. */
export interface SchedulerInput {
  readonly settings: () => BookingSettings;
  readonly flow: () => Flow;
  readonly environment: Environment;
  readonly warnings: Warnings;
  readonly tell: Tell;
  /** What is shown before the first start. */
  readonly initial: Pick<BookingSnapshot, 'configuration' | 'availability'>;
  /** Called after each update with what is known, which stays after a stop. */
  readonly onUpdate: (configuration: ConfigurationState, availability: AvailabilityView | null) => void;
}

/**
 * Asks the service between `start` and `stop`, as `nextCalls.ts` says, and nothing at any other time. Keeps what the visitor did in the
 * calendar. Each start holds a conversation with the service, which ends with the stop.
 */
export interface Scheduler {
  /** Does nothing when it has started already. */
  readonly start: () => void;
  readonly stop: () => void;
  /** Starts the calls that are due, and tells what is known. */
  readonly update: () => void;
  /** Whether the visitor may choose `day`. */
  readonly canPick: (day: Day) => boolean;
  /** The day the visitor begins with. Undefined before the start and after the stop. */
  readonly startDay: () => Day | undefined;
  /** The visitor comes to the times of `day`. Asks about it unless its answer is fresh; with `force`, in any case. */
  readonly showDay: (day: Day, force: boolean) => void;
  readonly enterView: () => void;
  readonly isInView: () => boolean;
  readonly touch: () => void;
  readonly prefetchDay: (day: Day) => void;
  readonly setMonth: (month: Month) => void;
  /** Searches the days after the one in view. */
  readonly search: () => void;
  readonly retry: () => void;
}

export function createScheduler(input: SchedulerInput): Scheduler {
  const { settings, flow, environment, warnings, tell, onUpdate } = input;
  let conversation: Conversation | null = null;
  let viewState: ViewState = { inView: false, touched: false, search: null, turnedTo: null, highlighted: null };
  let isReady = false;
  let isUpdating = false;
  let { configuration, availability } = input.initial;
  const periods = createBookingPeriods();

  function update(): void {
    // An answer may arrive during an update. The loop that starts the calls sees it.
    if (isUpdating) return;
    isUpdating = true;
    // The flow shows even if the page has broken something that the calls need, such as the clock.
    callSafely(() => {
      if (conversation) ({ configuration, availability } = conversation.update());
    });
    isUpdating = false;
    onUpdate(configuration, availability);
    tellReady();
  }
  function tellReady(): void {
    const { scope } = settings();
    if (isReady || configuration.status !== 'success' || scope === undefined || environment.isPrepared()) return;
    isReady = true;
    warnings.configuration(scope.groupId, configuration.answer);
    tell('ready', { active: configuration.answer.active });
  }
  const setView = (change: Partial<ViewState>): void => {
    viewState = { ...viewState, ...change };
    update();
  };

  return {
    start() {
      const { scope } = settings();
      if (scope === undefined || conversation) return;
      conversation = startConversation({
        scope,
        settings,
        flow,
        viewState: () => viewState,
        periodOn: (today) => periods(today, settings()),
        environment,
        warnings,
        onChange: update,
      });
      const current = flow();
      // The slot may have been refused while the booking was stopped and could not ask for fresh times.
      if ('day' in current && 'notice' in current && current.notice?.kind === 'slot-taken')
        conversation.askDay(current.day, { force: true });
      update();
    },
    stop() {
      conversation?.stop();
      conversation = null;
    },
    update,
    canPick: (day) => conversation !== null && isBookable(day, conversation.situation().period),
    startDay: () => conversation?.situation().startDay,
    showDay(day, force) {
      callSafely(() => conversation?.askDay(day, { force }));
      setView({ search: null, turnedTo: null });
    },
    enterView: () => setView({ inView: true }),
    isInView: () => viewState.inView,
    touch: () => setView({ touched: true }),
    prefetchDay: (highlighted) => setView({ highlighted }),
    setMonth: (turnedTo) => setView({ turnedTo }),
    search() {
      if (!conversation) return;
      const { byDay, period, dayInView } = conversation.situation();
      const search = startSearch(byDay, period, addDays(dayInView, 1));
      const { failed } = searchProgress(byDay, period, search);
      // A day that failed stops the search. The visitor's press asks about it again.
      if (failed !== undefined) conversation.askDay(failed);
      setView({ search });
    },
    retry: () => conversation?.retry(),
  };
}

/**
 * Keeps the booking period, which lists every day, until the day or the settings change.
 * @internal
 */
export function createBookingPeriods(): (
  today: Day,
  settings: { readonly daysAhead: number; readonly closed: ClosedDays },
) => BookingPeriod {
  let last: { readonly key: readonly unknown[]; readonly period: BookingPeriod } | undefined;
  return (today, { daysAhead, closed }) => {
    const key = [today, daysAhead, closed];
    const before = last;
    if (before !== undefined && key.every((part, index) => part === before.key[index])) return before.period;
    last = { key, period: bookingPeriodOf(today, daysAhead, closed) };
    return last.period;
  };
}
