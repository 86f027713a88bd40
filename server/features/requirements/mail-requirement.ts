import { pageUrl, speakingTo } from '#server/base/language.ts';
import { visitor } from '#server/context.ts';
import { markRequirementMailed, selectUnmailed } from '#server/features/requirements/queries.ts';
import { requirementAddress } from '#server/features/requirements/requirement-link.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { requirementSentMail } from '#server/mail/templates/requirement-sent.ts';
import { typedFor } from '#server/mail/typed-for.ts';

/** Mails whoever asked the link to their request, where the answers come together. */
export const mailRequirement = defineJob<{ requirementId: string }>(
  'mail-requirement',
  async ({ db, mailer, config, signer }, { requirementId }) => {
    const sent = await selectUnmailed(db, requirementId);
    if (!sent) return;
    const content = speakingTo(sent.language, () => {
      const url = pageUrl(config.PUBLIC_URL, requirementAddress(signer, visitor, requirementId));
      return requirementSentMail({ businesses: typedFor(sent, sent.businesses ?? []), isWithheld: sent.is_withheld, url });
    });
    await mailer.send({ to: sent.email, reference: `requirement-${requirementId}`, ...content });
    await markRequirementMailed(db, requirementId);
  },
);
