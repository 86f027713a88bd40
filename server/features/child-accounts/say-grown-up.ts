import { speakingTo } from '#server/base/language.ts';
import type { Context, Viewer } from '#server/context.ts';
import { deleteChild, lockUser } from '#server/features/child-accounts/queries.ts';
import { agree, endConsent } from '#server/features/consents/keep-consent.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { grownUpMail } from '#server/mail/templates/grown-up.ts';

/**
 * Takes a child's word that they are 18 by now: what the parent had agreed to ends, they agree themselves, and the parent's contact goes. Of somebody
 * else, and again, it changes nothing.
 * @throws 401, 403 for all but users.
 */
export async function sayGrownUp(context: Context, viewer: Viewer): Promise<void> {
  const { userId } = requireViewer(viewer, 'user');
  const account = { kind: 'user', userId } as const;
  const parent = await context.db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    const found = await deleteChild(transaction, userId);
    if (!found) return undefined;
    await endConsent(transaction, account, 'account');
    await agree(transaction, account, 'account', 'form');
    return found;
  });
  if (parent?.parent_email) tellParent(context, { email: parent.parent_email, language: parent.language });
}

/** Is tried once, beside the answer, and is no job: a job would keep an address that goes. */
function tellParent(
  { mailer, config, log }: Pick<Context, 'mailer' | 'config' | 'log'>,
  { email, language }: Record<'email' | 'language', string>,
) {
  mailer
    .send({ to: email, ...speakingTo(language, () => grownUpMail({ publicUrl: config.PUBLIC_URL })) })
    .catch((error) => log.warn({ err: error }, 'a parent was not told that a child is grown up'));
}
