import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { tellMakersGone } from '#server/features/api-keys/mail-makers-gone.ts';
import { selectMakersGone } from '#server/features/api-keys/queries.ts';

/**
 * Has all admins mailed that keys or webhooks stay which somebody made who is no admin any more: they may know the key or the secret still. Nothing is
 * revoked, as programs of the directory use them.
 */
export async function tellWhatTheyMade({ jobs }: Pick<Context, 'jobs'>, transaction: Transaction<DB>, email: string): Promise<void> {
  if ((await selectMakersGone(transaction)).includes(email)) await jobs.enqueue(transaction, tellMakersGone, {});
}
