import { DAYS_TO_CONFIRM } from '#server/features/saved-searches/bounds.ts';
import { nameSearch } from '#server/features/saved-searches/name-search.ts';
import { findSearch, markSearchMailed } from '#server/features/saved-searches/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { pageUrl, speakingTo } from '#server/language.ts';
import { confirmSavedSearchMail } from '#server/mail/templates/confirm-saved-search.ts';
import { signId } from '#server/signed-id.ts';

/** Asks whoever reads an address whether it wants to be told of new businesses; once, and not when it has said so meanwhile. */
export const mailSearchConfirmation = defineJob<{ savedSearchId: string }>(
  'mail-search-confirmation',
  async ({ db, mailer, config, signer }, { savedSearchId }) => {
    const search = await findSearch(db, savedSearchId);
    if (!search || search.mailed_at || search.confirmed_at) return;
    const mail = speakingTo(search.language, () => {
      const url = pageUrl(config.PUBLIC_URL, `/saved-search/confirm?search=${signId(signer, 'search-confirm', savedSearchId)}`);
      return confirmSavedSearchMail({ ...search, ...nameSearch(search), url, days: DAYS_TO_CONFIRM });
    });
    await mailer.send({ to: search.email, ...mail });
    await markSearchMailed(db, savedSearchId);
  },
);
