import { Refusal, refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { isSameMailbox } from '#server/features/email-addresses/mailbox.ts';
import { requireAccount } from '#server/features/message-choices/require-account.ts';
import { mailNomineeNamed } from '#server/features/nominees/mail-nominee.ts';
import { lockOwnContacts, upsertNominee } from '#server/features/nominees/queries.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { NomineeInput } from '#shared/schemas/nominees.ts';
import { nomineesText } from '#shared/texts.ts';

const ownContact = (field: 'email' | 'phoneNo') =>
  new Refusal(400, 'own_contact', nomineesText.ownContact, { errors: { [field]: nomineesText.ownContact } });

/**
 * Names who acts for whoever asks, in the place of whoever was named before. Who is named is told nothing, as they are asked when it comes to it; the account is
 * mailed that somebody was.
 * @throws 400 for one's own address, however it is written, or one's own number; 401 for visitors, 403 for admins; what `requireFreshProof` throws.
 */
export async function setNominee(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  viewer: Viewer,
  nominee: NomineeInput,
  session: Session | undefined,
): Promise<void> {
  const account = requireAccount(viewer);
  await db.transaction().execute(async (transaction) => {
    const own = await lockOwnContacts(transaction, account);
    if (!own) throw refusals.notSignedIn();
    if (isSameMailbox(nominee.email ?? null, own.email)) throw ownContact('email');
    if (nominee.phoneNo && nominee.phoneNo === own.phone_no) throw ownContact('phoneNo');
    await requireFreshProof(transaction, session);
    await upsertNominee(transaction, account, nominee);
    await jobs.enqueue(transaction, mailNomineeNamed, account);
  });
}
