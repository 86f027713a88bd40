import { indiaDay } from '#server/base/india-day.ts';
import { pageUrl, speakingTo } from '#server/base/language.ts';
import { signId } from '#server/base/signed-id.ts';
import { correctionLimits } from '#server/features/corrections/limits.ts';
import { findCorrection } from '#server/features/corrections/queries.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { accountOfRow } from '#server/features/sessions/session.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { correctionDecidedMail, correctionLinkMail, correctionSuggestedMail } from '#server/mail/templates/corrections.ts';
import { typedFor } from '#server/mail/typed-for.ts';

interface CorrectionJob {
  correctionId: string;
}

/** Mails the link that proves an address; not where it was used meanwhile. */
export const mailCorrectionLink = defineJob<CorrectionJob>(
  'mail-correction-link',
  async ({ db, mailer, config, signer }, { correctionId }) => {
    const correction = await findCorrection(db, correctionId);
    if (!correction?.email || correction.state !== 'unproven') return;
    const path = `/correction-link?correction=${signId(signer, 'correction', correctionId)}`;
    const mail = () => correctionLinkMail({ url: pageUrl(config.PUBLIC_URL, path), days: correctionLimits.linkDays });
    await mailer.send({ to: correction.email, ...speakingTo(correction.language, mail) });
  },
);

/** Tells an owner that somebody suggests a correction of their entry: which field, until when it is theirs to say, and nothing that was typed. */
export const mailSuggested = defineJob<CorrectionJob>('mail-correction-suggested', async ({ db, mailer, config }, { correctionId }) => {
  const correction = await findCorrection(db, correctionId);
  if (correction?.state !== 'owner' || !correction.owner_until) return;
  const owner = await findAddressee(db, { kind: 'contractor', businessId: correction.business_id });
  if (!owner?.email) return;
  const { field, owner_until: until } = correction;
  const told = { name: typedFor(owner, correction.name), field, until: indiaDay(until), publicUrl: config.PUBLIC_URL };
  await mailer.send({ to: owner.email, ...speakingTo(owner.language, () => correctionSuggestedMail(told)) });
});

/** Tells who suggested a correction what became of it; an account that is gone is told nothing. */
export const mailCorrectionDecided = defineJob<CorrectionJob>(
  'mail-correction-decided',
  async ({ db, mailer, config, signer }, { correctionId }) => {
    const correction = await findCorrection(db, correctionId);
    if (!correction || !['accepted', 'refused', 'ended'].includes(correction.state)) return;
    const { user_id, by_business_id, email, language, name, field, state, ended_as, reason, business_id } = correction;
    const account = user_id || by_business_id ? accountOfRow({ user_id, business_id: by_business_id }) : undefined;
    const addressee = account ? await findAddressee(db, account) : { email, language, isProven: true };
    if (!addressee?.email) return;
    const list = account ? '/user/corrections' : `/user/corrections?list=${signId(signer, 'correction-list', correctionId)}`;
    const told = {
      ...{ field, reason, businessId: business_id, list, publicUrl: config.PUBLIC_URL },
      outcome: state === 'ended' ? (ended_as as 'same' | 'changed' | 'unlisted') : (state as 'accepted' | 'refused'),
      name: typedFor(addressee, name),
    };
    await mailer.send({ to: addressee.email, ...speakingTo(addressee.language, () => correctionDecidedMail(told)) });
  },
);
