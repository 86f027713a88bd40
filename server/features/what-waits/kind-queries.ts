import { type RawBuilder, sql } from 'kysely';
import type { WaitingKind } from '#shared/waiting-kinds.ts';

type Sql = RawBuilder<unknown>;

/** Rows that wait for the team, and what the queue says of each. */
export interface Statement {
  /** Where they stand, and which of them wait. */
  from: Sql;
  id: Sql;
  /** Since when they wait; since they came, without. */
  since?: Sql;
  /** When they are due; so many hours after that as their kind says, without. */
  due?: Sql;
  business?: Sql;
  /** The other one of a pair. */
  other?: Sql;
  name?: Sql;
  what?: Sql;
}

const BUSINESS = sql`business_id`;

/** Which rows wait of each kind (shared/waiting-kinds.ts). Some kinds stand in several tables. */
export const statements: Record<WaitingKind, readonly Statement[]> = {
  businesses: [
    { from: sql`from businesses where status = 'pending' and status <> 'approved'`, id: BUSINESS, business: BUSINESS, what: sql`service` },
  ],
  edits: [{ from: sql`from business_edits where checked_at is null`, id: sql`business_edit_id`, business: BUSINESS }],
  messages: [
    { from: sql`from contact_messages where status = 'new'`, id: sql`contact_message_id`, name: sql`name` },
    {
      from: sql`from enquiries where status = 'new' and business_id is null and business_left_at is null`,
      ...{ id: sql`enquiry_id`, name: sql`name`, what: sql`service` },
    },
  ],
  grievances: [
    {
      from: sql`from grievances where status = 'open'`,
      ...{ id: sql`grievance_id`, due: sql`due_at`, name: sql`name`, what: sql`kind` },
    },
  ],
  claims: [{ from: sql`from claims where way = 'team' and state = 'open'`, id: sql`claim_id`, business: BUSINESS }],
  reports: [{ from: sql`from reports where status = 'open'`, id: sql`report_id`, business: BUSINESS, what: sql`reason` }],
  comments: [{ from: sql`from comments where status = 'pending'`, id: sql`comment_id`, name: sql`name` }],
  reviews: [{ from: sql`from reviews where state = 'held' and state <> 'shown'`, id: sql`review_id`, business: BUSINESS, name: sql`name` }],
  quarantined: [
    {
      from: sql`from quarantined_enquiries where status = 'held'`,
      id: sql`enquiry_id`,
      business: sql`(select enquiries.business_id from enquiries where enquiries.enquiry_id = quarantined_enquiries.enquiry_id)`,
    },
  ],
  checks: [{ from: sql`from checks where state = 'waiting'`, id: sql`check_id`, business: BUSINESS, what: sql`kind` }],
  changes: [
    {
      from: sql`from waiting_changes where state = 'waiting'
        and exists (select from businesses listed where listed.business_id = waiting_changes.business_id and listed.status = 'approved')`,
      ...{ id: sql`waiting_change_id`, business: BUSINESS, what: sql`field` },
    },
  ],
  corrections: [
    {
      from: sql`from corrections where state = 'team'`,
      // Since when they wait for the team, and not for their owner.
      ...{ id: sql`correction_id`, since: sql`to_team_at`, business: BUSINESS, what: sql`field` },
    },
  ],
  duplicates: [
    {
      from: sql`from business_duplicates where state = 'waiting'
        and (select count(*) from businesses where business_id in (one_id, other_id) and status <> 'rejected') = 2`,
      ...{ id: sql`business_duplicate_id`, business: sql`one_id`, other: sql`other_id` },
    },
  ],
};
