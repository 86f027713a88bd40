import { findSource } from '#server/features/imports/sources/queries.ts';
import { presentSource } from '#server/features/imports/sources/view.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { importSourceMail } from '#server/mail/templates/import-source.ts';

/** Tells the team how the fetch of a source went, where they have something to do: once when it begins to fail. */
export const mailSource = defineJob<{ sourceId: string }>('mail-import-source', async ({ db, mailer, config }, { sourceId }) => {
  const source = await findSource(db, sourceId);
  if (!source) return;
  const { host, result, fault, importId } = presentSource(source);
  if (result) await mailer.sendToTeam(importSourceMail({ host, result, fault, importId, publicUrl: config.PUBLIC_URL }));
});
