import type { Flow } from '../../booking/flow.ts';
import { addDays } from '../../time/arithmetic.ts';
import type { Day, Month } from '../../time/values.ts';
import { createBookingPeriods, isBookable } from '../createBookingPeriods.ts';
import type { Environment } from '../environment.ts';
import type { Tell } from '../events.ts';
import type { BookingSettings } from '../settings.ts';
import type { AvailabilityView, ConfigurationState, TourSnapshot } from '../snapshot.ts';
import type { Warnings } from '../warnings.ts';
import { SEARCH_DAYS } from './nextCalls.ts';
import { type Run, startRun } from './run.ts';
import { searchProgress, startSearch } from './search.ts';
import type { ViewState } from './situation.ts';

/** What the scheduler works for. */
export interface SchedulerInput {
  readonly settings: () => BookingSettings;
  readonly flow: () => Flow;
  readonly environment: Environment;
  readonly warnings: Warnings;
  readonly tell: Tell;
  /** What is shown before the first start. */
  readonly initial: Pick<TourSnapshot, 'configuration' | 'availability'>;
  /** Told after each update what is known then; kept after a stop. */
  readonly onUpdate: (configuration: ConfigurationState, availability: AvailabilityView | null) => void;
}

/** Asks the service as the network policy says, between `start` and `stop`; asks nothing at any other time. */
export interface Scheduler {
  /** Does nothing where it has started already. */
  readonly start: () => void;
  readonly stop: () => void;
  /** Starts the calls that are due now, and tells what is known. */
  readonly update: () => void;
  /** Whether `day` is one the visitor may choose. */
  readonly canPick: (day: Day) => boolean;
  /** The day a visitor begins with; undefined while it is not running. */
  readonly startDay: () => Day | undefined;
  /** The visitor comes to the times of `day`: asks about it unless its answer is fresh; `force`: in any case. */
  readonly showDay: (day: Day, force: boolean) => void;
  readonly touch: () => void;
  readonly prefetchDay: (day: Day) => void;
  readonly setMonth: (month: Month) => void;
  /** Searches the days after the one in view. */
  readonly search: () => void;
  readonly retry: () => void;
}

export function createScheduler(input: SchedulerInput): Scheduler {
  const { settings, flow, environment, warnings, tell, onUpdate } = input;
  let run: Run | null = null;
  let viewState: ViewState = { touched: false, search: null, turnedTo: null, highlighted: null };
  let isReady = false;
  let isUpdating = false;
  let { configuration, availability } = input.initial;
  const periods = createBookingPeriods();

  function update(): void {
    // What is answered while a call is started is seen by the loop that started it.
    if (isUpdating) return;
    isUpdating = true;
    try {
      if (run) ({ configuration, availability } = run.update());
    } finally {
      isUpdating = false;
    }
    onUpdate(configuration, availability);
    tellReady();
  }
  function tellReady(): void {
    const { scope } = settings();
    if (isReady || configuration.status !== 'success' || scope === undefined) return;
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
      if (scope === undefined || run) return;
      run = startRun({
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
      // The refusal may have come while nobody was there to ask for fresh times.
      if ('day' in current && 'notice' in current && current.notice?.kind === 'slot-refused')
        run.askDay(current.day, { force: true });
      update();
    },
    stop() {
      run?.stop();
      run = null;
    },
    update,
    canPick: (day) => run !== null && isBookable(day, run.situation().period),
    startDay: () => run?.situation().startDay,
    showDay(day, force) {
      run?.askDay(day, { force });
      setView({ search: null, turnedTo: null });
    },
    touch: () => setView({ touched: true }),
    prefetchDay: (highlighted) => setView({ highlighted }),
    setMonth: (turnedTo) => setView({ turnedTo }),
    search() {
      if (!run) return;
      const { byDay, period, dayInView } = run.situation();
      const search = startSearch(byDay, period, addDays(dayInView, 1), SEARCH_DAYS);
      const { failed } = searchProgress(byDay, period, search);
      // A day that could not be asked about before stands in the way: the visitor's press asks again.
      if (failed !== undefined) run.askDay(failed);
      setView({ search });
    },
    retry: () => run?.retry(),
  };
}
