import { Refusal, refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { isSameMailbox } from '#server/features/email-addresses/mailbox.ts';
import { requireAccount } from '#server/features/message-choices/require-account.ts';
import { selectOwnContacts, upsertNominee } from '#server/features/nominees/queries.ts';
import type { NomineeInput } from '#shared/schemas/nominees.ts';
import { nomineesText } from '#shared/texts.ts';

const ownContact = (field: 'email' | 'phoneNo') =>
  new Refusal(400, 'own_contact', nomineesText.ownContact, { errors: { [field]: nomineesText.ownContact } });

/**
 * Names who acts for whoever asks, in the place of whoever was named before. Nobody is told: who is named is asked when it comes to it.
 * @throws 400 for one's own address, however it is written, or one's own number; 401 for visitors, 403 for admins.
 */
export async function setNominee({ db }: Pick<Context, 'db'>, viewer: Viewer, nominee: NomineeInput): Promise<void> {
  const account = requireAccount(viewer);
  const own = await selectOwnContacts(db, account);
  if (!own) throw refusals.notSignedIn();
  if (isSameMailbox(nominee.email ?? null, own.email)) throw ownContact('email');
  if (nominee.phoneNo && nominee.phoneNo === own.phone_no) throw ownContact('phoneNo');
  await upsertNominee(db, account, nominee);
}
