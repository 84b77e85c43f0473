import * as v from 'valibot';
import * as endpoints from '../endpoints/sync.ts';
import { invalid, type Operation, secret } from '../operation.ts';
import { listing } from './listings-v2.ts';

/**
 * A page of the bulk sync (document, "Sync listing page"). The document does not show the items: they are taken to be
 * version 2 listings with the codes of docs/project/api-gaps.md, `status` a number from 100 Available to 410 Sold.
 */
export const syncListing = v.object({ ...listing.entries, status: v.number() });
/** A listing of the bulk sync: `status` is a number there. */
export type SyncListing = v.InferOutput<typeof syncListing>;

export const syncReply = v.object({
  items: v.array(syncListing),
  pointer: v.object({ next_id: v.nullable(v.number()) }),
});
/** One page of the bulk sync. `pointer.next_id` is the `max_id` of the next page. It is null on the last page. */
export type SyncListingsReply = v.InferOutput<typeof syncReply>;

/** The operations with their schemas. A function, so that a build in which nobody calls it leaves it out. */
export const syncOperations = (): readonly Operation[] => [
  { endpoint: endpoints.syncListings, resource: 'sync', replies: { 200: syncReply, ...invalid, ...secret } },
];
