import { pageUrl, speakingTo } from '#server/base/language.ts';
import { signId } from '#server/base/signed-id.ts';
import { officersEmail } from '#server/features/grievances/officer.ts';
import { findGrievance } from '#server/features/grievances/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import {
  grievanceDecidedMail,
  grievanceForOfficerMail,
  grievanceReceivedMail,
  requestProofMail,
} from '#server/mail/templates/grievances.ts';
import { type GrievanceAction, type GrievanceKind, REQUEST_PROOF_DAYS } from '#shared/grievance-kinds.ts';

/** Tells who complained that it has come, under which number, and when it is decided. Nothing that was typed is mailed to an address that was. */
export const mailReceipt = defineJob<{ grievanceId: string }>('mail-grievance-receipt', async ({ db, mailer, config }, { grievanceId }) => {
  const found = await findGrievance(db, grievanceId);
  if (!found?.email) return;
  const told = { number: found.number, kind: found.kind as GrievanceKind, dueAt: found.due_at, publicUrl: config.PUBLIC_URL };
  await mailer.send({ to: found.email, ...speakingTo(found.language, () => grievanceReceivedMail(told)) });
});

/** Mails the link by which somebody shows that a request about their data is theirs; not where it was used meanwhile. */
export const mailRequestProof = defineJob<{ grievanceId: string }>(
  'mail-request-proof',
  async ({ db, mailer, config, signer }, { grievanceId }) => {
    const found = await findGrievance(db, grievanceId);
    if (!found?.email || found.status !== 'unproven') return;
    const path = `/data-request?request=${signId(signer, 'data-request', grievanceId)}`;
    const mail = () => requestProofMail({ url: pageUrl(config.PUBLIC_URL, path), days: REQUEST_PROOF_DAYS });
    await mailer.send({ to: found.email, ...speakingTo(found.language, mail) });
  },
);

/** Tells who complained what was done, why, and where to go if that does not satisfy them. */
export const mailDecided = defineJob<{ grievanceId: string }>('mail-grievance-decided', async ({ db, mailer, config }, { grievanceId }) => {
  const found = await findGrievance(db, grievanceId);
  if (!found?.email || found.action === null) return;
  const told = {
    number: found.number,
    kind: found.kind as GrievanceKind,
    action: found.action as GrievanceAction,
    outcome: found.outcome,
    publicUrl: config.PUBLIC_URL,
  };
  const replyTo = officersEmail();
  await mailer.send({
    to: found.email,
    ...(replyTo && { replyTo }),
    ...speakingTo(found.language, () => grievanceDecidedMail(told)),
  });
});

/** Brings a complaint to the Grievance Officer, or to the team while that is the example: when it comes, and again when half of its time is over and nobody has decided. */
export const mailToOfficer = defineJob<{ grievanceId: string; isReminder: boolean }>(
  'mail-grievance-officer',
  async ({ db, mailer, config }, { grievanceId, isReminder }) => {
    const found = await findGrievance(db, grievanceId);
    if (found?.status !== 'open') return;
    const told = {
      number: found.number,
      kind: found.kind as GrievanceKind,
      page: found.page,
      message: found.message,
      dueAt: found.due_at,
      isReminder,
      publicUrl: config.PUBLIC_URL,
    };
    const to = officersEmail();
    const mail = grievanceForOfficerMail(told);
    await (to ? mailer.send({ to, ...mail }) : mailer.sendToTeam(mail));
  },
);
