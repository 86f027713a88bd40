import { speakingTo } from '#server/base/language.ts';
import { selectTold } from '#server/features/businesses/waiting-changes/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { changesDecidedMail } from '#server/mail/templates/changes-decided.ts';
import { typedFor } from '#server/mail/typed-for.ts';

export interface ChangesDecidedJob {
  businessId: string;
  /** The ids of what was decided on at once. */
  changes: string[];
}

/** Tells an owner which of their changes the team has let through, and which not, with the reason. */
export const mailChangesDecided = defineJob<ChangesDecidedJob>(
  'mail-changes-decided',
  async ({ db, mailer, config }, { businessId, changes: ids }) => {
    const business = await selectTold(db, businessId, ids);
    if (!business?.email || business.changes.length === 0) return;
    const { changes, language } = business;
    const told = {
      name: typedFor(business, business.name),
      accepted: changes.filter(({ state }) => state === 'accepted').map(({ field }) => field),
      refused: changes.filter(({ state }) => state === 'refused').map(({ field, reason }) => ({ field, reason })),
      publicUrl: config.PUBLIC_URL,
    };
    await mailer.send({ to: business.email, ...speakingTo(language, () => changesDecidedMail(told)) });
  },
);
