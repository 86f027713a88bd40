import { pageUrl, speakingTo } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import { parentPath } from '#server/features/child-accounts/parent-link.ts';
import { hasChildAt, selectChild, selectChildrenOf } from '#server/features/child-accounts/queries.ts';
import { mailboxOf } from '#server/features/email-addresses/mailbox.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { parentLinksMail } from '#server/mail/templates/parent-links.ts';
import { currentLanguage, type Language } from '#shared/site-language.ts';

/** More than any parent has. */
const MOST = 50;

/**
 * Mails a parent who has lost their mail, or whose link a key has taken along, the links of all children who have named their address. Whichever address is asked for, it
 * is answered the same.
 * @throws 429 when the address had too many mails.
 */
export async function askForLinks(context: Context, email: string): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    await countMail(context, transaction, { to: { stranger: email, of: 'parent' } });
    const [child] = await selectChildrenOf(transaction, { email }, 1);
    if (child) await context.jobs.enqueue(transaction, mailParentLinks, { userId: child.user_id, language: currentLanguage() });
  });
}

/** Mails the address that a child has named the links of all who have; a child's address is no parent's, unless it has agreed before. */
export const mailParentLinks = defineJob<{ userId: string; language: Language }>(
  'mail-parent-links',
  async (context, { userId, language }) => {
    const child = await selectChild(context.db, userId);
    if (!child?.parent_email) return;
    const to = child.parent_email;
    const isChilds = await hasChildAt(context.db, mailboxOf(to));
    const children = (await selectChildrenOf(context.db, { email: to }, MOST)).filter(({ agreed_at }) => agreed_at || !isChilds);
    if (children.length === 0) return;
    const urls = () => children.map(({ link_id }) => pageUrl(context.config.PUBLIC_URL, parentPath(context, link_id)));
    await context.mailer.send({ to, ...speakingTo(language, () => parentLinksMail({ urls: urls() })) });
  },
);
