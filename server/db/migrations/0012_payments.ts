import { type Kysely, sql } from 'kysely';

/** The paid plan: who has it, the orders for it, and what the gateway of our own keeps. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table businesses add column plan text not null default 'free'
    constraint businesses__plan_check check (plan in ('free', 'one_time'))`,

  // Whose order it is goes with the account; what was paid when stays for the books. No phone number: the gateway alone is told it.
  // An order is asked about until next_check_at is null. One that was paid and granted nothing has to be refunded.
  `create table payment_orders (
    payment_order_id uuid constraint payment_orders__payment_order_id primary key default uuidv7(),
    user_id uuid constraint payment_orders__user_id_fkey references users on delete set null,
    business_id uuid constraint payment_orders__business_id_fkey references businesses on delete set null,
    gateway text not null constraint payment_orders__gateway_check check (gateway in ('sandbox', 'cashfree')),
    amount int not null constraint payment_orders__amount_check check (amount > 0),
    currency text not null,
    status text not null default 'created'
      constraint payment_orders__status_check check (status in ('created', 'paid', 'failed', 'expired')),
    idempotency_key bytea,
    session_id text,
    checks int not null default 0,
    next_check_at timestamptz,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    paid_at timestamptz,
    granted_at timestamptz,
    constraint payment_orders__account_check check (num_nonnulls(user_id, business_id) <= 1),
    constraint payment_orders__paid_check check ((status = 'paid') = (paid_at is not null)),
    constraint payment_orders__granted_check check (granted_at is null or status = 'paid'),
    constraint payment_orders__user_id_idempotency_key unique (user_id, idempotency_key),
    constraint payment_orders__business_id_idempotency_key unique (business_id, idempotency_key)
  )`,
  'create index payment_orders__next_check_at on payment_orders (next_check_at) where next_check_at is not null',
  "create index payment_orders__created_at on payment_orders (created_at) where status <> 'paid'",

  `create table sandbox_orders (
    order_id text constraint sandbox_orders__order_id primary key,
    session_id text not null constraint sandbox_orders__session_id unique,
    amount int not null,
    currency text not null,
    status text not null default 'ACTIVE' constraint sandbox_orders__status_check check (status in ('ACTIVE', 'PAID')),
    attempt_failed boolean not null default false,
    return_url text not null,
    notify_url text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  'create index sandbox_orders__created_at on sandbox_orders (created_at)',
  // One row: what the sandbox signs its notices with, the same for all processes.
  `create table sandbox_secrets (
    is_current boolean constraint sandbox_secrets__is_current primary key default true
      constraint sandbox_secrets__is_current_check check (is_current),
    secret text not null
  )`,
  "insert into sandbox_secrets (secret) values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))",
];
