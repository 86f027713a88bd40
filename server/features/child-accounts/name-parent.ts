import type { Transaction } from 'kysely';
import { Refusal } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { mailParent } from '#server/features/child-accounts/mail-parent.ts';
import { insertChild } from '#server/features/child-accounts/queries.ts';
import { isSameMailbox } from '#server/features/email-addresses/mailbox.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { currentLanguage } from '#shared/site-language.ts';
import { childrenText } from '#shared/texts.ts';

const notAParent = () => new Refusal(400, 'not_a_parent', childrenText.notAParent, { errors: { parentEmail: childrenText.notAParent } });

/** By which of the two a parent is asked. */
export interface NamedParent {
  parentEmail?: string | undefined;
  parentPhone?: string | undefined;
}

/** @throws 400 when the parent's address is the child's own, however it is written. */
export function requireOther(email: string, { parentEmail }: NamedParent): void {
  if (parentEmail && isSameMailbox(email, parentEmail)) throw notAParent();
}

/**
 * Makes a user's account that of a child, which opens once this parent agrees: by a link that they are mailed, or by a code to their phone, for which they
 * come themselves. Whoever they are, it is answered the same (agree-for-child.ts).
 * @throws 429 when the parent had too many such mails.
 */
export async function nameParent(
  context: Pick<Context, 'config' | 'jobs'>,
  transaction: Transaction<DB>,
  userId: string,
  { parentEmail, parentPhone }: NamedParent,
): Promise<void> {
  const parent = { parent_email: parentEmail ?? null, parent_phone: parentPhone ?? null };
  await insertChild(transaction, { user_id: userId, ...parent, language: currentLanguage() });
  if (!parentEmail) return;
  await countMail(context, transaction, { to: { stranger: parentEmail, of: 'parent' } });
  await context.jobs.enqueue(transaction, mailParent, { userId });
}
