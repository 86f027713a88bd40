-- Written by scripts/generate-db-types.ts from the migrations (server/db/migrations). To be read: nothing runs it.

-- extensions

create extension btree_gist;

-- sequences

create sequence service_names;

-- tables

create table account_blocks (
  account_block_id uuid not null default uuidv7(),
  user_id uuid,
  business_id uuid,
  admin_id uuid,
  reason text not null,
  blocked_at timestamp with time zone not null default now(),
  constraint account_blocks__account_block_id PRIMARY KEY (account_block_id),
  constraint account_blocks__account_check CHECK ((num_nonnulls(user_id, business_id) = 1)),
  constraint account_blocks__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE SET NULL,
  constraint account_blocks__business_id UNIQUE (business_id),
  constraint account_blocks__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint account_blocks__user_id UNIQUE (user_id),
  constraint account_blocks__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table address_letters (
  business_id uuid not null,
  letter_id uuid not null default uuidv7(),
  code_hash text not null,
  sent_to text not null,
  tries smallint not null default 0,
  admin_id uuid,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  constraint address_letters__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE SET NULL,
  constraint address_letters__business_id PRIMARY KEY (business_id),
  constraint address_letters__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE
);

create table admin_links (
  admin_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  constraint admin_links__admin_id PRIMARY KEY (admin_id),
  constraint admin_links__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE CASCADE,
  constraint admin_links__token_hash UNIQUE (token_hash)
);

create table admin_passkeys (
  admin_passkey_id uuid not null default uuidv7(),
  admin_id uuid not null,
  name text not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamp with time zone not null default now(),
  used_at timestamp with time zone,
  constraint admin_passkeys__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE CASCADE,
  constraint admin_passkeys__admin_passkey_id PRIMARY KEY (admin_passkey_id),
  constraint admin_passkeys__credential_id UNIQUE (credential_id)
);

create table admin_recovery_codes (
  admin_id uuid not null,
  code_hash bytea not null,
  constraint admin_recovery_codes__admin_id_code_hash PRIMARY KEY (admin_id, code_hash),
  constraint admin_recovery_codes__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE CASCADE
);

create table admins (
  admin_id uuid not null default uuidv7(),
  email text not null,
  password_hash text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  language text not null default 'en'::text,
  password_set_at timestamp with time zone,
  role text not null default 'admin'::text,
  factor_secret bytea,
  factor_set_at timestamp with time zone,
  factor_step bigint not null default 0,
  constraint admins__admin_id PRIMARY KEY (admin_id),
  constraint admins__role_check CHECK ((role = ANY (ARRAY['moderator'::text, 'editor'::text, 'accountant'::text, 'admin'::text]))),
  constraint admins_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text]))) NOT VALID
);

create table api_key_calls (
  api_key_id uuid not null,
  day date not null,
  call text not null,
  calls integer not null default 0,
  refusals integer not null default 0,
  constraint api_key_calls__api_key_id_day_call PRIMARY KEY (api_key_id, day, call),
  constraint api_key_calls__api_key_id_fkey FOREIGN KEY (api_key_id) REFERENCES api_keys(api_key_id) ON DELETE CASCADE
);

create table api_keys (
  api_key_id uuid not null default uuidv7(),
  name text not null,
  key_hash bytea not null,
  ending text not null,
  scopes text[] not null,
  addresses text[] not null default '{}'::text[],
  per_minute integer not null,
  ends_at timestamp with time zone not null,
  made_by text not null,
  created_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  last_used_at timestamp with time zone,
  refused_from text,
  refused_at timestamp with time zone,
  constraint api_keys__api_key_id PRIMARY KEY (api_key_id),
  constraint api_keys__key_hash UNIQUE (key_hash),
  constraint api_keys__key_hash_check CHECK ((length(key_hash) = 32)),
  constraint api_keys__per_minute_check CHECK (((per_minute >= 1) AND (per_minute <= 100000))),
  constraint api_keys__scopes_check CHECK ((cardinality(scopes) > 0))
);

create table audit_entries (
  audit_entry_id uuid not null default uuidv7(),
  admin_id uuid not null,
  admin_email text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  subject_name text not null,
  changes jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint audit_entries__audit_entry_id PRIMARY KEY (audit_entry_id)
);

create table backup_folders (
  folder text not null,
  backed_up_at timestamp with time zone not null,
  bytes bigint,
  constraint backup_folders__folder PRIMARY KEY (folder)
);

create table blogs (
  blog_id uuid not null default uuidv7(),
  title text not null,
  short_description text not null,
  description text not null,
  image text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  is_public boolean not null default true,
  published_at timestamp with time zone,
  constraint blogs__blog_id PRIMARY KEY (blog_id)
);

create table brand_pictures (
  name text not null,
  content bytea not null,
  constraint brand_pictures__name PRIMARY KEY (name)
);

create table business_activity (
  business_id uuid not null,
  day date not null,
  kind text not null,
  n integer not null,
  constraint business_activity__business_id_day_kind PRIMARY KEY (business_id, day, kind),
  constraint business_activity__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint business_activity__kind_check CHECK ((kind = ANY (ARRAY['view'::text, 'phone_view'::text, 'like'::text, 'enquiry'::text]))),
  constraint business_activity__n_check CHECK ((n >= 0))
);

create table business_duplicates (
  business_duplicate_id uuid not null default uuidv7(),
  one_id uuid not null,
  other_id uuid not null,
  reasons text[] not null,
  state text not null default 'waiting'::text,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  admin_id uuid,
  constraint business_duplicates__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE SET NULL,
  constraint business_duplicates__business_duplicate_id PRIMARY KEY (business_duplicate_id),
  constraint business_duplicates__one_id_fkey FOREIGN KEY (one_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint business_duplicates__one_id_other_id UNIQUE (one_id, other_id),
  constraint business_duplicates__order_check CHECK ((one_id < other_id)),
  constraint business_duplicates__other_id_fkey FOREIGN KEY (other_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint business_duplicates__reasons_check CHECK (((cardinality(reasons) > 0) AND (reasons <@ ARRAY['phone'::text, 'email'::text, 'gstin'::text, 'name'::text, 'address'::text]))),
  constraint business_duplicates__state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'not_same'::text])))
);

create table business_edits (
  business_edit_id uuid not null default uuidv7(),
  business_id uuid not null,
  edited_by text not null,
  changes jsonb not null,
  created_at timestamp with time zone not null default now(),
  checked_at timestamp with time zone,
  member_id uuid,
  constraint business_edits__business_edit_id PRIMARY KEY (business_edit_id),
  constraint business_edits__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint business_edits__edited_by_check CHECK ((edited_by = ANY (ARRAY['owner'::text, 'admin'::text]))),
  constraint business_edits__member_id_fkey FOREIGN KEY (member_id) REFERENCES business_members(member_id) ON DELETE SET NULL
);

create table business_members (
  member_id uuid not null default uuidv7(),
  business_id uuid not null,
  email text,
  phone_no text,
  role text not null,
  state text not null default 'invited'::text,
  user_id uuid,
  invited_by uuid,
  language text not null default 'en'::text,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  joined_at timestamp with time zone,
  ended_at timestamp with time zone,
  version integer not null default 1,
  constraint business_members__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint business_members__contact_check CHECK ((num_nonnulls(email, phone_no) = 1)),
  constraint business_members__ended_check CHECK (((state = ANY (ARRAY['refused'::text, 'taken_back'::text, 'removed'::text])) = (ended_at IS NOT NULL))),
  constraint business_members__invited_by_fkey FOREIGN KEY (invited_by) REFERENCES business_members(member_id) ON DELETE SET NULL,
  constraint business_members__joined_check CHECK (((user_id IS NOT NULL) = (joined_at IS NOT NULL))),
  constraint business_members__member_id PRIMARY KEY (member_id),
  constraint business_members__role_check CHECK ((role = ANY (ARRAY['enquiries'::text, 'edits'::text, 'all'::text]))),
  constraint business_members__state_check CHECK ((state = ANY (ARRAY['invited'::text, 'joined'::text, 'refused'::text, 'taken_back'::text, 'removed'::text]))),
  constraint business_members__user_check CHECK (((state <> ALL (ARRAY['joined'::text, 'removed'::text])) OR (user_id IS NOT NULL))),
  constraint business_members__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table business_merges (
  merged_id uuid not null,
  kept_id uuid not null,
  place bigint not null generated always as identity,
  admin_id uuid,
  merged_at timestamp with time zone not null default now(),
  constraint business_merges__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE SET NULL,
  constraint business_merges__kept_id_fkey FOREIGN KEY (kept_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint business_merges__merged_id PRIMARY KEY (merged_id),
  constraint business_merges__two_check CHECK ((merged_id <> kept_id))
);

create table business_phone_views (
  viewer_business_id uuid not null,
  day date not null,
  business_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint business_phone_views__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint business_phone_views__viewer_business_id_day_business_id PRIMARY KEY (viewer_business_id, day, business_id),
  constraint business_phone_views__viewer_business_id_fkey FOREIGN KEY (viewer_business_id) REFERENCES businesses(business_id) ON DELETE CASCADE
);

create table business_stats (
  business_id uuid not null,
  review_count integer not null default 0,
  rating_sum numeric not null default 0,
  like_count integer not null default 0,
  is_quick boolean not null default false,
  constraint business_stats__business_id PRIMARY KEY (business_id),
  constraint business_stats__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint business_stats__like_count_check CHECK ((like_count >= 0)),
  constraint business_stats__review_count_check CHECK ((review_count >= 0))
);

create table businesses (
  business_id uuid not null default uuidv7(),
  name text not null,
  email text,
  phone_no text,
  password_hash text,
  service text not null,
  address text not null,
  city text not null,
  state text not null,
  lat double precision,
  lng double precision,
  price text not null,
  short_description text not null default ''::text,
  description text not null default ''::text,
  images text[] not null default '{}'::text[],
  status text not null default 'pending'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  status_reason text not null default ''::text,
  version integer not null default 1,
  plan text not null default 'free'::text,
  decisions integer not null default 0,
  vetted_at timestamp with time zone,
  serves_cities text[] not null default '{}'::text[],
  serves_km smallint,
  working_since smallint,
  opening_hours text,
  languages text[],
  price_amount integer,
  price_unit text,
  price_from boolean not null default false,
  language text not null default 'en'::text,
  name_hi text,
  short_description_hi text,
  description_hi text,
  email_proven_at timestamp with time zone,
  approved_at timestamp with time zone,
  external_key text,
  phone_proven_at timestamp with time zone,
  constraint businesses__business_id PRIMARY KEY (business_id),
  constraint businesses__external_key_check CHECK (((length(external_key) >= 1) AND (length(external_key) <= 200))) NOT VALID,
  constraint businesses__images_check CHECK ((cardinality(images) <= 8)),
  constraint businesses__languages_check CHECK (((cardinality(languages) >= 1) AND (cardinality(languages) <= 30))),
  constraint businesses__lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint businesses__lng_check CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint businesses__opening_hours_check CHECK (((length(opening_hours) >= 1) AND (length(opening_hours) <= 500))),
  constraint businesses__place_check CHECK (((lat IS NULL) = (lng IS NULL))),
  constraint businesses__plan_check CHECK ((plan = ANY (ARRAY['free'::text, 'one_time'::text]))),
  constraint businesses__price_amount_check CHECK (((price_amount >= 1) AND (price_amount <= 100000000))),
  constraint businesses__price_amount_price_unit_check CHECK (((price_amount IS NULL) = (price_unit IS NULL))),
  constraint businesses__price_check CHECK ((length(price) <= 60)),
  constraint businesses__price_unit_check CHECK ((price_unit = ANY (ARRAY['sq ft'::text, 'running ft'::text, 'cu ft'::text, 'bag'::text, 'kg'::text, 'tonne'::text, 'litre'::text, 'piece'::text, '1000 pieces'::text, 'point'::text, 'kW'::text, 'hour'::text, 'day'::text, 'visit'::text, 'month'::text, 'trip'::text, 'project'::text]))),
  constraint businesses__serves_cities_check CHECK ((cardinality(serves_cities) <= 20)),
  constraint businesses__serves_km_check CHECK (((serves_km >= 1) AND (serves_km <= 200))),
  constraint businesses__status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))),
  constraint businesses__working_since_check CHECK ((working_since >= 1900)),
  constraint businesses_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text]))) NOT VALID
);

create table chat_messages (
  chat_message_id uuid not null default uuidv7(),
  gateway_id text not null,
  phone_no text not null,
  kind text not null,
  body text not null default ''::text,
  media_id text,
  answers text,
  written_at timestamp with time zone not null,
  came_at timestamp with time zone not null default now(),
  state text not null default 'waiting'::text,
  reason text,
  enquiry_id uuid,
  business_id uuid not null,
  question_id uuid,
  said_id text,
  said_at timestamp with time zone,
  constraint chat_messages__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint chat_messages__chat_message_id PRIMARY KEY (chat_message_id),
  constraint chat_messages__enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(enquiry_id) ON DELETE SET NULL,
  constraint chat_messages__gateway_id UNIQUE (gateway_id),
  constraint chat_messages__kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'picture'::text, 'other'::text]))),
  constraint chat_messages__question_id_fkey FOREIGN KEY (question_id) REFERENCES chat_messages(chat_message_id) ON DELETE SET NULL,
  constraint chat_messages__state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'asked'::text, 'placed'::text, 'unplaced'::text, 'over'::text])))
);

create table check_documents (
  check_document_id uuid not null,
  check_id uuid,
  kind text not null,
  name text not null,
  type text not null,
  bytes integer not null,
  digest bytea not null,
  sealed_key bytea not null,
  sealed_by bytea not null,
  created_at timestamp with time zone not null default now(),
  claim_id uuid,
  constraint check_documents__check_document_id PRIMARY KEY (check_document_id),
  constraint check_documents__check_id_digest UNIQUE (check_id, digest),
  constraint check_documents__check_id_fkey FOREIGN KEY (check_id) REFERENCES checks(check_id) ON DELETE CASCADE,
  constraint check_documents__claim_id_digest UNIQUE (claim_id, digest),
  constraint check_documents__claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(claim_id) ON DELETE CASCADE,
  constraint check_documents__kind_check CHECK ((kind = ANY (ARRAY['certificate'::text, 'address'::text]))),
  constraint check_documents__of_one_check CHECK ((num_nonnulls(check_id, claim_id) = 1)),
  constraint check_documents__type_check CHECK ((type = ANY (ARRAY['pdf'::text, 'picture'::text])))
);

create table checks (
  check_id uuid not null default uuidv7(),
  business_id uuid not null,
  kind text not null,
  number text not null default ''::text,
  way text,
  state text not null,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  admin_id uuid,
  checked_on date,
  ends_at timestamp with time zone,
  ended_as text,
  reminded_days smallint,
  reason text not null default ''::text,
  note text not null default ''::text,
  constraint checks__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE SET NULL,
  constraint checks__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint checks__check_id PRIMARY KEY (check_id),
  constraint checks__ended_as_check CHECK ((ended_as = ANY (ARRAY['over'::text, 'changed'::text, 'renewed'::text, 'team'::text]))),
  constraint checks__ended_as_state_check CHECK (((ended_as IS NOT NULL) = (state = 'ended'::text))),
  constraint checks__kind_check CHECK ((kind = ANY (ARRAY['gstin'::text, 'udyam'::text, 'licence'::text, 'rera'::text, 'insurance'::text, 'address'::text, 'phone'::text, 'email'::text, 'team'::text]))),
  constraint checks__standing_check CHECK (((state <> 'standing'::text) OR ((checked_on IS NOT NULL) AND (ends_at IS NOT NULL) AND (decided_at IS NOT NULL)))),
  constraint checks__state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'standing'::text, 'refused'::text, 'ended'::text]))),
  constraint checks__way_check CHECK ((way = ANY (ARRAY['visit'::text, 'letter'::text])))
);

create table child_accounts (
  user_id uuid not null,
  link_id uuid not null default uuidv7(),
  parent_email text,
  parent_phone text,
  language text not null,
  asked_at timestamp with time zone not null default now(),
  agreed_at timestamp with time zone,
  constraint child_accounts__link_id UNIQUE (link_id),
  constraint child_accounts__parent_check CHECK ((num_nonnulls(parent_email, parent_phone) = 1)),
  constraint child_accounts__user_id PRIMARY KEY (user_id),
  constraint child_accounts__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table city_aliases (
  alias text not null,
  city_key text not null,
  constraint city_aliases__alias PRIMARY KEY (alias)
);

create table claims (
  claim_id uuid not null default uuidv7(),
  business_id uuid not null,
  way text not null,
  state text not null default 'open'::text,
  phone_no text,
  email text,
  message text not null default ''::text,
  language text not null default 'en'::text,
  user_id uuid,
  by_business_id uuid,
  email_before text,
  phone_before text,
  reason text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone,
  decided_at timestamp with time zone,
  version integer not null default 1,
  is_untold boolean not null default false,
  constraint claims__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint claims__by_business_id_fkey FOREIGN KEY (by_business_id) REFERENCES businesses(business_id) ON DELETE SET NULL,
  constraint claims__claim_id PRIMARY KEY (claim_id),
  constraint claims__decided_check CHECK (((state = 'open'::text) = (decided_at IS NULL))),
  constraint claims__state_check CHECK ((state = ANY (ARRAY['open'::text, 'taken'::text, 'refused'::text, 'ended'::text, 'taken_back'::text]))),
  constraint claims__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint claims__way_check CHECK ((way = ANY (ARRAY['phone'::text, 'mail'::text, 'team'::text]))),
  constraint claims__way_contact_check CHECK (((state <> 'open'::text) OR (((way = 'phone'::text) = (phone_no IS NOT NULL)) AND ((way = 'phone'::text) = (email IS NULL)))))
);

create table comments (
  comment_id uuid not null default uuidv7(),
  blog_id uuid,
  article text,
  user_id uuid,
  business_id uuid,
  name text not null,
  email text,
  website text,
  comment text not null,
  status text not null default 'pending'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint comments__blog_id_fkey FOREIGN KEY (blog_id) REFERENCES blogs(blog_id) ON DELETE CASCADE,
  constraint comments__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE SET NULL,
  constraint comments__comment_id PRIMARY KEY (comment_id),
  constraint comments__status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'deleted'::text]))),
  constraint comments__subject_check CHECK ((num_nonnulls(blog_id, article) = 1)),
  constraint comments__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE SET NULL
);

create table consent_keys (
  is_only boolean not null default true,
  key bytea not null,
  constraint consent_keys__is_only PRIMARY KEY (is_only),
  constraint consent_keys__is_only_check CHECK (is_only)
);

create table consents (
  consent_id uuid not null default uuidv7(),
  user_id uuid,
  business_id uuid,
  contact_hash bytea,
  purpose text not null,
  version integer not null,
  language text not null,
  given_by text not null,
  given_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  told_version integer not null,
  constraint consents__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint consents__consent_id PRIMARY KEY (consent_id),
  constraint consents__given_by_check CHECK ((given_by = ANY (ARRAY['form'::text, 'link'::text, 'chat'::text]))),
  constraint consents__purpose_check CHECK ((purpose = ANY (ARRAY['account'::text, 'newsletter'::text, 'saved_searches'::text, 'phone_messages'::text, 'web_push'::text]))),
  constraint consents__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint consents__who_check CHECK ((num_nonnulls(user_id, business_id, contact_hash) = 1))
);

create table contact_messages (
  contact_message_id uuid not null default uuidv7(),
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  created_at timestamp with time zone not null default now(),
  service text not null default ''::text,
  status text not null default 'new'::text,
  user_id uuid,
  business_id uuid,
  version integer not null default 1,
  constraint contact_messages__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE SET NULL,
  constraint contact_messages__contact_message_id PRIMARY KEY (contact_message_id),
  constraint contact_messages__status_check CHECK ((status = ANY (ARRAY['new'::text, 'replied'::text, 'closed'::text, 'spam'::text]))),
  constraint contact_messages__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE SET NULL
);

create table corrections (
  correction_id uuid not null default uuidv7(),
  business_id uuid not null,
  field text not null,
  value jsonb not null,
  shown jsonb not null,
  source text not null,
  user_id uuid,
  by_business_id uuid,
  email text,
  language text not null default 'en'::text,
  state text not null,
  ended_as text,
  owner_until timestamp with time zone,
  owner_accepted_at timestamp with time zone,
  owner_refused_at timestamp with time zone,
  owner_reason text not null default ''::text,
  to_team_at timestamp with time zone,
  decided_by text,
  admin_id uuid,
  reason text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  told_at timestamp with time zone,
  version integer not null default 1,
  constraint corrections__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE SET NULL,
  constraint corrections__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint corrections__by_business_id_fkey FOREIGN KEY (by_business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint corrections__correction_id PRIMARY KEY (correction_id),
  constraint corrections__decided_by_check CHECK ((decided_by = ANY (ARRAY['owner'::text, 'team'::text]))),
  constraint corrections__decided_check CHECK (((state = ANY (ARRAY['accepted'::text, 'refused'::text, 'ended'::text])) = (decided_at IS NOT NULL))),
  constraint corrections__ended_as_check CHECK ((ended_as = ANY (ARRAY['same'::text, 'changed'::text, 'unlisted'::text]))),
  constraint corrections__ended_check CHECK (((state = 'ended'::text) = (ended_as IS NOT NULL))),
  constraint corrections__field_check CHECK ((field = ANY (ARRAY['name'::text, 'nameHindi'::text, 'phoneNo'::text, 'service'::text, 'place'::text, 'openingHours'::text, 'workingSince'::text, 'languages'::text, 'closed'::text]))),
  constraint corrections__owner_check CHECK (((state <> 'owner'::text) OR (owner_until IS NOT NULL))),
  constraint corrections__state_check CHECK ((state = ANY (ARRAY['unproven'::text, 'owner'::text, 'team'::text, 'accepted'::text, 'refused'::text, 'ended'::text]))),
  constraint corrections__suggester_check CHECK ((num_nonnulls(user_id, by_business_id, email) > 0)),
  constraint corrections__team_check CHECK (((state <> 'team'::text) OR (to_team_at IS NOT NULL))),
  constraint corrections__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table demo_rows (
  business_id uuid,
  user_id uuid,
  blog_id uuid,
  comment_id uuid,
  poster_id uuid,
  price_ticker_id uuid,
  constraint demo_rows__blog_id UNIQUE (blog_id),
  constraint demo_rows__blog_id_fkey FOREIGN KEY (blog_id) REFERENCES blogs(blog_id) ON DELETE CASCADE,
  constraint demo_rows__business_id UNIQUE (business_id),
  constraint demo_rows__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint demo_rows__comment_id UNIQUE (comment_id),
  constraint demo_rows__comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(comment_id) ON DELETE CASCADE,
  constraint demo_rows__one_check CHECK ((num_nonnulls(business_id, user_id, blog_id, comment_id, poster_id, price_ticker_id) = 1)),
  constraint demo_rows__poster_id UNIQUE (poster_id),
  constraint demo_rows__poster_id_fkey FOREIGN KEY (poster_id) REFERENCES posters(poster_id) ON DELETE CASCADE,
  constraint demo_rows__price_ticker_id UNIQUE (price_ticker_id),
  constraint demo_rows__price_ticker_id_fkey FOREIGN KEY (price_ticker_id) REFERENCES price_tickers(price_ticker_id) ON DELETE CASCADE,
  constraint demo_rows__user_id UNIQUE (user_id),
  constraint demo_rows__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table document_keys (
  is_only boolean not null default true,
  key bytea not null,
  constraint document_keys__is_only PRIMARY KEY (is_only),
  constraint document_keys__is_only_check CHECK (is_only)
);

create table duplicate_looks (
  business_id uuid not null,
  noted_at timestamp with time zone not null default clock_timestamp(),
  constraint duplicate_looks__business_id PRIMARY KEY (business_id),
  constraint duplicate_looks__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE
);

create table earlier_contacts (
  earlier_contact_id uuid not null default uuidv7(),
  place bigint not null generated always as identity,
  user_id uuid,
  business_id uuid,
  email text not null,
  phone_no text,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  constraint earlier_contacts__account_check CHECK ((num_nonnulls(user_id, business_id) = 1)),
  constraint earlier_contacts__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint earlier_contacts__earlier_contact_id PRIMARY KEY (earlier_contact_id),
  constraint earlier_contacts__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table email_changes (
  email_change_id uuid not null default uuidv7(),
  user_id uuid,
  business_id uuid,
  email text not null,
  mailed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  constraint email_changes__account_check CHECK ((num_nonnulls(user_id, business_id) = 1)),
  constraint email_changes__business_id UNIQUE (business_id),
  constraint email_changes__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint email_changes__email_change_id PRIMARY KEY (email_change_id),
  constraint email_changes__user_id UNIQUE (user_id),
  constraint email_changes__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table email_proofs (
  email_proof_id uuid not null default uuidv7(),
  user_id uuid,
  business_id uuid,
  email text not null,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  constraint email_proofs__account_check CHECK ((num_nonnulls(user_id, business_id) = 1)),
  constraint email_proofs__business_id UNIQUE (business_id),
  constraint email_proofs__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint email_proofs__email_proof_id PRIMARY KEY (email_proof_id),
  constraint email_proofs__user_id UNIQUE (user_id),
  constraint email_proofs__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table enquiries (
  enquiry_id uuid not null default uuidv7(),
  business_id uuid,
  user_id uuid,
  sender_business_id uuid,
  name text not null,
  phone_no text not null,
  email text not null,
  message text not null,
  status text not null default 'new'::text,
  consented_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  replied_at timestamp with time zone,
  mailed_at timestamp with time zone,
  version integer not null default 1,
  ended_at timestamp with time zone,
  ended_as text,
  replied_by text,
  last_message_at timestamp with time zone,
  link_used_at timestamp with time zone,
  link_ended_at timestamp with time zone,
  business_left_at timestamp with time zone,
  requirement_id uuid,
  is_withheld boolean not null default false,
  language text not null default 'en'::text,
  service text not null default ''::text,
  place text not null default ''::text,
  timing text not null default ''::text,
  budget text not null default ''::text,
  photos smallint not null default 0,
  floor_or_area text not null default ''::text,
  reopened_at timestamp with time zone,
  constraint enquiries__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint enquiries__ended_as_check CHECK ((ended_as = ANY (ARRAY['found'::text, 'not_needed'::text, 'chosen'::text, 'replaced'::text]))),
  constraint enquiries__ended_at_ended_as_check CHECK (((ended_at IS NULL) = (ended_as IS NULL))),
  constraint enquiries__enquiry_id PRIMARY KEY (enquiry_id),
  constraint enquiries__replied_by_check CHECK ((replied_by = ANY (ARRAY['owner'::text, 'asker'::text]))),
  constraint enquiries__replied_by_replied_at_check CHECK (((replied_by IS NULL) OR (replied_at IS NOT NULL))),
  constraint enquiries__requirement_id_fkey FOREIGN KEY (requirement_id) REFERENCES requirements(requirement_id) ON DELETE SET NULL,
  constraint enquiries__sender_business_id_fkey FOREIGN KEY (sender_business_id) REFERENCES businesses(business_id) ON DELETE SET NULL,
  constraint enquiries__status_check CHECK ((status = ANY (ARRAY['new'::text, 'replied'::text, 'closed'::text, 'spam'::text]))),
  constraint enquiries__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint enquiries_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text]))) NOT VALID
);

create table enquiry_messages (
  message_id uuid not null default uuidv7(),
  enquiry_id uuid not null,
  author text not null,
  body text not null,
  price_from integer,
  price_to integer,
  price_unit text,
  ready_on date,
  created_at timestamp with time zone not null default now(),
  member_id uuid,
  constraint enquiry_messages__author_check CHECK ((author = ANY (ARRAY['asker'::text, 'owner'::text]))),
  constraint enquiry_messages__enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(enquiry_id) ON DELETE CASCADE,
  constraint enquiry_messages__member_id_fkey FOREIGN KEY (member_id) REFERENCES business_members(member_id) ON DELETE SET NULL,
  constraint enquiry_messages__message_id PRIMARY KEY (message_id),
  constraint enquiry_messages__offer_check CHECK (((author = 'owner'::text) OR ((price_from IS NULL) AND (ready_on IS NULL)))),
  constraint enquiry_messages__price_from_check CHECK (((price_from >= 1) AND (price_from <= 100000000))),
  constraint enquiry_messages__price_to_check CHECK (((price_to >= price_from) AND (price_to <= 100000000))),
  constraint enquiry_messages__price_to_price_from_check CHECK (((price_to IS NULL) OR (price_from IS NOT NULL))),
  constraint enquiry_messages__price_unit_check CHECK (((price_from IS NULL) = (price_unit IS NULL)))
);

create table enquiry_months (
  month date not null,
  service text not null,
  minutes integer,
  n integer not null,
  constraint enquiry_months__month_service_minutes UNIQUE NULLS NOT DISTINCT (month, service, minutes),
  constraint enquiry_months__n_check CHECK ((n > 0))
);

create table enquiry_origins (
  enquiry_id uuid not null,
  browser bytea,
  network bytea,
  created_at timestamp with time zone not null default now(),
  constraint enquiry_origins__enquiry_id PRIMARY KEY (enquiry_id),
  constraint enquiry_origins__known_check CHECK (((browser IS NOT NULL) OR (network IS NOT NULL))),
  constraint enquiry_origins_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(enquiry_id) ON DELETE CASCADE
);

create table enquiry_sides (
  enquiry_id uuid not null,
  side text not null,
  read_at timestamp with time zone,
  told_at timestamp with time zone,
  telling_at timestamp with time zone,
  mail_due_at timestamp with time zone,
  mailed_at timestamp with time zone,
  mails integer not null default 0,
  push_due_at timestamp with time zone,
  pushed_at timestamp with time zone,
  constraint enquiry_sides__enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(enquiry_id) ON DELETE CASCADE,
  constraint enquiry_sides__enquiry_id_side PRIMARY KEY (enquiry_id, side),
  constraint enquiry_sides__side_check CHECK ((side = ANY (ARRAY['asker'::text, 'owner'::text])))
);

create table exports (
  export_id uuid not null default uuidv7(),
  admin_id uuid not null,
  list text not null,
  format text not null,
  filter jsonb not null,
  state text not null default 'waiting'::text,
  total integer not null,
  looked_at integer not null default 0,
  written integer not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint exports__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE CASCADE,
  constraint exports__export_id PRIMARY KEY (export_id),
  constraint exports__format_check CHECK ((format = ANY (ARRAY['xlsx'::text, 'csv'::text]))),
  constraint exports__state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'writing'::text, 'done'::text, 'stopped'::text, 'failed'::text])))
);

create table followed_searches (
  day date not null,
  words text not null,
  service_id uuid,
  visits integer not null,
  constraint followed_searches__day_words_service_id UNIQUE NULLS NOT DISTINCT (day, words, service_id),
  constraint followed_searches__service_id_fkey FOREIGN KEY (service_id) REFERENCES services(service_id) ON DELETE CASCADE,
  constraint followed_searches__visits_check CHECK ((visits > 0)),
  constraint followed_searches__words_check CHECK ((length(words) <= 60))
);

create table former_service_names (
  name text not null,
  service_id uuid not null,
  renamed_at timestamp with time zone not null default now(),
  constraint former_service_names__service_id_fkey FOREIGN KEY (service_id) REFERENCES services(service_id) ON DELETE CASCADE
);

create table former_signing_keys (
  key bytea not null,
  taken_until timestamp with time zone not null,
  constraint former_signing_keys__key PRIMARY KEY (key),
  constraint former_signing_keys__key_check CHECK ((length(key) = 32))
);

create table grievances (
  grievance_id uuid not null default uuidv7(),
  number integer not null generated always as identity,
  kind text not null,
  page text not null default ''::text,
  message text not null,
  name text not null,
  email text not null,
  language text not null default 'en'::text,
  user_id uuid,
  business_id uuid,
  status text not null default 'open'::text,
  action text,
  outcome text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  reminded_at timestamp with time zone,
  version integer not null default 1,
  proven_at timestamp with time zone,
  constraint grievances__action_check CHECK ((action = ANY (ARRAY['removed'::text, 'corrected'::text, 'access_ended'::text, 'answered'::text, 'none'::text]))),
  constraint grievances__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE SET NULL,
  constraint grievances__decided_check CHECK (((status = 'decided'::text) = ((decided_at IS NOT NULL) AND (action IS NOT NULL)))),
  constraint grievances__grievance_id PRIMARY KEY (grievance_id),
  constraint grievances__kind_check CHECK ((kind = ANY (ARRAY['intimate'::text, 'order'::text, 'unlawful'::text, 'data'::text, 'other'::text, 'see'::text, 'correct'::text, 'erase'::text, 'nominee'::text]))),
  constraint grievances__number UNIQUE (number),
  constraint grievances__status_check CHECK ((status = ANY (ARRAY['unproven'::text, 'open'::text, 'decided'::text]))),
  constraint grievances__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE SET NULL
);

create table health_counts (
  since timestamp with time zone not null,
  happened text not null,
  cause text not null,
  n integer not null,
  constraint health_counts__since_happened_cause PRIMARY KEY (since, happened, cause)
);

create table health_findings (
  name text not null,
  found jsonb not null,
  found_at timestamp with time zone not null default now(),
  constraint health_findings__name PRIMARY KEY (name)
);

create table import_changes (
  import_id uuid not null,
  line integer not null,
  business_id uuid not null,
  before jsonb,
  version integer not null,
  undone_at timestamp with time zone,
  left_because text,
  constraint import_changes__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint import_changes__import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(import_id) ON DELETE CASCADE,
  constraint import_changes__import_id_line PRIMARY KEY (import_id, line),
  constraint import_changes__left_because_check CHECK ((left_because = ANY (ARRAY['edited'::text, 'owned'::text, 'used'::text, 'taken'::text])))
);

create table import_files (
  import_id uuid not null,
  part integer not null,
  bytes bytea not null,
  constraint import_files__import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(import_id) ON DELETE CASCADE,
  constraint import_files__import_id_part PRIMARY KEY (import_id, part)
);

create table import_mappings (
  headings_hash text not null,
  columns jsonb not null,
  used_at timestamp with time zone not null default now(),
  taken jsonb not null default '{}'::jsonb,
  constraint import_mappings__headings_hash PRIMARY KEY (headings_hash)
);

create table import_photos (
  import_id uuid not null,
  line integer not null,
  place smallint not null,
  business_id uuid not null,
  url text not null,
  state text not null default 'waiting'::text,
  tries smallint not null default 0,
  fault text,
  picture text,
  hash text,
  constraint import_photos__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint import_photos__fault_check CHECK (((state = 'failed'::text) = (fault IS NOT NULL))),
  constraint import_photos__import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(import_id) ON DELETE CASCADE,
  constraint import_photos__import_id_line_place PRIMARY KEY (import_id, line, place),
  constraint import_photos__picture_check CHECK (((state = 'added'::text) = (picture IS NOT NULL))),
  constraint import_photos__state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'added'::text, 'failed'::text])))
);

create table import_pictures (
  import_id uuid not null,
  name text not null,
  stored text,
  fault text,
  added_at timestamp with time zone not null default now(),
  constraint import_pictures__fault_check CHECK (((stored IS NULL) = (fault IS NOT NULL))),
  constraint import_pictures__import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(import_id) ON DELETE CASCADE,
  constraint import_pictures__import_id_name PRIMARY KEY (import_id, name)
);

create table import_rows (
  import_id uuid not null,
  line integer not null,
  outcome text not null,
  errors jsonb not null default '[]'::jsonb,
  business jsonb,
  business_id uuid,
  constraint import_rows__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint import_rows__import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(import_id) ON DELETE CASCADE,
  constraint import_rows__import_id_line PRIMARY KEY (import_id, line),
  constraint import_rows__outcome_check CHECK ((outcome = ANY (ARRAY['new'::text, 'change'::text, 'conflict'::text, 'same'::text, 'duplicate'::text, 'error'::text]))) NOT VALID
);

create table import_sources (
  import_source_id uuid not null default uuidv7(),
  url text not null,
  at_minute smallint not null,
  writes text not null,
  columns jsonb not null default '{}'::jsonb,
  is_on boolean not null default true,
  made_by uuid,
  next_at timestamp with time zone not null,
  claimed_until timestamp with time zone,
  fetched_at timestamp with time zone,
  result text,
  fault jsonb,
  failing_since timestamp with time zone,
  etag text,
  last_modified text,
  content_hash text,
  import_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint import_sources__at_minute_check CHECK (((at_minute >= 0) AND (at_minute <= 1439))),
  constraint import_sources__import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(import_id) ON DELETE SET NULL,
  constraint import_sources__import_source_id PRIMARY KEY (import_source_id),
  constraint import_sources__made_by_fkey FOREIGN KEY (made_by) REFERENCES admins(admin_id) ON DELETE SET NULL,
  constraint import_sources__writes_check CHECK ((writes = ANY (ARRAY['nothing'::text, 'pending'::text, 'approved'::text])))
);

create table imports (
  import_id uuid not null default uuidv7(),
  admin_id uuid,
  file_name text not null,
  status text not null default 'checked'::text,
  import_as text,
  row_count integer not null default 0,
  new_count integer not null default 0,
  duplicate_count integer not null default 0,
  error_count integer not null default 0,
  imported_count integer not null default 0,
  failure text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  ignored_columns text[] not null default '{}'::text[],
  tells_owners boolean not null default false,
  sheets text[] not null default '{}'::text[],
  headings_hashes text[] not null default '{}'::text[],
  names_files boolean not null default false,
  zip jsonb,
  started_by uuid,
  clears_empty boolean not null default false,
  change_count integer not null default 0,
  conflict_count integer not null default 0,
  same_count integer not null default 0,
  changed_count integer not null default 0,
  undone_count integer not null default 0,
  left_count integer not null default 0,
  task jsonb,
  turn integer not null default 0,
  read_share real,
  refused jsonb,
  unknown jsonb,
  import_source_id uuid,
  constraint imports__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE SET NULL,
  constraint imports__import_as_check CHECK ((import_as = ANY (ARRAY['pending'::text, 'approved'::text]))),
  constraint imports__import_id PRIMARY KEY (import_id),
  constraint imports__import_source_id_fkey FOREIGN KEY (import_source_id) REFERENCES import_sources(import_source_id) ON DELETE SET NULL,
  constraint imports__started_by_fkey FOREIGN KEY (started_by) REFERENCES admins(admin_id) ON DELETE SET NULL,
  constraint imports__status_check CHECK ((status = ANY (ARRAY['checking'::text, 'unread'::text, 'checked'::text, 'importing'::text, 'done'::text, 'failed'::text, 'stopped'::text, 'undoing'::text, 'undone'::text]))) NOT VALID
);

create table job_marks (
  name text not null,
  stands_at timestamp with time zone not null,
  constraint job_marks_pkey PRIMARY KEY (name)
);

create table lead_marks (
  enquiry_id uuid not null,
  reason text,
  note text not null default ''::text,
  marked_at timestamp with time zone not null default now(),
  constraint lead_marks__enquiry_id PRIMARY KEY (enquiry_id),
  constraint lead_marks__enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(enquiry_id) ON DELETE CASCADE,
  constraint lead_marks__reason_check CHECK ((reason = ANY (ARRAY['wrong_number'::text, 'spam'::text, 'not_my_trade'::text, 'out_of_area'::text])))
);

create table likes (
  user_id uuid not null,
  business_id uuid not null,
  created_at timestamp with time zone not null default now(),
  counted boolean not null default true,
  constraint likes__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint likes__user_id_business_id PRIMARY KEY (user_id, business_id),
  constraint likes__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table listing_counts (
  state_key text collate "C" not null,
  city_key text collate "C" not null,
  service_key text collate "C" not null,
  n integer not null,
  is_folded boolean not null default false
);

create table listing_fact_counts (
  state_key text collate "C" not null,
  city_key text collate "C" not null,
  service_key text collate "C" not null,
  facts integer not null,
  n integer not null,
  is_folded boolean not null default false
);

create table listings (
  business_id uuid not null,
  pop integer not null,
  state_key text collate "C" not null,
  city_key text collate "C" not null,
  service_key text collate "C" not null,
  txt text collate "C" not null,
  place point,
  cell integer,
  reviews integer not null default 0,
  stars smallint not null default 0,
  shown smallint not null default 0,
  quick boolean not null default false,
  came_at timestamp with time zone not null default now(),
  cost integer,
  unit text collate "C",
  constraint listings__business_id PRIMARY KEY (business_id),
  constraint listings__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE
);

create table login_failures (
  subject bytea not null,
  failures integer not null,
  ends_at timestamp with time zone not null,
  opens_at timestamp with time zone,
  constraint login_failures__subject PRIMARY KEY (subject)
);

create table mail_counts (
  subject bytea not null,
  mails integer not null,
  ends_at timestamp with time zone not null,
  constraint mail_counts__subject PRIMARY KEY (subject)
);

create table merge_rows (
  merged_id uuid not null,
  place integer not null,
  table_name text not null,
  moved text,
  "row" jsonb not null,
  after jsonb,
  constraint merge_rows__business_id_fkey FOREIGN KEY (merged_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint merge_rows__merged_id_fkey FOREIGN KEY (merged_id) REFERENCES business_merges(merged_id) ON DELETE CASCADE,
  constraint merge_rows__merged_id_place PRIMARY KEY (merged_id, place)
);

create table message_choices (
  user_id uuid,
  business_id uuid,
  topic text not null,
  chosen text not null,
  constraint message_choices__account_check CHECK ((num_nonnulls(user_id, business_id) = 1)),
  constraint message_choices__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint message_choices__chosen_check CHECK ((chosen = ANY (ARRAY['mail'::text, 'phone'::text, 'both'::text]))),
  constraint message_choices__topic_check CHECK ((topic = ANY (ARRAY['enquiries'::text, 'decisions'::text, 'reviews'::text, 'answers'::text]))),
  constraint message_choices__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table network_looks (
  network bytea not null,
  day date not null,
  looks integer not null,
  constraint network_looks__network_day PRIMARY KEY (network, day)
);

create table new_listings (
  business_id uuid not null,
  is_new_everywhere boolean not null,
  noted_at timestamp with time zone not null default now(),
  constraint new_listings__business_id PRIMARY KEY (business_id),
  constraint new_listings__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE
);

create table newsletter_deliveries (
  newsletter_id uuid not null,
  newsletter_subscription_id uuid not null,
  status text not null default 'waiting'::text,
  constraint newsletter_deliveries__newsletter_id_fkey FOREIGN KEY (newsletter_id) REFERENCES newsletters(newsletter_id) ON DELETE CASCADE,
  constraint newsletter_deliveries__newsletter_id_newsletter_subscription_id PRIMARY KEY (newsletter_id, newsletter_subscription_id),
  constraint newsletter_deliveries__newsletter_subscription_id_fkey FOREIGN KEY (newsletter_subscription_id) REFERENCES newsletter_subscriptions(newsletter_subscription_id) ON DELETE CASCADE,
  constraint newsletter_deliveries__status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'queued'::text, 'sent'::text, 'failed'::text])))
);

create table newsletter_subscriptions (
  newsletter_subscription_id uuid not null default uuidv7(),
  email text not null,
  created_at timestamp with time zone not null default now(),
  asked_at timestamp with time zone default now(),
  mailed_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  language text not null default 'en'::text,
  constraint newsletter_subscriptions__newsletter_subscription_id PRIMARY KEY (newsletter_subscription_id),
  constraint newsletter_subscriptions_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text]))) NOT VALID
);

create table newsletters (
  newsletter_id uuid not null default uuidv7(),
  subject text not null,
  text text not null,
  status text not null default 'draft'::text,
  version integer not null default 1,
  tested_version integer,
  recipients integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  created_at timestamp with time zone not null default now(),
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  constraint newsletters__newsletter_id PRIMARY KEY (newsletter_id),
  constraint newsletters__status_check CHECK ((status = ANY (ARRAY['draft'::text, 'sending'::text, 'sent'::text])))
);

create table nominees (
  user_id uuid,
  business_id uuid,
  name text not null,
  email text,
  phone_no text,
  named_at timestamp with time zone not null default now(),
  constraint nominees__business_id UNIQUE (business_id),
  constraint nominees__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint nominees__contact_check CHECK ((num_nonnulls(email, phone_no) > 0)),
  constraint nominees__user_id UNIQUE (user_id),
  constraint nominees__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint nominees__who_check CHECK ((num_nonnulls(user_id, business_id) = 1))
);

create table page_views (
  day date not null,
  path text not null,
  n integer not null,
  constraint page_views__day_path PRIMARY KEY (day, path),
  constraint page_views__n_check CHECK ((n > 0)),
  constraint page_views__path_check CHECK ((length(path) <= 200))
);

create table passkey_challenges (
  challenge bytea not null,
  admin_id uuid not null,
  session_hash bytea,
  purpose text not null,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  constraint passkey_challenges__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE CASCADE,
  constraint passkey_challenges__challenge PRIMARY KEY (challenge),
  constraint passkey_challenges__purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'sign_in'::text, 'proof'::text]))),
  constraint passkey_challenges__session_hash_check CHECK (((session_hash IS NULL) = (purpose = 'sign_in'::text))),
  constraint passkey_challenges__session_hash_fkey FOREIGN KEY (session_hash) REFERENCES sessions(token_hash) ON DELETE CASCADE
);

create table password_resets (
  password_reset_id uuid not null default uuidv7(),
  kind text not null,
  email text not null,
  browser_hash bytea not null,
  code_hash text,
  mailed_at timestamp with time zone,
  tries integer not null default 0,
  last_tried_at timestamp with time zone,
  verified_at timestamp with time zone,
  grant_hash bytea,
  grant_ends_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  is_known_browser boolean not null default false,
  constraint password_resets__browser_hash UNIQUE (browser_hash),
  constraint password_resets__email_check CHECK ((email = lower(email))),
  constraint password_resets__grant_hash UNIQUE (grant_hash),
  constraint password_resets__kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'contractor'::text]))),
  constraint password_resets__password_reset_id PRIMARY KEY (password_reset_id)
);

create table payment_orders (
  payment_order_id uuid not null default uuidv7(),
  user_id uuid,
  business_id uuid,
  gateway text not null,
  amount integer not null,
  currency text not null,
  status text not null default 'created'::text,
  idempotency_key bytea,
  session_id text,
  checks integer not null default 0,
  next_check_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  paid_at timestamp with time zone,
  granted_at timestamp with time zone,
  received_amount numeric,
  received_currency text,
  asked_at timestamp with time zone,
  refunded_at timestamp with time zone,
  refund_reference text not null default ''::text,
  constraint payment_orders__account_check CHECK ((num_nonnulls(user_id, business_id) <= 1)),
  constraint payment_orders__amount_check CHECK ((amount > 0)),
  constraint payment_orders__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE SET NULL,
  constraint payment_orders__business_id_idempotency_key UNIQUE (business_id, idempotency_key),
  constraint payment_orders__gateway_check CHECK ((gateway = ANY (ARRAY['sandbox'::text, 'cashfree'::text]))),
  constraint payment_orders__granted_check CHECK (((granted_at IS NULL) OR (status = 'paid'::text))),
  constraint payment_orders__paid_check CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
  constraint payment_orders__payment_order_id PRIMARY KEY (payment_order_id),
  constraint payment_orders__received_check CHECK (((num_nulls(received_amount, received_currency) = ANY (ARRAY[0, 2])) AND ((received_amount IS NULL) OR (status = 'failed'::text)))),
  constraint payment_orders__status_check CHECK ((status = ANY (ARRAY['created'::text, 'paid'::text, 'failed'::text, 'expired'::text]))),
  constraint payment_orders__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint payment_orders__user_id_idempotency_key UNIQUE (user_id, idempotency_key)
);

create table phone_codes (
  phone_code_id uuid not null default uuidv7(),
  purpose text not null,
  phone_no text not null,
  browser_hash bytea not null,
  is_known_browser boolean not null,
  code_hash text,
  short_message_id uuid,
  sendings integer not null default 1,
  sent_at timestamp with time zone not null default now(),
  tries integer not null default 0,
  last_tried_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  verified_at timestamp with time zone,
  grant_hash bytea,
  grant_ends_at timestamp with time zone,
  constraint phone_codes__phone_code_id PRIMARY KEY (phone_code_id),
  constraint phone_codes__purpose_check CHECK ((purpose = ANY (ARRAY['user'::text, 'contractor'::text, 'account'::text, 'parent'::text, 'claim'::text]))),
  constraint phone_codes__short_message_id_fkey FOREIGN KEY (short_message_id) REFERENCES short_messages(short_message_id) ON DELETE SET NULL
);

create table phone_views (
  user_id uuid not null,
  day date not null,
  business_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint phone_views__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint phone_views__user_id_day_business_id PRIMARY KEY (user_id, day, business_id),
  constraint phone_views__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table popularity_changes (
  business_id uuid not null
);

create table posters (
  poster_id uuid not null default uuidv7(),
  name text not null,
  image text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  shows text not null default 'banner'::text,
  link text not null default ''::text,
  "position" integer not null default 0,
  starts_on date,
  ends_on date,
  constraint posters__poster_id PRIMARY KEY (poster_id),
  constraint posters__shows_check CHECK ((shows = ANY (ARRAY['banner'::text, 'carousel'::text])))
);

create table price_history (
  price_ticker_id uuid not null,
  price numeric(12,2) not null,
  recorded_at timestamp with time zone not null default now(),
  constraint price_history__price_check CHECK ((price >= (0)::numeric)),
  constraint price_history__price_ticker_id_fkey FOREIGN KEY (price_ticker_id) REFERENCES price_tickers(price_ticker_id) ON DELETE CASCADE,
  constraint price_history__price_ticker_id_recorded_at PRIMARY KEY (price_ticker_id, recorded_at)
);

create table price_tickers (
  price_ticker_id uuid not null default uuidv7(),
  material text not null,
  price numeric(12,2) not null,
  price_unit text not null,
  city text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint price_tickers__price_check CHECK ((price >= (0)::numeric)),
  constraint price_tickers__price_ticker_id PRIMARY KEY (price_ticker_id)
);

create table private_pictures (
  picture_id uuid not null default uuidv7(),
  requirement_id uuid,
  message_id uuid,
  key text not null,
  "position" smallint not null,
  created_at timestamp with time zone not null default now(),
  constraint private_pictures__key UNIQUE (key),
  constraint private_pictures__message_id_fkey FOREIGN KEY (message_id) REFERENCES enquiry_messages(message_id) ON DELETE CASCADE,
  constraint private_pictures__owner_check CHECK ((num_nonnulls(requirement_id, message_id) = 1)),
  constraint private_pictures__picture_id PRIMARY KEY (picture_id),
  constraint private_pictures__requirement_id_fkey FOREIGN KEY (requirement_id) REFERENCES requirements(requirement_id) ON DELETE CASCADE
);

create table push_devices (
  push_device_id uuid not null default uuidv7(),
  business_id uuid not null,
  session_hash bytea not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  constraint push_devices__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint push_devices__endpoint UNIQUE (endpoint),
  constraint push_devices__push_device_id PRIMARY KEY (push_device_id),
  constraint push_devices__session_hash_fkey FOREIGN KEY (session_hash) REFERENCES sessions(token_hash) ON DELETE CASCADE
);

create table quarantined_enquiries (
  enquiry_id uuid not null,
  status text not null default 'held'::text,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  version integer not null default 1,
  constraint quarantined_enquiries__enquiry_id PRIMARY KEY (enquiry_id),
  constraint quarantined_enquiries__enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(enquiry_id) ON DELETE CASCADE,
  constraint quarantined_enquiries__status_check CHECK ((status = ANY (ARRAY['held'::text, 'released'::text, 'refused'::text])))
);

create table queue_takers (
  kind text not null,
  subject_id uuid not null,
  admin_id uuid not null,
  taken_at timestamp with time zone not null default now(),
  constraint queue_takers__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE CASCADE,
  constraint queue_takers__kind_subject_id PRIMARY KEY (kind, subject_id)
);

create table quick_replies (
  business_id uuid not null,
  place smallint not null,
  body text not null,
  constraint quick_replies__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint quick_replies__business_id_place PRIMARY KEY (business_id, place)
);

create table refused_proposals (
  words text not null,
  service_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint refused_proposals__service_id_fkey FOREIGN KEY (service_id) REFERENCES services(service_id) ON DELETE CASCADE,
  constraint refused_proposals__words_service_id PRIMARY KEY (words, service_id)
);

create table register_answers (
  check_id uuid not null,
  state text not null default 'asked'::text,
  legal_name text not null default ''::text,
  trade_name text not null default ''::text,
  status text not null default ''::text,
  place text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  answered_at timestamp with time zone,
  constraint register_answers__check_id PRIMARY KEY (check_id),
  constraint register_answers__check_id_fkey FOREIGN KEY (check_id) REFERENCES checks(check_id) ON DELETE CASCADE,
  constraint register_answers__state_check CHECK ((state = ANY (ARRAY['asked'::text, 'found'::text, 'none'::text, 'failed'::text])))
);

create table registration_networks (
  network bytea not null,
  user_id uuid,
  business_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint registration_networks__account_check CHECK ((num_nonnulls(user_id, business_id) = 1)),
  constraint registration_networks__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint registration_networks__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table removed_documents (
  check_document_id uuid not null,
  removed_at timestamp with time zone not null default now(),
  constraint removed_documents__check_document_id PRIMARY KEY (check_document_id)
);

create table removed_rows (
  removed_thing_id uuid not null,
  place integer not null,
  table_name text not null,
  "row" jsonb not null,
  link text,
  is_trace boolean not null default false,
  constraint removed_rows__removed_thing_id_fkey FOREIGN KEY (removed_thing_id) REFERENCES removed_things(removed_thing_id) ON DELETE CASCADE,
  constraint removed_rows__removed_thing_id_place PRIMARY KEY (removed_thing_id, place)
);

create table removed_things (
  removed_thing_id uuid not null default uuidv7(),
  kind text not null,
  thing_id uuid not null,
  name text not null,
  pictures text[] not null default '{}'::text[],
  admin_id uuid,
  api_key_id uuid,
  removed_at timestamp with time zone not null default now(),
  constraint removed_things__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE SET NULL,
  constraint removed_things__api_key_id_fkey FOREIGN KEY (api_key_id) REFERENCES api_keys(api_key_id) ON DELETE SET NULL,
  constraint removed_things__kind_check CHECK ((kind = ANY (ARRAY['review'::text, 'poster'::text, 'blog'::text, 'service'::text, 'price_ticker'::text]))),
  constraint removed_things__kind_thing_id UNIQUE (kind, thing_id),
  constraint removed_things__removed_thing_id PRIMARY KEY (removed_thing_id)
);

create table reports (
  report_id uuid not null default uuidv7(),
  business_id uuid not null,
  review_id uuid,
  reason text not null,
  message text not null default ''::text,
  user_id uuid,
  status text not null default 'open'::text,
  outcome text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  kind text not null,
  reporter_business_id uuid,
  constraint reports__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint reports__decided_check CHECK (((status = 'open'::text) = (decided_at IS NULL))),
  constraint reports__kind_check CHECK (
CASE kind
    WHEN 'business'::text THEN (review_id IS NULL)
    ELSE (kind = 'review'::text)
END),
  constraint reports__reason_check CHECK ((reason = ANY (ARRAY['closed'::text, 'wrong_number'::text, 'moved'::text, 'abusive'::text, 'fake'::text, 'other'::text]))),
  constraint reports__report_id PRIMARY KEY (report_id),
  constraint reports__reporter_business_id_fkey FOREIGN KEY (reporter_business_id) REFERENCES businesses(business_id) ON DELETE SET NULL,
  constraint reports__review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(review_id) ON DELETE SET NULL,
  constraint reports__status_check CHECK ((status = ANY (ARRAY['open'::text, 'upheld'::text, 'dismissed'::text]))),
  constraint reports__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE SET NULL
);

create table requirements (
  requirement_id uuid not null default uuidv7(),
  send_key uuid not null,
  user_id uuid,
  sender_business_id uuid,
  name text not null,
  email text not null,
  phone_no text not null default ''::text,
  service text not null,
  address text not null default ''::text,
  city text not null,
  state text not null,
  lat double precision,
  lng double precision,
  work text not null,
  timing text not null,
  budget text,
  consented_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  closed_as text,
  found_business_id uuid,
  mailed_at timestamp with time zone,
  link_ended_at timestamp with time zone,
  language text not null default 'en'::text,
  floor_or_area text not null default ''::text,
  work_due_at timestamp with time zone,
  work_asked_at timestamp with time zone,
  work_answer text,
  work_answered_at timestamp with time zone,
  review_asked_at timestamp with time zone,
  constraint requirements__budget_check CHECK ((budget = ANY (ARRAY['to_10000'::text, 'to_50000'::text, 'to_200000'::text, 'to_1000000'::text, 'above_1000000'::text]))),
  constraint requirements__closed_as_check CHECK ((closed_as = ANY (ARRAY['found'::text, 'not_needed'::text]))),
  constraint requirements__closed_at_closed_as_check CHECK (((closed_at IS NULL) = (closed_as IS NULL))),
  constraint requirements__found_business_id_check CHECK (((found_business_id IS NULL) OR (closed_as = 'found'::text))),
  constraint requirements__found_business_id_fkey FOREIGN KEY (found_business_id) REFERENCES businesses(business_id) ON DELETE SET NULL,
  constraint requirements__lat_lng_check CHECK (((lat IS NULL) = (lng IS NULL))),
  constraint requirements__requirement_id PRIMARY KEY (requirement_id),
  constraint requirements__send_key UNIQUE (send_key),
  constraint requirements__sender_business_id_fkey FOREIGN KEY (sender_business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint requirements__timing_check CHECK ((timing = ANY (ARRAY['at_once'::text, 'month'::text, 'quarter'::text, 'later'::text]))),
  constraint requirements__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint requirements__work_answer_check CHECK ((work_answer = ANY (ARRAY['done'::text, 'not_done'::text, 'not_yet'::text]))),
  constraint requirements__work_answered_at_check CHECK (((work_answer IS NULL) = (work_answered_at IS NULL))),
  constraint requirements__work_closed_as_check CHECK (((closed_as = 'found'::text) OR ((work_due_at IS NULL) AND (work_answer IS NULL)))) NOT VALID,
  constraint requirements_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text]))) NOT VALID
);

create table review_decisions (
  business_id uuid not null,
  user_id uuid not null,
  decision text not null,
  decided_at timestamp with time zone not null default now(),
  constraint review_decisions__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint review_decisions__business_id_user_id PRIMARY KEY (business_id, user_id),
  constraint review_decisions__decision_check CHECK ((decision = ANY (ARRAY['released'::text, 'refused'::text]))),
  constraint review_decisions__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table review_removals (
  review_removal_id uuid not null default uuidv7(),
  business_id uuid not null,
  reason text not null,
  created_at timestamp with time zone not null default now(),
  constraint review_removals__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint review_removals__reason_check CHECK ((reason = ANY (ARRAY['abusive'::text, 'advertising'::text, 'personal'::text, 'off_topic'::text, 'fake'::text, 'unlawful'::text]))),
  constraint review_removals__review_removal_id PRIMARY KEY (review_removal_id)
);

create table review_replies (
  review_id uuid not null,
  body text not null,
  created_at timestamp with time zone not null default now(),
  edited_at timestamp with time zone,
  constraint review_replies__review_id PRIMARY KEY (review_id),
  constraint review_replies__review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(review_id) ON DELETE CASCADE
);

create table review_votes (
  review_id uuid not null,
  user_id uuid,
  business_id uuid,
  created_at timestamp with time zone not null default now(),
  counted boolean not null default true,
  constraint review_votes__account_check CHECK ((num_nonnulls(user_id, business_id) = 1)),
  constraint review_votes__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint review_votes__review_id_account UNIQUE NULLS NOT DISTINCT (review_id, user_id, business_id),
  constraint review_votes__review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(review_id) ON DELETE CASCADE,
  constraint review_votes__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table reviews (
  review_id uuid not null default uuidv7(),
  business_id uuid not null,
  user_id uuid,
  name text not null,
  email text,
  description text not null,
  rating numeric(2,1) not null,
  created_at timestamp with time zone not null default now(),
  state text not null default 'shown'::text,
  held_for text[] not null default '{}'::text[],
  images text[] not null default '{}'::text[],
  version integer not null default 1,
  owner_waits boolean not null default false,
  asked_for boolean not null default false,
  constraint reviews__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint reviews__business_id_user_id UNIQUE (business_id, user_id),
  constraint reviews__images_check CHECK ((cardinality(images) <= 3)),
  constraint reviews__rating_check CHECK ((((rating >= 0.5) AND (rating <= (5)::numeric)) AND ((rating * (2)::numeric) = trunc((rating * (2)::numeric))))),
  constraint reviews__review_id PRIMARY KEY (review_id),
  constraint reviews__state_check CHECK ((state = ANY (ARRAY['shown'::text, 'held'::text, 'refused'::text, 'unconfirmed'::text]))) NOT VALID,
  constraint reviews__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE SET NULL
);

create table row_changes (
  kind text not null,
  row_id uuid not null,
  told_at timestamp with time zone,
  is_removed boolean not null default false,
  constraint row_changes__kind_row_id PRIMARY KEY (kind, row_id)
);

create table row_changes_told (
  kind text not null,
  until timestamp with time zone not null,
  constraint row_changes_told__kind PRIMARY KEY (kind)
);

create table rules_told (
  user_id uuid,
  business_id uuid,
  quarter date not null,
  constraint rules_told__business_id UNIQUE (business_id),
  constraint rules_told__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint rules_told__user_id UNIQUE (user_id),
  constraint rules_told__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint rules_told__who_check CHECK ((num_nonnulls(user_id, business_id) = 1))
);

create table sandbox_orders (
  order_id text not null,
  session_id text not null,
  amount integer not null,
  currency text not null,
  status text not null default 'ACTIVE'::text,
  attempt_failed boolean not null default false,
  return_url text not null,
  notify_url text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint sandbox_orders__order_id PRIMARY KEY (order_id),
  constraint sandbox_orders__session_id UNIQUE (session_id),
  constraint sandbox_orders__status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'PAID'::text])))
);

create table sandbox_secrets (
  is_current boolean not null default true,
  secret text not null,
  constraint sandbox_secrets__is_current PRIMARY KEY (is_current),
  constraint sandbox_secrets__is_current_check CHECK (is_current)
);

create table saved_search_finds (
  saved_search_id uuid not null,
  business_id uuid not null,
  found_at timestamp with time zone not null default now(),
  mail_id uuid,
  mailed_at timestamp with time zone,
  constraint saved_search_finds__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint saved_search_finds__saved_search_id_business_id PRIMARY KEY (saved_search_id, business_id),
  constraint saved_search_finds__saved_search_id_fkey FOREIGN KEY (saved_search_id) REFERENCES saved_searches(saved_search_id) ON DELETE CASCADE
);

create table saved_searches (
  saved_search_id uuid not null default uuidv7(),
  email text not null,
  user_id uuid,
  business_id uuid,
  service text not null,
  city text not null,
  state text not null,
  service_key text collate "C" not null,
  city_key text collate "C" not null,
  state_key text collate "C" not null,
  often text not null,
  created_at timestamp with time zone not null default now(),
  asked_at timestamp with time zone not null default now(),
  mailed_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  told_at timestamp with time zone,
  due_at timestamp with time zone,
  language text not null default 'en'::text,
  constraint saved_searches__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint saved_searches__often_check CHECK ((often = ANY (ARRAY['at_once'::text, 'weekly'::text]))),
  constraint saved_searches__saved_search_id PRIMARY KEY (saved_search_id),
  constraint saved_searches__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint saved_searches_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text]))) NOT VALID
);

create table sayings (
  saying_id uuid not null default uuidv7(),
  saying text not null,
  service_id uuid,
  city text,
  state text,
  weight real not null default 1,
  is_on boolean not null default true,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint sayings__meaning_check CHECK (((num_nonnulls(service_id, city) = 1) AND ((city IS NULL) = (state IS NULL)))),
  constraint sayings__saying_check CHECK (((length(saying) >= 2) AND (length(saying) <= 60))),
  constraint sayings__saying_id PRIMARY KEY (saying_id),
  constraint sayings__service_id_fkey FOREIGN KEY (service_id) REFERENCES services(service_id) ON DELETE CASCADE,
  constraint sayings__weight_check CHECK (((weight > (0)::double precision) AND (weight <= (1)::double precision)))
);

create table sealing_keys (
  is_only boolean not null default true,
  key bytea not null,
  constraint sealing_keys__is_only PRIMARY KEY (is_only),
  constraint sealing_keys__is_only_check CHECK (is_only)
);

create table search_counts (
  day date not null,
  kind text not null,
  name text not null,
  n integer not null,
  visits integer not null default 0,
  constraint search_counts__day_kind_name PRIMARY KEY (day, kind, name),
  constraint search_counts__kind_check CHECK ((kind = ANY (ARRAY['service'::text, 'city'::text, 'service_in_city'::text, 'nothing_found'::text, 'words'::text]))),
  constraint search_counts__n_check CHECK ((n > 0)),
  constraint search_counts__name_check CHECK ((length(name) <= 200))
);

create table search_months (
  month date not null,
  kind text not null,
  name text not null,
  n integer not null,
  constraint search_months__kind_month_name PRIMARY KEY (kind, month, name),
  constraint search_months__n_check CHECK ((n > 0))
);

create table search_words (
  word text collate "C" not null,
  n integer not null default 1,
  added_in xid8 not null default pg_current_xact_id()
);

create table sent_once (
  sent_id bytea not null,
  begun_at timestamp with time zone not null default now(),
  answer bytea,
  constraint sent_once__sent_id PRIMARY KEY (sent_id)
);

create table served_cities (
  business_id uuid not null,
  state_key text collate "C" not null,
  city_key text collate "C" not null,
  constraint served_cities__business_id_city_key_state_key PRIMARY KEY (business_id, city_key, state_key),
  constraint served_cities__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE
);

create table services (
  service_id uuid not null default uuidv7(),
  name text not null,
  category text not null,
  "position" integer not null default 1000,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  name_hi text,
  name_en text,
  constraint services__category_check CHECK ((category = ANY (ARRAY['contractor'::text, 'supplier'::text]))),
  constraint services__name_check CHECK (((name = btrim(name)) AND ((length(name) >= 1) AND (length(name) <= 80)))),
  constraint services__name_en_check CHECK (((name_en = btrim(name_en)) AND ((length(name_en) >= 1) AND (length(name_en) <= 80)))),
  constraint services__name_hi_check CHECK (((name_hi = btrim(name_hi)) AND ((length(name_hi) >= 1) AND (length(name_hi) <= 80)))),
  constraint services__service_id PRIMARY KEY (service_id)
);

create table sessions (
  token_hash bytea not null,
  user_id uuid,
  business_id uuid,
  admin_id uuid,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  proven_at timestamp with time zone not null default now(),
  member_id uuid,
  browser text,
  system text,
  constraint sessions__account_check CHECK ((num_nonnulls(user_id, business_id, admin_id) = 1)),
  constraint sessions__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE CASCADE,
  constraint sessions__browser_check CHECK (((admin_id IS NOT NULL) OR ((browser IS NULL) AND (system IS NULL)))),
  constraint sessions__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint sessions__member_check CHECK (((member_id IS NULL) OR (user_id IS NOT NULL))),
  constraint sessions__member_id_fkey FOREIGN KEY (member_id) REFERENCES business_members(member_id) ON DELETE CASCADE,
  constraint sessions__token_hash PRIMARY KEY (token_hash),
  constraint sessions__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table settings (
  name text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint settings__name PRIMARY KEY (name)
);

create table short_message_consents (
  short_message_consent_id uuid not null default uuidv7(),
  number_hash bytea not null,
  wants boolean not null,
  way text not null,
  said_at timestamp with time zone not null,
  constraint short_message_consents__short_message_consent_id PRIMARY KEY (short_message_consent_id)
);

create table short_message_costs (
  since date not null,
  subject bytea not null,
  cost integer not null,
  constraint short_message_costs__since_subject PRIMARY KEY (since, subject)
);

create table short_message_reports (
  way text not null,
  gateway_id text not null,
  state text not null,
  reason text,
  reported_at timestamp with time zone not null,
  constraint short_message_reports__way_gateway_id_state PRIMARY KEY (way, gateway_id, state)
);

create table short_message_templates (
  kind text not null,
  language text not null,
  text text not null,
  content_type text not null,
  entity_id text not null,
  header text not null,
  template_id text not null,
  gateway_template text not null,
  whatsapp_name text not null,
  version integer not null default 1,
  constraint short_message_templates__kind_language PRIMARY KEY (kind, language)
);

create table short_message_ways (
  short_message_id uuid not null,
  way text not null,
  state text not null,
  reason text,
  gateway_id text,
  tries integer not null default 1,
  tried_at timestamp with time zone not null,
  cost integer not null default 0,
  cost_day date not null,
  turn integer not null default 0,
  constraint short_message_ways__short_message_id_fkey FOREIGN KEY (short_message_id) REFERENCES short_messages(short_message_id) ON DELETE CASCADE,
  constraint short_message_ways__short_message_id_way PRIMARY KEY (short_message_id, way),
  constraint short_message_ways__state_check CHECK ((state = ANY (ARRAY['asked'::text, 'failing'::text, 'refused'::text, 'sent'::text, 'delivered'::text, 'read'::text, 'failed'::text])))
);

create table short_messages (
  short_message_id uuid not null default uuidv7(),
  user_id uuid,
  business_id uuid,
  kind text not null,
  language text not null,
  phone_no text not null,
  "values" jsonb not null,
  state text not null default 'waiting'::text,
  reason text,
  asked_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  first_way text,
  enquiry_id uuid,
  about jsonb not null default '{}'::jsonb,
  fallbacks jsonb not null default '[]'::jsonb,
  constraint short_messages__account_check CHECK ((num_nonnulls(user_id, business_id) <= 1)),
  constraint short_messages__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint short_messages__enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(enquiry_id) ON DELETE SET NULL,
  constraint short_messages__short_message_id PRIMARY KEY (short_message_id),
  constraint short_messages__state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'delivered'::text, 'read'::text, 'failed'::text, 'needless'::text]))),
  constraint short_messages__user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

create table sign_in_links (
  short_message_id uuid not null,
  token_hash bytea not null,
  path text not null,
  made_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  used_at timestamp with time zone,
  used_by bytea,
  constraint sign_in_links__short_message_id PRIMARY KEY (short_message_id),
  constraint sign_in_links__short_message_id_fkey FOREIGN KEY (short_message_id) REFERENCES short_messages(short_message_id) ON DELETE CASCADE,
  constraint sign_in_links__token_hash UNIQUE (token_hash)
);

create table signing_keys (
  is_only boolean not null default true,
  key bytea not null,
  constraint signing_keys__is_only PRIMARY KEY (is_only),
  constraint signing_keys__is_only_check CHECK (is_only),
  constraint signing_keys__key_check CHECK ((length(key) = 32))
);

create table sitemap_places (
  business_id uuid not null,
  place bigint not null generated always as identity,
  constraint sitemap_places__business_id PRIMARY KEY (business_id),
  constraint sitemap_places__place UNIQUE (place)
);

create table state_aliases (
  alias text not null,
  state_key text not null,
  constraint state_aliases__alias PRIMARY KEY (alias)
);

create table switched_off_sayings (
  saying text not null,
  service text not null,
  created_at timestamp with time zone not null default now(),
  constraint switched_off_sayings__saying_service PRIMARY KEY (saying, service)
);

create table team_answers (
  team_answer_id uuid not null default uuidv7(),
  contact_message_id uuid,
  enquiry_id uuid,
  admin_id uuid,
  body text not null,
  language text not null,
  created_at timestamp with time zone not null default now(),
  constraint team_answers__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE SET NULL,
  constraint team_answers__contact_message_id_fkey FOREIGN KEY (contact_message_id) REFERENCES contact_messages(contact_message_id) ON DELETE CASCADE,
  constraint team_answers__enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(enquiry_id) ON DELETE CASCADE,
  constraint team_answers__of_check CHECK ((num_nonnulls(contact_message_id, enquiry_id) = 1)),
  constraint team_answers__team_answer_id PRIMARY KEY (team_answer_id)
);

create table this_database (
  is_only boolean not null default true,
  database_id uuid not null default gen_random_uuid(),
  made_at timestamp with time zone not null default now(),
  constraint this_database__is_only PRIMARY KEY (is_only),
  constraint this_database__is_only_check CHECK (is_only)
);

create table topic_changes (
  change_id bigint not null generated always as identity,
  topic text not null,
  state_key text collate "C",
  city_key text collate "C",
  service_key text collate "C",
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamp with time zone not null default now(),
  aspect text,
  constraint topic_changes__aspect_check CHECK ((aspect = ANY (ARRAY['card'::text, 'rating'::text, 'facts'::text])))
);

create table users (
  user_id uuid not null default uuidv7(),
  user_name text not null,
  email text,
  password_hash text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  plan text not null default 'free'::text,
  language text not null default 'en'::text,
  email_proven_at timestamp with time zone,
  phone_no text,
  phone_proven_at timestamp with time zone,
  constraint users__email_phone_no_check CHECK (((email IS NOT NULL) OR (phone_no IS NOT NULL))),
  constraint users__phone_no_phone_proven_at_check CHECK (((phone_no IS NULL) = (phone_proven_at IS NULL))),
  constraint users__plan_check CHECK ((plan = ANY (ARRAY['free'::text, 'one_time'::text]))),
  constraint users__user_id PRIMARY KEY (user_id),
  constraint users_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text]))) NOT VALID
);

create table vapid_keys (
  is_only boolean not null default true,
  public_key text not null,
  private_key text not null,
  constraint vapid_keys__is_only PRIMARY KEY (is_only),
  constraint vapid_keys__is_only_check CHECK (is_only)
);

create table waiting_changes (
  waiting_change_id uuid not null default uuidv7(),
  business_id uuid not null,
  field text not null,
  value jsonb not null,
  state text not null default 'waiting'::text,
  reason text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  admin_id uuid,
  version integer not null default 1,
  member_id uuid,
  constraint waiting_changes__admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(admin_id) ON DELETE SET NULL,
  constraint waiting_changes__business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(business_id) ON DELETE CASCADE,
  constraint waiting_changes__decided_check CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  constraint waiting_changes__field_check CHECK ((field = ANY (ARRAY['name'::text, 'nameHindi'::text, 'phoneNo'::text, 'service'::text, 'city'::text, 'photo'::text]))),
  constraint waiting_changes__member_id_fkey FOREIGN KEY (member_id) REFERENCES business_members(member_id) ON DELETE SET NULL,
  constraint waiting_changes__state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'refused'::text]))),
  constraint waiting_changes__waiting_change_id PRIMARY KEY (waiting_change_id)
);

create table webhook_deliveries (
  webhook_delivery_id uuid not null default uuidv7(),
  place bigint not null generated always as identity,
  webhook_endpoint_id uuid not null,
  event text not null,
  object_id uuid not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  created_at timestamp with time zone not null default now(),
  waits_since timestamp with time zone not null default now(),
  due_at timestamp with time zone not null default now(),
  claimed_until timestamp with time zone,
  tried_at timestamp with time zone,
  status integer,
  fault text,
  took_ms integer,
  constraint webhook_deliveries__state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text]))),
  constraint webhook_deliveries__webhook_delivery_id PRIMARY KEY (webhook_delivery_id),
  constraint webhook_deliveries__webhook_endpoint_id_fkey FOREIGN KEY (webhook_endpoint_id) REFERENCES webhook_endpoints(webhook_endpoint_id) ON DELETE CASCADE
);

create table webhook_endpoints (
  webhook_endpoint_id uuid not null default uuidv7(),
  url text not null,
  secret text not null,
  events text[] not null,
  shows_private boolean not null default false,
  is_on boolean not null default true,
  failing_since timestamp with time zone,
  paused_until timestamp with time zone,
  made_by text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  constraint webhook_endpoints__events_check CHECK ((cardinality(events) > 0)),
  constraint webhook_endpoints__webhook_endpoint_id PRIMARY KEY (webhook_endpoint_id)
);

-- indexes

CREATE INDEX address_letters__admin_id ON public.address_letters USING btree (admin_id) WHERE (admin_id IS NOT NULL);
CREATE INDEX address_letters__ends_at ON public.address_letters USING btree (ends_at);
CREATE INDEX admin_passkeys__admin_id ON public.admin_passkeys USING btree (admin_id, created_at);
CREATE UNIQUE INDEX admins__email ON public.admins USING btree (lower(email));
CREATE UNIQUE INDEX api_keys__name ON public.api_keys USING btree (lower(name)) WHERE (revoked_at IS NULL);
CREATE INDEX audit_entries__admin_email_created_at ON public.audit_entries USING btree (admin_email, created_at DESC);
CREATE INDEX audit_entries__created_at ON public.audit_entries USING btree (created_at DESC, audit_entry_id DESC);
CREATE INDEX audit_entries__subject_id ON public.audit_entries USING btree (subject_id, created_at DESC);
CREATE INDEX audit_entries__subject_kind_created_at ON public.audit_entries USING btree (subject_kind, created_at DESC);
CREATE INDEX audit_entries__words ON public.audit_entries USING gin (audit_words(subject_name));
CREATE INDEX blogs__created_at ON public.blogs USING btree (created_at DESC, blog_id DESC);
CREATE INDEX blogs__due ON public.blogs USING btree (published_at) WHERE ((NOT is_public) AND (published_at IS NOT NULL));
CREATE INDEX business_duplicates__admin_id ON public.business_duplicates USING btree (admin_id) WHERE (admin_id IS NOT NULL);
CREATE INDEX business_duplicates__other_id ON public.business_duplicates USING btree (other_id);
CREATE INDEX business_duplicates__waiting ON public.business_duplicates USING btree (created_at, business_duplicate_id) WHERE (state = 'waiting'::text);
CREATE INDEX business_edits__business_id ON public.business_edits USING btree (business_id, created_at DESC);
CREATE INDEX business_edits__created_at ON public.business_edits USING btree (created_at DESC);
CREATE INDEX business_edits__member_id ON public.business_edits USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX business_edits__unchecked ON public.business_edits USING btree (created_at DESC, business_edit_id DESC) WHERE ((edited_by = 'owner'::text) AND (checked_at IS NULL));
CREATE INDEX business_members__business_id ON public.business_members USING btree (business_id);
CREATE UNIQUE INDEX business_members__business_id_email_open ON public.business_members USING btree (business_id, lower(email)) WHERE (state = ANY (ARRAY['invited'::text, 'joined'::text]));
CREATE UNIQUE INDEX business_members__business_id_phone_no_open ON public.business_members USING btree (business_id, phone_no) WHERE (state = ANY (ARRAY['invited'::text, 'joined'::text]));
CREATE UNIQUE INDEX business_members__business_id_user_id_joined ON public.business_members USING btree (business_id, user_id) WHERE (state = 'joined'::text);
CREATE INDEX business_members__invited_by ON public.business_members USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE INDEX business_members__user_id ON public.business_members USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX business_merges__admin_id ON public.business_merges USING btree (admin_id) WHERE (admin_id IS NOT NULL);
CREATE INDEX business_merges__kept_id ON public.business_merges USING btree (kept_id);
CREATE INDEX business_merges__merged_at ON public.business_merges USING btree (merged_at);
CREATE INDEX business_phone_views__business_id ON public.business_phone_views USING btree (business_id);
CREATE INDEX business_stats__is_quick ON public.business_stats USING btree (business_id) WHERE is_quick;
CREATE INDEX business_stats__like_count ON public.business_stats USING btree (like_count DESC, business_id);
CREATE INDEX businesses__address_key ON public.businesses USING btree (address_key(address), search_key(city)) WHERE (address <> ''::text);
CREATE INDEX businesses__approved_at ON public.businesses USING btree (approved_at) WHERE (approved_at IS NOT NULL);
CREATE INDEX businesses__created_at ON public.businesses USING btree (created_at DESC, business_id);
CREATE INDEX businesses__described ON public.businesses USING gin (described_terms(name, short_description, description)) WHERE (status = 'approved'::text);
CREATE INDEX businesses__described_in_hindi ON public.businesses USING gin (described_in_hindi(name_hi, short_description_hi, description_hi)) WHERE ((status = 'approved'::text) AND (COALESCE(name_hi, short_description_hi, description_hi) IS NOT NULL));
CREATE INDEX businesses__email ON public.businesses USING btree (lower(email));
CREATE INDEX businesses__email_domain ON public.businesses USING btree (split_part(lower(email), '@'::text, '-1'::integer)) WHERE (email IS NOT NULL);
CREATE UNIQUE INDEX businesses__external_key ON public.businesses USING btree (external_key) WHERE (external_key IS NOT NULL);
CREATE INDEX businesses__name_city ON public.businesses USING btree (search_key(name), search_key(city));
CREATE INDEX businesses__name_hi ON public.businesses USING btree (search_key(name_hi)) WHERE (name_hi IS NOT NULL);
CREATE INDEX businesses__name_hi_key ON public.businesses USING btree (name_key(name_hi)) WHERE (name_hi IS NOT NULL);
CREATE INDEX businesses__name_key ON public.businesses USING btree (name_key(name));
CREATE UNIQUE INDEX businesses__phone_no ON public.businesses USING btree (phone_no);
CREATE INDEX businesses__service ON public.businesses USING btree (search_key(service));
CREATE INDEX businesses__status_created_at ON public.businesses USING btree (status, created_at DESC) WHERE (status <> 'approved'::text);
CREATE INDEX businesses__unlisted ON public.businesses USING btree (created_at DESC, business_id) WHERE (status <> 'approved'::text);
CREATE INDEX chat_messages__business_id ON public.chat_messages USING btree (business_id) WHERE (state = ANY (ARRAY['asked'::text, 'unplaced'::text]));
CREATE INDEX chat_messages__came_at ON public.chat_messages USING btree (came_at);
CREATE INDEX chat_messages__enquiry_id ON public.chat_messages USING btree (enquiry_id) WHERE (enquiry_id IS NOT NULL);
CREATE INDEX chat_messages__phone_no_came_at ON public.chat_messages USING btree (phone_no, came_at);
CREATE INDEX chat_messages__question_id ON public.chat_messages USING btree (question_id) WHERE (question_id IS NOT NULL);
CREATE INDEX chat_messages__said_id ON public.chat_messages USING btree (said_id) WHERE (said_id IS NOT NULL);
CREATE INDEX checks__admin_id ON public.checks USING btree (admin_id) WHERE (admin_id IS NOT NULL);
CREATE INDEX checks__business_id ON public.checks USING btree (business_id);
CREATE UNIQUE INDEX checks__business_id_kind_standing ON public.checks USING btree (business_id, kind) WHERE (state = 'standing'::text);
CREATE UNIQUE INDEX checks__business_id_kind_waiting ON public.checks USING btree (business_id, kind) WHERE (state = 'waiting'::text);
CREATE INDEX checks__ends_at ON public.checks USING btree (ends_at) WHERE (state = 'standing'::text);
CREATE INDEX checks__gstin ON public.checks USING btree (number) WHERE ((kind = 'gstin'::text) AND (number <> ''::text));
CREATE INDEX checks__waiting ON public.checks USING btree (created_at) WHERE (state = 'waiting'::text);
CREATE INDEX child_accounts__asked_at ON public.child_accounts USING btree (asked_at) WHERE (agreed_at IS NULL);
CREATE INDEX child_accounts__parent_email ON public.child_accounts USING btree (lower(parent_email)) WHERE (parent_email IS NOT NULL);
CREATE INDEX child_accounts__parent_phone ON public.child_accounts USING btree (parent_phone) WHERE (parent_phone IS NOT NULL);
CREATE INDEX claims__business_id ON public.claims USING btree (business_id, created_at);
CREATE UNIQUE INDEX claims__business_id_by_business_id_team ON public.claims USING btree (business_id, by_business_id) WHERE ((way = 'team'::text) AND (state = 'open'::text) AND (by_business_id IS NOT NULL));
CREATE UNIQUE INDEX claims__business_id_user_id_team ON public.claims USING btree (business_id, user_id) WHERE ((way = 'team'::text) AND (state = 'open'::text) AND (user_id IS NOT NULL));
CREATE INDEX claims__by_business_id ON public.claims USING btree (by_business_id) WHERE (by_business_id IS NOT NULL);
CREATE INDEX claims__created_at ON public.claims USING btree (created_at) WHERE (state <> 'taken'::text);
CREATE INDEX claims__taken ON public.claims USING btree (decided_at DESC) WHERE (state = 'taken'::text);
CREATE INDEX claims__untold ON public.claims USING btree (claim_id) WHERE is_untold;
CREATE INDEX claims__user_id ON public.claims USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX claims__waiting ON public.claims USING btree (created_at) WHERE ((way = 'team'::text) AND (state = 'open'::text));
CREATE INDEX comments__article ON public.comments USING btree (article, created_at DESC) WHERE (article IS NOT NULL);
CREATE INDEX comments__blog_id ON public.comments USING btree (blog_id, created_at DESC) WHERE (blog_id IS NOT NULL);
CREATE INDEX comments__business_id ON public.comments USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE INDEX comments__email ON public.comments USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX comments__user_id ON public.comments USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX consents__business_id ON public.consents USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE UNIQUE INDEX consents__business_id_purpose ON public.consents USING btree (business_id, purpose) WHERE ((ended_at IS NULL) AND (business_id IS NOT NULL));
CREATE INDEX consents__contact_hash ON public.consents USING btree (contact_hash) WHERE (contact_hash IS NOT NULL);
CREATE UNIQUE INDEX consents__contact_hash_purpose ON public.consents USING btree (contact_hash, purpose) WHERE ((ended_at IS NULL) AND (contact_hash IS NOT NULL));
CREATE INDEX consents__ended_at ON public.consents USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX consents__purpose_told_version ON public.consents USING btree (purpose, told_version) WHERE (ended_at IS NULL);
CREATE INDEX consents__user_id ON public.consents USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX consents__user_id_purpose ON public.consents USING btree (user_id, purpose) WHERE ((ended_at IS NULL) AND (user_id IS NOT NULL));
CREATE INDEX contact_messages__business_id ON public.contact_messages USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE INDEX contact_messages__created_at ON public.contact_messages USING btree (created_at DESC, contact_message_id DESC);
CREATE INDEX contact_messages__email ON public.contact_messages USING btree (lower(email));
CREATE INDEX contact_messages__phone ON public.contact_messages USING btree (phone);
CREATE INDEX contact_messages__user_id ON public.contact_messages USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX corrections__admin_id ON public.corrections USING btree (admin_id) WHERE (admin_id IS NOT NULL);
CREATE INDEX corrections__business_id ON public.corrections USING btree (business_id);
CREATE UNIQUE INDEX corrections__business_id_field_value_open ON public.corrections USING btree (business_id, field, value) WHERE (state = ANY (ARRAY['owner'::text, 'team'::text]));
CREATE INDEX corrections__by_business_id ON public.corrections USING btree (by_business_id) WHERE (by_business_id IS NOT NULL);
CREATE INDEX corrections__email ON public.corrections USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX corrections__owner_until ON public.corrections USING btree (owner_until) WHERE (state = 'owner'::text);
CREATE INDEX corrections__to_team_at ON public.corrections USING btree (to_team_at) WHERE (state = 'team'::text);
CREATE INDEX corrections__unproven ON public.corrections USING btree (created_at) WHERE (state = 'unproven'::text);
CREATE INDEX corrections__untold ON public.corrections USING btree (decided_at) WHERE ((told_at IS NULL) AND (state = ANY (ARRAY['accepted'::text, 'refused'::text, 'ended'::text])));
CREATE INDEX corrections__user_id ON public.corrections USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX duplicate_looks__noted_at ON public.duplicate_looks USING btree (noted_at);
CREATE INDEX earlier_contacts__business_id ON public.earlier_contacts USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE INDEX earlier_contacts__email ON public.earlier_contacts USING btree (lower(email)) WHERE (user_id IS NOT NULL);
CREATE INDEX earlier_contacts__ends_at ON public.earlier_contacts USING btree (ends_at);
CREATE INDEX earlier_contacts__phone_no ON public.earlier_contacts USING btree (phone_no) WHERE ((business_id IS NOT NULL) AND (phone_no IS NOT NULL));
CREATE INDEX earlier_contacts__user_id ON public.earlier_contacts USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX email_changes__ends_at ON public.email_changes USING btree (ends_at);
CREATE INDEX email_proofs__ends_at ON public.email_proofs USING btree (ends_at);
CREATE INDEX enquiries__business_id_created_at ON public.enquiries USING btree (business_id, created_at DESC, enquiry_id DESC);
CREATE INDEX enquiries__business_id_last_at ON public.enquiries USING btree (business_id, COALESCE(last_message_at, created_at) DESC, enquiry_id DESC);
CREATE INDEX enquiries__created_at ON public.enquiries USING btree (created_at);
CREATE INDEX enquiries__email ON public.enquiries USING btree (lower(email));
CREATE INDEX enquiries__general_created_at ON public.enquiries USING btree (created_at DESC, enquiry_id DESC) WHERE (business_id IS NULL);
CREATE INDEX enquiries__new ON public.enquiries USING btree (business_id) WHERE (status = 'new'::text);
CREATE INDEX enquiries__phone_no ON public.enquiries USING btree (phone_no);
CREATE UNIQUE INDEX enquiries__requirement_id_business_id ON public.enquiries USING btree (requirement_id, business_id) WHERE (requirement_id IS NOT NULL);
CREATE INDEX enquiries__sender_business_id ON public.enquiries USING btree (sender_business_id) WHERE (sender_business_id IS NOT NULL);
CREATE INDEX enquiries__unanswered ON public.enquiries USING btree (created_at) INCLUDE (business_id, sender_business_id) WHERE ((replied_by IS NULL) AND (ended_at IS NULL) AND (status = ANY (ARRAY['new'::text, 'replied'::text])) AND (NOT is_withheld));
CREATE INDEX enquiries__user_id ON public.enquiries USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX enquiry_messages__enquiry_id_created_at ON public.enquiry_messages USING btree (enquiry_id, created_at);
CREATE INDEX enquiry_messages__member_id ON public.enquiry_messages USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX enquiry_origins__browser ON public.enquiry_origins USING btree (browser) WHERE (browser IS NOT NULL);
CREATE INDEX enquiry_origins__created_at ON public.enquiry_origins USING btree (created_at);
CREATE INDEX exports__admin_id ON public.exports USING btree (admin_id);
CREATE INDEX followed_searches__service_id ON public.followed_searches USING btree (service_id) WHERE (service_id IS NOT NULL);
CREATE INDEX followed_searches__words ON public.followed_searches USING btree (words);
CREATE UNIQUE INDEX former_service_names__name ON public.former_service_names USING btree (lower(name));
CREATE INDEX former_service_names__service_id ON public.former_service_names USING btree (service_id);
CREATE INDEX grievances__business_id ON public.grievances USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE INDEX grievances__created_at ON public.grievances USING btree (created_at DESC, grievance_id DESC);
CREATE INDEX grievances__email ON public.grievances USING btree (lower(email));
CREATE INDEX grievances__open ON public.grievances USING btree (due_at) WHERE (status = 'open'::text);
CREATE INDEX grievances__unproven ON public.grievances USING btree (created_at) WHERE (status = 'unproven'::text);
CREATE INDEX grievances__user_id ON public.grievances USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX import_changes__business_id ON public.import_changes USING btree (business_id);
CREATE INDEX import_changes__to_undo ON public.import_changes USING btree (import_id, line) WHERE ((undone_at IS NULL) AND (left_because IS NULL));
CREATE INDEX import_mappings__used_at ON public.import_mappings USING btree (used_at);
CREATE INDEX import_photos__business_id ON public.import_photos USING btree (business_id);
CREATE INDEX import_photos__waiting ON public.import_photos USING btree (import_id, line) WHERE (state = 'waiting'::text);
CREATE INDEX import_pictures__added_at ON public.import_pictures USING btree (added_at);
CREATE INDEX import_rows__business_id ON public.import_rows USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE INDEX import_rows__outcome ON public.import_rows USING btree (import_id, outcome, line);
CREATE INDEX imports__created_at ON public.imports USING btree (created_at DESC);
CREATE INDEX imports__import_source_id ON public.imports USING btree (import_source_id) WHERE (import_source_id IS NOT NULL);
CREATE INDEX likes__business_id ON public.likes USING btree (business_id);
CREATE INDEX listing_counts__changes ON public.listing_counts USING btree (state_key, city_key, service_key) WHERE (NOT is_folded);
CREATE INDEX listing_counts__keys ON public.listing_counts USING btree (state_key, city_key, service_key) INCLUDE (n);
CREATE INDEX listing_fact_counts__changes ON public.listing_fact_counts USING btree (state_key, city_key, service_key, facts) WHERE (NOT is_folded);
CREATE INDEX listing_fact_counts__keys ON public.listing_fact_counts USING btree (state_key, city_key, service_key) INCLUDE (facts, n);
CREATE INDEX listings__came_at ON public.listings USING btree (came_at DESC, business_id);
CREATE INDEX listings__cell ON public.listings USING btree (cell) INCLUDE (state_key, city_key, service_key, business_id, place, pop, reviews, stars, shown, quick, came_at, cost, unit);
CREATE INDEX listings__city_pop ON public.listings USING btree (city_key, pop DESC, business_id) INCLUDE (state_key, txt);
CREATE INDEX listings__city_service_facts ON public.listings USING btree (city_key, service_key) INCLUDE (state_key, business_id, place, pop, reviews, stars, shown, quick, came_at, cost, unit);
CREATE INDEX listings__city_service_pop ON public.listings USING btree (city_key, service_key, pop DESC, business_id) INCLUDE (state_key);
CREATE INDEX listings__facts ON public.listings USING btree (listing_marks(reviews, stars, shown, quick));
CREATE INDEX listings__name ON public.listings USING btree (name_key(txt), pop DESC, business_id);
CREATE INDEX listings__place ON public.listings USING gist (state_key, city_key, service_key, place);
CREATE INDEX listings__pop ON public.listings USING btree (pop DESC, business_id) INCLUDE (txt, state_key, city_key, service_key);
CREATE INDEX listings__priced ON public.listings USING btree (service_key, state_key, city_key) INCLUDE (unit, cost, reviews, stars, shown, quick) WHERE (cost IS NOT NULL);
CREATE INDEX listings__reviews ON public.listings USING btree (reviews DESC, stars DESC, pop DESC, business_id);
CREATE INDEX listings__service_cell ON public.listings USING btree (service_key, cell) INCLUDE (state_key, city_key, business_id, place, pop, reviews, stars, shown, quick, came_at, cost, unit);
CREATE INDEX listings__service_pop ON public.listings USING btree (service_key, pop DESC, business_id) INCLUDE (txt);
CREATE INDEX listings__stars ON public.listings USING btree (stars DESC, reviews DESC, pop DESC, business_id);
CREATE INDEX listings__state_pop ON public.listings USING btree (state_key, pop DESC, business_id);
CREATE INDEX listings__state_service_pop ON public.listings USING btree (state_key, service_key, pop DESC, business_id);
CREATE INDEX listings__terms ON public.listings USING gin (search_terms(txt, state_key, city_key, service_key)) WITH (fastupdate=off);
CREATE INDEX login_failures__ends_at ON public.login_failures USING btree (ends_at);
CREATE INDEX mail_counts__ends_at ON public.mail_counts USING btree (ends_at);
CREATE INDEX merge_rows__user_id ON public.merge_rows USING btree ((("row" ->> 'user_id'::text))) WHERE (("row" ->> 'user_id'::text) IS NOT NULL);
CREATE UNIQUE INDEX message_choices__business_id_topic ON public.message_choices USING btree (business_id, topic) WHERE (business_id IS NOT NULL);
CREATE UNIQUE INDEX message_choices__user_id_topic ON public.message_choices USING btree (user_id, topic) WHERE (user_id IS NOT NULL);
CREATE INDEX new_listings__noted_at ON public.new_listings USING btree (noted_at);
CREATE INDEX newsletter_deliveries__newsletter_id_status ON public.newsletter_deliveries USING btree (newsletter_id, status) WHERE (status = ANY (ARRAY['waiting'::text, 'queued'::text]));
CREATE INDEX newsletter_deliveries__newsletter_subscription_id ON public.newsletter_deliveries USING btree (newsletter_subscription_id);
CREATE UNIQUE INDEX newsletter_subscriptions__email ON public.newsletter_subscriptions USING btree (lower(email));
CREATE INDEX passkey_challenges__admin_id ON public.passkey_challenges USING btree (admin_id);
CREATE INDEX passkey_challenges__ends_at ON public.passkey_challenges USING btree (ends_at);
CREATE INDEX passkey_challenges__session_hash ON public.passkey_challenges USING btree (session_hash);
CREATE INDEX password_resets__created_at ON public.password_resets USING btree (created_at);
CREATE INDEX password_resets__email_kind ON public.password_resets USING btree (email, kind);
CREATE INDEX password_resets__last_tried_at ON public.password_resets USING btree (last_tried_at);
CREATE INDEX payment_orders__created_at ON public.payment_orders USING btree (created_at) WHERE (status <> 'paid'::text);
CREATE INDEX payment_orders__next_check_at ON public.payment_orders USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX phone_codes__browser_hash ON public.phone_codes USING btree (browser_hash);
CREATE INDEX phone_codes__created_at ON public.phone_codes USING btree (created_at);
CREATE UNIQUE INDEX phone_codes__grant_hash ON public.phone_codes USING btree (grant_hash) WHERE (grant_hash IS NOT NULL);
CREATE INDEX phone_codes__last_tried_at ON public.phone_codes USING btree (last_tried_at) WHERE (NOT is_known_browser);
CREATE INDEX phone_codes__phone_no_created_at ON public.phone_codes USING btree (phone_no, created_at);
CREATE INDEX phone_codes__short_message_id ON public.phone_codes USING btree (short_message_id) WHERE (short_message_id IS NOT NULL);
CREATE INDEX phone_views__business_id ON public.phone_views USING btree (business_id);
CREATE UNIQUE INDEX private_pictures__message_id_position ON public.private_pictures USING btree (message_id, "position") WHERE (message_id IS NOT NULL);
CREATE UNIQUE INDEX private_pictures__requirement_id_position ON public.private_pictures USING btree (requirement_id, "position") WHERE (requirement_id IS NOT NULL);
CREATE INDEX push_devices__business_id_created_at ON public.push_devices USING btree (business_id, created_at);
CREATE INDEX push_devices__session_hash ON public.push_devices USING btree (session_hash);
CREATE INDEX quarantined_enquiries__status_created_at ON public.quarantined_enquiries USING btree (status, created_at);
CREATE INDEX queue_takers__admin_id ON public.queue_takers USING btree (admin_id);
CREATE INDEX refused_proposals__service_id ON public.refused_proposals USING btree (service_id);
CREATE INDEX registration_networks__business_id ON public.registration_networks USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE INDEX registration_networks__created_at ON public.registration_networks USING btree (created_at);
CREATE INDEX registration_networks__user_id ON public.registration_networks USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX removed_rows__business_id ON public.removed_rows USING btree ((("row" ->> 'business_id'::text))) WHERE (("row" ->> 'business_id'::text) IS NOT NULL);
CREATE INDEX removed_rows__email ON public.removed_rows USING btree (lower(("row" ->> 'email'::text))) WHERE (("row" ->> 'email'::text) IS NOT NULL);
CREATE INDEX removed_rows__user_id ON public.removed_rows USING btree ((("row" ->> 'user_id'::text))) WHERE (("row" ->> 'user_id'::text) IS NOT NULL);
CREATE INDEX removed_things__admin_id ON public.removed_things USING btree (admin_id) WHERE (admin_id IS NOT NULL);
CREATE INDEX removed_things__api_key_id ON public.removed_things USING btree (api_key_id) WHERE (api_key_id IS NOT NULL);
CREATE INDEX removed_things__removed_at ON public.removed_things USING btree (removed_at, removed_thing_id);
CREATE INDEX reports__business_id ON public.reports USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE INDEX reports__reporter_business_id ON public.reports USING btree (reporter_business_id) WHERE (reporter_business_id IS NOT NULL);
CREATE UNIQUE INDEX reports__reporter_subject ON public.reports USING btree (COALESCE(user_id, reporter_business_id), COALESCE(review_id, business_id)) WHERE ((status = 'open'::text) AND (COALESCE(user_id, reporter_business_id) IS NOT NULL) AND ((kind = 'business'::text) OR (review_id IS NOT NULL)));
CREATE INDEX reports__review_id ON public.reports USING btree (review_id) WHERE (review_id IS NOT NULL);
CREATE INDEX reports__status_created_at ON public.reports USING btree (status, created_at DESC);
CREATE INDEX reports__user_id ON public.reports USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX requirements__email ON public.requirements USING btree (lower(email));
CREATE INDEX requirements__found_business_id ON public.requirements USING btree (found_business_id) WHERE (found_business_id IS NOT NULL);
CREATE INDEX requirements__phone_no ON public.requirements USING btree (phone_no) WHERE (phone_no <> ''::text);
CREATE INDEX requirements__sender_business_id ON public.requirements USING btree (sender_business_id) WHERE (sender_business_id IS NOT NULL);
CREATE INDEX requirements__user_id ON public.requirements USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX requirements__work_done ON public.requirements USING btree (found_business_id) WHERE (work_answer = 'done'::text);
CREATE INDEX requirements__work_due_at ON public.requirements USING btree (work_due_at) WHERE ((work_asked_at IS NULL) AND (work_due_at IS NOT NULL));
CREATE INDEX review_decisions__user_id ON public.review_decisions USING btree (user_id);
CREATE INDEX review_removals__business_id ON public.review_removals USING btree (business_id, created_at DESC);
CREATE INDEX review_votes__business_id ON public.review_votes USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE INDEX review_votes__user_id ON public.review_votes USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX reviews__business_id_created_at ON public.reviews USING btree (business_id, created_at DESC, review_id);
CREATE INDEX reviews__email ON public.reviews USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX reviews__owner_waits ON public.reviews USING btree (review_id) WHERE owner_waits;
CREATE INDEX reviews__shown_created_at ON public.reviews USING btree (created_at) WHERE (state = 'shown'::text);
CREATE INDEX reviews__state_created_at ON public.reviews USING btree (state, created_at DESC) WHERE (state <> 'shown'::text);
CREATE INDEX reviews__unconfirmed ON public.reviews USING btree (user_id) WHERE (state = 'unconfirmed'::text);
CREATE INDEX reviews__user_id ON public.reviews USING btree (user_id);
CREATE INDEX row_changes__kind_new ON public.row_changes USING btree (kind) WHERE (told_at IS NULL);
CREATE INDEX row_changes__kind_told_at_row_id ON public.row_changes USING btree (kind, told_at, row_id) WHERE (told_at IS NOT NULL);
CREATE INDEX row_changes__told_at_removed ON public.row_changes USING btree (told_at) WHERE is_removed;
CREATE INDEX sandbox_orders__created_at ON public.sandbox_orders USING btree (created_at);
CREATE INDEX saved_search_finds__business_id ON public.saved_search_finds USING btree (business_id);
CREATE INDEX saved_search_finds__waiting ON public.saved_search_finds USING btree (saved_search_id) WHERE (mail_id IS NULL);
CREATE INDEX saved_searches__asked_at ON public.saved_searches USING btree (asked_at) WHERE (confirmed_at IS NULL);
CREATE INDEX saved_searches__business_id ON public.saved_searches USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE INDEX saved_searches__due_at ON public.saved_searches USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX saved_searches__email_search ON public.saved_searches USING btree (lower(email), service_key, city_key, state_key);
CREATE INDEX saved_searches__search ON public.saved_searches USING btree (city_key, state_key, service_key) WHERE (confirmed_at IS NOT NULL);
CREATE INDEX saved_searches__user_id ON public.saved_searches USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX sayings__saying_city_state ON public.sayings USING btree (saying, city, state) WHERE (city IS NOT NULL);
CREATE UNIQUE INDEX sayings__saying_service_id ON public.sayings USING btree (saying, service_id) WHERE (service_id IS NOT NULL);
CREATE INDEX sayings__service_id ON public.sayings USING btree (service_id) WHERE (service_id IS NOT NULL);
CREATE INDEX search_counts__kind_day ON public.search_counts USING btree (kind, day) INCLUDE (name, n, visits);
CREATE INDEX search_counts__kind_name ON public.search_counts USING btree (kind, name);
CREATE INDEX search_words__added_in ON public.search_words USING btree (added_in);
CREATE INDEX search_words__word ON public.search_words USING btree (word);
CREATE INDEX sent_once__begun_at ON public.sent_once USING btree (begun_at);
CREATE INDEX served_cities__city_key_state_key ON public.served_cities USING btree (city_key, state_key, business_id);
CREATE UNIQUE INDEX services__name ON public.services USING btree (lower(name));
CREATE INDEX sessions__admin_id ON public.sessions USING btree (admin_id) WHERE (admin_id IS NOT NULL);
CREATE INDEX sessions__business_id ON public.sessions USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE INDEX sessions__expires_at ON public.sessions USING btree (expires_at);
CREATE INDEX sessions__member_id ON public.sessions USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX sessions__user_id ON public.sessions USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX short_message_consents__number_hash_said_at_wants ON public.short_message_consents USING btree (number_hash, said_at, wants);
CREATE INDEX short_message_ways__way_gateway_id ON public.short_message_ways USING btree (way, gateway_id) WHERE (gateway_id IS NOT NULL);
CREATE INDEX short_messages__asked_at ON public.short_messages USING btree (asked_at);
CREATE INDEX short_messages__business_id ON public.short_messages USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE INDEX short_messages__enquiry_id ON public.short_messages USING btree (enquiry_id) WHERE (enquiry_id IS NOT NULL);
CREATE INDEX short_messages__phone_no_asked_at ON public.short_messages USING btree (phone_no, asked_at) WHERE (enquiry_id IS NOT NULL);
CREATE INDEX short_messages__user_id ON public.short_messages USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX short_messages__waiting ON public.short_messages USING btree (ends_at) WHERE (state = 'waiting'::text);
CREATE INDEX team_answers__admin_id ON public.team_answers USING btree (admin_id);
CREATE INDEX team_answers__contact_message_id ON public.team_answers USING btree (contact_message_id) WHERE (contact_message_id IS NOT NULL);
CREATE INDEX team_answers__enquiry_id ON public.team_answers USING btree (enquiry_id) WHERE (enquiry_id IS NOT NULL);
CREATE INDEX topic_changes__changed_in ON public.topic_changes USING btree (changed_in);
CREATE INDEX users__created_at ON public.users USING btree (created_at);
CREATE UNIQUE INDEX users__email ON public.users USING btree (lower(email));
CREATE INDEX users__phone_no ON public.users USING btree (phone_no) WHERE (phone_no IS NOT NULL);
CREATE UNIQUE INDEX users__user_name ON public.users USING btree (lower(user_name));
CREATE INDEX waiting_changes__admin_id ON public.waiting_changes USING btree (admin_id) WHERE (admin_id IS NOT NULL);
CREATE INDEX waiting_changes__business_id ON public.waiting_changes USING btree (business_id);
CREATE UNIQUE INDEX waiting_changes__business_id_field_waiting ON public.waiting_changes USING btree (business_id, field) WHERE (state = 'waiting'::text);
CREATE INDEX waiting_changes__member_id ON public.waiting_changes USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX waiting_changes__waiting ON public.waiting_changes USING btree (created_at) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_deliveries__created_at ON public.webhook_deliveries USING btree (created_at) WHERE (state <> 'waiting'::text);
CREATE INDEX webhook_deliveries__due ON public.webhook_deliveries USING btree (webhook_endpoint_id, due_at) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_deliveries__waiting ON public.webhook_deliveries USING btree (webhook_endpoint_id, object_id, place) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_deliveries__webhook_endpoint_id_place ON public.webhook_deliveries USING btree (webhook_endpoint_id, place);

-- views

create view listing_changes as
 SELECT changed_in,
    changed_at
   FROM topic_changes;

create view listing_source as
 SELECT businesses.business_id,
    popularity(business_stats.rating_sum, business_stats.review_count, business_stats.like_count) AS pop,
    COALESCE(state_aliases.state_key, search_key(businesses.state)) AS state_key,
    COALESCE(city_aliases.city_key, search_key(businesses.city)) AS city_key,
    search_key(businesses.service) AS service_key,
    search_text(businesses.name, businesses.service, businesses.address, businesses.city, businesses.state, businesses.name_hi) AS txt,
    map_point(businesses.lat, businesses.lng) AS place,
    map_cell(businesses.lat, businesses.lng) AS cell,
    COALESCE(business_stats.review_count, 0) AS reviews,
    star_thousandths(business_stats.rating_sum, business_stats.review_count) AS stars,
    (shown_facts(COALESCE(businesses.price_amount::text, businesses.price), businesses.images, businesses.vetted_at) + 8 * check_bits(businesses.business_id))::smallint AS shown,
    COALESCE(business_stats.is_quick, false) AS quick,
    businesses.created_at AS came_at,
    businesses.price_amount AS cost,
    businesses.price_unit COLLATE "C" AS unit
   FROM businesses
     LEFT JOIN business_stats USING (business_id)
     LEFT JOIN city_aliases ON city_aliases.alias = search_key(businesses.city)
     LEFT JOIN state_aliases ON state_aliases.alias = search_key(businesses.state)
  WHERE businesses.status = 'approved'::text;

-- functions

CREATE OR REPLACE FUNCTION public.address_key(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
RETURN "left"(replace(name_letters(value), ' '::text, ''::text), 200);

CREATE OR REPLACE FUNCTION public.audit_words(name text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('simple'::regconfig, regexp_replace(name, '[^[:alnum:]]+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.bare_name(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(btrim(regexp_replace(regexp_replace(regexp_replace(words, '(?<=[^ ][^ ] )p(?= (?:ltd|limited)(?![^ ]))'::text, ''::text, 'g'::text), '(?<![^ ])(?:and|messrs|pvt|pvtltd|ltd|llp|opc|एंड|एण्ड|मेसर्स|मैसर्स|प्रा|लि|प्राइवेट|लिमिटेड)(?![^ ])'::text, ''::text, 'g'::text), ' {2,}'::text, ' '::text, 'g'::text), ' '::text), '(?<![^ ])([0-9a-z]) (?=[0-9a-z](?![^ ]))'::text, '\1'::text, 'g'::text), '(?: (?:limited|private|co|company|sons|son|bros|brothers|inc|regd|कंपनी|संस|सन्स|ब्रदर्स))+$'::text, ''::text);

CREATE OR REPLACE FUNCTION public.check_bits(business uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
RETURN (SELECT (COALESCE(sum(CASE checks.kind WHEN 'gstin'::text THEN 1 WHEN 'udyam'::text THEN 2 WHEN 'licence'::text THEN 4 WHEN 'rera'::text THEN 8 WHEN 'insurance'::text THEN 16 WHEN 'address'::text THEN 32 WHEN 'phone'::text THEN 64 WHEN 'email'::text THEN 128 WHEN 'team'::text THEN 256 ELSE NULL::integer END), (0)::bigint))::integer AS "coalesce" FROM checks WHERE ((checks.business_id = check_bits.business) AND (checks.state = 'standing'::text)));

CREATE OR REPLACE FUNCTION public.check_ends_at(checked_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
RETURN ((date_trunc('day'::text, ((checked_at AT TIME ZONE 'Asia/Kolkata'::text) + make_interval(months => COALESCE((SELECT ((settings.value #>> '{}'::text[]))::integer AS int4 FROM settings WHERE (settings.name = 'check_months'::text)), 12)))) + '1 day'::interval) AT TIME ZONE 'Asia/Kolkata'::text);

CREATE OR REPLACE FUNCTION public.consent_hash(contact text)
 RETURNS bytea
 LANGUAGE sql
 STABLE
AS $function$ select sha256(key || sha256(key || convert_to(contact, 'UTF8'))) from consent_keys $function$;

CREATE OR REPLACE FUNCTION public.count_activity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into business_activity as activity (business_id, day, kind, n)
      select business_id, india_day(created_at), tg_argv[0], count(*) from added where business_id is not null and created_at > now() - interval '31 days'
      group by 1, 2 order by 1, 2
      on conflict (business_id, day, kind) do update set n = activity.n + excluded.n;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.count_added_facts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into listing_fact_counts
      select coalesce(state_key, ''), coalesce(city_key, ''), coalesce(service_key, ''), facts, sum(n)
      from (select state_key, city_key, service_key, listing_marks(reviews, stars, shown, quick) as facts, 1 as n
      from added) change group by facts, cube (state_key, city_key, service_key) having sum(n) <> 0;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.count_changed_facts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into listing_fact_counts
      select coalesce(state_key, ''), coalesce(city_key, ''), coalesce(service_key, ''), facts, sum(n)
      from (select state_key, city_key, service_key, listing_marks(reviews, stars, shown, quick) as facts, 1 as n
      from added union all select state_key, city_key, service_key, listing_marks(reviews, stars, shown, quick) as facts, -1 as n
      from removed) change group by facts, cube (state_key, city_key, service_key) having sum(n) <> 0;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.count_enquiries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into business_activity as activity (business_id, day, kind, n)
      select business_id, india_day(created_at), 'enquiry', count(*) from added
      where business_id is not null and not is_withheld and created_at > now() - interval '31 days'
      group by 1, 2 order by 1, 2
      on conflict (business_id, day, kind) do update set n = activity.n + excluded.n;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.count_like_activity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into business_activity as activity (business_id, day, kind, n)
      select business_id, india_day(created_at), 'like', count(*) from added where counted and created_at > now() - interval '31 days'
      group by 1, 2 order by 1, 2
      on conflict (business_id, day, kind) do update set n = activity.n + excluded.n;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.count_likes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare sign int := case tg_op when 'INSERT' then 1 else -1 end;
  begin
    update business_stats stats set like_count = like_count + sign * change.n
      from (select business_id, count(*) as n from changed where counted group by business_id) change
      where stats.business_id = change.business_id;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.count_of_proven()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    new.counted := exists (select from users where user_id = new.user_id and coalesce(users.email_proven_at, users.phone_proven_at) is not null);
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION public.count_proven_likes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update business_stats stats set like_count = like_count + change.n
      from (select business_id, count(*) as n from added join removed using (user_id, business_id)
        where added.counted and not removed.counted group by business_id) change
      where stats.business_id = change.business_id;
    insert into business_activity as activity (business_id, day, kind, n)
      select business_id, india_day(added.created_at), 'like', count(*) from added join removed using (user_id, business_id)
      where added.counted and not removed.counted and added.created_at > now() - interval '31 days'
      group by 1, 2 order by 1, 2
      on conflict (business_id, day, kind) do update set n = activity.n + excluded.n;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.count_proven_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare waiting uuid[] := array(select business_id from likes where user_id = new.user_id and not counted
    union select business_id from reviews where user_id = new.user_id and state = 'unconfirmed');
  begin
    perform from businesses where business_id = any (waiting) order by business_id for key share;
    perform from business_stats where business_id = any (waiting) order by business_id for update;
    update likes set counted = true where user_id = new.user_id and not counted;
    update reviews set held_for = array_append(held_for, 'burst')
      where user_id = new.user_id and state = 'unconfirmed' and not 'burst' = any (held_for) and is_review_burst(business_id, new.user_id);
    update reviews set state = case when held_for = '{}' then 'shown' else 'held' end, created_at = now()
      where user_id = new.user_id and state = 'unconfirmed';
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.count_released_enquiry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into business_activity as activity (business_id, day, kind, n) values (new.business_id, india_day(new.created_at), 'enquiry', 1)
      on conflict (business_id, day, kind) do update set n = activity.n + 1;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.count_removed_facts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into listing_fact_counts
      select coalesce(state_key, ''), coalesce(city_key, ''), coalesce(service_key, ''), facts, sum(n)
      from (select state_key, city_key, service_key, listing_marks(reviews, stars, shown, quick) as facts, -1 as n
      from removed) change group by facts, cube (state_key, city_key, service_key) having sum(n) <> 0;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.count_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      new.version := old.version + 1;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_vote_of_proven()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    new.counted := exists (select from users where user_id = new.user_id and coalesce(users.email_proven_at, users.phone_proven_at) is not null)
      or exists (select from businesses where business_id = new.business_id and coalesce(businesses.email_proven_at, businesses.phone_proven_at) is not null);
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION public.create_business_stats()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into business_stats (business_id) select business_id from added;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.described_in_hindi(name_hi text, short_description_hi text, description_hi text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE COST 2000
RETURN described_terms(''::text, ''::text, translate(search_typed(((((COALESCE(name_hi, ''::text) || ' '::text) || COALESCE(short_description_hi, ''::text)) || ' '::text) || COALESCE(description_hi, ''::text))), '।॥'::text, '  '::text));

CREATE OR REPLACE FUNCTION public.described_terms(name text, short_description text, description text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 2000
RETURN array_to_tsvector(ARRAY(SELECT match.match[1] AS match FROM regexp_matches(search_lower(((((described_terms.name || ' '::text) || described_terms.short_description) || ' '::text) || described_terms.description)), '[0-9a-z\u0080-\U0010ffff]+'::text, 'g'::text) match(match) WHERE (length(match.match[1]) <= 64)));

CREATE OR REPLACE FUNCTION public.described_word(word text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (((''''::text || replace(replace(word, '\'::text, '\\'::text), ''''::text, ''''''::text)) || ''''::text))::tsquery;

CREATE OR REPLACE FUNCTION public.end_checks_of_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update checks set state = 'ended', ended_as = 'changed' where business_id = new.business_id and state = 'standing' and (
      (search_key(new.name) is distinct from search_key(old.name) and kind in ('gstin', 'udyam', 'licence', 'rera', 'insurance', 'address', 'team')) or (search_key(new.state) is distinct from search_key(old.state) and kind in ('gstin', 'udyam', 'licence', 'rera', 'address', 'team')) or (search_key(new.city) is distinct from search_key(old.city) and kind in ('address', 'team')) or (search_key(new.address) is distinct from search_key(old.address) and kind in ('address', 'team')) or (search_key(new.service) is distinct from search_key(old.service) and kind in ('team'))
      or (new.phone_no is distinct from old.phone_no and kind = 'team'));
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.end_claims_of_owned()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update claims set state = 'ended', decided_at = now(), is_untold = (way = 'team') where business_id = new.business_id and state = 'open';
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.end_corrections_of_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update corrections set state = 'ended', decided_at = now(), ended_as = case
      when new.status <> 'approved' then 'unlisted'
      when (field = 'name' and value -> 'name' = to_jsonb(new.name)) or (field = 'nameHindi' and value -> 'name_hi' = to_jsonb(new.name_hi)) or (field = 'phoneNo' and value -> 'phone_no' = to_jsonb(new.phone_no)) or (field = 'service' and value -> 'service' = to_jsonb(new.service)) or (field = 'place' and value -> 'address' = to_jsonb(new.address) and value -> 'city' = to_jsonb(new.city) and value -> 'state' = to_jsonb(new.state)) or (field = 'openingHours' and value -> 'opening_hours' = to_jsonb(new.opening_hours)) or (field = 'workingSince' and value -> 'working_since' = to_jsonb(new.working_since)) or (field = 'languages' and value -> 'languages' = to_jsonb(new.languages)) then 'same'
      else 'changed' end
    where business_id = new.business_id and state in ('owner', 'team') and (new.status <> 'approved' or
      (field = 'name' and (new.name) is distinct from (old.name)) or (field = 'nameHindi' and (new.name_hi) is distinct from (old.name_hi)) or (field = 'phoneNo' and (new.phone_no) is distinct from (old.phone_no)) or (field = 'service' and (new.service) is distinct from (old.service)) or (field = 'place' and (new.address, new.city, new.state) is distinct from (old.address, old.city, old.state)) or (field = 'openingHours' and (new.opening_hours) is distinct from (old.opening_hours)) or (field = 'workingSince' and (new.working_since) is distinct from (old.working_since)) or (field = 'languages' and (new.languages) is distinct from (old.languages)));
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.end_newsletter_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update consents set ended_at = now() where ended_at is null and purpose = 'newsletter' and contact_hash = consent_hash('mail:' || lower(old.email));
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.end_phone_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if tg_table_name = 'users' then
      update consents set ended_at = now() where ended_at is null and purpose = 'phone_messages' and user_id = old.user_id;
    else
      update consents set ended_at = now() where ended_at is null and purpose = 'phone_messages' and business_id = old.business_id;
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.end_push_consents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update consents set ended_at = now() where ended_at is null and purpose = 'web_push' and business_id in (select business_id from removed)
      and not exists (select from push_devices others where others.business_id = consents.business_id);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.end_search_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update consents set ended_at = now() where ended_at is null and purpose = 'saved_searches' and contact_hash = consent_hash('mail:' || lower(old.email))
      and not exists (select from saved_searches others where lower(others.email) = lower(old.email) and others.confirmed_at is not null);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.follow_business_stats()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if not exists (select from added join removed using (business_id)
        where (added.rating_sum, added.review_count, added.is_quick) <> (removed.rating_sum, removed.review_count, removed.is_quick)) then
      return null;
    end if;
    perform from listings where business_id in (select business_id from added) order by business_id for update;
    update listings
      set reviews = added.review_count, stars = star_thousandths(added.rating_sum, added.review_count), quick = added.is_quick
      from added join removed using (business_id)
      where listings.business_id = added.business_id
        and (added.rating_sum, added.review_count, added.is_quick) <> (removed.rating_sum, removed.review_count, removed.is_quick);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.follow_city_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if not exists (select from changed) then
        return null;
      end if;
      perform set_config('nirmaan.is_renaming', 'yes', true);
      update saved_searches set city_key = coalesce((select city_key from city_aliases where alias = search_key(city)), search_key(city))
        where search_key(city) in (select alias from changed) and city_key <> coalesce((select city_key from city_aliases where alias = search_key(city)), search_key(city));
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.follow_email_of_businesses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update claims set email = new.email where by_business_id = new.business_id and way = 'team' and state = 'open' and email is distinct from new.email;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.follow_email_of_users()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update claims set email = new.email where user_id = new.user_id and way = 'team' and state = 'open' and email is distinct from new.email;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.follow_enquiry_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION public.follow_proven_email()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if new.email_proven_at is null or new.email is null then
        update checks set state = 'ended', ended_as = 'changed' where business_id = new.business_id and kind = 'email' and state = 'standing';
      else
        insert into checks (business_id, kind, state, created_at, decided_at, checked_on, ends_at)
          values (new.business_id, 'email', 'standing', new.email_proven_at, new.email_proven_at, (new.email_proven_at at time zone 'Asia/Kolkata')::date, check_ends_at(new.email_proven_at))
        on conflict (business_id, kind) where state = 'standing' do update
          set decided_at = excluded.decided_at, checked_on = excluded.checked_on, ends_at = excluded.ends_at, reminded_days = null;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.follow_proven_phone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if new.phone_proven_at is null or new.phone_no is null then
        update checks set state = 'ended', ended_as = 'changed' where business_id = new.business_id and kind = 'phone' and state = 'standing';
      else
        insert into checks (business_id, kind, state, created_at, decided_at, checked_on, ends_at)
          values (new.business_id, 'phone', 'standing', new.phone_proven_at, new.phone_proven_at, (new.phone_proven_at at time zone 'Asia/Kolkata')::date, check_ends_at(new.phone_proven_at))
        on conflict (business_id, kind) where state = 'standing' do update
          set decided_at = excluded.decided_at, checked_on = excluded.checked_on, ends_at = excluded.ends_at, reminded_days = null;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.follow_state_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if not exists (select from changed) then
        return null;
      end if;
      perform set_config('nirmaan.is_renaming', 'yes', true);
      update saved_searches set state_key = coalesce((select state_key from state_aliases where alias = search_key(state)), search_key(state))
        where search_key(state) in (select alias from changed) and state_key <> coalesce((select state_key from state_aliases where alias = search_key(state)), search_key(state));
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.forget_fact_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    delete from listing_fact_counts;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.forget_listing_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    delete from listing_counts;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.forget_removed_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    delete from sitemap_places where business_id = any (array(select business_id from removed));
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.forget_sitemap_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    delete from sitemap_places;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.forget_team_answers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if tg_table_name = 'enquiries' then
      delete from team_answers where enquiry_id = new.enquiry_id;
    else
      delete from team_answers where contact_message_id = new.contact_message_id;
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.hold_waiting_changes_against_shown()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    delete from waiting_changes where business_id = new.business_id and state = 'waiting' and (
      (field = 'name' and value ->> 'name' is not distinct from new.name) or (field = 'nameHindi' and value ->> 'name_hi' is not distinct from new.name_hi) or (field = 'phoneNo' and value ->> 'phone_no' is not distinct from new.phone_no) or (field = 'service' and value ->> 'service' is not distinct from new.service)
      or (field = 'city' and value ->> 'city' = new.city and value ->> 'state' = new.state)
      or (field = 'photo' and value ->> 'picture' not like 'private/%' and (value ->> 'picture' = new.images[1] or value ->> 'picture' <> all (new.images))));
    update waiting_changes set value = value where business_id = new.business_id and state = 'waiting' and (
      (field = 'name' and new.name is distinct from old.name) or (field = 'nameHindi' and new.name_hi is distinct from old.name_hi) or (field = 'phoneNo' and new.phone_no is distinct from old.phone_no) or (field = 'service' and new.service is distinct from old.service)
      or (field = 'city' and (new.city, new.state) is distinct from (old.city, old.state))
      or (field = 'photo' and new.images[1] is distinct from old.images[1]));
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.india_day(at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((at AT TIME ZONE 'Asia/Kolkata'::text))::date;

CREATE OR REPLACE FUNCTION public.is_review_burst(business uuid, writer uuid)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
  begin
    perform from businesses where business_id = business for key share;
    perform from business_stats where business_id = business for update;
    return (select count(*) >= 5 from (select from reviews
      where business_id = business and user_id is distinct from writer and state = 'shown' and created_at > now() - interval '1 day' limit 5) recent);
  end $function$;

CREATE OR REPLACE FUNCTION public.keep_merged_away()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from business_merges where merged_id = new.business_id) then
      raise exception using errcode = 'check_violation', constraint = 'business_merges__stays_away', table = 'business_merges',
        message = 'the entry was merged with another';
    end if;
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION public.list_added_businesses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into listings select source.* from listing_source source join added using (business_id);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.list_changed_businesses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    delete from listings using added where listings.business_id = added.business_id and added.status <> 'approved';
    insert into listings select source.* from listing_source source join added using (business_id)
    on conflict (business_id) do update
      set state_key = excluded.state_key, city_key = excluded.city_key, service_key = excluded.service_key, txt = excluded.txt,
        place = excluded.place, cell = excluded.cell, shown = excluded.shown, came_at = excluded.came_at,
        cost = excluded.cost, unit = excluded.unit
      where (listings.state_key, listings.city_key, listings.service_key, listings.txt, listings.place[0], listings.place[1],
          listings.shown, listings.came_at, listings.cost, listings.unit)
        is distinct from (excluded.state_key, excluded.city_key, excluded.service_key, excluded.txt, excluded.place[0], excluded.place[1],
          excluded.shown, excluded.came_at, excluded.cost, excluded.unit);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.list_checks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update listings set shown = (shown & 7) + 8 * check_bits(business_id)
      where business_id in (old.business_id, new.business_id) and shown >> 3 <> check_bits(business_id);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.listing_facts(reviews integer, stars smallint, shown smallint, quick boolean)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((((((((reviews > 0))::integer + ((stars >= 3000))::integer) + ((stars >= 3500))::integer) + ((stars >= 4000))::integer) + ((stars >= 4500))::integer) + (8 * ((shown)::integer & 7))) + (64 * (quick)::integer)))::smallint;

CREATE OR REPLACE FUNCTION public.listing_marks(reviews integer, stars smallint, shown smallint, quick boolean)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (listing_facts(reviews, stars, shown, quick) + (128 * (shown >> 3)));

CREATE OR REPLACE FUNCTION public.map_cell(lat double precision, lng double precision)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (((floor(((lat + (90)::double precision) * (20)::double precision)))::integer * 7200) + (floor(((lng + (180)::double precision) * (20)::double precision)))::integer);

CREATE OR REPLACE FUNCTION public.map_point(lat double precision, lng double precision)
 RETURNS point
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN point(radians(lng), ln(tan(((pi() / (4)::double precision) + (radians(GREATEST(('-89'::integer)::double precision, LEAST((89)::double precision, lat))) / (2)::double precision)))));

CREATE OR REPLACE FUNCTION public.mark_checked_business()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    business uuid := coalesce(new.business_id, old.business_id);
    vetted timestamptz := (select max(decided_at) from checks
      where business_id = business and state = 'standing' and kind not in ('phone', 'email'));
  begin
    update businesses set vetted_at = vetted where business_id = business and vetted_at is distinct from vetted;
    insert into topic_changes (topic) values ('business:' || business);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.name_key(txt text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
RETURN replace(name_words(split_part(txt, '
'::text, 1)), ' '::text, ''::text);

CREATE OR REPLACE FUNCTION public.name_letters(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(CASE WHEN (value !~ '[^0-9a-z ]'::text) THEN value ELSE regexp_replace(regexp_replace(regexp_replace(search_lower(NORMALIZE(regexp_replace(search_typed(value), '[''’‘`´ʼ™®©℠]'::text, ''::text, 'g'::text), NFKD)), '[\u0300-\u036f]'::text, ''::text, 'g'::text), '(?<![0-9a-z\u0080-\U0010ffff])m *[/\u2044\u2215] *s(?![0-9a-z\u0080-\U0010ffff])|\( *p(?:vt)?[. ]*\)'::text, ' '::text, 'g'::text), '[\x01-\x2f\x3a-\x60\x7b-\x7f\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u0964\u0965\u2000-\u206f\u2190-\u2bff\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]'::text, ' '::text, 'g'::text) END, ' {2,}'::text, ' '::text, 'g'::text), ' '::text);

CREATE OR REPLACE FUNCTION public.name_words(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
RETURN "left"(COALESCE(NULLIF(bare_name(name_letters(value)), ''::text), replace(name_letters(value), ' '::text, ''::text)), 200);

CREATE OR REPLACE FUNCTION public.nearest_listings(asked_state text, asked_city text, asked_service text, asked_services text[], without text[], here point, skipped integer, taken integer)
 RETURNS TABLE(pop integer, business_id uuid, distance double precision)
 LANGUAGE plpgsql
 STABLE
AS $function$
    begin
      return query execute
        'select pop, business_id, place <-> $6 as distance from listings
          where ($1 is null or state_key = $1) and ($2 is null or city_key = $2) and ($3 is null or service_key = $3)
            and ($4 is null or service_key = any ($4)) and ($5 is null or service_key <> all ($5))
          order by distance, pop desc, business_id limit $8 offset $7'
        using asked_state, asked_city, asked_service, asked_services, without, here, skipped, taken;
    end
    $function$;

CREATE OR REPLACE FUNCTION public.note_added_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into listing_counts
      select coalesce(state_key, ''), coalesce(city_key, ''), coalesce(service_key, ''), count(*)
      from added group by cube (state_key, city_key, service_key) having count(*) > 0;
    insert into search_words (word)
      select distinct word from added, unnest(tsvector_to_array(search_terms(txt, state_key, city_key, service_key))) word
      where not exists (select from search_words known where known.word = word.word);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_added_look()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into duplicate_looks (business_id) select business_id from added
      on conflict (business_id) do update set noted_at = clock_timestamp();
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_approval()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    new.approved_at := case when new.status = 'approved' then now() end;
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_business_stats_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          if (select count(*) from (select from removed changed limit 501) counted) > 500 then
            insert into topic_changes (topic) values ('*');
          else
            insert into topic_changes (topic, state_key, city_key, service_key) select distinct 'business:' || changed.business_id, state_key, city_key, service_key
      from removed changed left join listings using (business_id);
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.note_business_stats_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          if (select count(*) from (select from added changed limit 501) counted) > 500 then
            insert into topic_changes (topic) values ('*');
          else
            insert into topic_changes (topic, state_key, city_key, service_key) select distinct 'business:' || changed.business_id, state_key, city_key, service_key
      from added changed left join listings using (business_id);
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.note_business_stats_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if (select count(*) from (select from added limit 501) counted) > 500 then
      insert into topic_changes (topic) values ('*');
    else
      insert into topic_changes (topic, state_key, city_key, service_key, aspect) select distinct 'business:' || business_id, state_key, city_key, service_key, 'card' from added left join listings using (business_id);
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_businesses_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          if (select count(*) from (select from removed changed limit 501) counted) > 500 then
            insert into topic_changes (topic) values ('*');
          else
            insert into topic_changes (topic, state_key, city_key, service_key) select distinct 'business:' || changed.business_id, state_key, city_key, service_key
      from removed changed left join listings using (business_id);
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.note_businesses_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          if (select count(*) from (select from added changed limit 501) counted) > 500 then
            insert into topic_changes (topic) values ('*');
          else
            insert into topic_changes (topic, state_key, city_key, service_key) select distinct 'business:' || changed.business_id, state_key, city_key, service_key
      from added changed left join listings using (business_id);
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.note_businesses_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if (select count(*) from (select from added limit 501) counted) > 500 then
      insert into topic_changes (topic) values ('*');
    else
      insert into topic_changes (topic, state_key, city_key, service_key, aspect)
        select distinct 'business:' || added.business_id, state_key, city_key, service_key,
          case when to_jsonb(added) - '{decisions,email,email_proven_at,images,languages,opening_hours,password_hash,phone_no,phone_proven_at,plan,price,price_amount,price_from,price_unit,status_reason,updated_at,version,vetted_at,working_since}'::text[] = to_jsonb(removed) - '{decisions,email,email_proven_at,images,languages,opening_hours,password_hash,phone_no,phone_proven_at,plan,price,price_amount,price_from,price_unit,status_reason,updated_at,version,vetted_at,working_since}'::text[] then 'card' end
        from added left join removed using (business_id) left join listings on listings.business_id = added.business_id;
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into listing_counts
      select coalesce(state_key, ''), coalesce(city_key, ''), coalesce(service_key, ''), sum(n)
      from (select state_key, city_key, service_key, 1 as n from added
        union all select state_key, city_key, service_key, -1 from removed) change
      group by cube (state_key, city_key, service_key) having sum(n) <> 0;
    insert into search_words (word)
      select distinct word
      from added join removed using (business_id),
        unnest(tsvector_to_array(search_terms(added.txt, added.state_key, added.city_key, added.service_key))) word
      where (added.txt, added.state_key, added.city_key, added.service_key)
          <> (removed.txt, removed.state_key, removed.city_key, removed.service_key)
        and not exists (select from search_words known where known.word = word.word);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_look()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into duplicate_looks (business_id)
      select added.business_id from added join removed using (business_id)
      where (added.name, added.name_hi, added.phone_no, added.email, added.address, added.city, added.state, added.lat, added.lng, added.status) is distinct from (removed.name, removed.name_hi, removed.phone_no, removed.email, removed.address, removed.city, removed.state, removed.lat, removed.lng, removed.status)
    on conflict (business_id) do update set noted_at = clock_timestamp();
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_topic()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from changed) then
      insert into topic_changes (topic) values (tg_argv[0]);
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_checked_look()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into duplicate_looks (business_id) values (new.business_id)
      on conflict (business_id) do update set noted_at = clock_timestamp();
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_demo_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from changed) then
      insert into topic_changes (topic) values ('*');
      perform pg_notify('nirmaan_changed', 'demo_rows');
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_enquiries_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          if (select count(*) from (select from removed changed limit 501) counted) > 500 then
            insert into topic_changes (topic) values ('*');
          else
            insert into topic_changes (topic, state_key, city_key, service_key) select distinct 'business:' || business_id, null, null, null
      from removed changed where business_id is not null;
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.note_enquiries_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          if (select count(*) from (select from added changed limit 501) counted) > 500 then
            insert into topic_changes (topic) values ('*');
          else
            insert into topic_changes (topic, state_key, city_key, service_key) select distinct 'business:' || business_id, null, null, null
      from added changed where business_id is not null;
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.note_enquiries_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          if (select count(*) from (select from (select * from added union all select * from removed) changed limit 501) counted) > 500 then
            insert into topic_changes (topic) values ('*');
          else
            insert into topic_changes (topic, state_key, city_key, service_key) select distinct 'business:' || business_id, null, null, null
      from (select * from added union all select * from removed) changed where business_id is not null;
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.note_enquiry_messages_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into topic_changes (topic) select distinct 'business:' || enquiries.business_id from changed
      join enquiries using (enquiry_id)
      join reviews on reviews.business_id = enquiries.business_id and reviews.user_id = enquiries.user_id
      where author = 'owner';
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_enquiry_messages_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into topic_changes (topic) select distinct 'business:' || enquiries.business_id from changed
      join enquiries using (enquiry_id)
      join reviews on reviews.business_id = enquiries.business_id and reviews.user_id = enquiries.user_id
      where author = 'owner';
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_listings_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          if (select count(*) from (select from removed changed limit 501) counted) > 500 then
            insert into topic_changes (topic) values ('*');
          else
            insert into topic_changes (topic, state_key, city_key, service_key) select distinct 'business:' || business_id, state_key, city_key, service_key from removed changed;
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.note_listings_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          if (select count(*) from (select from added changed limit 501) counted) > 500 then
            insert into topic_changes (topic) values ('*');
          else
            insert into topic_changes (topic, state_key, city_key, service_key) select distinct 'business:' || business_id, state_key, city_key, service_key from added changed;
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.note_listings_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if (select count(*) from (select from added limit 501) counted) > 500 then
      insert into topic_changes (topic) values ('*');
    else
      insert into topic_changes (topic, state_key, city_key, service_key, aspect) select distinct 'business:' || business_id, listed.state_key, listed.city_key, listed.service_key,
        case when to_jsonb(added) - '{cost,quick,reviews,shown,stars,unit}'::text[] = to_jsonb(removed) - '{cost,quick,reviews,shown,stars,unit}'::text[] then
          case when (listing_marks(added.reviews, added.stars, added.shown, added.quick), added.cost, added.unit)
            is not distinct from (listing_marks(removed.reviews, removed.stars, removed.shown, removed.quick), removed.cost, removed.unit)
          then 'rating' else 'facts' end
        end
      from added join removed using (business_id)
        cross join lateral (values (added.state_key, added.city_key, added.service_key),
          (removed.state_key, removed.city_key, removed.service_key)) listed (state_key, city_key, service_key);
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_moved_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if coalesce(current_setting('nirmaan.is_renaming', true), '') = 'yes' or not exists (select business_id, city_key, state_key, service_key from added
        except select business_id, city_key, state_key, service_key from removed) then
      return null;
    end if;
    insert into new_listings (business_id, is_new_everywhere) select business_id, added.service_key <> removed.service_key from added join removed using (business_id)
      where (added.city_key, added.state_key, added.service_key) <> (removed.city_key, removed.state_key, removed.service_key)
        and (exists (select from saved_searches asked
      where asked.confirmed_at is not null and asked.city_key = added.city_key and asked.state_key = added.state_key) or added.service_key <> removed.service_key
          and exists (select from served_cities served where served.business_id = added.business_id and exists (select from saved_searches asked
      where asked.confirmed_at is not null and asked.city_key = served.city_key and asked.state_key = served.state_key)))
    on conflict (business_id) do update
      set noted_at = now(), is_new_everywhere = new_listings.is_new_everywhere or excluded.is_new_everywhere;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_new_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into new_listings (business_id, is_new_everywhere) select business_id, true from added
      where exists (select from saved_searches asked
      where asked.confirmed_at is not null and asked.city_key = added.city_key and asked.state_key = added.state_key)
        or exists (select from served_cities served where served.business_id = added.business_id and exists (select from saved_searches asked
      where asked.confirmed_at is not null and asked.city_key = served.city_key and asked.state_key = served.state_key))
    on conflict (business_id) do update
      set noted_at = now(), is_new_everywhere = new_listings.is_new_everywhere or excluded.is_new_everywhere;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_phone_views_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into topic_changes (topic) select distinct 'business:' || changed.business_id from changed
      join reviews on reviews.business_id = changed.business_id and reviews.user_id = changed.user_id;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_phone_views_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into topic_changes (topic) select distinct 'business:' || changed.business_id from changed
      join reviews on reviews.business_id = changed.business_id and reviews.user_id = changed.user_id;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_popularity_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into popularity_changes select business_id from added join removed using (business_id)
      where (added.rating_sum, added.review_count, added.like_count) <> (removed.rating_sum, removed.review_count, removed.like_count);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_proven_businesses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update review_votes set counted = true where business_id = new.business_id and not counted and coalesce(new.email_proven_at, new.phone_proven_at) is not null;
      insert into topic_changes (topic)
        select distinct 'business:' || reviews.business_id from review_votes votes join reviews using (review_id) where votes.business_id = new.business_id
        ;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_proven_users()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update review_votes set counted = true where user_id = new.user_id and not counted and coalesce(new.email_proven_at, new.phone_proven_at) is not null;
      insert into topic_changes (topic)
        select distinct 'business:' || reviews.business_id from review_votes votes join reviews using (review_id) where votes.user_id = new.user_id
        union select 'business:' || business_id from reviews where user_id = new.user_id;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_removed_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into removed_documents (check_document_id) values (old.check_document_id) on conflict do nothing;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_removed_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into listing_counts
      select coalesce(state_key, ''), coalesce(city_key, ''), coalesce(service_key, ''), -count(*)
      from removed group by cube (state_key, city_key, service_key) having count(*) > 0;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_removed_services()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into search_words (word)
      select '=unnamed:' || nextval('service_names') || ':' || search_key(name) from removed;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_renamed_services()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    with renamed as (
      select search_key(removed.name) as before, search_key(added.name) as after from removed join added using (service_id)
    )
    insert into search_words (word)
      select '=renamed:' || nextval('service_names') || ':' || before || E'\n' || after from renamed where before <> after
      union all select '=named:' || nextval('service_names') || ':' || after from renamed where before <> after;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_replied_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   begin
     update row_changes set told_at = null where kind = 'reviews' and row_id in (select review_id from changed);
     return null;
   end $function$;

CREATE OR REPLACE FUNCTION public.note_review_removals_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into topic_changes (topic) select distinct 'business:' || business_id from changed;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_review_replies_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into topic_changes (topic) select distinct 'business:' || business_id from changed join reviews using (review_id);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_review_replies_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into topic_changes (topic) select distinct 'business:' || business_id from changed join reviews using (review_id);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_review_replies_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into topic_changes (topic) select distinct 'business:' || business_id from changed join reviews using (review_id);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_review_votes_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into topic_changes (topic) select distinct 'business:' || reviews.business_id from changed join reviews using (review_id);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_review_votes_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into topic_changes (topic) select distinct 'business:' || reviews.business_id from changed join reviews using (review_id);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_reviews_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          if (select count(*) from (select from removed changed limit 501) counted) > 500 then
            insert into topic_changes (topic) values ('*');
          else
            insert into topic_changes (topic, state_key, city_key, service_key) select distinct 'business:' || business_id, null, null, null
      from removed changed where business_id is not null;
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.note_reviews_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          if (select count(*) from (select from added changed limit 501) counted) > 500 then
            insert into topic_changes (topic) values ('*');
          else
            insert into topic_changes (topic, state_key, city_key, service_key) select distinct 'business:' || business_id, null, null, null
      from added changed where business_id is not null;
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.note_reviews_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          if (select count(*) from (select from (select * from added union all select * from removed) changed limit 501) counted) > 500 then
            insert into topic_changes (topic) values ('*');
          else
            insert into topic_changes (topic, state_key, city_key, service_key) select distinct 'business:' || business_id, null, null, null
      from (select * from added union all select * from removed) changed where business_id is not null;
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.note_row_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   begin
     execute format('insert into row_changes (kind, row_id) select %L, %I from changed order by 2
       on conflict (kind, row_id) do update set told_at = null, is_removed = false', tg_argv[0], tg_argv[1]);
     return null;
   end $function$;

CREATE OR REPLACE FUNCTION public.note_row_removals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   begin
     execute format('insert into row_changes (kind, row_id, is_removed) select %L, %I, true from changed order by 2
       on conflict (kind, row_id) do update set told_at = null, is_removed = true', tg_argv[0], tg_argv[1]);
     return null;
   end $function$;

CREATE OR REPLACE FUNCTION public.note_rows_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   begin
     update row_changes set told_at = null, is_removed = true where kind = tg_argv[0] and not is_removed;
     return null;
   end $function$;

CREATE OR REPLACE FUNCTION public.note_served_cities()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into search_words (word)
      select distinct '=serves:' || city_key from added
      where not exists (select from search_words known where known.word = '=serves:' || added.city_key);
    insert into topic_changes (topic, state_key, city_key, service_key)
      select distinct 'business:' || changed.business_id, changed.state_key, changed.city_key, listings.service_key
      from added changed join listings using (business_id);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_services()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into search_words (word)
      select '=named:' || nextval('service_names') || ':' || search_key(name) from added;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_table_topic()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into topic_changes (topic) values (tg_argv[0]);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_unserved_cities()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into topic_changes (topic, state_key, city_key, service_key)
      select distinct 'business:' || changed.business_id, changed.state_key, changed.city_key, listings.service_key
      from removed changed join listings using (business_id);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_work_done()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into topic_changes (topic) values ('business:' || coalesce(new.found_business_id, old.found_business_id));
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.notify_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    perform pg_notify('nirmaan_changed', tg_table_name);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.notify_sayings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    perform pg_notify('nirmaan_changed', 'sayings');
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.place_added_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into sitemap_places (business_id) select business_id from added order by business_id on conflict do nothing;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.popularity(rating_sum numeric, review_count integer, like_count integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (round((((((1000)::numeric * (COALESCE(rating_sum, (0)::numeric) + (35)::numeric)) / ((COALESCE(review_count, 0) + 10))::numeric))::double precision + ((400)::double precision * ln(((1 + COALESCE(like_count, 0)))::double precision)))))::integer;

CREATE OR REPLACE FUNCTION public.record_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into price_history (price_ticker_id, price, recorded_at) values (new.price_ticker_id, new.price, clock_timestamp());
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    raise exception '% is never changed', tg_table_name;
  end $function$;

CREATE OR REPLACE FUNCTION public.refuse_held_email()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (
      select from earlier_contacts
      where user_id is not null and user_id <> new.user_id and lower(email) = lower(new.email) and ends_at > now()
    ) then
      raise exception using errcode = 'unique_violation', constraint = 'users__email', table = 'users',
        message = 'the address can still take another account back';
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.remove_documents_of_check()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    delete from check_documents where check_id = new.check_id;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.remove_documents_of_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    delete from check_documents where claim_id = new.claim_id;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.remove_register_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    delete from register_answers where check_id = new.check_id;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.rename_saved_searches()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if not exists (select from added join removed using (service_id) where added.name <> removed.name) then
      return null;
    end if;
    perform set_config('nirmaan.is_renaming', 'yes', true);
    delete from saved_searches earlier using added join removed using (service_id), saved_searches kept
      where added.name <> removed.name and earlier.service_key = search_key(removed.name) and kept.service_key = search_key(added.name)
        and earlier.saved_search_id <> kept.saved_search_id
        and (lower(earlier.email), earlier.city_key, earlier.state_key) = (lower(kept.email), kept.city_key, kept.state_key);
    update saved_searches set service = added.name, service_key = search_key(added.name)
      from added join removed using (service_id)
      where added.name <> removed.name and saved_searches.service_key = search_key(removed.name);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.search_key(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN COALESCE(NULLIF("left"(btrim(regexp_replace(search_lower(value), '[\x01-\x20\x7f]+'::text, ' '::text, 'g'::text)), 200), ''::text), '-'::text);

CREATE OR REPLACE FUNCTION public.search_lower(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower((value COLLATE pg_c_utf8));

CREATE OR REPLACE FUNCTION public.search_terms(txt text, state_key text, city_key text, service_key text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 2000
AS $function$
    select array_to_tsvector(array['=state:' || state_key, '=city:' || city_key, '=service:' || service_key] || array(
      select case when length(match[1]) > 64 then '…' else match[1] end
      from regexp_matches(txt, '[0-9a-z\u0080-\U0010ffff]+|[\x01-\x08\x0e-\x1f\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]', 'g') match))
    $function$;

CREATE OR REPLACE FUNCTION public.search_text(name text, service text, address text, city text, state text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN search_lower(((((((regexp_replace(name, '[\n]'::text, ' '::text, 'g'::text) || '
'::text) || regexp_replace(service, '[\n]'::text, ' '::text, 'g'::text)) || '
'::text) || regexp_replace(address, '[\n]'::text, ' '::text, 'g'::text)) || '
'::text) || regexp_replace(((city || ', '::text) || state), '[\n]'::text, ' '::text, 'g'::text)));

CREATE OR REPLACE FUNCTION public.search_text(name text, service text, address text, city text, state text, name_hi text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
  declare
    txt text := search_text(name, service, address, city, state);
    room int := greatest(0, 2500 - octet_length(txt || city || state || service));
    hindi text := left(regexp_replace(search_typed(name_hi), '[\n]', ' ', 'g'), room / 4);
    words text := name_words(split_part(txt, E'\n', 1));
  begin
    room := room - 4 * coalesce(length(hindi), 0);
    if octet_length(words) < room and exists (select from string_to_table(words, ' ') word where strpos(txt, word) = 0) then
      return txt || E'\n' || coalesce(hindi, '') || E'\n' || words;
    end if;
    return txt || coalesce(E'\n' || hindi, '');
  end $function$;

CREATE OR REPLACE FUNCTION public.search_typed(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(search_lower(translate(NORMALIZE(value, NFC), '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９'::text, repeat('0123456789'::text, 14))), '[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]'::text, ''::text, 'g'::text), '(?<=[a-z\u00c0-\u1fff])[\u200c\u200d]+'::text, ''::text, 'g'::text);

CREATE OR REPLACE FUNCTION public.shown_facts(price text, images text[], vetted_at timestamp with time zone)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((((price ~ '[0-9]'::text))::integer + (2 * ((cardinality(images) > 0))::integer)) + (4 * ((vetted_at IS NOT NULL))::integer)))::smallint;

CREATE OR REPLACE FUNCTION public.star_thousandths(rating_sum numeric, review_count integer)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (COALESCE(floor((((1000)::numeric * rating_sum) / (NULLIF(review_count, 0))::numeric)), (0)::numeric))::smallint;

CREATE OR REPLACE FUNCTION public.sum_replaced_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update business_stats stats set review_count = review_count + change.n, rating_sum = rating_sum + change.rating
      from (select business_id, sum(n) as n, sum(rating) as rating
        from (select business_id, 1 as n, rating from added where state = 'shown'
          union all select business_id, -1, -rating from removed where state = 'shown') rating
        group by business_id having sum(n) <> 0 or sum(rating) <> 0) change
      where stats.business_id = change.business_id;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.sum_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare sign int := case tg_op when 'INSERT' then 1 else -1 end;
  begin
    update business_stats stats set review_count = review_count + sign * change.n, rating_sum = rating_sum + sign * change.rating
      from (select business_id, count(*) as n, sum(rating) as rating from changed where state = 'shown' group by business_id) change
      where stats.business_id = change.business_id;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.tell_added_businesses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from webhook_endpoints where is_on) then 
  insert into webhook_deliveries (webhook_endpoint_id, event, object_id)
  select webhook_endpoint_id, happened.event, happened.id
  from (select business_id as id, case when status = 'approved' then 'business.approved' else 'business.added' end as event from added) happened join webhook_endpoints on is_on and happened.event = any (events)
  order by happened.id
  for key share of webhook_endpoints; end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.tell_added_enquiries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from webhook_endpoints where is_on) then 
  insert into webhook_deliveries (webhook_endpoint_id, event, object_id)
  select webhook_endpoint_id, happened.event, happened.id
  from (select enquiry_id as id, 'enquiry.received' as event from added where business_id is not null and not is_withheld) happened join webhook_endpoints on is_on and happened.event = any (events)
  order by happened.id
  for key share of webhook_endpoints; end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.tell_added_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from webhook_endpoints where is_on) then 
  insert into webhook_deliveries (webhook_endpoint_id, event, object_id)
  select webhook_endpoint_id, happened.event, happened.id
  from (select payment_order_id as id, 'order.paid' as event from added where status = 'paid') happened join webhook_endpoints on is_on and happened.event = any (events)
  order by happened.id
  for key share of webhook_endpoints; end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.tell_added_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from webhook_endpoints where is_on) then
      insert into webhook_deliveries (webhook_endpoint_id, event, object_id)
      select webhook_endpoint_id, happened.event, happened.id
      from (
        select review_id as id, 'review.received' as event from added where state = 'shown'
          and not exists (select from removed_things where kind = 'review' and thing_id = review_id)
      ) happened join webhook_endpoints on is_on and happened.event = any (events)
      order by happened.id
      for key share of webhook_endpoints;
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.tell_changed_businesses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from webhook_endpoints where is_on) then 
  insert into webhook_deliveries (webhook_endpoint_id, event, object_id)
  select webhook_endpoint_id, happened.event, happened.id
  from (select added.business_id as id,
       case when added.status <> removed.status and added.status in ('approved', 'rejected') then 'business.' || added.status
         when to_jsonb(added) - '{version,updated_at,password_hash,decisions,language,email_proven_at,phone_proven_at}'::text[] is distinct from to_jsonb(removed) - '{version,updated_at,password_hash,decisions,language,email_proven_at,phone_proven_at}'::text[] then 'business.changed' end as event
     from added join removed using (business_id)) happened join webhook_endpoints on is_on and happened.event = any (events)
  order by happened.id
  for key share of webhook_endpoints; end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.tell_paid_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from webhook_endpoints where is_on) then 
  insert into webhook_deliveries (webhook_endpoint_id, event, object_id)
  select webhook_endpoint_id, happened.event, happened.id
  from (select added.payment_order_id as id, 'order.paid' as event from added join removed using (payment_order_id)
     where added.status = 'paid' and removed.status <> 'paid') happened join webhook_endpoints on is_on and happened.event = any (events)
  order by happened.id
  for key share of webhook_endpoints; end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.tell_released_enquiries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from webhook_endpoints where is_on) then 
  insert into webhook_deliveries (webhook_endpoint_id, event, object_id)
  select webhook_endpoint_id, happened.event, happened.id
  from (select added.enquiry_id as id, 'enquiry.received' as event from added join removed using (enquiry_id)
     where added.business_id is not null and removed.is_withheld and not added.is_withheld) happened join webhook_endpoints on is_on and happened.event = any (events)
  order by happened.id
  for key share of webhook_endpoints; end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.tell_removed_businesses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from webhook_endpoints where is_on) then
      insert into webhook_deliveries (webhook_endpoint_id, event, object_id)
      select webhook_endpoint_id, happened.event, happened.id
      from (select business_id as id, event from removed cross join (values ('business.removed'), ('person.forgotten')) events (event)) happened join webhook_endpoints on is_on and happened.event = any (events)
      order by happened.id, happened.event
      for key share of webhook_endpoints;
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.tell_removed_users()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from webhook_endpoints where is_on) then
      insert into webhook_deliveries (webhook_endpoint_id, event, object_id)
      select webhook_endpoint_id, happened.event, happened.id
      from (select user_id as id, 'person.forgotten' as event from removed) happened join webhook_endpoints on is_on and happened.event = any (events)
      order by happened.id, happened.event
      for key share of webhook_endpoints;
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.tell_shown_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from webhook_endpoints where is_on) then 
  insert into webhook_deliveries (webhook_endpoint_id, event, object_id)
  select webhook_endpoint_id, happened.event, happened.id
  from (select added.review_id as id, 'review.received' as event from added join removed using (review_id)
     where added.state = 'shown' and removed.state <> 'shown') happened join webhook_endpoints on is_on and happened.event = any (events)
  order by happened.id
  for key share of webhook_endpoints; end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.uncount_likes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update business_activity activity set n = greatest(0, activity.n - removed.n)
      from (select business_id, india_day(created_at) as day, count(*) as n from removed_likes where counted group by 1, 2) removed
      where activity.business_id = removed.business_id and activity.day = removed.day and activity.kind = 'like';
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.unprove_email()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if new.email_proven_at is not distinct from old.email_proven_at then new.email_proven_at := null; end if;
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION public.unprove_phone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if new.phone_proven_at is not distinct from old.phone_proven_at then new.phone_proven_at := null; end if;
    return new;
  end $function$;

-- triggers

CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER count_version BEFORE UPDATE ON public.blogs FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER note_row_delete AFTER DELETE ON public.blogs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_removals('blog', 'blog_id');
CREATE TRIGGER note_row_insert AFTER INSERT ON public.blogs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('blog', 'blog_id');
CREATE TRIGGER note_row_update AFTER UPDATE ON public.blogs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('blog', 'blog_id');
CREATE TRIGGER note_rows_gone AFTER TRUNCATE ON public.blogs FOR EACH STATEMENT EXECUTE FUNCTION note_rows_gone('blog');
CREATE TRIGGER note_topic AFTER TRUNCATE ON public.blogs FOR EACH STATEMENT EXECUTE FUNCTION note_table_topic('blogs');
CREATE TRIGGER note_topic_of_delete AFTER DELETE ON public.blogs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('blogs');
CREATE TRIGGER note_topic_of_insert AFTER INSERT ON public.blogs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('blogs');
CREATE TRIGGER note_topic_of_update AFTER UPDATE ON public.blogs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('blogs');
CREATE TRIGGER count_version BEFORE UPDATE ON public.business_members FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER record_activity_on_insert AFTER INSERT ON public.business_phone_views REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_activity('phone_view');
CREATE TRIGGER follow_business_stats AFTER UPDATE ON public.business_stats REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_business_stats();
CREATE TRIGGER note_everything AFTER TRUNCATE ON public.business_stats FOR EACH STATEMENT EXECUTE FUNCTION note_table_topic('*');
CREATE TRIGGER note_popularity_changes AFTER UPDATE ON public.business_stats REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_popularity_changes();
CREATE TRIGGER note_topics_of_delete AFTER DELETE ON public.business_stats REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_business_stats_delete();
CREATE TRIGGER note_topics_of_insert AFTER INSERT ON public.business_stats REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_business_stats_insert();
CREATE TRIGGER note_topics_of_update AFTER UPDATE ON public.business_stats REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_business_stats_update();
CREATE TRIGGER count_version BEFORE UPDATE ON public.businesses FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER create_business_stats AFTER INSERT ON public.businesses REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION create_business_stats();
CREATE TRIGGER end_checks_of_changed AFTER UPDATE OF name, state, city, address, service, phone_no ON public.businesses FOR EACH ROW WHEN (((new.phone_no IS DISTINCT FROM old.phone_no) OR (search_key(new.name) IS DISTINCT FROM search_key(old.name)) OR (search_key(new.state) IS DISTINCT FROM search_key(old.state)) OR (search_key(new.city) IS DISTINCT FROM search_key(old.city)) OR (search_key(new.address) IS DISTINCT FROM search_key(old.address)) OR (search_key(new.service) IS DISTINCT FROM search_key(old.service)))) EXECUTE FUNCTION end_checks_of_changed();
CREATE TRIGGER end_claims_of_owned AFTER UPDATE OF password_hash, email_proven_at, phone_proven_at ON public.businesses FOR EACH ROW WHEN (((num_nonnulls(old.password_hash, old.email_proven_at, old.phone_proven_at) = 0) AND (num_nonnulls(new.password_hash, new.email_proven_at, new.phone_proven_at) > 0))) EXECUTE FUNCTION end_claims_of_owned();
CREATE TRIGGER end_corrections_of_changed AFTER UPDATE OF status, name, name_hi, phone_no, service, address, city, state, opening_hours, working_since, languages ON public.businesses FOR EACH ROW WHEN ((((new.status <> 'approved'::text) AND (old.status = 'approved'::text)) OR ((((((((((new.name IS DISTINCT FROM old.name) OR (new.name_hi IS DISTINCT FROM old.name_hi)) OR (new.phone_no IS DISTINCT FROM old.phone_no)) OR (new.service IS DISTINCT FROM old.service)) OR (new.address IS DISTINCT FROM old.address)) OR (new.city IS DISTINCT FROM old.city)) OR (new.state IS DISTINCT FROM old.state)) OR (new.opening_hours IS DISTINCT FROM old.opening_hours)) OR (new.working_since IS DISTINCT FROM old.working_since)) OR (new.languages IS DISTINCT FROM old.languages)))) EXECUTE FUNCTION end_corrections_of_changed();
CREATE TRIGGER end_phone_consent AFTER UPDATE ON public.businesses FOR EACH ROW WHEN (((old.phone_proven_at IS NOT NULL) AND ((new.phone_proven_at IS NULL) OR (new.phone_no IS DISTINCT FROM old.phone_no)))) EXECUTE FUNCTION end_phone_consent();
CREATE TRIGGER follow_email_in_claims AFTER UPDATE OF email, email_proven_at ON public.businesses FOR EACH ROW WHEN (((new.email IS NOT NULL) AND (new.email_proven_at IS NOT NULL) AND ((new.email IS DISTINCT FROM old.email) OR (new.email_proven_at IS DISTINCT FROM old.email_proven_at)))) EXECUTE FUNCTION follow_email_of_businesses();
CREATE TRIGGER follow_proven_email AFTER UPDATE OF email, email_proven_at ON public.businesses FOR EACH ROW WHEN (((new.email IS DISTINCT FROM old.email) OR (new.email_proven_at IS DISTINCT FROM old.email_proven_at))) EXECUTE FUNCTION follow_proven_email();
CREATE TRIGGER follow_proven_email_of_new AFTER INSERT ON public.businesses FOR EACH ROW WHEN (((new.email IS NOT NULL) AND (new.email_proven_at IS NOT NULL))) EXECUTE FUNCTION follow_proven_email();
CREATE TRIGGER follow_proven_phone AFTER UPDATE OF phone_no, phone_proven_at ON public.businesses FOR EACH ROW WHEN (((new.phone_no IS DISTINCT FROM old.phone_no) OR (new.phone_proven_at IS DISTINCT FROM old.phone_proven_at))) EXECUTE FUNCTION follow_proven_phone();
CREATE TRIGGER follow_proven_phone_of_new AFTER INSERT ON public.businesses FOR EACH ROW WHEN (((new.phone_no IS NOT NULL) AND (new.phone_proven_at IS NOT NULL))) EXECUTE FUNCTION follow_proven_phone();
CREATE TRIGGER hold_waiting_changes_against_shown AFTER UPDATE OF name, name_hi, phone_no, service, city, state, images ON public.businesses FOR EACH ROW WHEN ((((((((new.name IS DISTINCT FROM old.name) OR (new.name_hi IS DISTINCT FROM old.name_hi)) OR (new.phone_no IS DISTINCT FROM old.phone_no)) OR (new.service IS DISTINCT FROM old.service)) OR (new.city IS DISTINCT FROM old.city)) OR (new.state IS DISTINCT FROM old.state)) OR (new.images IS DISTINCT FROM old.images))) EXECUTE FUNCTION hold_waiting_changes_against_shown();
CREATE TRIGGER keep_merged_away BEFORE UPDATE OF status, status_reason ON public.businesses FOR EACH ROW WHEN (((new.status IS DISTINCT FROM old.status) OR (new.status_reason IS DISTINCT FROM old.status_reason))) EXECUTE FUNCTION keep_merged_away();
CREATE TRIGGER list_added_businesses AFTER INSERT ON public.businesses REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION list_added_businesses();
CREATE TRIGGER list_changed_businesses AFTER UPDATE ON public.businesses REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION list_changed_businesses();
CREATE TRIGGER note_added_look AFTER INSERT ON public.businesses REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_look();
CREATE TRIGGER note_approval BEFORE INSERT ON public.businesses FOR EACH ROW EXECUTE FUNCTION note_approval();
CREATE TRIGGER note_changed_approval BEFORE UPDATE OF status ON public.businesses FOR EACH ROW WHEN ((new.status IS DISTINCT FROM old.status)) EXECUTE FUNCTION note_approval();
CREATE TRIGGER note_changed_look AFTER UPDATE ON public.businesses REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_changed_look();
CREATE TRIGGER note_everything AFTER TRUNCATE ON public.businesses FOR EACH STATEMENT EXECUTE FUNCTION note_table_topic('*');
CREATE TRIGGER note_proven AFTER UPDATE OF email_proven_at, phone_proven_at ON public.businesses FOR EACH ROW WHEN (((COALESCE(old.email_proven_at, old.phone_proven_at) IS NOT NULL) IS DISTINCT FROM (COALESCE(new.email_proven_at, new.phone_proven_at) IS NOT NULL))) EXECUTE FUNCTION note_proven_businesses();
CREATE TRIGGER note_row_delete AFTER DELETE ON public.businesses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_removals('businesses', 'business_id');
CREATE TRIGGER note_row_insert AFTER INSERT ON public.businesses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('businesses', 'business_id');
CREATE TRIGGER note_row_update AFTER UPDATE ON public.businesses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('businesses', 'business_id');
CREATE TRIGGER note_rows_gone AFTER TRUNCATE ON public.businesses FOR EACH STATEMENT EXECUTE FUNCTION note_rows_gone('businesses');
CREATE TRIGGER note_topics_of_delete AFTER DELETE ON public.businesses REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_businesses_delete();
CREATE TRIGGER note_topics_of_insert AFTER INSERT ON public.businesses REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_businesses_insert();
CREATE TRIGGER note_topics_of_update AFTER UPDATE ON public.businesses REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_businesses_update();
CREATE TRIGGER tell_webhooks_of_delete AFTER DELETE ON public.businesses REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tell_removed_businesses();
CREATE TRIGGER tell_webhooks_of_insert AFTER INSERT ON public.businesses REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_added_businesses();
CREATE TRIGGER tell_webhooks_of_update AFTER UPDATE ON public.businesses REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_businesses();
CREATE TRIGGER unprove_email BEFORE UPDATE OF email ON public.businesses FOR EACH ROW WHEN ((lower(new.email) IS DISTINCT FROM lower(old.email))) EXECUTE FUNCTION unprove_email();
CREATE TRIGGER unprove_phone BEFORE UPDATE OF phone_no ON public.businesses FOR EACH ROW WHEN ((new.phone_no IS DISTINCT FROM old.phone_no)) EXECUTE FUNCTION unprove_phone();
CREATE TRIGGER note_removed_document AFTER DELETE ON public.check_documents FOR EACH ROW EXECUTE FUNCTION note_removed_document();
CREATE TRIGGER list_checks AFTER INSERT OR DELETE OR UPDATE OF state, kind, business_id ON public.checks FOR EACH ROW EXECUTE FUNCTION list_checks();
CREATE TRIGGER mark_checked_business AFTER INSERT OR DELETE ON public.checks FOR EACH ROW EXECUTE FUNCTION mark_checked_business();
CREATE TRIGGER mark_checked_business_again AFTER UPDATE ON public.checks FOR EACH ROW WHEN ((((old.state IS DISTINCT FROM new.state) OR (old.checked_on IS DISTINCT FROM new.checked_on)) OR (old.ends_at IS DISTINCT FROM new.ends_at))) EXECUTE FUNCTION mark_checked_business();
CREATE TRIGGER note_checked_look AFTER INSERT ON public.checks FOR EACH ROW WHEN ((new.kind = 'gstin'::text)) EXECUTE FUNCTION note_checked_look();
CREATE TRIGGER remove_documents_of_check AFTER UPDATE OF ended_as, business_id ON public.checks FOR EACH ROW WHEN (((new.business_id <> old.business_id) OR ((new.ended_as = ANY (ARRAY['changed'::text, 'renewed'::text])) AND (new.ended_as IS DISTINCT FROM old.ended_as)))) EXECUTE FUNCTION remove_documents_of_check();
CREATE TRIGGER remove_register_answer AFTER UPDATE OF state, business_id ON public.checks FOR EACH ROW WHEN (((new.state <> 'waiting'::text) OR (new.business_id <> old.business_id))) EXECUTE FUNCTION remove_register_answer();
CREATE TRIGGER follow_names_of_delete AFTER DELETE ON public.city_aliases REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_city_names();
CREATE TRIGGER follow_names_of_insert AFTER INSERT ON public.city_aliases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_city_names();
CREATE TRIGGER follow_names_of_update AFTER UPDATE ON public.city_aliases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_city_names();
CREATE TRIGGER count_version BEFORE UPDATE ON public.claims FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER remove_documents_of_claim AFTER UPDATE ON public.claims FOR EACH ROW WHEN ((((new.state = ANY (ARRAY['ended'::text, 'taken_back'::text])) AND (new.state <> old.state)) OR ((new.email IS NULL) AND (old.email IS NOT NULL)) OR (new.user_id IS DISTINCT FROM old.user_id) OR (new.by_business_id IS DISTINCT FROM old.by_business_id))) EXECUTE FUNCTION remove_documents_of_claim();
CREATE TRIGGER count_version BEFORE UPDATE ON public.comments FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER note_topic AFTER TRUNCATE ON public.comments FOR EACH STATEMENT EXECUTE FUNCTION note_table_topic('comments');
CREATE TRIGGER note_topic_of_delete AFTER DELETE ON public.comments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('comments');
CREATE TRIGGER note_topic_of_insert AFTER INSERT ON public.comments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('comments');
CREATE TRIGGER note_topic_of_update AFTER UPDATE ON public.comments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('comments');
CREATE TRIGGER count_version BEFORE UPDATE ON public.contact_messages FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER forget_team_answers AFTER UPDATE OF email ON public.contact_messages FOR EACH ROW WHEN (((old.email <> ''::text) AND (new.email = ''::text))) EXECUTE FUNCTION forget_team_answers();
CREATE TRIGGER count_version BEFORE UPDATE ON public.corrections FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER note_added_demo_rows AFTER INSERT ON public.demo_rows REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_demo_rows();
CREATE TRIGGER note_removed_demo_rows AFTER DELETE ON public.demo_rows REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_demo_rows();
CREATE TRIGGER count_version BEFORE UPDATE ON public.enquiries FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER forget_team_answers AFTER UPDATE OF email ON public.enquiries FOR EACH ROW WHEN (((old.email <> ''::text) AND (new.email = ''::text))) EXECUTE FUNCTION forget_team_answers();
CREATE TRIGGER note_everything AFTER TRUNCATE ON public.enquiries FOR EACH STATEMENT EXECUTE FUNCTION note_table_topic('*');
CREATE TRIGGER note_row_delete AFTER DELETE ON public.enquiries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_removals('enquiries', 'enquiry_id');
CREATE TRIGGER note_row_insert AFTER INSERT ON public.enquiries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('enquiries', 'enquiry_id');
CREATE TRIGGER note_row_update AFTER UPDATE ON public.enquiries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('enquiries', 'enquiry_id');
CREATE TRIGGER note_rows_gone AFTER TRUNCATE ON public.enquiries FOR EACH STATEMENT EXECUTE FUNCTION note_rows_gone('enquiries');
CREATE TRIGGER note_topics_of_delete AFTER DELETE ON public.enquiries REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_enquiries_delete();
CREATE TRIGGER note_topics_of_insert AFTER INSERT ON public.enquiries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_enquiries_insert();
CREATE TRIGGER note_topics_of_update AFTER UPDATE ON public.enquiries REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_enquiries_update();
CREATE TRIGGER record_activity_on_insert AFTER INSERT ON public.enquiries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_enquiries();
CREATE TRIGGER record_activity_on_release AFTER UPDATE OF is_withheld ON public.enquiries FOR EACH ROW WHEN ((old.is_withheld AND (NOT new.is_withheld) AND (new.business_id IS NOT NULL))) EXECUTE FUNCTION count_released_enquiry();
CREATE TRIGGER tell_webhooks_of_insert AFTER INSERT ON public.enquiries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_added_enquiries();
CREATE TRIGGER tell_webhooks_of_update AFTER UPDATE ON public.enquiries REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_released_enquiries();
CREATE TRIGGER follow_enquiry_message AFTER INSERT ON public.enquiry_messages FOR EACH ROW EXECUTE FUNCTION follow_enquiry_message();
CREATE TRIGGER note_topics_of_delete AFTER DELETE ON public.enquiry_messages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_enquiry_messages_delete();
CREATE TRIGGER note_topics_of_insert AFTER INSERT ON public.enquiry_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_enquiry_messages_insert();
CREATE TRIGGER count_version BEFORE UPDATE ON public.grievances FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER count_likes_on_delete AFTER DELETE ON public.likes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_likes();
CREATE TRIGGER count_likes_on_insert AFTER INSERT ON public.likes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_likes();
CREATE TRIGGER count_of_proven BEFORE INSERT ON public.likes FOR EACH ROW EXECUTE FUNCTION count_of_proven();
CREATE TRIGGER count_proven_likes AFTER UPDATE ON public.likes REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_proven_likes();
CREATE TRIGGER record_activity_on_delete AFTER DELETE ON public.likes REFERENCING OLD TABLE AS removed_likes FOR EACH STATEMENT EXECUTE FUNCTION uncount_likes();
CREATE TRIGGER record_activity_on_insert AFTER INSERT ON public.likes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_like_activity();
CREATE TRIGGER count_added_facts AFTER INSERT ON public.listings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_facts();
CREATE TRIGGER count_changed_facts AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_facts();
CREATE TRIGGER count_removed_facts AFTER DELETE ON public.listings REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_facts();
CREATE TRIGGER forget_fact_counts AFTER TRUNCATE ON public.listings FOR EACH STATEMENT EXECUTE FUNCTION forget_fact_counts();
CREATE TRIGGER forget_listing_counts AFTER TRUNCATE ON public.listings FOR EACH STATEMENT EXECUTE FUNCTION forget_listing_counts();
CREATE TRIGGER forget_removed_places AFTER DELETE ON public.listings REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_removed_places();
CREATE TRIGGER forget_sitemap_places AFTER TRUNCATE ON public.listings FOR EACH STATEMENT EXECUTE FUNCTION forget_sitemap_places();
CREATE TRIGGER note_added_listings AFTER INSERT ON public.listings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_listings();
CREATE TRIGGER note_changed_listings AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
CREATE TRIGGER note_everything AFTER TRUNCATE ON public.listings FOR EACH STATEMENT EXECUTE FUNCTION note_table_topic('*');
CREATE TRIGGER note_moved_listings AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_moved_listings();
CREATE TRIGGER note_new_listings AFTER INSERT ON public.listings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_new_listings();
CREATE TRIGGER note_removed_listings AFTER DELETE ON public.listings REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_removed_listings();
CREATE TRIGGER note_topics_of_delete AFTER DELETE ON public.listings REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_listings_delete();
CREATE TRIGGER note_topics_of_insert AFTER INSERT ON public.listings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_listings_insert();
CREATE TRIGGER note_topics_of_update AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_listings_update();
CREATE TRIGGER place_added_listings AFTER INSERT ON public.listings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION place_added_listings();
CREATE TRIGGER end_newsletter_consent AFTER DELETE ON public.newsletter_subscriptions FOR EACH ROW WHEN ((old.confirmed_at IS NOT NULL)) EXECUTE FUNCTION end_newsletter_consent();
CREATE TRIGGER note_row_delete AFTER DELETE ON public.payment_orders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_removals('orders', 'payment_order_id');
CREATE TRIGGER note_row_insert AFTER INSERT ON public.payment_orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('orders', 'payment_order_id');
CREATE TRIGGER note_row_update AFTER UPDATE ON public.payment_orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('orders', 'payment_order_id');
CREATE TRIGGER note_rows_gone AFTER TRUNCATE ON public.payment_orders FOR EACH STATEMENT EXECUTE FUNCTION note_rows_gone('orders');
CREATE TRIGGER tell_webhooks_of_insert AFTER INSERT ON public.payment_orders REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_added_orders();
CREATE TRIGGER tell_webhooks_of_update AFTER UPDATE ON public.payment_orders REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_paid_orders();
CREATE TRIGGER note_topics_of_delete AFTER DELETE ON public.phone_views REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_phone_views_delete();
CREATE TRIGGER note_topics_of_insert AFTER INSERT ON public.phone_views REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_phone_views_insert();
CREATE TRIGGER record_activity_on_insert AFTER INSERT ON public.phone_views REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_activity('phone_view');
CREATE TRIGGER count_version BEFORE UPDATE ON public.posters FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER note_row_delete AFTER DELETE ON public.posters REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_removals('posters', 'poster_id');
CREATE TRIGGER note_row_insert AFTER INSERT ON public.posters REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('posters', 'poster_id');
CREATE TRIGGER note_row_update AFTER UPDATE ON public.posters REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('posters', 'poster_id');
CREATE TRIGGER note_rows_gone AFTER TRUNCATE ON public.posters FOR EACH STATEMENT EXECUTE FUNCTION note_rows_gone('posters');
CREATE TRIGGER note_topic AFTER TRUNCATE ON public.posters FOR EACH STATEMENT EXECUTE FUNCTION note_table_topic('posters');
CREATE TRIGGER note_topic_of_delete AFTER DELETE ON public.posters REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('posters');
CREATE TRIGGER note_topic_of_insert AFTER INSERT ON public.posters REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('posters');
CREATE TRIGGER note_topic_of_update AFTER UPDATE ON public.posters REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('posters');
CREATE TRIGGER notify_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.posters FOR EACH STATEMENT EXECUTE FUNCTION notify_changed();
CREATE TRIGGER count_version BEFORE UPDATE ON public.price_tickers FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER note_row_delete AFTER DELETE ON public.price_tickers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_removals('prices', 'price_ticker_id');
CREATE TRIGGER note_row_insert AFTER INSERT ON public.price_tickers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('prices', 'price_ticker_id');
CREATE TRIGGER note_row_update AFTER UPDATE ON public.price_tickers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('prices', 'price_ticker_id');
CREATE TRIGGER note_rows_gone AFTER TRUNCATE ON public.price_tickers FOR EACH STATEMENT EXECUTE FUNCTION note_rows_gone('prices');
CREATE TRIGGER note_topic AFTER TRUNCATE ON public.price_tickers FOR EACH STATEMENT EXECUTE FUNCTION note_table_topic('price_tickers');
CREATE TRIGGER note_topic_of_delete AFTER DELETE ON public.price_tickers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('price_tickers');
CREATE TRIGGER note_topic_of_insert AFTER INSERT ON public.price_tickers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('price_tickers');
CREATE TRIGGER note_topic_of_update AFTER UPDATE ON public.price_tickers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('price_tickers');
CREATE TRIGGER notify_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.price_tickers FOR EACH STATEMENT EXECUTE FUNCTION notify_changed();
CREATE TRIGGER record_price_on_insert AFTER INSERT ON public.price_tickers FOR EACH ROW EXECUTE FUNCTION record_price();
CREATE TRIGGER record_price_on_update AFTER UPDATE ON public.price_tickers FOR EACH ROW WHEN ((new.price IS DISTINCT FROM old.price)) EXECUTE FUNCTION record_price();
CREATE TRIGGER end_push_consents_by_delete AFTER DELETE ON public.push_devices REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION end_push_consents();
CREATE TRIGGER end_push_consents_by_update AFTER UPDATE ON public.push_devices REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION end_push_consents();
CREATE TRIGGER count_version BEFORE UPDATE ON public.quarantined_enquiries FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER count_version BEFORE UPDATE ON public.reports FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER note_work_done AFTER UPDATE OF work_answer ON public.requirements FOR EACH ROW WHEN (((COALESCE(new.found_business_id, old.found_business_id) IS NOT NULL) AND ((old.work_answer = 'done'::text) IS DISTINCT FROM (new.work_answer = 'done'::text)))) EXECUTE FUNCTION note_work_done();
CREATE TRIGGER note_topics_of_insert AFTER INSERT ON public.review_removals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_review_removals_insert();
CREATE TRIGGER note_review_delete AFTER DELETE ON public.review_replies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_replied_reviews();
CREATE TRIGGER note_review_insert AFTER INSERT ON public.review_replies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_replied_reviews();
CREATE TRIGGER note_review_update AFTER UPDATE ON public.review_replies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_replied_reviews();
CREATE TRIGGER note_topics_of_delete AFTER DELETE ON public.review_replies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_review_replies_delete();
CREATE TRIGGER note_topics_of_insert AFTER INSERT ON public.review_replies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_review_replies_insert();
CREATE TRIGGER note_topics_of_update AFTER UPDATE ON public.review_replies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_review_replies_update();
CREATE TRIGGER count_of_proven BEFORE INSERT ON public.review_votes FOR EACH ROW EXECUTE FUNCTION count_vote_of_proven();
CREATE TRIGGER note_topics_of_delete AFTER DELETE ON public.review_votes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_review_votes_delete();
CREATE TRIGGER note_topics_of_insert AFTER INSERT ON public.review_votes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_review_votes_insert();
CREATE TRIGGER count_version BEFORE UPDATE ON public.reviews FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER note_everything AFTER TRUNCATE ON public.reviews FOR EACH STATEMENT EXECUTE FUNCTION note_table_topic('*');
CREATE TRIGGER note_row_delete AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_removals('reviews', 'review_id');
CREATE TRIGGER note_row_insert AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('reviews', 'review_id');
CREATE TRIGGER note_row_update AFTER UPDATE ON public.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('reviews', 'review_id');
CREATE TRIGGER note_rows_gone AFTER TRUNCATE ON public.reviews FOR EACH STATEMENT EXECUTE FUNCTION note_rows_gone('reviews');
CREATE TRIGGER note_topics_of_delete AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_reviews_delete();
CREATE TRIGGER note_topics_of_insert AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_reviews_insert();
CREATE TRIGGER note_topics_of_update AFTER UPDATE ON public.reviews REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_reviews_update();
CREATE TRIGGER sum_reviews_on_delete AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_reviews();
CREATE TRIGGER sum_reviews_on_insert AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_reviews();
CREATE TRIGGER sum_reviews_on_update AFTER UPDATE ON public.reviews REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_replaced_reviews();
CREATE TRIGGER tell_webhooks_of_insert AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_added_reviews();
CREATE TRIGGER tell_webhooks_of_update AFTER UPDATE ON public.reviews REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_reviews();
CREATE TRIGGER end_search_consent AFTER DELETE ON public.saved_searches FOR EACH ROW WHEN ((old.confirmed_at IS NOT NULL)) EXECUTE FUNCTION end_search_consent();
CREATE TRIGGER count_version BEFORE UPDATE ON public.sayings FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER note_topic AFTER TRUNCATE ON public.sayings FOR EACH STATEMENT EXECUTE FUNCTION note_table_topic('sayings');
CREATE TRIGGER note_topic_of_delete AFTER DELETE ON public.sayings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('sayings');
CREATE TRIGGER note_topic_of_insert AFTER INSERT ON public.sayings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('sayings');
CREATE TRIGGER note_topic_of_update AFTER UPDATE ON public.sayings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('sayings');
CREATE TRIGGER notify_sayings AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sayings FOR EACH STATEMENT EXECUTE FUNCTION notify_sayings();
CREATE TRIGGER note_served_cities AFTER INSERT ON public.served_cities REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_served_cities();
CREATE TRIGGER note_unserved_cities AFTER DELETE ON public.served_cities REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_unserved_cities();
CREATE TRIGGER count_version BEFORE UPDATE ON public.services FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER note_added_services AFTER INSERT ON public.services REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_services();
CREATE TRIGGER note_changed_services AFTER UPDATE ON public.services REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_renamed_services();
CREATE TRIGGER note_removed_services AFTER DELETE ON public.services REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_removed_services();
CREATE TRIGGER note_row_delete AFTER DELETE ON public.services REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_removals('services', 'service_id');
CREATE TRIGGER note_row_insert AFTER INSERT ON public.services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('services', 'service_id');
CREATE TRIGGER note_row_update AFTER UPDATE ON public.services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('services', 'service_id');
CREATE TRIGGER note_rows_gone AFTER TRUNCATE ON public.services FOR EACH STATEMENT EXECUTE FUNCTION note_rows_gone('services');
CREATE TRIGGER note_topic AFTER TRUNCATE ON public.services FOR EACH STATEMENT EXECUTE FUNCTION note_table_topic('services');
CREATE TRIGGER note_topic_of_delete AFTER DELETE ON public.services REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('services');
CREATE TRIGGER note_topic_of_insert AFTER INSERT ON public.services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('services');
CREATE TRIGGER note_topic_of_update AFTER UPDATE ON public.services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('services');
CREATE TRIGGER notify_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.services FOR EACH STATEMENT EXECUTE FUNCTION notify_changed();
CREATE TRIGGER notify_sayings AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.services FOR EACH STATEMENT EXECUTE FUNCTION notify_sayings();
CREATE TRIGGER rename_saved_searches AFTER UPDATE ON public.services REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION rename_saved_searches();
CREATE TRIGGER count_version BEFORE UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER note_topic AFTER TRUNCATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION note_table_topic('settings');
CREATE TRIGGER note_topic_of_delete AFTER DELETE ON public.settings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('settings');
CREATE TRIGGER note_topic_of_insert AFTER INSERT ON public.settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('settings');
CREATE TRIGGER note_topic_of_update AFTER UPDATE ON public.settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('settings');
CREATE TRIGGER notify_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION notify_changed();
CREATE TRIGGER notify_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.signing_keys FOR EACH STATEMENT EXECUTE FUNCTION notify_changed();
CREATE TRIGGER follow_names_of_delete AFTER DELETE ON public.state_aliases REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_state_names();
CREATE TRIGGER follow_names_of_insert AFTER INSERT ON public.state_aliases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_state_names();
CREATE TRIGGER follow_names_of_update AFTER UPDATE ON public.state_aliases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_state_names();
CREATE TRIGGER note_topic AFTER TRUNCATE ON public.switched_off_sayings FOR EACH STATEMENT EXECUTE FUNCTION note_table_topic('sayings');
CREATE TRIGGER note_topic_of_delete AFTER DELETE ON public.switched_off_sayings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('sayings');
CREATE TRIGGER note_topic_of_insert AFTER INSERT ON public.switched_off_sayings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('sayings');
CREATE TRIGGER note_topic_of_update AFTER UPDATE ON public.switched_off_sayings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_topic('sayings');
CREATE TRIGGER notify_sayings AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.switched_off_sayings FOR EACH STATEMENT EXECUTE FUNCTION notify_sayings();
CREATE TRIGGER count_proven_user AFTER UPDATE OF email_proven_at, phone_proven_at ON public.users FOR EACH ROW WHEN (((NOT (COALESCE(old.email_proven_at, old.phone_proven_at) IS NOT NULL)) AND (COALESCE(new.email_proven_at, new.phone_proven_at) IS NOT NULL))) EXECUTE FUNCTION count_proven_user();
CREATE TRIGGER end_phone_consent AFTER UPDATE ON public.users FOR EACH ROW WHEN (((old.phone_proven_at IS NOT NULL) AND ((new.phone_proven_at IS NULL) OR (new.phone_no IS DISTINCT FROM old.phone_no)))) EXECUTE FUNCTION end_phone_consent();
CREATE TRIGGER follow_email_in_claims AFTER UPDATE OF email, email_proven_at ON public.users FOR EACH ROW WHEN (((new.email IS NOT NULL) AND (new.email_proven_at IS NOT NULL) AND ((new.email IS DISTINCT FROM old.email) OR (new.email_proven_at IS DISTINCT FROM old.email_proven_at)))) EXECUTE FUNCTION follow_email_of_users();
CREATE TRIGGER note_proven AFTER UPDATE OF email_proven_at, phone_proven_at ON public.users FOR EACH ROW WHEN (((COALESCE(old.email_proven_at, old.phone_proven_at) IS NOT NULL) IS DISTINCT FROM (COALESCE(new.email_proven_at, new.phone_proven_at) IS NOT NULL))) EXECUTE FUNCTION note_proven_users();
CREATE TRIGGER note_row_delete AFTER DELETE ON public.users REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_removals('users', 'user_id');
CREATE TRIGGER note_row_insert AFTER INSERT ON public.users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('users', 'user_id');
CREATE TRIGGER note_row_update AFTER UPDATE ON public.users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes('users', 'user_id');
CREATE TRIGGER note_rows_gone AFTER TRUNCATE ON public.users FOR EACH STATEMENT EXECUTE FUNCTION note_rows_gone('users');
CREATE TRIGGER refuse_held_email AFTER INSERT OR UPDATE OF email ON public.users FOR EACH ROW EXECUTE FUNCTION refuse_held_email();
CREATE TRIGGER tell_webhooks_of_delete AFTER DELETE ON public.users REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tell_removed_users();
CREATE TRIGGER unprove_email BEFORE UPDATE OF email ON public.users FOR EACH ROW WHEN ((lower(new.email) IS DISTINCT FROM lower(old.email))) EXECUTE FUNCTION unprove_email();
CREATE TRIGGER unprove_phone BEFORE UPDATE OF phone_no ON public.users FOR EACH ROW WHEN ((new.phone_no IS DISTINCT FROM old.phone_no)) EXECUTE FUNCTION unprove_phone();
CREATE TRIGGER notify_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.vapid_keys FOR EACH STATEMENT EXECUTE FUNCTION notify_changed();
CREATE TRIGGER count_version BEFORE UPDATE ON public.waiting_changes FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER count_version BEFORE UPDATE OF url, events, shows_private, is_on ON public.webhook_endpoints FOR EACH ROW EXECUTE FUNCTION count_version();
