import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { ToldBy, Topic } from '#shared/schemas/message-choices.ts';

const ownedBy = (account: PublicAccount) => (account.kind === 'user' ? { user_id: account.userId } : { business_id: account.businessId });

/** By what an account is reached, and in which language; its number only where it is proven. Nothing when the account is gone. */
export function findReach(db: Kysely<DB>, account: PublicAccount) {
  const provenNumber = sql<string | null>`case when phone_proven_at is not null then phone_no end`.as('phone_no');
  return account.kind === 'user'
    ? db
        .selectFrom('users')
        .select(['email', 'language', 'phone_no as given_phone_no', provenNumber])
        .where('user_id', '=', account.userId)
        .executeTakeFirst()
    : db
        .selectFrom('businesses')
        .select(['email', 'language', 'phone_no as given_phone_no', provenNumber])
        .where('business_id', '=', account.businessId)
        .executeTakeFirst();
}

/** What an account has chosen. */
export function selectChoices(db: Kysely<DB>, account: PublicAccount) {
  return db
    .selectFrom('message_choices')
    .select([sql<Topic>`topic`.as('topic'), sql<ToldBy>`chosen`.as('by')])
    .where((eb) => eb.and(ownedBy(account)))
    .orderBy('topic')
    .execute();
}

export async function upsertChoice(db: Kysely<DB>, account: PublicAccount, topic: Topic, chosen: ToldBy): Promise<void> {
  const column = account.kind === 'user' ? 'user_id' : 'business_id';
  await db
    .insertInto('message_choices')
    .values({ ...ownedBy(account), topic, chosen })
    .onConflict((conflict) => conflict.columns([column, 'topic']).where(column, 'is not', null).doUpdateSet({ chosen }))
    .execute();
}
