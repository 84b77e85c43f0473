import { type Flow, isBeingSent, isCertain } from '../../booking/flow.ts';
import type { BookingSnapshot } from '../../core/snapshot.ts';
import type { LocalDateTime } from '../../time/values.ts';

/** How far the visitor is, as an assistant reads it. */
export interface TourState {
  readonly state:
    | 'not-ready'
    | 'closed'
    | 'choosing'
    | 'form'
    | 'leaving-details'
    | 'sending'
    | 'in-doubt'
    | 'booked'
    | 'requested'
    | 'canceled';
  /** The time in question, by the property's clock. */
  readonly time?: LocalDateTime;
  /** Why the last try ended without a tour. */
  readonly refused?: 'time-taken' | 'fields' | 'offline' | 'rate-limited' | 'refused' | 'not-found';
}

/** What is known of the visitor's tour. `asksOffice`: a tour is a request that the office confirms. */
export function tourState({ flow, lead, screen }: BookingSnapshot, asksOffice: boolean): TourState {
  if (screen === 'closed') return { state: 'closed' };
  if (screen === 'skeleton' || screen === 'misconfigured' || screen === 'unreachable') return { state: 'not-ready' };
  const state = stateOf(flow, asksOffice);
  if (lead && state === 'choosing') return { state: lead.at === 'sending' ? 'sending' : 'leaving-details' };
  const refused = refusalOf(flow);
  return { state, ...('slot' in flow && { time: flow.slot }), ...(refused && { refused }) };
}

function stateOf(flow: Flow, asksOffice: boolean): TourState['state'] {
  if (isBeingSent(flow) || flow.at === 'looking-up') return 'sending';
  if (!isCertain(flow)) return 'in-doubt';
  if (flow.at === 'day' || flow.at === 'slot') return 'choosing';
  if (flow.at === 'details') return 'form';
  if (flow.at === 'canceled') return 'canceled';
  return asksOffice ? 'requested' : 'booked';
}

function refusalOf(flow: Flow): TourState['refused'] {
  const notice = 'notice' in flow ? flow.notice : null;
  switch (notice?.kind) {
    case 'slot-taken':
      return 'time-taken';
    case 'rejected':
      return 'fields';
    case 'not-booked':
    case 'not-changed':
      return notice.why;
    case 'found-not-booked':
      return 'not-found';
    default:
      return undefined;
  }
}
