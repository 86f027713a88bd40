import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { findReach, selectChoices } from '#server/features/message-choices/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { UNASSIGNABLE } from '#shared/phone.ts';
import type { ToldBy, Topic } from '#shared/schemas/message-choices.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/site-language.ts';

/** What is chosen for a topic where nobody has chosen, with a proven number. */
const USUAL: Record<Topic, ToldBy> = { enquiries: 'both', decisions: 'both', reviews: 'mail', answers: 'both' };

/** By which ways an account is told of something. */
export interface Ways {
  isMailed: boolean;
  /** E.164; none where nothing goes to a phone. */
  phoneNo: string | undefined;
  language: Language;
}

/**
 * By which ways an account is told of a topic: by those that it has chosen, as far as it is reached by them. Messages go to numbers alone
 * that are proven, and never to the demo's; who has no address is told by phone whatever is chosen.
 * @param email where this is mailed, if not to the account's own address.
 */
export async function findWays(db: Kysely<DB>, account: PublicAccount, topic: Topic, email?: string | null): Promise<Ways> {
  const reach = await findReach(db, account);
  const language = isLanguage(reach?.language) ? reach.language : DEFAULT_LANGUAGE;
  const number = reach?.phone_no && !reach.phone_no.startsWith(UNASSIGNABLE) ? `+91${reach.phone_no}` : undefined;
  const hasMail = Boolean(email === undefined ? reach?.email : email);
  if (number === undefined) return { isMailed: hasMail, phoneNo: undefined, language };
  const by = toldBy(await selectChoices(db, account), topic);
  return { isMailed: hasMail && by !== 'phone', phoneNo: by !== 'mail' || !hasMail ? number : undefined, language };
}

/** What holds for a topic of an account with a proven number. */
export function toldBy(choices: readonly { topic: Topic; by: ToldBy }[], topic: Topic): ToldBy {
  return choices.find((choice) => choice.topic === topic)?.by ?? USUAL[topic];
}
