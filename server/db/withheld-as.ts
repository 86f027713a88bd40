import { sql } from 'kysely';

/** Whether an enquiry waits for the team, or was refused by them, for whoever sent it; beside `quarantined_enquiries`. */
export const withheldAs = sql<'held' | 'refused' | null>`case when enquiries.is_withheld
  then case quarantined_enquiries.status when 'refused' then 'refused' else 'held' end end`.as('withheld_as');
