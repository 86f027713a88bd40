import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import {
  type LockedMessage,
  type MessageState,
  selectWays,
  setMessage,
  setWay,
  takeFallbacks,
  type WayState,
} from '#server/features/short-messages/queries.ts';
import type { WayName } from '#server/messages/kinds.ts';

/** Reports come twice, late and in any order: one changes what it is further than. What has arrived has arrived, whatever failed besides. */
const FURTHER: Record<WayState, number> = { failing: 0, refused: 0, asked: 0, sent: 1, failed: 2, delivered: 3, read: 4 };

const ARRIVED = ['read', 'delivered', 'sent'] as const;

/** Notes how far a message has come by a way, unless it is further already. @returns whether it was not. */
export async function advance(
  transaction: Transaction<DB>,
  message: LockedMessage,
  way: WayName,
  { state, reason = null }: { state: WayState; reason?: string | null },
): Promise<boolean> {
  const rows = await selectWays(transaction, message.short_message_id);
  const row = rows.find((one) => one.way === way);
  if (!row || FURTHER[row.state] >= FURTHER[state]) return false;
  await setWay(transaction, { messageId: message.short_message_id, way }, { state, reason });
  return true;
}

/** Says how a message stands. One that has failed leaves its news to the jobs that it names: nothing is lost because a phone was not reached. */
export async function stand(
  { jobs }: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  messageId: string,
  standing: { state: MessageState; reason?: string | null; sentAt?: Date },
): Promise<void> {
  await setMessage(transaction, messageId, standing);
  if (standing.state !== 'failed') return;
  for (const { queue, data } of await takeFallbacks(transaction, messageId)) await jobs.enqueue(transaction, { queue }, data);
}

/**
 * Says of a message what its ways come to: it stands as the one that it came furthest by. Where all have failed it waits for those that
 * are left.
 * @returns whether it waits.
 */
export async function follow(
  context: Pick<Context, 'jobs' | 'messenger'>,
  transaction: Transaction<DB>,
  message: LockedMessage,
): Promise<boolean> {
  const { short_message_id: messageId, kind, ends_at, sent_at, state: before } = message;
  const rows = await selectWays(transaction, messageId);
  const arrived = ARRIVED.find((state) => rows.some((row) => row.state === state));
  const now = new Date();
  if (arrived) {
    await stand(context, transaction, messageId, { state: arrived, ...(sent_at ? {} : { sentAt: now }) });
    return false;
  }
  const isOpen = context.messenger.waysOf(kind).some(({ name }) => {
    const row = rows.find(({ way }) => way === name);
    return !row || row.state === 'asked' || row.state === 'failing';
  });
  // What was ended without a way, and what a report comes for too late, stays so.
  if (before === 'failed') return false;
  const waits = isOpen && now < ends_at;
  await stand(context, transaction, messageId, { state: waits ? 'waiting' : 'failed', reason: rows.at(-1)?.reason ?? null });
  return waits;
}
