import { pageUrl, speakingTo } from '#server/base/language.ts';
import { signId } from '#server/base/signed-id.ts';
import { DAYS_TO_CONFIRM } from '#server/features/saved-searches/bounds.ts';
import { nameSearch } from '#server/features/saved-searches/name-search.ts';
import { findSearch, markSearchMailed } from '#server/features/saved-searches/queries.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { confirmSavedSearchMail } from '#server/mail/templates/confirm-saved-search.ts';
import { mailsText } from '#shared/texts.ts';

/** Asks whoever reads an address whether it wants to be told of new businesses; once, and not when it has said so meanwhile. */
export const mailSearchConfirmation = defineJob<{ savedSearchId: string }>(
  'mail-search-confirmation',
  async (context, { savedSearchId }) => {
    const { db, mailer, config, signer } = context;
    const search = await findSearch(db, savedSearchId);
    if (!search || search.mailed_at || search.confirmed_at) return;
    // What no catalogue has was typed by the owner of some listing.
    const isListed = (await listServices(context)).some(({ name }) => name === search.service);
    const mail = speakingTo(search.language, () => {
      const url = pageUrl(config.PUBLIC_URL, `/saved-search/confirm?search=${signId(signer, 'search-confirm', savedSearchId)}`);
      return confirmSavedSearchMail({
        ...search,
        ...nameSearch(search),
        ...(isListed ? {} : { service: mailsText.yourSearch }),
        url,
        days: DAYS_TO_CONFIRM,
      });
    });
    await mailer.send({ to: search.email, ...mail });
    await markSearchMailed(db, savedSearchId);
  },
);
