import type { Context } from '#server/context.ts';
import { findUserOfLink, hasAgreed, listUnanswered } from '#server/features/child-accounts/list-unanswered.ts';
import { linkOf, wrongParentLink } from '#server/features/child-accounts/parent-link.ts';
import { removeAccount } from '#server/features/personal-data/delete-account.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Accounts that one run deletes. */
const BATCH = 500;

/**
 * Deletes a child's account in the name of a parent, by the link that they were mailed, whether they had agreed or not.
 * @throws 400 for a link that is none of ours, or whose account is gone or asks another parent by now.
 */
export async function endChildAccount(context: Context, token: string): Promise<void> {
  const linkId = linkOf(context, token);
  const userId = await findUserOfLink(context.db, linkId);
  if (!userId) throw wrongParentLink();
  await removeAccount(context, { kind: 'user', userId }, async (transaction) => {
    // Whoever holds the child's mailbox may have named another parent meanwhile.
    if ((await findUserOfLink(transaction, linkId)) === undefined) throw wrongParentLink();
  });
}

/**
 * Deletes accounts of children for which no parent has agreed in time; one for which somebody agrees at that moment stays, though it be no child's
 * any more. One that cannot be deleted keeps none of the others.
 */
export async function endUnansweredOf(context: Context): Promise<void> {
  for (const userId of await listUnanswered(context.db, BATCH)) {
    await removeAccount(context, { kind: 'user', userId }, async (transaction) => {
      if ((await hasAgreed(transaction, userId)) !== false) throw new AgreedMeanwhile();
    }).catch((error) => {
      if (!(error instanceof AgreedMeanwhile))
        context.log.error({ err: error }, 'the account of a child whose parent has not agreed stays');
    });
  }
}

class AgreedMeanwhile extends Error {}

/** Every hour. */
export const endUnanswered = defineScheduledJob('end-unanswered-children', '35 * * * *', endUnansweredOf);
