import { sql } from 'kysely';

/** The moment at which a day of India begins. */
export const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;

/** Enquiries that reached a business: neither spam, nor its own, nor what waits for the team. */
export const REACHED = sql<boolean>`(enquiries.status <> 'spam' and not enquiries.is_withheld
  and case when enquiries.business_id is null then enquiries.business_left_at is not null
    else enquiries.sender_business_id is distinct from enquiries.business_id end)`;

const MINUTES = sql`greatest(0, floor(extract(epoch from enquiries.replied_at - enquiries.created_at) / 60))::int`;

/**
 * Minutes until the answer; none without one. To the minute within an hour, then to 5 within 4 hours, 15 within a day, an hour within a
 * week and a day: so few different ones can be counted by month.
 */
export const ANSWERED_AFTER = sql<number | null>`case when enquiries.replied_by is null or enquiries.replied_at is null then null
  else (select case when m < 60 then m when m < 240 then m / 5 * 5 when m < 1440 then m / 15 * 15
    when m < 10080 then m / 60 * 60 else m / 1440 * 1440 end from (select ${MINUTES} as m) waited) end`;

/** The trade of an enquiry: what was asked for, else what its business does. Letters of no language: they are only told apart, which is quicker. */
export const TRADE = sql<string>`(coalesce(nullif(enquiries.service, ''), businesses.service, '') collate "C")`;
