import { indiaDay } from '#server/base/india-day.ts';
import { lockWeekMailed, setWeekMailed } from '#server/features/figures/queries/week.ts';
import { weekBefore } from '#server/features/figures/span.ts';
import { isEmptyWeek, measureWeek } from '#server/features/figures/week.ts';
import { findWeeklyFigures } from '#server/features/settings/get-weekly-figures.ts';
import { defineJob, defineScheduledJob } from '#server/jobs/define-job.ts';
import { weekMail } from '#server/mail/templates/week.ts';

/** Tells the team what happened in the week that ended before a Monday, beside the week before. */
export const mailWeek = defineJob<{ monday: string }>('mail-week', async ({ db, mailer, config }, { monday }) => {
  const span = weekBefore(monday);
  const figures = await measureWeek(db, span);
  await mailer.sendToTeam(weekMail({ ...span, figures, publicUrl: config.PUBLIC_URL }));
});

/**
 * From nine on Monday morning in India, again each hour of that day in case no process ran: one mail of the week that has ended, by
 * whichever process is first. Nothing where it is switched off, or where there has been nothing in two weeks.
 */
export const lookAtWeek = defineScheduledJob('look-at-week', '30 3-15 * * 1', async ({ db, jobs, siteCounter }) => {
  if (!(await findWeeklyFigures({ db })).isOn) return;
  await siteCounter.flush();
  const { until: monday, ...span } = weekBefore(indiaDay());
  const isEmpty = isEmptyWeek(await measureWeek(db, { ...span, until: monday }));
  await db.transaction().execute(async (transaction) => {
    if ((await lockWeekMailed(transaction)) >= monday) return;
    await setWeekMailed(transaction, monday);
    if (!isEmpty) await jobs.enqueue(transaction, mailWeek, { monday });
  });
});
