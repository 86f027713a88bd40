import { type Kysely, sql } from 'kysely';

/** What follows an enquiry: messages of both sides, its end, and what its measured answer rests on; docs/decisions/160-threads.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table enquiry_messages (
    message_id uuid constraint enquiry_messages__message_id primary key default uuidv7(),
    enquiry_id uuid not null constraint enquiry_messages__enquiry_id_fkey references enquiries on delete cascade,
    author text not null constraint enquiry_messages__author_check check (author in ('asker', 'owner')),
    body text not null,
    price_from int constraint enquiry_messages__price_from_check check (price_from between 1 and 100000000),
    price_to int constraint enquiry_messages__price_to_check check (price_to between price_from and 100000000),
    price_unit text,
    ready_on date,
    created_at timestamptz not null default now(),
    constraint enquiry_messages__price_unit_check check ((price_from is null) = (price_unit is null)),
    constraint enquiry_messages__price_to_price_from_check check (price_to is null or price_from is not null),
    constraint enquiry_messages__offer_check check (author = 'owner' or (price_from is null and ready_on is null))
  )`,
  'create index enquiry_messages__enquiry_id_created_at on enquiry_messages (enquiry_id, created_at)',

  // A reply that the owner's button said of an earlier version has no replied_by, and is not measured.
  `alter table enquiries
    add column ended_at timestamptz,
    add column ended_as text constraint enquiries__ended_as_check check (ended_as in ('found', 'not_needed')),
    add column replied_by text constraint enquiries__replied_by_check check (replied_by in ('owner', 'asker')),
    add column last_message_at timestamptz,
    add column link_used_at timestamptz,
    add column link_ended_at timestamptz,
    add column business_left_at timestamptz,
    add constraint enquiries__ended_at_ended_as_check check ((ended_at is null) = (ended_as is null)),
    add constraint enquiries__replied_by_replied_at_check check (replied_by is null or replied_at is not null)`,
  'create index enquiries__business_id_last_at on enquiries (business_id, coalesce(last_message_at, created_at) desc, enquiry_id desc)',

  // How far each side has read, and has been mailed of, what the other wrote.
  `create table enquiry_sides (
    enquiry_id uuid not null constraint enquiry_sides__enquiry_id_fkey references enquiries on delete cascade,
    side text not null constraint enquiry_sides__side_check check (side in ('asker', 'owner')),
    read_at timestamptz,
    told_at timestamptz,
    telling_at timestamptz,
    mail_due_at timestamptz,
    mailed_at timestamptz,
    mails int not null default 0,
    constraint enquiry_sides__enquiry_id_side primary key (enquiry_id, side)
  )`,

  // The first message of the owner's is the answer that is measured, unless the asker said before that they got one. What the asker
  // writes is new for the owner, wherever the enquiry was filed. Whoever writes has read what stood there.
  `create function follow_enquiry_message() returns trigger language plpgsql as $$
  begin
    update enquiries set
      last_message_at = greatest(last_message_at, new.created_at),
      replied_at = case when new.author = 'owner' and replied_by is null then new.created_at else replied_at end,
      replied_by = case when new.author = 'owner' then coalesce(replied_by, 'owner') else replied_by end,
      status = case when new.author = 'owner' and status = 'new' then 'replied'
        when new.author = 'asker' and status in ('replied', 'closed') then 'new' else status end
    where enquiry_id = new.enquiry_id;
    insert into enquiry_sides as known (enquiry_id, side, read_at) values (new.enquiry_id, new.author, new.created_at)
      on conflict (enquiry_id, side) do update set read_at = greatest(known.read_at, excluded.read_at);
    return null;
  end $$`,
  `create trigger follow_enquiry_message after insert on enquiry_messages
    for each row execute function follow_enquiry_message()`,
];
