import { pageUrl, speakingTo } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import { findAddress, isAnyUntold, isOpen, takeAccounts, takeAddresses } from '#server/features/agreements/telling/queries.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { unsubscribeUrl } from '#server/features/newsletter/unsubscribe.ts';
import { endSearchUrl } from '#server/features/saved-searches/end-search.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { defineJob, defineScheduledJob } from '#server/jobs/define-job.ts';
import { noticeMail } from '#server/mail/templates/notice.ts';
import { NOTICES, type Notices, PURPOSES, type Purpose } from '#shared/notices.ts';

/** Mails of one purpose that one run puts into the queue. */
const BATCH = 500;

interface Told {
  consentId: string;
  purpose: Purpose;
  version: number;
  /** Whom it is mailed to: an account, or whoever reads the address of a subscription or a saved search. */
  account?: PublicAccount;
  rowId?: string;
}

/** Tells somebody of the notice that has taken the place of the one that they agreed to; not when they have ended it meanwhile. */
export const mailNotice = defineJob<Told>('mail-notice', async (context, told) => {
  const found = (await isOpen(context.db, told.consentId)) ? await findReceiver(context, told) : undefined;
  if (!found?.email) return;
  const mail = speakingTo(found.language, () => {
    const { url, ...link } = found.link();
    return { ...noticeMail({ purpose: told.purpose, url }), ...link };
  });
  await context.mailer.send({ to: found.email, reference: `notice-${told.consentId}-${told.version}`, ...mail });
});

/** Whom a mail about a notice goes to, and by which link they end what they agreed to. */
interface Receiver {
  email: string | null;
  language: string;
  link: () => { url: string; unsubscribeUrl?: string };
}

async function findReceiver(context: Context, { purpose, account, rowId }: Told): Promise<Receiver | undefined> {
  if (account) {
    const addressee = await findAddressee(context.db, account);
    const page = account.kind === 'user' ? '/user/told' : '/profilesupplier/told';
    const link = () => ({ url: `${pageUrl(context.config.PUBLIC_URL, page)}#agreed` });
    return addressee?.isProven ? { ...addressee, link } : undefined;
  }
  if (rowId === undefined || (purpose !== 'newsletter' && purpose !== 'saved_searches')) return undefined;
  const found = await findAddress(context.db, purpose, rowId);
  const link = () => {
    const url = purpose === 'newsletter' ? unsubscribeUrl(context, rowId) : endSearchUrl(context, rowId);
    return { url, unsubscribeUrl: url };
  };
  return found && { ...found, link };
}

/**
 * Puts a mail into the queue for each who agreed to an older notice and was not told of the newest, so many of each purpose.
 * @param notices those of now.
 */
export async function tellOfNewNotices({ db, jobs }: Pick<Context, 'db' | 'jobs'>, notices: Notices = NOTICES): Promise<void> {
  for (const purpose of PURPOSES) {
    const { version } = notices[purpose];
    if (!(await isAnyUntold(db, { purpose, version }))) continue;
    await db.transaction().execute(async (transaction) => {
      const taken =
        purpose === 'newsletter' || purpose === 'saved_searches'
          ? await takeAddresses(transaction, { purpose, version }, BATCH)
          : await takeAccounts(transaction, { purpose, version }, BATCH);
      for (const told of taken) await jobs.enqueue(transaction, mailNotice, { purpose, version, ...told });
    });
  }
}

/** By day, every ten minutes: mails nobody at night. */
export const tellOfNotices = defineScheduledJob('tell-of-notices', '*/10 4-14 * * *', (context) => tellOfNewNotices(context));
