import { speakingTo } from '#server/base/language.ts';
import { findAdminToMail, selectAdminIds } from '#server/features/api-keys/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { type Opened, openedMail } from '#server/mail/templates/opened.ts';

/** Tells an admin what one of them, or somebody at their screen, has opened: it goes on when they are signed out. */
export const mailOpened = defineJob<Opened & { adminId: string; by: string }>(
  'mail-opened',
  async ({ db, mailer, config }, { adminId, by, ...opened }) => {
    const admin = await findAdminToMail(db, adminId);
    if (!admin) return;
    const maker = (await findAdminToMail(db, by))?.email;
    const mail = speakingTo(admin.language, () => openedMail({ ...opened, by: maker, publicUrl: config.PUBLIC_URL }));
    await mailer.send({ to: admin.email, ...mail });
  },
);

/** Has a mail of its own for each admin: one that fails is sent again alone. */
export const tellOpened = defineJob<Opened & { by: string }>('tell-opened', async ({ db, jobs }, opened) => {
  await db.transaction().execute(async (transaction) => {
    for (const adminId of await selectAdminIds(transaction)) await jobs.enqueue(transaction, mailOpened, { adminId, ...opened });
  });
});
