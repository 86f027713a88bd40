import type { Context } from '#server/context.ts';
import { selectNominee } from '#server/features/nominees/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { Nominee } from '#shared/schemas/nominees.ts';

/** Whom an account has named, as it, its download and the team see them. */
export async function findNominee({ db }: Pick<Context, 'db'>, account: PublicAccount): Promise<Nominee | null> {
  const named = await selectNominee(db, account);
  return named ? { name: named.name, email: named.email, phoneNo: named.phone_no, namedAt: named.named_at.toISOString() } : null;
}
