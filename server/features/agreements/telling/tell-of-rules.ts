import { indiaDay } from '#server/base/india-day.ts';
import { pageUrl, speakingTo } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import { takeUntoldOfRules } from '#server/features/agreements/telling/queries.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { defineJob, defineScheduledJob } from '#server/jobs/define-job.ts';
import { rulesMail } from '#server/mail/templates/rules.ts';

/** Mails to users, and as many to businesses, that one run puts into the queue. */
const BATCH = 1_000;

/** Tells an account which rules hold here, and what follows when they are broken. */
export const mailRules = defineJob<{ account: PublicAccount; quarter: string }>('mail-rules', async (context, { account, quarter }) => {
  const addressee = await findAddressee(context.db, account);
  if (!addressee?.email || !addressee.isProven) return;
  const id = account.kind === 'user' ? account.userId : account.businessId;
  const mail = speakingTo(addressee.language, () =>
    rulesMail({
      terms: pageUrl(context.config.PUBLIC_URL, '/terms-and-conditions'),
      privacy: pageUrl(context.config.PUBLIC_URL, '/privacy-policy'),
    }),
  );
  await context.mailer.send({ to: addressee.email, reference: `rules-${quarter}-${id}`, ...mail });
});

/** The first day of the quarter of a day: '2026-10-01' of '2026-11-29'. */
export function quarterOf(day: string): string {
  const [year = '', month = ''] = day.split('-');
  const first = Math.floor((Number(month) - 1) / 3) * 3 + 1;
  return `${year}-${String(first).padStart(2, '0')}-01`;
}

/**
 * Puts a mail into the queue for each account with a proven address that was not told of the rules in the quarter of a day, so many at once: once a
 * quarter each. Whoever has come in that quarter has just agreed to them. Nothing where it is switched off.
 */
export async function tellOfRulesOn({ db, jobs, config }: Pick<Context, 'db' | 'jobs' | 'config'>, day: string): Promise<void> {
  if (!config.QUARTERLY_NOTICE) return;
  const quarter = quarterOf(day);
  await db.transaction().execute(async (transaction) => {
    for (const account of await takeUntoldOfRules(transaction, quarter, BATCH))
      await jobs.enqueue(transaction, mailRules, { account, quarter });
  });
}

/** By day, every half an hour: mails nobody at night. */
export const tellOfRules = defineScheduledJob('tell-of-rules', '15,45 4-14 * * *', (context) => tellOfRulesOn(context, indiaDay()));
