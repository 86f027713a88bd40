import { type Kysely, sql } from 'kysely';

/**
 * Whoever claims an entry with words to the team adds documents, too; what waits ends with its first owner, and has the e-mail that the account has by then:
 * docs/decisions/230-checks.md, 'An entry without an owner is claimed'.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** How many ways in somebody has, who is its owner by any of them. */
const waysIn = (row: string) => `num_nonnulls(${row}.password_hash, ${row}.email_proven_at, ${row}.phone_proven_at)`;

const ENDED = "state = 'ended', decided_at = now(), is_untold = (way = 'team')";

/** What asks the team has the present e-mail of its account: there the answer goes, and to whom the business is given the team sees. */
const followEmail = (table: string, account: string, column: string) => [
  `create function follow_email_of_${table}() returns trigger language plpgsql as $$
  begin
    update claims set email = new.email where ${column} = new.${account} and way = 'team' and state = 'open' and email is distinct from new.email;
    return null;
  end $$`,
  `create trigger follow_email_in_claims after update of email, email_proven_at on ${table} for each row
    when (new.email is not null and new.email_proven_at is not null
      and (new.email, new.email_proven_at) is distinct from (old.email, old.email_proven_at))
    execute function follow_email_of_${table}()`,
  `update claims set email = ${table}.email from ${table}
    where claims.${column} = ${table}.${account} and claims.way = 'team' and claims.state = 'open'
      and ${table}.email is not null and ${table}.email_proven_at is not null and claims.email is distinct from ${table}.email`,
];

const STATEMENTS = [
  `alter table check_documents
    alter column check_id drop not null,
    add column claim_id uuid constraint check_documents__claim_id_fkey references claims on delete cascade,
    add constraint check_documents__of_one_check check (num_nonnulls(check_id, claim_id) = 1),
    add constraint check_documents__claim_id_digest unique (claim_id, digest)`,

  // Somebody else was first, the team takes the business back, or the account of who claimed it goes and is forgotten.
  `create function remove_documents_of_claim() returns trigger language plpgsql as $$
  begin
    delete from check_documents where claim_id = new.claim_id;
    return null;
  end $$`,
  `create trigger remove_documents_of_claim after update on claims for each row
    when ((new.state in ('ended', 'taken_back') and new.state <> old.state) or (new.email is null and old.email is not null)
      or new.user_id is distinct from old.user_id or new.by_business_id is distinct from old.by_business_id)
    execute function remove_documents_of_claim()`,

  // Whichever way somebody comes in to the business: a code, a link, a password. Whoever asked the team for it is to be told.
  'alter table claims add column is_untold boolean not null default false',
  'create index claims__untold on claims (claim_id) where is_untold',
  `create function end_claims_of_owned() returns trigger language plpgsql as $$
  begin
    update claims set ${ENDED} where business_id = new.business_id and state = 'open';
    return null;
  end $$`,
  `create trigger end_claims_of_owned after update of password_hash, email_proven_at, phone_proven_at on businesses for each row
    when (${waysIn('old')} = 0 and ${waysIn('new')} > 0)
    execute function end_claims_of_owned()`,
  `update claims set ${ENDED} from businesses
    where businesses.business_id = claims.business_id and claims.state = 'open' and ${waysIn('businesses')} > 0`,

  ...followEmail('users', 'user_id', 'user_id'),
  ...followEmail('businesses', 'business_id', 'by_business_id'),
];
