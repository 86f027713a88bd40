import type { Context } from '#server/context.ts';
import { selectEarlierContacts } from '#server/features/email-addresses/earlier-contacts/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** The addresses that can still take an account back, for the download of its own data. They go with it. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const rows = await selectEarlierContacts(db, account);
  return { earlierContacts: rows.map((row) => ({ email: row.email, phoneNo: row.phone_no, endsAt: row.ends_at.toISOString() })) };
}
