import type { VisitorAttribution } from '../analytics/attribution.ts';
import type { BookedTour } from '../api/appointmentClient.ts';
import type { Home } from '../api/homeClient.ts';
import type { FieldError } from '../api/readErrors.ts';
import type { Answers, FieldKey } from '../booking/answers.ts';
import { type ConsentWords, consentOf } from '../booking/consent.ts';
import type { Event, Flow, FlowEvent, Reply, State } from '../booking/flow.ts';
import { noReply, otherStart, replyOf } from '../booking/replies.ts';
import { bookingRequest } from '../booking/request.ts';
import type { QueryScope } from '../queries/queryOptions.ts';
import { utcText } from '../time/zone.ts';
import type { BookingSettings } from './bookingSettings.ts';
import { readSafely } from './callSafely.ts';
import type { Environment } from './environment.ts';
import { askLookUp, type Found } from './lookUp.ts';
import type { Warnings } from './warnings.ts';
import type { Write, Writes } from './writes.ts';

/** Moves the flow and returns where it is then. */
type Send = (event: FlowEvent) => Flow;
type Sending = State<'sending'>;
/** The states that wait for an answer: of the service, or of the host's `lookUp`. */
type Pending = State<'sending' | 'looking-up'>;

const isAboutSource = ({ path }: FieldError): boolean => path === 'client.discovery_source';

/** The attempts to book, each sent once. Only they send replies to the flow. */
export interface Attempts {
  /**
   * Books the chosen time with `answers` to the fields `shown`. `words`: those of the box for consent. Does nothing when no form is open.
   */
  readonly submit: (answers: Answers, shown: readonly FieldKey[], words?: ConsentWords) => void;
  /**
   * Sends the same booking once more, after a lost reply and by the visitor's own choice. After a reload it opens the form instead, with the
   * answers that the tab kept: the visitor sees what is sent.
   */
  readonly bookAgain: () => void;
  /** After a lost reply: asks the host whether the tour was booked, if the host can tell. */
  readonly lookUp: () => void;
}

interface AttemptsInput {
  readonly settings: () => BookingSettings;
  readonly environment: Environment;
  readonly send: Send;
  readonly attribution: Pick<VisitorAttribution, 'discoverySource'>;
  readonly warnings: Pick<Warnings, 'discoverySource' | 'lookUp'>;
  readonly writes: Writes;
  /** The homes to be seen. */
  readonly homes: () => readonly Home[];
}

/**
 * About how long one reply takes on a fresh connection, in milliseconds. A refusal that takes longer may be about the visitor's own tour:
 * a browser that loses a connection before the first byte of a reply sends the booking again by itself, and the service then refuses the
 * visitor's own tour.
 */
const ONE_REPLY_MS = 2_000;

/** Attempts for a flow that `send` moves. */
export function createAttempts(input: AttemptsInput): Attempts {
  const { settings, environment, send, attribution, warnings, writes, homes } = input;
  let refusedSource: number | undefined;
  /** The fields of the form that was sent last. Undefined after a reload: only the form knows them. */
  let shownFields: readonly FieldKey[] | undefined;

  /** The time now. Not a number where the page has broken the clock: then no reply counts as late. */
  const clock = (): number => readSafely(environment.now) ?? Number.NaN;
  const found = async ({ slot, attemptId }: Pending): Promise<Found> => {
    const { lookUp, scope, storedAs } = settings();
    if (!lookUp || !scope) return { kind: 'unknown' };
    const booking = { service: storedAs, groupId: scope.groupId, start: slot, attempt: attemptId };
    return askLookUp(lookUp, booking, environment, warnings.lookUp);
  };
  const bookedAs = <Type extends 'accepted' | 'foundBooked'>(
    type: Type,
    { attempt, slot }: Pending,
    tour: BookedTour,
    token: string | undefined,
  ) => ({
    type,
    attempt,
    tour,
    token,
    // A page that broke the browser's calendar must not make a booked tour unsure.
    bookedAt: readSafely(() => otherStart(tour.start, slot, settings().zone)),
  });
  /** The time is taken. If the host can tell, it says by whom. */
  const refused = async (flow: Sending, tookMs: number): Promise<Reply> => {
    const { attempt, slot, unknownOutcomes } = flow;
    // An edge books each attempt once, even if the browser sends it twice. So the time can only be the visitor's own after an earlier attempt in doubt.
    if (settings().scope?.edge && !unknownOutcomes.includes(slot)) return { type: 'slotTaken', attempt, own: false };
    const answer = await found(flow);
    if (answer.kind === 'booked') return bookedAs('accepted', flow, answer.tour, answer.token);
    const own = answer.kind === 'not-booked' ? false : tookMs > ONE_REPLY_MS || undefined;
    return { type: 'slotTaken', attempt, own };
  };
  const replyTo = async (
    flow: Sending,
    shown: readonly FieldKey[],
    { client, groupId }: QueryScope,
  ): Promise<Reply> => {
    const { attempt, slot, answers, attemptId } = flow;
    const { location, community, entryToken } = settings();
    const sentAt = clock();
    const source = attribution.discoverySource();
    const discoverySource = source === refusedSource ? undefined : source;
    const request = bookingRequest(slot, answers, { shown, location, community, discoverySource, homes: homes() });
    const token = entryToken && readSafely(entryToken);
    const named = attemptId === undefined && token === undefined ? [] : [{ attempt: attemptId, token }];
    const reply = replyOf(await client.bookTour(groupId, request, ...named), attempt);
    // The visitor cannot change a code that the host maps, so the next attempt leaves it out.
    if (discoverySource !== undefined && reply.type === 'rejected' && reply.errors.some(isAboutSource)) {
      refusedSource = discoverySource;
      warnings.discoverySource(groupId, discoverySource);
    }
    if (reply.type === 'accepted') return bookedAs('accepted', flow, reply.tour, reply.token);
    return reply.type === 'slotTaken' ? refused(flow, clock() - sentAt) : reply;
  };
  const lookUp = async (): Promise<void> => {
    if (!settings().lookUp) return;
    await writes.ask({
      begin(attempt) {
        const flow = send({ type: 'lookUp', attempt });
        return flow.at === 'looking-up' ? flow : undefined;
      },
      call: found,
      end(answer, flow) {
        const { attempt } = flow;
        if (answer.kind === 'booked') send(bookedAs('foundBooked', flow, answer.tour, answer.token));
        else send({ type: answer.kind === 'not-booked' ? 'foundNotBooked' : 'stillUnsure', attempt });
      },
    });
  };
  const book = (
    eventOf: (attempt: number) => Event<'submit' | 'bookAgain'>,
    shown: readonly FieldKey[],
  ): Write<Sending, Reply> => ({
    begin(attempt) {
      const flow = send(eventOf(attempt));
      if (flow.at !== 'sending' || flow.attempt !== attempt) return undefined;
      shownFields = shown;
      return flow;
    },
    call: (flow, scope) => replyTo(flow, shown, scope),
    failed: ({ attempt }, why) => noReply(why, attempt),
    end: send,
    doubt: lookUp,
  });

  return {
    submit(answers, shown, words) {
      const id = settings().lookUp && readSafely(environment.randomId);
      // A page that broke the clock must not stop the booking.
      const consent = words && readSafely(() => consentOf(words, utcText(environment.now()), shown, answers));
      void writes.send(book((attempt) => ({ type: 'submit', attempt, answers, id, homes: homes(), consent }), shown));
    },
    bookAgain() {
      if (shownFields) void writes.send(book((attempt) => ({ type: 'bookAgain', attempt }), shownFields));
      else send({ type: 'reviewAnswers' });
    },
    lookUp: () => void lookUp(),
  };
}
