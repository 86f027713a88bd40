import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { StoredRow } from '#server/features/duplicates/merge-queries.ts';
import type { Two } from '#server/features/duplicates/move-queries.ts';

/** The checks of both entries, by their ids. */
export async function selectChecksOf(db: Kysely<DB>, { mergedId, keptId }: Two): Promise<Map<string, StoredRow>> {
  const { rows } = await sql<{ check_id: string; row: StoredRow }>`
    select check_id, to_jsonb(checks) as row from checks where business_id in (${mergedId}, ${keptId}) order by check_id`.execute(db);
  return new Map(rows.map(({ check_id, row }) => [check_id, row]));
}

const isOwned = (one: 'kept' | 'gone') =>
  sql`num_nonnulls(${sql.ref(`${one}.password_hash`)}, ${sql.ref(`${one}.email_proven_at`)}, ${sql.ref(`${one}.phone_proven_at`)}) > 0`;
const areBothOwned = sql`(${isOwned('kept')} and ${isOwned('gone')})`;

const same = (column: string) => sql`search_key(kept.${sql.ref(column)}) = search_key(gone.${sql.ref(column)})`;

/**
 * Gives checks to the entry that stays: what the team looked at says the same of it where all is the same on which that depends (as
 * `end_checks_of_changed` has it), and where it has none of the kind. What waits comes along. Where
 * both have an owner, neither is given the other's number: what stands comes without it, and what waits stays.
 */
export async function moveChecks(db: Kysely<DB>, { mergedId, keptId }: Two): Promise<void> {
  await sql`
    update checks set business_id = ${keptId}, number = case when ${areBothOwned} then '' else checks.number end from businesses kept, businesses gone
    where kept.business_id = ${keptId} and gone.business_id = ${mergedId} and checks.business_id = ${mergedId}
      and checks.kind not in ('phone', 'email') and checks.state in ('standing', 'waiting')
      and not exists (select from checks own where own.business_id = ${keptId} and (own.kind, own.state) = (checks.kind, checks.state))
      and (checks.state = 'standing' or not ${areBothOwned})
      and (checks.state = 'waiting' or (${same('name')} and (checks.kind = 'insurance' or ${same('state')})
        and (checks.kind not in ('address', 'team') or (${same('city')} and ${same('address')}))
        and (checks.kind <> 'team' or (${same('service')} and kept.phone_no is not distinct from gone.phone_no))))`.execute(db);
  await markChecked(db, { mergedId, keptId });
}

/** The mark on cards follows from what stands; checks that move fire no trigger. */
export async function markChecked(db: Kysely<DB>, { mergedId, keptId }: Two): Promise<void> {
  await sql`
    update businesses set vetted_at = stands.vetted_at
    from (select ids.business_id, (select max(decided_at) from checks
        where checks.business_id = ids.business_id and state = 'standing' and kind not in ('phone', 'email')) as vetted_at
      from (values (${mergedId}::uuid), (${keptId}::uuid)) ids (business_id)) stands
    where businesses.business_id = stands.business_id and businesses.vetted_at is distinct from stands.vetted_at`.execute(db);
}

/** Sets columns of a check to values as JSON has them. */
export async function setCheck(db: Kysely<DB>, checkId: string, values: StoredRow): Promise<void> {
  const columns = Object.keys(values);
  await sql`
    update checks set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = back.${sql.ref(column)}`))}
    from jsonb_populate_record(null::checks, ${JSON.stringify(values)}::jsonb) back
    where checks.check_id = ${checkId}`.execute(db);
}
