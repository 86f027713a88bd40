import { speakingTo } from '#server/base/language.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import { countDone, findTold, lockOwner, needsNoReview, takePersons } from '#server/features/work-done/queries.ts';
import { workDoneRefusals } from '#server/features/work-done/refusals.ts';
import { tellPerson } from '#server/features/work-done/tell-person.ts';
import { addressOf, reviewPath } from '#server/features/work-done/work-link.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';
import { reviewWantedMail } from '#server/mail/templates/work-done.ts';
import { typedFor } from '#server/mail/typed-for.ts';
import type { ReviewAsks } from '#shared/schemas/work-done.ts';

/** Mails somebody whose work was done that the business asks for a review; not who has written one meanwhile, or takes back what they said. */
export const mailReviewWanted: Job<{ requirementId: string }> = defineJob('mail-review-wanted', async (context, { requirementId }) => {
  const told = await findTold(context.db, requirementId);
  if (!told?.email || (await needsNoReview(context.db, requirementId))) return;
  const businessName = typedFor({ isProven: told.user_id !== null }, told.business_name);
  const mail = speakingTo(told.language, () => reviewWantedMail({ businessName, url: addressOf(context, reviewPath(told.business_id)) }));
  await context.mailer.send({ to: told.email, reference: `review-wanted-${requirementId}`, ...mail });
});

/** Tells somebody so by the ways that they have chosen. */
export const tellReviewWanted: Job<{ requirementId: string }> = defineJob('tell-review-wanted', async (context, { requirementId }) => {
  await context.db.transaction().execute(async (transaction) => {
    const told = await findTold(transaction, requirementId);
    if (!told || (await needsNoReview(transaction, requirementId))) return;
    await tellPerson(context, transaction, told, {
      again: tellReviewWanted,
      kind: 'reviewWanted',
      topic: 'reviews',
      path: reviewPath(told.business_id),
      about: { reviewWantedOf: requirementId },
      mail: mailReviewWanted,
    });
  });
});

/**
 * How the signed-in owner asks for reviews.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function getReviewAsks(context: Pick<Context, 'db' | 'config'>, viewer: Viewer): Promise<ReviewAsks> {
  const { businessId } = requireDuty(viewer, 'all');
  return { address: addressOf(context, reviewPath(businessId)), ...(await countDone(context.db, businessId)) };
}

/**
 * Has all asked for a review who say that the work of the owner's business was done: each once, whatever they think of it. @returns how many.
 * @throws 401 for visitors, 403 for other accounts, 409 while the business is not listed.
 */
export async function askForReviews({ db, jobs }: Pick<Context, 'db' | 'jobs'>, viewer: Viewer): Promise<number> {
  const { businessId } = requireDuty(viewer, 'all');
  return db.transaction().execute(async (transaction) => {
    if (!(await lockOwner(transaction, businessId))) throw workDoneRefusals.notListed();
    const taken = await takePersons(transaction, businessId);
    for (const requirementId of taken) await jobs.enqueue(transaction, tellReviewWanted, { requirementId });
    return taken.length;
  });
}
