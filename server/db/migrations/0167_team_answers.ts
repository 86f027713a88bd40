import { type Kysely, sql } from 'kysely';

/** What the team answers to messages and general enquiries: docs/decisions/084-contact-legal-reports.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table team_answers (
    team_answer_id uuid not null default uuidv7() constraint team_answers__team_answer_id primary key,
    contact_message_id uuid constraint team_answers__contact_message_id_fkey references contact_messages on delete cascade,
    enquiry_id uuid constraint team_answers__enquiry_id_fkey references enquiries on delete cascade,
    admin_id uuid constraint team_answers__admin_id_fkey references admins on delete set null,
    body text not null,
    language text not null,
    created_at timestamptz not null default now(),
    constraint team_answers__of_check check (num_nonnulls(contact_message_id, enquiry_id) = 1)
  )`,
  'create index team_answers__contact_message_id on team_answers (contact_message_id) where contact_message_id is not null',
  'create index team_answers__enquiry_id on team_answers (enquiry_id) where enquiry_id is not null',
  'create index team_answers__admin_id on team_answers (admin_id)',

  // They go with the address that they were mailed to, whoever takes it out of what was sent.
  `create function forget_team_answers() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'enquiries' then
      delete from team_answers where enquiry_id = new.enquiry_id;
    else
      delete from team_answers where contact_message_id = new.contact_message_id;
    end if;
    return null;
  end $$`,
  ...['enquiries', 'contact_messages'].map(
    (table) => `create trigger forget_team_answers after update of email on ${table} for each row
      when (old.email <> '' and new.email = '') execute function forget_team_answers()`,
  ),
];
