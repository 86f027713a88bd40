import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { listConsents } from '#server/features/consents/list-consents.ts';
import { loseAccount } from '#server/features/consents/queries.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** What an account has agreed to, for the download of its own data. */
export async function collect(context: Pick<Context, 'db'>, account: PublicAccount) {
  return { consents: await listConsents(context, account) };
}

/** Takes somebody out of what they agreed to: what proves that they did stays for a year, by a keyed hash (docs/decisions/234-consents.md). */
export async function forget(transaction: Transaction<DB>, { account, email }: Person): Promise<void> {
  await loseAccount(transaction, account, email);
}
