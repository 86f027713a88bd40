import { pageUrl, speakingTo } from '#server/base/language.ts';
import { signId } from '#server/base/signed-id.ts';
import { findClaim, takeUntold } from '#server/features/claims/queries.ts';
import { defineJob, defineScheduledJob } from '#server/jobs/define-job.ts';
import { claimDecidedMail, claimLinkMail, takenOverMail } from '#server/mail/templates/claims.ts';

/** Mails the link by which a business is taken over; not where somebody else was first meanwhile. */
export const mailClaimLink = defineJob<{ claimId: string }>('mail-claim-link', async ({ db, mailer, config, signer }, { claimId }) => {
  const claim = await findClaim(db, claimId);
  if (!claim?.email || claim.state !== 'open') return;
  const path = `/claim-link?claim=${signId(signer, 'claim', claimId)}`;
  await mailer.send({
    to: claim.email,
    ...speakingTo(claim.language, () => claimLinkMail({ url: pageUrl(config.PUBLIC_URL, path) })),
  });
});

/** Tells who asked the team what became of it: given, refused, ended by somebody else's proof, or taken back. */
export const mailClaimDecided = defineJob<{ claimId: string }>('mail-claim-decided', async ({ db, mailer, config }, { claimId }) => {
  const claim = await findClaim(db, claimId);
  if (!claim?.email || claim.state === 'open') return;
  const { name, state, reason } = claim;
  const told = { name, state: state as 'taken' | 'refused' | 'ended' | 'taken_back', reason, publicUrl: config.PUBLIC_URL };
  await mailer.send({ to: claim.email, ...speakingTo(claim.language, () => claimDecidedMail(told)) });
});

/** Every minute: has those told who asked the team for a business that somebody else has come in to meanwhile. */
export const tellEndedClaims = defineScheduledJob('tell-ended-claims', '* * * * *', async ({ db, jobs }) => {
  await db.transaction().execute(async (transaction) => {
    for (const claimId of await takeUntold(transaction)) await jobs.enqueue(transaction, mailClaimDecided, { claimId });
  });
});

/** Tells the address that a business was known by that somebody has taken it over; nobody has proven to read it. */
export const mailTakenOver = defineJob<{ claimId: string }>('mail-taken-over', async ({ db, mailer, config }, { claimId }) => {
  const claim = await findClaim(db, claimId);
  if (!claim?.email_before || claim.state !== 'taken') return;
  const told = { way: claim.way as 'phone' | 'mail' | 'team', businessId: claim.business_id, publicUrl: config.PUBLIC_URL };
  await mailer.send({ to: claim.email_before, ...speakingTo(claim.business_language, () => takenOverMail(told)) });
});
