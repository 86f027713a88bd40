import { pageUrl, speakingTo } from '#server/base/language.ts';
import { parentPath } from '#server/features/child-accounts/parent-link.ts';
import { hasChildAt, selectChild } from '#server/features/child-accounts/queries.ts';
import { mailboxOf } from '#server/features/email-addresses/mailbox.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { parentAskedMail } from '#server/mail/templates/parent-asked.ts';

/**
 * Asks a parent whether their child may have an account; not where it has gone, they have answered meanwhile, they come by their phone, or the address
 * is a child's own.
 */
export const mailParent = defineJob<{ userId: string }>('mail-parent', async (context, { userId }) => {
  const child = await selectChild(context.db, userId);
  if (!child?.parent_email || child.agreed_at || (await hasChildAt(context.db, mailboxOf(child.parent_email)))) return;
  const pageAt = (path: string) => pageUrl(context.config.PUBLIC_URL, path);
  const mail = speakingTo(child.language, () =>
    parentAskedMail({ url: pageAt(parentPath(context, child.link_id)), again: pageAt('/parent'), days: DAYS_TO_AGREE }),
  );
  await context.mailer.send({ to: child.parent_email, reference: `parent-${child.link_id}`, ...mail });
});

/** After so many days without a parent's word the account goes. */
export const DAYS_TO_AGREE = 7;
