import * as endpoints from '../../src/api/contract/endpoints/email-blasts.ts';
import { addEmailBlastRecipients, listEmailBlasts } from '../engine/blasts.ts';
import { route } from './route.ts';

/** Email blast lists and their recipients. */
export const blastRoutes = [
  route(endpoints.listEmailBlasts, (_request, { emailBlasts }) => listEmailBlasts(emailBlasts)),
  route(endpoints.addEmailBlastRecipients, ({ params, body }, { emailBlasts }) =>
    addEmailBlastRecipients(emailBlasts, params.blast_id, body),
  ),
];
