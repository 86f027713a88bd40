import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { selectMakersGone } from '#server/features/api-keys/queries.ts';
import { tellAdmins } from '#server/features/api-keys/require-proven-admin.ts';

/**
 * Has all admins mailed that keys or webhooks stay which somebody made who is no admin any more: they may know the key or the secret still. Nothing is
 * revoked, as programs of the directory use them.
 */
export async function tellWhatTheyMade(
  context: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  email: string,
  by: string,
): Promise<void> {
  if ((await selectMakersGone(transaction)).includes(email)) await tellAdmins(context, transaction, { what: 'maker_left', name: '', by });
}
