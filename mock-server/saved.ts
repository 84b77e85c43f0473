import { type Reply, refusal } from './replies.ts';

/** The reply once the change it tells of is kept; 503 with the cause when it cannot be kept, and then it has not happened. */
export async function saved(reply: Reply, save: (() => Promise<void>) | undefined): Promise<Reply> {
  if (save === undefined) return reply;
  return save().then(
    () => reply,
    (cause: unknown) => {
      const why = cause instanceof Error ? cause.message : String(cause);
      return refusal(503, { server: [`The data file could not be written: ${why}`] });
    },
  );
}
