import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { agree, endConsent } from '#server/features/consents/keep-consent.ts';
import { toldBy } from '#server/features/message-choices/find-ways.ts';
import { findReach, selectChoices } from '#server/features/message-choices/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { wantsShortMessages } from '#server/features/short-messages/wishes/wishes.ts';
import { TOPICS } from '#shared/schemas/message-choices.ts';

/** Keeps whether an account agrees to messages to its phone: its number is proven, has not said STOP, and is chosen for something. */
export async function followChoices(transaction: Transaction<DB>, account: PublicAccount): Promise<void> {
  const [reach, chosen] = [await findReach(transaction, account), await selectChoices(transaction, account)];
  const isChosen = reach?.phone_no != null && TOPICS[account.kind].some((topic) => toldBy(chosen, topic) !== 'mail');
  if (isChosen && (await wantsShortMessages({ db: transaction }, `+91${reach.phone_no}`))) {
    await agree(transaction, account, 'phone_messages', 'form');
  } else {
    await endConsent(transaction, account, 'phone_messages');
  }
}
