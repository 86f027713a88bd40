import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { accountOfRow, type PublicAccount } from '#server/features/sessions/session.ts';
import type { Purpose } from '#shared/notices.ts';

/** Of which new notice somebody is told. */
export interface Untold {
  purpose: Purpose;
  version: number;
}

const isUntold = ({ purpose, version }: Untold) =>
  sql`consents.purpose = ${purpose} and consents.ended_at is null and consents.told_version < ${version}`;

/** Notes that so many of those who agreed to an older notice are told of the new one, of those whom a mail reaches. @param due names their consents. */
const take = (due: ReturnType<typeof sql>, { version }: Untold, reached: string) =>
  sql<{ consent_id: string; user_id: string | null; business_id: string | null; row_id: string | null }>`
    with due as (${due})
    update consents set told_version = ${version} from due where consents.consent_id = due.consent_id
    returning consents.consent_id, consents.user_id, consents.business_id, ${sql.raw(reached)} as row_id`;

/** Accounts with a proven address. @returns their consents. */
export async function takeAccounts(db: Kysely<DB>, untold: Untold, most: number) {
  const proven = (table: 'users' | 'businesses', key: 'user_id' | 'business_id') =>
    sql`exists (select from ${sql.table(table)} proven where proven.${sql.ref(key)} = consents.${sql.ref(key)} and email_proven_at is not null)`;
  const due = sql`select consent_id from consents where ${isUntold(untold)}
    and (${proven('users', 'user_id')} or ${proven('businesses', 'business_id')})
    order by consent_id limit ${most} for update skip locked`;
  const { rows } = await take(due, untold, 'null::uuid').execute(db);
  return rows.map((row) => ({ consentId: row.consent_id, account: accountOfRow(row) }));
}

/** Addresses that the newsletter, or what was searched for, is mailed to. @returns their consents, each with a row that has the address. */
export async function takeAddresses(db: Kysely<DB>, untold: Untold & { purpose: 'newsletter' | 'saved_searches' }, most: number) {
  const [table, key] =
    untold.purpose === 'newsletter' ? ['newsletter_subscriptions', 'newsletter_subscription_id'] : ['saved_searches', 'saved_search_id'];
  const due = sql`select consent_id, kept.row_id from consents
    join (select consent_hash('mail:' || lower(email)) as contact_hash, min(${sql.ref(key as string)}::text)::uuid as row_id
      from ${sql.table(table as string)} where confirmed_at is not null group by lower(email)) kept using (contact_hash)
    where ${isUntold(untold)}
    order by consent_id limit ${most} for update of consents skip locked`;
  const { rows } = await take(due, untold, 'due.row_id').execute(db);
  return rows.map((row) => ({ consentId: row.consent_id, rowId: row.row_id as string }));
}

/** Whether anybody has agreed to an older notice and was not told of this one. */
export async function isAnyUntold(db: Kysely<DB>, untold: Untold): Promise<boolean> {
  const { rows } = await sql`select from consents where ${isUntold(untold)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether a consent holds. */
export async function isOpen(db: Kysely<DB>, consentId: string): Promise<boolean> {
  const open = db.selectFrom('consents').select('consent_id').where('consent_id', '=', consentId).where('ended_at', 'is', null);
  return (await open.executeTakeFirst()) !== undefined;
}

/** The address of a subscription, or of a saved search. */
export function findAddress(db: Kysely<DB>, purpose: 'newsletter' | 'saved_searches', rowId: string) {
  return purpose === 'newsletter'
    ? db
        .selectFrom('newsletter_subscriptions')
        .select(['email', 'language'])
        .where('newsletter_subscription_id', '=', rowId)
        .executeTakeFirst()
    : db.selectFrom('saved_searches').select(['email', 'language']).where('saved_search_id', '=', rowId).executeTakeFirst();
}

/**
 * Notes that so many accounts are told of the rules for a quarter: those with a proven address that were there before it began. The demo's are
 * nobody's.
 * @param quarter its first day.
 * @returns them.
 */
export async function takeUntoldOfRules(db: Kysely<DB>, quarter: string, most: number): Promise<PublicAccount[]> {
  const takeOf = async (table: 'users' | 'businesses', key: 'user_id' | 'business_id') => {
    const [name, own] = [sql.table(table), sql.ref(key)];
    const { rows } = await sql<{ id: string }>`
      insert into rules_told (${own}, quarter)
      select ${own}, ${quarter}::date from ${name} accounts
      where email_proven_at is not null and created_at < ${quarter}::timestamp at time zone 'Asia/Kolkata'
        and not exists (select from demo_rows where demo_rows.${own} = accounts.${own})
        and not exists (select from rules_told told where told.${own} = accounts.${own} and told.quarter >= ${quarter}::date)
      order by ${own} limit ${most}
      on conflict (${own}) do update set quarter = excluded.quarter where rules_told.quarter < excluded.quarter
      returning ${own} as id`.execute(db);
    return rows.map(({ id }) => id);
  };
  const users = await takeOf('users', 'user_id');
  const businesses = await takeOf('businesses', 'business_id');
  return [
    ...users.map((userId) => ({ kind: 'user', userId }) as const),
    ...businesses.map((businessId) => ({ kind: 'contractor', businessId }) as const),
  ];
}
