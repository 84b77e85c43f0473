import type { VisitorAttribution } from '../analytics/attribution.ts';
import type { FieldError } from '../api/readErrors.ts';
import type { Answers, FieldKey } from '../booking/answers.ts';
import type { Flow, FlowEvent, Reply } from '../booking/flow.ts';
import { replyOf, replyOfError } from '../booking/replies.ts';
import { bookingRequest } from '../booking/request.ts';
import type { QueryScope } from '../queries/tourQueries.ts';
import type { Environment } from './environment.ts';
import type { BookingSettings } from './settings.ts';
import type { Warnings } from './warnings.ts';

/** Moves the flow and returns where it is then. */
type Send = (event: FlowEvent) => Flow;
type Sending = Extract<Flow, { at: 'sending' }>;

const isAboutSource = ({ path }: FieldError): boolean => path === 'client.discovery_source';

/** The attempts to book, each sent once. Only they send replies to the flow. */
export interface Attempts {
  /** Books the chosen time with `answers` to the fields `shown`. Does nothing when no form is open. */
  readonly submit: (answers: Answers, shown: readonly FieldKey[]) => void;
  /**
   * Sends the same booking once more, after a lost reply and by the visitor's own choice. After a reload it opens the form instead, with the
   * answers that the tab kept: the visitor sees what is sent.
   */
  readonly bookAgain: () => void;
}

interface AttemptsInput {
  readonly settings: () => BookingSettings;
  readonly environment: Environment;
  readonly send: Send;
  readonly attribution: Pick<VisitorAttribution, 'discoverySource'>;
  readonly warnings: Pick<Warnings, 'failure' | 'discoverySource'>;
}

/** Attempts for a flow that `send` moves. */
export function createAttempts({ settings, environment, send, attribution, warnings }: AttemptsInput): Attempts {
  let count = 0;
  let refusedSource: number | undefined;
  /** The fields of the form that was sent last. Undefined after a reload: only the form knows them. */
  let shownFields: readonly FieldKey[] | undefined;

  const replyTo = async (
    { attempt, slot, answers }: Sending,
    shown: readonly FieldKey[],
    scope: QueryScope,
  ): Promise<Reply> => {
    const { location, community } = settings();
    try {
      const source = attribution.discoverySource();
      const discoverySource = source === refusedSource ? undefined : source;
      const request = bookingRequest(slot, answers, { shown, location, community, discoverySource });
      const reply = replyOf(await scope.client.bookTour(scope.groupId, request), attempt);
      // The visitor cannot change a code that the host maps, so the next attempt leaves it out.
      if (discoverySource !== undefined && reply.type === 'rejected' && reply.errors.some(isAboutSource)) {
        refusedSource = discoverySource;
        warnings.discoverySource(scope.groupId, discoverySource);
      }
      return reply;
    } catch (error) {
      warnings.failure(error);
      return replyOfError(error, attempt);
    }
  };
  const deliver = async (
    event: Extract<FlowEvent, { type: 'submit' | 'bookAgain' }>,
    shown: readonly FieldKey[],
  ): Promise<void> => {
    const { attempt } = event;
    const flow = send(event);
    if (flow.at !== 'sending' || flow.attempt !== attempt) return;
    shownFields = shown;
    const { scope } = settings();
    send(
      scope === undefined || !environment.isOnline()
        ? { type: 'notBooked', attempt, why: 'offline' }
        : await replyTo(flow, shown, scope),
    );
  };

  return {
    submit: (answers, shown) => void deliver({ type: 'submit', attempt: ++count, answers }, shown),
    bookAgain() {
      if (shownFields) void deliver({ type: 'bookAgain', attempt: ++count }, shownFields);
      else send({ type: 'reviewAnswers' });
    },
  };
}
