import { speakingTo } from '#server/base/language.ts';
import { findAdminToMail, selectAdminIds, selectMakersGone } from '#server/features/api-keys/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { makersGoneMail } from '#server/mail/templates/makers-gone.ts';

/** Tells an admin whose keys and webhooks work on although they are no admins any more; nothing where those were replaced meanwhile. */
export const mailMakersGone = defineJob<{ adminId: string }>('mail-makers-gone', async ({ db, mailer, config }, { adminId }) => {
  const admin = await findAdminToMail(db, adminId);
  const makers = await selectMakersGone(db);
  if (!admin || makers.length === 0) return;
  const mail = speakingTo(admin.language, () => makersGoneMail({ makers, publicUrl: config.PUBLIC_URL }));
  await mailer.send({ to: admin.email, ...mail });
});

/** Has a mail of its own for each admin: one that fails is sent again alone. */
export const tellMakersGone = defineJob('tell-makers-gone', async ({ db, jobs }) => {
  await db.transaction().execute(async (transaction) => {
    for (const adminId of await selectAdminIds(transaction)) await jobs.enqueue(transaction, mailMakersGone, { adminId });
  });
});
