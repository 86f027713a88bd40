import { speakingTo } from '#server/base/language.ts';
import { findAdminToMail, selectAdminIds, selectMakersGone } from '#server/features/api-keys/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { type Opened, openedMail } from '#server/mail/templates/opened.ts';

/** Tells an admin what one of them, or somebody at their screen, has opened: it goes on when they are signed out. */
export const mailOpened = defineJob<Opened & { adminId: string; by: string }>(
  'mail-opened',
  async ({ db, mailer, config }, { adminId, by, ...opened }) => {
    const admin = await findAdminToMail(db, adminId);
    if (!admin) return;
    const maker = (await findAdminToMail(db, by))?.email;
    // An address is no matter of a job: who has left is found out when it is told.
    const name = opened.what === 'maker_left' ? (await selectMakersGone(db)).join(', ') : opened.name;
    if (name === '') return;
    const mail = speakingTo(admin.language, () => openedMail({ ...opened, name, by: maker, publicUrl: config.PUBLIC_URL }));
    await mailer.send({ to: admin.email, ...mail });
  },
);

/** Has a mail of its own for each admin: one that fails is sent again alone. */
export const tellOpened = defineJob<Opened & { by: string }>('tell-opened', async ({ db, jobs }, opened) => {
  await db.transaction().execute(async (transaction) => {
    for (const adminId of await selectAdminIds(transaction)) await jobs.enqueue(transaction, mailOpened, { adminId, ...opened });
  });
});
