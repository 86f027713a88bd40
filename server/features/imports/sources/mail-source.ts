import { findSource, type Source } from '#server/features/imports/sources/queries.ts';
import { presentSource } from '#server/features/imports/sources/view.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { importSourceMail } from '#server/mail/templates/import-source.ts';

interface SourceToTell {
  sourceId: string;
  /** How that fetch went: when the mail is sent the file may have been fetched again. Those of earlier versions say nothing of it. */
  told?: Pick<Source, 'result' | 'fault' | 'import_id'>;
}

/** Tells the team how a fetch of a source went, where they have something to do: once when it begins to fail. */
export const mailSource = defineJob<SourceToTell>('mail-import-source', async ({ db, mailer, config }, { sourceId, told }) => {
  const source = await findSource(db, sourceId);
  if (!source) return;
  const { host, result, fault, importId } = presentSource({ ...source, ...told });
  if (result) await mailer.sendToTeam(importSourceMail({ host, result, fault, importId, publicUrl: config.PUBLIC_URL }));
});
