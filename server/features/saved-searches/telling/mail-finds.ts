import { speakingTo } from '#server/base/language.ts';
import { nameWritten } from '#server/features/places/place-names.ts';
import { endSearchUrl } from '#server/features/saved-searches/end-search.ts';
import { nameSearch } from '#server/features/saved-searches/name-search.ts';
import { type FindsMail, findAddressed, markTold, selectMailed } from '#server/features/saved-searches/telling/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { Undeliverable } from '#server/mail/mailer.ts';
import { newBusinessesMail } from '#server/mail/templates/new-businesses.ts';
import type { Often } from '#shared/schemas/saved-searches.ts';

/**
 * Tells of what was found for a search. Marked when the mail server has taken it, so that a job that ran but could not say so does not mail
 * it again; each mail has one job, so that each try has the same Message-ID. A refusal for good is not tried again.
 */
export const mailFinds = defineJob<FindsMail>('mail-finds', async (context, mail) => {
  const { db, mailer, config } = context;
  const search = await findAddressed(db, mail.savedSearchId);
  const businesses = await selectMailed(db, mail);
  if (!search || businesses.length === 0) return;
  const often = search.often as Often;
  const message = speakingTo(search.language, () => {
    const url = endSearchUrl(context, mail.savedSearchId);
    const named = businesses.map((business) => ({ ...business, city: nameWritten(business.city) }));
    const told = newBusinessesMail({
      ...search,
      shown: nameSearch(search),
      often,
      businesses: named,
      publicUrl: config.PUBLIC_URL,
      unsubscribeUrl: url,
    });
    return { unsubscribeUrl: url, ...told };
  });
  await mailer.send({ to: search.email, ...message }).catch((error) => {
    if (!(error instanceof Undeliverable)) throw error;
  });
  await markTold(db, mail);
});
