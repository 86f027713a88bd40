import type { Context } from '#server/context.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { proveAddress } from '#server/features/email-addresses/prove-address.ts';
import type { ResetSubject } from '#server/features/password-reset/account-queries.ts';
import { proveSession } from '#server/features/sessions/fresh-proof.ts';
import { personOf, type Session } from '#server/features/sessions/session.ts';

/**
 * Whoever enters the code, or opens the link, that was mailed to the address of the account they are signed in to has proven that it is
 * theirs, and so is the address: the way on for somebody who has forgotten the password. A session of another account is none of it.
 * @throws 401 when the session has ended meanwhile.
 */
export async function proveByMail({ db }: Pick<Context, 'db'>, session: Session | undefined, subject: ResetSubject): Promise<void> {
  const account = session && personOf(session);
  if (account?.kind !== subject.kind) return;
  const addressee = await findAddressee(db, account);
  if (addressee?.email?.toLowerCase() !== subject.email) return;
  await proveSession(db, session);
  await proveAddress(db, account, subject.email);
}
