import { toRefusal } from '#server/base/errors.ts';
import { repeat } from '#server/base/repeat.ts';
import type { Context } from '#server/context.ts';
import { selectDueEndpoints } from '#server/features/webhooks/queries.ts';
import { sendAllTo } from '#server/features/webhooks/send-due.ts';
import { LOOK_EVERY } from '#server/jobs/look-for-due.ts';

/**
 * Sends deliveries soon after what they tell of is committed: again and again it is looked whether any is due, as for jobs, since a commit that
 * notified would have others wait for it (docs/decisions/030-conversation.md#what-is-due-is-looked-for). An endpoint that has not answered yet
 * keeps no look waiting. @returns what ends it, which waits for no answer either: one that comes while the rest of the process is stopped is noted,
 * and what had none is sent again once its claim has run out.
 */
export function followDeliveries(context: Context): () => Promise<void> {
  const stopped = new AbortController();
  /** Endpoints that are being told. */
  const told = new Set<string>();
  /** What failed when it was last tried: the looks (''), or an endpoint. */
  const failing = new Set<string>();
  // That the database is away is said elsewhere, once.
  const report = (error: unknown) =>
    context.log[toRefusal(error).status === 503 ? 'debug' : 'warn'](
      { err: error },
      'webhooks could not be sent now; they are every minute',
    );
  const tryOnce = async (what: string, work: () => Promise<void>) => {
    try {
      await work();
      failing.delete(what);
    } catch (error) {
      if (!failing.has(what)) report(error);
      failing.add(what);
    }
  };
  const tell = async (endpointId: string) => {
    told.add(endpointId);
    // After the stop the database may be closed before the answer comes.
    const send = () =>
      sendAllTo(context, endpointId, stopped.signal).catch((error) => (stopped.signal.aborted ? undefined : Promise.reject(error)));
    await tryOnce(endpointId, send);
    told.delete(endpointId);
  };
  const look = () =>
    tryOnce('', async () => {
      for (const endpointId of await selectDueEndpoints(context.db)) if (!told.has(endpointId)) void tell(endpointId);
    });
  const looks = repeat(look, LOOK_EVERY);
  return () => {
    stopped.abort();
    return looks.close();
  };
}
