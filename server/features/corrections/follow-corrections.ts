import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { correctionLimits } from '#server/features/corrections/limits.ts';
import { mailCorrectionDecided } from '#server/features/corrections/mail-corrections.ts';
import { type CorrectionRow, deleteLinks, moveDue, takeUntold } from '#server/features/corrections/queries.ts';
import { tell } from '#server/features/message-choices/tell.ts';
import { accountOfRow } from '#server/features/sessions/session.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { shortMessagesText } from '#shared/texts.ts';

/** Of those that are told in one look. */
const AT_ONCE = 100;

/**
 * Every minute: what owners have not answered in time goes to the team, who suggested something hears what became of it, whoever decided it or
 * changed the entry, and links that nobody has opened end.
 */
export const followCorrections = defineScheduledJob('follow-corrections', '* * * * *', async (context) => {
  await moveDue(context.db);
  await context.db.transaction().execute(async (transaction) => {
    for (const correction of await takeUntold(transaction, AT_ONCE)) await tellSuggester(context, transaction, correction);
  });
  await deleteLinks(context.db, correctionLimits.linkDays);
});

async function tellSuggester(context: Pick<Context, 'jobs'>, transaction: Transaction<DB>, correction: CorrectionRow): Promise<void> {
  const { correction_id: correctionId, user_id, by_business_id, state, name: business } = correction;
  const mail = { job: mailCorrectionDecided, data: { correctionId } };
  if (!user_id && !by_business_id) return void (await context.jobs.enqueue(transaction, mail.job, mail.data));
  const account = accountOfRow({ user_id, business_id: by_business_id });
  await tell(context, transaction, account, {
    topic: account.kind === 'user' ? 'reviews' : 'decisions',
    kind: 'moderation',
    values: () => ({
      writing: shortMessagesText.writingCorrection,
      business,
      outcome: outcomeOf(state),
      link: '/user/corrections',
    }),
    about: {},
    mail,
  });
}

function outcomeOf(state: string) {
  if (state === 'accepted') return shortMessagesText.outcomeUpheld;
  return state === 'refused' ? shortMessagesText.outcomeDismissed : shortMessagesText.outcomeEnded;
}
