import type { Flow } from '../booking/flow.ts';

/** Whether a booking, a move or a cancellation is on its way. */
export const isBeingSent = ({ at }: Pick<Flow, 'at'>): boolean =>
  ['sending', 'sendingMove', 'sendingCancel'].includes(at);
