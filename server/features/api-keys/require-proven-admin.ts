import type { Transaction } from 'kysely';
import { refusals } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { tellOpened } from '#server/features/api-keys/mail-opened.ts';
import { lockAdminEmail } from '#server/features/api-keys/queries.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { Opened } from '#server/mail/templates/opened.ts';

/**
 * Lets an admin on who has just proven who they are, to what goes on without them: keys, webhooks, files that are fetched.
 * @returns their address. @throws what `requireFreshProof` throws.
 */
export async function requireProvenAdmin(transaction: Transaction<DB>, adminId: string, session: Session | undefined): Promise<string> {
  const email = await lockAdminEmail(transaction, adminId);
  await requireFreshProof(transaction, session);
  if (email === undefined) throw refusals.notSignedIn();
  return email;
}

/** Has all admins mailed what one of them has opened: one job, however many they are, for other writes wait for this transaction. */
export async function tellAdmins(
  { jobs }: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  opened: Opened & { by: string },
): Promise<void> {
  await jobs.enqueue(transaction, tellOpened, opened);
}
