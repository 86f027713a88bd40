import type { Context } from '#server/context.ts';
import { toldBy } from '#server/features/message-choices/find-ways.ts';
import { findReach, selectChoices } from '#server/features/message-choices/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { ToldBy } from '#shared/schemas/message-choices.ts';

/** To where answers to a user's enquiries come; nothing without a proven number: they are mailed. */
export async function findAnswersTo(
  { db }: Pick<Context, 'db'>,
  user: Extract<PublicAccount, { kind: 'user' }>,
): Promise<{ phoneNo: string; by: ToldBy } | undefined> {
  const reach = await findReach(db, user);
  if (!reach?.phone_no) return undefined;
  const by = reach.email ? toldBy(await selectChoices(db, user), 'answers') : 'phone';
  return { phoneNo: reach.phone_no, by };
}
