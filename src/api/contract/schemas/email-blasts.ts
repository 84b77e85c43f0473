import * as v from 'valibot';
import * as endpoints from '../endpoints/email-blasts.ts';
import { invalid, missing, type Operation, secret } from '../operation.ts';

/** Email blast lists and their recipients (document, "Email blast list"; the replies as in docs/project/api-gaps.md). */

export const emailBlast = v.object({ id: v.number(), name: v.string() });

/** A bare array. */
export const emailBlastsReply = v.array(emailBlast);
/** The company's lists of mail addresses (document, "Email blast list"). */
export type ListEmailBlastsReply = v.InferOutput<typeof emailBlastsReply>;

export const recipient = v.object({ email: v.string() });
const addRecipientsRequest = v.array(recipient);

export const addRecipientsReply = v.object({ added: v.number(), skipped: v.number() });
/** How many addresses were added to a list, and how many it had already. */
export type AddEmailBlastRecipientsReply = v.InferOutput<typeof addRecipientsReply>;

/** The operations with their schemas. A function, so that a build in which nobody calls it leaves it out. */
export const emailBlastOperations = (): readonly Operation[] => [
  { endpoint: endpoints.listEmailBlasts, resource: 'email-blasts', replies: { 200: emailBlastsReply, ...secret } },
  {
    endpoint: endpoints.addEmailBlastRecipients,
    resource: 'email-blasts',
    body: addRecipientsRequest,
    replies: { 200: addRecipientsReply, ...invalid, ...missing, ...secret },
  },
];
