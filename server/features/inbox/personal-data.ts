import type { Context } from '#server/context.ts';
import { selectAnswersTo } from '#server/features/inbox/answer-queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** What the team has answered to an account's messages. They are deleted with its address, by the database. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const rows = await selectAnswersTo(db, account);
  return { teamAnswers: rows.map(({ body, created_at }) => ({ text: body, sentAt: created_at.toISOString() })) };
}
