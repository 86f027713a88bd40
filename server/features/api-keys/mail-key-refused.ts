import { findRefused } from '#server/features/api-keys/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { keyRefusedMail } from '#server/mail/templates/key-refused.ts';

/** Tells the team that a key was used from an address that it is not for: it may be in other hands. */
export const mailKeyRefused = defineJob<{ keyId: string }>('mail-key-refused', async ({ db, mailer, config }, { keyId }) => {
  const found = await findRefused(db, keyId);
  if (!found?.refused_from) return;
  await mailer.sendToTeam(keyRefusedMail({ name: found.name, address: found.refused_from, publicUrl: config.PUBLIC_URL }));
});
