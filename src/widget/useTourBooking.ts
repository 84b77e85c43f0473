import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { BookingRequestWire } from '../api/contract/schemas/appointments.ts';
import { type Answers, noAnswers } from '../booking/answers.ts';
import { type Flow, type FlowEvent, startFlow } from '../booking/flow.ts';
import { createFlowStore, type FlowStore } from '../booking/flowStore.ts';
import { settled, unsettled } from '../booking/settle.ts';
import { type Cache, pageCache } from '../queries/cache.ts';
import { bookingMutation, configurationQuery, type Desk } from '../queries/tours.ts';
import { dayOf, type LocalDateTime } from '../time/values.ts';
import { wallClock } from '../time/zone.ts';
import { type Emit, tell } from './events.ts';
import { horizonOf } from './outlook.ts';
import { type ConfigurationState, type Screen, screenFor } from './screenFor.ts';
import type { Settings } from './settings.ts';
import { useNow } from './useNow.ts';
import { type Pick, usePick } from './usePick.ts';

/** Everything the screens show and do. */
export interface TourModel {
  readonly settings: Settings;
  readonly screen: Screen;
  readonly flow: Flow;
  readonly configuration: ConfigurationState;
  readonly pick: Pick;
  /** What the property's clock shows now. */
  readonly now: LocalDateTime;
  readonly send: (event: FlowEvent) => void;
  /** Sends a booking; each call is a new attempt. */
  readonly book: (answers: Answers, request: BookingRequestWire) => void;
  /** From unsure, by the visitor's own choice: sends the same booking once more. */
  readonly bookAgain: () => void;
  readonly retryConfiguration: () => void;
}

/** What a test replaces. */
export interface Surroundings {
  readonly cache?: Cache | undefined;
  /** Milliseconds since the epoch. */
  readonly clock?: (() => number) | undefined;
}

/** The whole booking as a hook: questions to the service, the visitor's flow, and what to show. */
export function useTourBooking(
  settings: Settings,
  emit: Emit,
  { cache = pageCache(), clock = Date.now }: Surroundings = {},
): TourModel {
  const { client, groupId, service, zone } = settings;
  const desk = useMemo<Desk>(() => ({ client, groupId, service }), [client, groupId, service]);
  const latest = useRef({ emit, refresh: (_: LocalDateTime): void => undefined, renew: (): void => undefined });
  const renew = useCallback(() => latest.current.renew(), []);
  const now = wallClock(useNow(clock, renew), zone);

  const question = useQuery(configurationQuery(desk), cache);
  const configuration: ConfigurationState =
    question.data !== undefined
      ? { status: 'success', answer: question.data }
      : question.errorUpdateCount > 0
        ? { status: 'error', retrying: question.isFetching }
        : { status: 'pending' };

  const [store] = useState<FlowStore>(() =>
    createFlowStore(startFlow(prefilled(settings)), (event, before, after) => {
      tell(event, before, latest.current.emit);
      // A booking has changed the day's times, whichever way it ended.
      if (before.at === 'sending' || before.at === 'unsure')
        if (after.at === 'slot' || after.at === 'booked') latest.current.refresh(before.slot);
    }),
  );
  const flow = useSyncExternalStore(store.subscribe, store.get, store.get);

  const today = dayOf(now);
  const { horizonDays, closed } = settings;
  const horizon = useMemo(() => horizonOf(today, horizonDays, closed), [today, horizonDays, closed]);
  const chosen = flow.at === 'slot' ? flow.day : 'slot' in flow ? dayOf(flow.slot) : undefined;
  const pick = usePick({
    desk,
    cache,
    now,
    zoned: zone !== undefined,
    horizon,
    initialDay: settings.initialDay,
    chosen,
  });
  useEffect(() => {
    const renew = (): void => {
      if (configuration.status === 'error') void question.refetch();
      pick.retry();
      pick.refresh(pick.day);
    };
    latest.current = { emit, refresh: (slot) => pick.refresh(dayOf(slot), true), renew };
  });

  const active = configuration.status === 'success' ? configuration.answer.active : undefined;
  useEffect(() => {
    if (active !== undefined) latest.current.emit('ready', { groupId, active });
  }, [active, groupId]);

  const { mutateAsync } = useMutation(bookingMutation(desk), cache);
  const attempts = useRef(0);
  const last = useRef<BookingRequestWire | null>(null);
  const deliver = (request: BookingRequestWire, event: Extract<FlowEvent, { type: 'submit' | 'bookAgain' }>): void => {
    store.send(event);
    const flow = store.get();
    if (flow.at !== 'sending' || flow.attempt !== event.attempt) return;
    last.current = request;
    if (navigator.onLine === false) {
      store.send({ type: 'notBooked', attempt: event.attempt, why: 'offline' });
      return;
    }
    mutateAsync(request)
      .then(
        (outcome) => settled(outcome, event.attempt),
        (error: unknown) => unsettled(error, event.attempt),
      )
      .then(store.send);
  };

  return {
    settings,
    screen: screenFor(flow, configuration),
    flow,
    configuration,
    pick,
    now,
    send: store.send,
    book: (answers, request) => deliver(request, { type: 'submit', attempt: ++attempts.current, answers }),
    bookAgain: () => {
      if (last.current) deliver(last.current, { type: 'bookAgain', attempt: ++attempts.current });
    },
    retryConfiguration: () => {
      void question.refetch();
      pick.retry();
    },
  };
}

const prefilled = ({ prefill }: Settings): Answers => ({
  ...noAnswers,
  first_name: prefill.firstName ?? '',
  last_name: prefill.lastName ?? '',
  email: prefill.email ?? '',
  phone: prefill.phone ?? '',
});
