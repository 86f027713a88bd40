import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { removedKey } from '#server/features/media/media.ts';
import { type AccountName, forgetAccount, forgetEmail, selectOwnRows } from '#server/features/removed-things/queries.ts';
import { keptUntil } from '#server/features/removed-things/view.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** What each table's rows are to the person who wrote them. */
const WRITTEN = { reviews: 'review', review_replies: 'reply', review_votes: 'helpful_vote', comments: 'comment' } as const;

/** By what its rows name an account. */
const namedBy = (account: PublicAccount): AccountName =>
  account.kind === 'user' ? { column: 'user_id', id: account.userId } : { column: 'business_id', id: account.businessId };

/** What an account wrote that the team removed, as long as it is kept, for the download of its own data. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const rows = await selectOwnRows(db, namedBy(account));
  return {
    removed: rows.map(({ table_name, row, kind, thing, pictures, removed_at }) => ({
      kind: WRITTEN[table_name as keyof typeof WRITTEN],
      of: thing,
      name: row.name ?? null,
      email: row.email ?? null,
      text: row.description ?? row.comment ?? row.body ?? null,
      rating: row.rating ?? null,
      photos: table_name === 'reviews' ? pictures : 0,
      writtenAt: new Date(row.created_at).toISOString(),
      removedAt: removed_at.toISOString(),
      keptUntil: keptUntil(removed_at, kind),
    })),
  };
}

/** Forgets what an account wrote, and what came under a proven e-mail: none of it can be brought back (docs/product/rules.md). */
export async function forget(transaction: Transaction<DB>, { account, email }: Person): Promise<string[]> {
  const pictures = await forgetAccount(transaction, namedBy(account));
  if (email) await forgetEmail(transaction, email);
  return pictures.map(removedKey);
}
