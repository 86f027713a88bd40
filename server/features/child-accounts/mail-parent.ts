import { pageUrl, speakingTo } from '#server/base/language.ts';
import { parentPath } from '#server/features/child-accounts/parent-link.ts';
import { selectChild } from '#server/features/child-accounts/queries.ts';
import { isChildsAddress } from '#server/features/sessions/children.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { parentAskedMail } from '#server/mail/templates/parent-asked.ts';

/**
 * Asks a parent whether their child may have an account; not where it has gone, they have answered meanwhile, or they come by their phone. Nor is
 * another child asked.
 */
export const mailParent = defineJob<{ userId: string }>('mail-parent', async (context, { userId }) => {
  const child = await selectChild(context.db, userId);
  if (!child?.parent_email || child.agreed_at || (await isChildsAddress(context.db, child.parent_email))) return;
  const url = () => pageUrl(context.config.PUBLIC_URL, parentPath(context, userId));
  const mail = speakingTo(child.language, () => parentAskedMail({ url: url(), days: DAYS_TO_AGREE }));
  await context.mailer.send({ to: child.parent_email, reference: `parent-${userId}`, ...mail });
});

/** After so many days without a parent's word the account goes. */
export const DAYS_TO_AGREE = 7;
