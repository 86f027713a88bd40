import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { deleteSearchesOf, selectOwnSearches } from '#server/features/saved-searches/queries.ts';
import { presentSearch } from '#server/features/saved-searches/view.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** What an account has saved, for the download of its own data. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const rows = await selectOwnSearches(db, account);
  return {
    savedSearches: rows.map((row) => {
      const { _id, ...search } = presentSearch(row);
      return { ...search, language: row.language };
    }),
  };
}

/** Ends what somebody who deletes their account has saved, and what their proven address gets without it. */
export async function forget(transaction: Transaction<DB>, { account, email }: Person): Promise<void> {
  await deleteSearchesOf(transaction, account, email);
}
