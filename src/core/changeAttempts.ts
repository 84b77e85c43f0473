import type { ChangeReply, Flow, FlowEvent, State } from '../booking/flow.ts';
import { moveReply, noChangeReply, otherStart } from '../booking/replies.ts';
import type { BookingSettings } from './bookingSettings.ts';
import { readSafely } from './callSafely.ts';
import type { ChangeCommands } from './commands.ts';
import type { Write, Writes } from './writes.ts';

/** The rows of a move and of a cancellation. `send` moves the flow. */
export function createChangeAttempts(
  settings: () => BookingSettings,
  send: (event: FlowEvent) => Flow,
  writes: Writes,
): Pick<ChangeCommands, 'moveTour' | 'cancelTour'> {
  const options = ({ token }: { readonly token?: string | undefined }) => (token === undefined ? [] : [{ token }]);
  const same: Pick<Write<State<'sendingMove' | 'sendingCancel'>, ChangeReply>, 'failed' | 'end'> = {
    failed: ({ attempt }, why, error) => noChangeReply(why, attempt, error),
    end: send,
  };

  const move: Write<State<'sendingMove'>, ChangeReply> = {
    ...same,
    begin(attempt) {
      const flow = send({ type: 'moveTour', attempt });
      return flow.at === 'sendingMove' ? flow : undefined;
    },
    call(flow, { client, groupId }) {
      const { attempt, tour, to } = flow;
      if (tour.id === undefined) return undefined;
      return client.rescheduleAppointment?.(tour.id, groupId, to, ...options(flow)).then((outcome) => {
        const reply = moveReply(outcome, attempt);
        if (reply.type !== 'moved') return reply;
        return { ...reply, movedTo: readSafely(() => otherStart(reply.start, to, settings().zone)) };
      });
    },
  };
  const cancel: Write<State<'sendingCancel'>, ChangeReply> = {
    ...same,
    begin(attempt) {
      const flow = send({ type: 'cancelTour', attempt });
      return flow.at === 'sendingCancel' ? flow : undefined;
    },
    call(flow, { client }) {
      const { attempt, tour } = flow;
      if (tour.id === undefined) return undefined;
      return client
        .cancelAppointment?.(tour.id, ...options(flow))
        .then(({ notificationSent }) => ({ type: 'canceled', attempt, told: notificationSent }));
    },
  };

  return { moveTour: () => void writes.send(move), cancelTour: () => void writes.send(cancel) };
}
