import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { About, Fallback } from '#server/features/short-messages/news.ts';
import { lockWaiting, updateAbout } from '#server/features/short-messages/queries.ts';
import type { MessageKind } from '#shared/schemas/short-messages.ts';

/**
 * Lets a message that still waits, for the morning or for a gateway, tell of what has been added to its conversation meanwhile: it leads
 * there all the same.
 * @param more.join makes one fallback of that which it has and of the new one; none where there is only a new one.
 * @returns whether there is such a message.
 */
export async function joinWaiting(
  transaction: Transaction<DB>,
  { account, enquiryId, kinds }: { account: PublicAccount; enquiryId: string; kinds: readonly MessageKind[] },
  { about, fallback, join }: { about: About; fallback: Fallback | undefined; join: (earlier: Fallback, later: Fallback) => Fallback },
): Promise<boolean> {
  const waiting = await lockWaiting(transaction, account, enquiryId, kinds);
  if (!waiting) return false;
  const { short_message_id: messageId, fallbacks } = waiting;
  const same = fallback && fallbacks.find(({ queue }) => queue === fallback.queue);
  const others = fallbacks.filter((one) => one !== same);
  const joined = fallback ? [...others, same ? join(same, fallback) : fallback] : fallbacks;
  await updateAbout(transaction, messageId, about, joined);
  return true;
}
