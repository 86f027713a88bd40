import { speakingTo } from '#server/base/language.ts';
import { findKeptId, selectToldOwners } from '#server/features/duplicates/merge-queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { mergeMail } from '#server/mail/templates/merge.ts';
import { typedFor } from '#server/mail/typed-for.ts';

/** Tells the accounts of both entries that they were merged, or that this was undone; not of what is otherwise by now. */
export const mailMerge = defineJob<{ mergedId: string; keptId: string; isUndone: boolean }>(
  'mail-merge',
  async ({ db, mailer, config }, { mergedId, keptId, isUndone }) => {
    if (((await findKeptId(db, mergedId)) === keptId) === isUndone) return;
    const owners = await selectToldOwners(db, [mergedId, keptId]);
    for (const owner of owners) {
      const other = owners.find(({ business_id }) => business_id !== owner.business_id);
      if (!owner.email || !other) continue;
      const told = {
        name: typedFor(owner, owner.name),
        other: typedFor(owner, other.name),
        stays: owner.business_id === keptId,
        isUndone,
        publicUrl: config.PUBLIC_URL,
      };
      await mailer.send({ to: owner.email, ...speakingTo(owner.language, () => mergeMail(told)) });
    }
  },
);
