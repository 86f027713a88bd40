import { Refusal } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import { hashPassword, requirePasswordTurn } from '#server/features/accounts/logins/passwords.ts';
import { makeUser } from '#server/features/accounts/users/make-user.ts';
import { mailParent } from '#server/features/child-accounts/mail-parent.ts';
import { insertChild } from '#server/features/child-accounts/queries.ts';
import { isSameMailbox } from '#server/features/email-addresses/mailbox.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { noteNetwork } from '#server/features/registration-networks/note-network.ts';
import { lockParentsNumber } from '#server/features/sessions/children.ts';
import type { ChildRegistration } from '#shared/schemas/child-accounts.ts';
import { currentLanguage } from '#shared/site-language.ts';
import { childrenText } from '#shared/texts.ts';

const notAParent = () => new Refusal(400, 'not_a_parent', childrenText.notAParent, { errors: { parentEmail: childrenText.notAParent } });

/**
 * Makes the account of somebody younger than 18, which opens to nobody until a parent has agreed: by a link that they are mailed, or by a code to
 * their phone, for which they come themselves. Nobody is signed in. An address or a number of another child is answered as any other, as it is
 * nobody's business whose it is; by neither anybody agrees (`mailParent`, `listChildrenOfPhone`).
 * @throws 400 when the parent's address is the child's own, however it is written; what `registerUser` throws; 429 when the parent had too many
 *   such mails.
 */
export async function registerChild(context: Context, child: ChildRegistration, { ip }: { ip: string }): Promise<void> {
  const { userName, email, password, parentEmail, parentPhone } = child;
  requirePasswordTurn();
  if (parentEmail && isSameMailbox(email, parentEmail)) throw notAParent();
  const passwordHash = await hashPassword(password);
  await context.db.transaction().execute(async (transaction) => {
    if (parentPhone) await lockParentsNumber(transaction, parentPhone);
    if (parentEmail) await countMail(context, transaction, { to: { stranger: parentEmail, of: 'parent' } });
    const { user_id } = await makeUser(context, transaction, { userName, email, passwordHash });
    const parent = { parent_email: parentEmail ?? null, parent_phone: parentPhone ?? null };
    await insertChild(transaction, { user_id, ...parent, language: currentLanguage() });
    await noteNetwork(context, transaction, { kind: 'user', userId: user_id }, ip);
    if (parentEmail) await context.jobs.enqueue(transaction, mailParent, { userId: user_id });
  });
}
