import * as endpoints from '../../src/api/contract/endpoints/email-blasts.ts';
import { addEmailBlastRecipients, listEmailBlasts } from '../engine/emailBlasts.ts';
import { type RoutesOf, route } from './route.ts';

/** Email blast lists and their recipients. */
export const emailBlastRoutes = {
  listEmailBlasts: route(endpoints.listEmailBlasts, (_request, { emailBlasts }) => listEmailBlasts(emailBlasts)),
  addEmailBlastRecipients: route(endpoints.addEmailBlastRecipients, ({ params, body }, { emailBlasts }) =>
    addEmailBlastRecipients(emailBlasts, params.blast_id, body),
  ),
} satisfies RoutesOf<typeof endpoints>;
