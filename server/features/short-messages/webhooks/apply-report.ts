import { isUuid } from '#server/base/uuid.ts';
import type { Context } from '#server/context.ts';
import { findByGatewayId, insertReport, type KeptReport, lockMessage } from '#server/features/short-messages/queries.ts';
import { sendMessage } from '#server/features/short-messages/send-message.ts';
import { advance, follow } from '#server/features/short-messages/standing.ts';

/** What a gateway says became of a message: which it names by our name for it, by its own, or by both. */
export interface Report extends Omit<KeptReport, 'gatewayId' | 'at'> {
  gatewayId: string | undefined;
  reference: string | undefined;
}

/**
 * Notes a report. It may come before the answer that it is about, twice, late, or after another that tells of a later time. Where it says
 * that a message has not arrived, the next of its ways is tried.
 */
export async function applyReport(context: Context, { way, gatewayId, reference, state, reason }: Report): Promise<void> {
  const { db, jobs } = context;
  await db.transaction().execute(async (transaction) => {
    const named = reference !== undefined && isUuid(reference) ? reference : undefined;
    const messageId = named ?? (gatewayId === undefined ? undefined : await findByGatewayId(transaction, way, gatewayId));
    const message = messageId === undefined ? undefined : await lockMessage(transaction, messageId);
    if (!message) {
      if (gatewayId !== undefined) await insertReport(transaction, { way, gatewayId, state, reason, at: new Date() });
      return;
    }
    if (!(await advance(transaction, message, way, { state, reason }))) return;
    if (await follow(context, transaction, message)) {
      await jobs.enqueue(transaction, sendMessage, { messageId: message.short_message_id });
    }
  });
}
