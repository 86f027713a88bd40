import type { Transaction } from 'kysely';
import { speakingTo } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import type { Changes } from '#server/features/audit/changes.ts';
import { takeOffLists } from '#server/features/businesses/moderation/take-off-lists.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { messages } from '#shared/texts.ts';

/** Takes a business that is closed off the lists, with a reason in the language of its owner. To be called with its row locked. */
export async function closeEntry(
  context: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  entry: { businessId: string; name: string },
): Promise<Changes> {
  const owner = await findAddressee(transaction, { kind: 'contractor', businessId: entry.businessId });
  const reason = speakingTo(owner?.language, () => messages.closedForGood);
  await takeOffLists(context, transaction, entry, reason);
  return { status: { before: 'approved', after: 'rejected' }, status_reason: { before: '', after: reason } };
}
