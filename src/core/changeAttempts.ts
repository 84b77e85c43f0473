import type { ChangeReply, Flow, FlowEvent, State } from '../booking/flow.ts';
import { changeReplyOfError, moveReply, otherStart } from '../booking/replies.ts';
import type { QueryScope } from '../queries/queryOptions.ts';
import type { BookingSettings } from './bookingSettings.ts';
import { readSafely } from './callSafely.ts';
import type { ChangeCommands } from './commands.ts';
import type { Environment } from './environment.ts';

type Sent = State<'sendingMove' | 'sendingCancel'>;

/** Sends a move or a cancellation and reads its reply. Undefined, with nothing sent, when the client has no call for it. */
function ask(flow: Sent, { client, groupId }: QueryScope, zone: string | undefined): Promise<ChangeReply> | undefined {
  const { attempt, tour, token } = flow;
  if (tour.id === undefined) return undefined;
  const options = token === undefined ? [] : [{ token }];
  return flow.at === 'sendingMove'
    ? client.rescheduleAppointment?.(tour.id, groupId, flow.to, ...options).then((outcome) => {
        const reply = moveReply(outcome, attempt);
        return reply.type === 'moved'
          ? { ...reply, movedTo: readSafely(() => otherStart(reply.start, flow.to, zone)) }
          : reply;
      })
    : client
        .cancelAppointment?.(tour.id, ...options)
        .then(({ notificationSent }) => ({ type: 'cancelled', attempt, told: notificationSent }));
}

/**
 * The attempts to move and to cancel, each sent once. `send` moves the flow. `onError` gets what a call threw, for the
 * integrator's log.
 */
export function createChangeAttempts(
  settings: () => BookingSettings,
  environment: Environment,
  send: (event: FlowEvent) => Flow,
  onError: (error: unknown) => void,
): Pick<ChangeCommands, 'moveTour' | 'cancelTour'> {
  let count = 0;

  const replyTo = async (flow: Sent): Promise<ChangeReply> => {
    const { scope, zone } = settings();
    const { attempt } = flow;
    try {
      const reply = scope && environment.isOnline() ? ask(flow, scope, zone) : undefined;
      return (await reply) ?? { type: 'notChanged', attempt, why: 'offline', words: undefined };
    } catch (error) {
      onError(error);
      return changeReplyOfError(error, attempt);
    }
  };
  const deliver = async (type: 'moveTour' | 'cancelTour'): Promise<void> => {
    const attempt = ++count;
    const flow = send({ type, attempt });
    if ((flow.at === 'sendingMove' || flow.at === 'sendingCancel') && flow.attempt === attempt)
      send(await replyTo(flow));
  };

  return { moveTour: () => void deliver('moveTour'), cancelTour: () => void deliver('cancelTour') };
}
