import type { UnansweredFlow } from '../booking/flow.ts';
import type { TourSnapshot } from './snapshot.ts';

/** The snapshot before anything was asked. `configured`: whether the host named a group and a service. */
export const initialSnapshot = <Flow extends UnansweredFlow>(flow: Flow, configured: boolean) =>
  ({
    screen: configured ? 'skeleton' : 'misconfigured',
    visits: 0,
    flow,
    lead: null,
    configuration: { status: 'pending', slow: false },
    availability: null,
  }) satisfies Omit<TourSnapshot, 'flow'> & { readonly flow: Flow };
