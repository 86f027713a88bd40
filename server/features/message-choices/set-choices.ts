import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { followChoices } from '#server/features/message-choices/follow-choices.ts';
import { findReach, upsertChoice } from '#server/features/message-choices/queries.ts';
import { messageChoiceRefusals } from '#server/features/message-choices/refusals.ts';
import { requireAccount } from '#server/features/message-choices/require-account.ts';
import { type ChoicesInput, TOPICS, type Topic } from '#shared/schemas/message-choices.ts';

/**
 * Chooses by which ways whoever asks is told of what.
 * @throws 401 for visitors, 403 for admins, 400 for a topic of the other kind of account, 409 to choose a phone without a proven number.
 */
export async function setChoices({ db }: Pick<Context, 'db'>, viewer: Viewer, input: ChoicesInput): Promise<void> {
  const account = requireAccount(viewer);
  const chosen = Object.entries(input).filter(([, by]) => by !== undefined) as [Topic, NonNullable<ChoicesInput[Topic]>][];
  const own: readonly Topic[] = TOPICS[account.kind];
  if (chosen.some(([topic]) => !own.includes(topic))) throw refusals.invalidRequest();
  await db.transaction().execute(async (transaction) => {
    const reach = await findReach(transaction, account);
    if (!reach) throw refusals.notSignedIn();
    if (reach.phone_no === null && chosen.some(([, by]) => by !== 'mail')) throw messageChoiceRefusals.noProvenPhone();
    for (const [topic, by] of chosen) await upsertChoice(transaction, account, topic, by);
    await followChoices(transaction, account);
  });
}
