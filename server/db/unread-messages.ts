import { sql } from 'kysely';

/** How many messages of the other side of an enquiry one has not read. */
export function unreadMessages(side: 'asker' | 'owner') {
  return sql<number>`(select count(*) from enquiry_messages message where message.enquiry_id = enquiries.enquiry_id and message.author <> ${side}
    and message.created_at > coalesce((select read_at from enquiry_sides known
      where known.enquiry_id = enquiries.enquiry_id and known.side = ${side}), '-infinity'))`;
}
