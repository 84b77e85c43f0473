import type { ChangeReply, Flow, FlowEvent, State } from '../booking/flow.ts';
import { noChangeReply, otherStart, rescheduleReply } from '../booking/replies.ts';
import type { BookingSettings } from './bookingSettings.ts';
import { readSafely } from './callSafely.ts';
import type { ChangeCommands } from './commands.ts';
import type { Write, Writes } from './writes.ts';

/** The rows of a move and of a cancellation. `send` moves the flow. */
export function createChangeAttempts(
  settings: () => BookingSettings,
  send: (event: FlowEvent) => Flow,
  writes: Writes,
): Pick<ChangeCommands, 'rescheduleTour' | 'cancelTour'> {
  const options = ({ token }: { readonly token?: string | undefined }) => (token === undefined ? [] : [{ token }]);
  const same: Pick<Write<State<'rescheduling' | 'canceling'>, ChangeReply>, 'failed' | 'end'> = {
    failed: ({ attempt }, why, error) => noChangeReply(why, attempt, error),
    end: send,
  };

  const move: Write<State<'rescheduling'>, ChangeReply> = {
    ...same,
    begin(attempt) {
      const flow = send({ type: 'rescheduleTour', attempt });
      return flow.at === 'rescheduling' ? flow : undefined;
    },
    call(flow, { client, groupId }) {
      const { attempt, tour, to } = flow;
      if (tour.id === undefined) return undefined;
      return client.rescheduleAppointment?.(tour.id, groupId, to, ...options(flow)).then((outcome) => {
        const reply = rescheduleReply(outcome, attempt);
        if (reply.type !== 'rescheduled') return reply;
        return { ...reply, rescheduledTo: readSafely(() => otherStart(reply.start, to, settings().zone)) };
      });
    },
  };
  const cancel: Write<State<'canceling'>, ChangeReply> = {
    ...same,
    begin(attempt) {
      const flow = send({ type: 'cancelTour', attempt });
      return flow.at === 'canceling' ? flow : undefined;
    },
    call(flow, { client }) {
      const { attempt, tour } = flow;
      if (tour.id === undefined) return undefined;
      return client
        .cancelAppointment?.(tour.id, ...options(flow))
        .then(({ notificationSent }) => ({ type: 'canceled', attempt, told: notificationSent }));
    },
  };

  return { rescheduleTour: () => void writes.send(move), cancelTour: () => void writes.send(cancel) };
}
