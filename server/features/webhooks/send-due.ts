import type { Context } from '#server/context.ts';
import { deliver } from '#server/features/webhooks/deliver.ts';
import { claimDue, deleteOldDeliveries, selectDueEndpoints } from '#server/features/webhooks/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Deliveries that are on their way to one endpoint at once, of different things. */
const AT_ONCE = 4;

/**
 * Sends all that is due. An endpoint that answers slowly, or never, keeps no other waiting; several processes share the work, and what one that was
 * killed had claimed another takes over after a minute.
 */
export async function sendDue(context: Context): Promise<void> {
  await Promise.all((await selectDueEndpoints(context.db)).map((endpointId) => sendAllTo(context, endpointId)));
}

/** Sends all that is due to one endpoint. @param stopped when nothing more is begun. */
export async function sendAllTo(context: Context, endpointId: string, stopped?: AbortSignal): Promise<void> {
  while (!stopped?.aborted) {
    const claimed = await claimDue(context.db, endpointId, AT_ONCE);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((delivery) => deliver(context, delivery)));
  }
}

/** Every minute, should no process be looking for what is due (follow-deliveries.ts). */
export const sendWebhooks = defineScheduledJob('send-webhooks', '* * * * *', sendDue);

/** Every night in India: forgets what was told a month ago. */
export const sweepWebhooks = defineScheduledJob('sweep-webhooks', '15 20 * * *', ({ db }) => deleteOldDeliveries(db));
