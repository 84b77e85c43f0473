import { createTourEdge } from 'tour-booking/edge';

/** The edge of this site, in front of the service at `service`. */
export const makeEdge = (service) =>
  createTourEdge({
    service,
    secretKey: 'sk_demo',
    groups: { 101: { timeZone: 'America/New_York' } },
    attempts: 'memory',
  });
