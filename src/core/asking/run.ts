import type { Flow } from '../../booking/flow.ts';
import type { QueryScope } from '../../queries/tourQueries.ts';
import { type Day, dayOf } from '../../time/values.ts';
import { availabilityView } from '../availabilityView.ts';
import { type BookingPeriod, type Clock, clockAt } from '../bookingPeriod.ts';
import { timeToAsk } from '../createBookingPeriods.ts';
import type { Environment } from '../environment.ts';
import type { BookingSettings } from '../settings.ts';
import type { AvailabilityView, ConfigurationState } from '../snapshot.ts';
import { timesView } from '../timesView.ts';
import type { Warnings } from '../warnings.ts';
import { trafficOf } from './callLimit.ts';
import { SLOW_MS } from './firstDays.ts';
import { type Call, nextCalls, TOGETHER } from './nextCalls.ts';
import { type AskOptions, type AskResult, createQuestions, type Questions } from './questions.ts';
import { createRecovery } from './recovery.ts';
import type { Situation, ViewState } from './situation.ts';
import { situationOf } from './situationOf.ts';

/** How often the clock is looked at, in milliseconds, so that nothing past is offered on a page that is left open. */
const TICK_MS = 60_000;

/** What a run works for. */
export interface RunInput {
  readonly scope: QueryScope;
  readonly settings: () => BookingSettings;
  readonly flow: () => Flow;
  readonly viewState: () => ViewState;
  /** The booking period as it is on `today`. */
  readonly periodOn: (today: Day) => BookingPeriod;
  readonly environment: Environment;
  readonly warnings: Warnings;
  /** Told when there may be something new: it calls `update`. */
  readonly onChange: () => void;
}

/** What is known at one moment. */
export interface RunState {
  readonly configuration: ConfigurationState;
  readonly availability: AvailabilityView;
}

/** The conversation with the service from a start to the next stop: calls, timers, listeners. */
export interface Run {
  /** Starts the calls that are due now, and says what is known. */
  readonly update: () => RunState;
  readonly situation: () => Situation;
  /** Asks about a day now, because of what the visitor did. */
  readonly askDay: (day: Day, options?: AskOptions) => void;
  readonly retry: () => void;
  readonly stop: () => void;
}

/** Starts a run: asks for the configuration and the office hours; the first day follows with the first `update`. */
export function startRun(input: RunInput): Run {
  const { scope, settings, environment, warnings, onChange } = input;
  const questions = createQuestions(scope, environment, onChange);
  const traffic = trafficOf(environment);
  let recovering = false;
  let failuresSeen = 0;
  let isSlow = false;
  let isOver = false;
  let cancelIdle: (() => void) | null = null;

  const clockNow = (): Clock => clockAt(environment.now(), settings().zone);
  const situation = (clock = clockNow()): Situation => {
    const period = input.periodOn(dayOf(clock.now));
    const conditions = { savesData: environment.savesData(), recovering };
    return situationOf(settings(), input.flow(), input.viewState(), questions, clock, period, conditions);
  };

  /** Every call ends here, whichever way; true when there is an answer. */
  async function ended(asked: Promise<AskResult>): Promise<boolean> {
    const result = await asked;
    if (isOver) return false;
    if (!result.answered) warnings.failure(result.error);
    onChange();
    return result.answered;
  }
  const askConfiguration = (attempts?: number) => ended(questions.askConfiguration(attempts));
  const askOfficeHours = (attempts?: number) => ended(questions.askOfficeHours(attempts));
  function askDay(day: Day, options: AskOptions, why: Call['why']): Promise<boolean> {
    const { result, isSent } = questions.askDay(timeToAsk(day, clockNow()), options);
    const answered = ended(result);
    // Counted until it is read, so that what a failure stops does not start in between.
    if (isSent) traffic.add(why, answered);
    return answered;
  }
  warnings.initialDay(settings().initialDay, situation().period.range);
  const start = ({ day, why }: Call): void => void askDay(day, {}, why);

  function startCalls(clock: Clock): void {
    if (questions.configuration().data?.answer.active === false) return;
    let calls = nextCalls(situation(clock), traffic.load());
    // An answer another widget has already is there at once, and may lead to further days.
    for (; calls.now.length > 0; calls = nextCalls(situation(clock), traffic.load())) calls.now.forEach(start);
    if (calls.idle.length > 0)
      cancelIdle ??= environment.whenIdle(() => {
        cancelIdle = null;
        nextCalls(situation(), traffic.load()).idle.forEach(start);
      });
  }
  /** Last, for nobody sees that they are missing. */
  function recoverOfficeHours(): void {
    const { why, isFetching } = questions.officeHours();
    if (!recovering || why === null || isFetching || environment.savesData() || traffic.load().underWay >= TOGETHER)
      return;
    traffic.add('recovery', askOfficeHours());
  }

  const recovery = createRecovery(environment, {
    situation,
    questions,
    traffic,
    askConfiguration,
    askOfficeHours,
    askDay: (day, attempts) => askDay(day, { attempts }, 'visitor'),
    recovered() {
      recovering = true;
      onChange();
    },
  });
  const removers = [
    repeat(environment, onChange, TICK_MS),
    environment.setTimer(() => {
      isSlow = true;
      onChange();
    }, SLOW_MS),
    environment.onReturn(() => {
      if (!environment.isVisible()) return;
      onChange();
      recovery.onReturn();
    }),
    traffic.subscribe(onChange),
    recovery.stop,
    questions.stop,
  ];
  void askConfiguration();
  void askOfficeHours();

  return {
    update() {
      const clock = clockNow();
      const failures = questions.failureCount();
      if (failures > failuresSeen) recovering = false;
      failuresSeen = failures;
      startCalls(clock);
      recoverOfficeHours();
      const current = situation(clock);
      return {
        configuration: configurationState(questions, isSlow),
        availability: availabilityView(current, timesView(current)),
      };
    },
    situation,
    askDay: (day, options = {}) => void askDay(day, options, 'visitor'),
    retry: recovery.retry,
    stop() {
      isOver = true;
      cancelIdle?.();
      for (const remove of removers) remove();
    },
  };
}

/** Calls `run` every `ms` milliseconds; the function that comes back ends it. */
function repeat({ setTimer }: Environment, run: () => void, ms: number): () => void {
  let cancel = setTimer(tick, ms);
  function tick(): void {
    cancel = setTimer(tick, ms);
    run();
  }
  return () => cancel();
}

function configurationState(questions: Questions, slow: boolean): ConfigurationState {
  const { data, why, failures, isFetching } = questions.configuration();
  if (data !== undefined) return { status: 'success', answer: data.answer };
  if (why === null) return { status: 'pending', slow };
  return { status: 'error', why, failures, retrying: isFetching };
}
