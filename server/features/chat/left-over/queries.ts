import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { findChatMessage } from '#server/features/chat/queries.ts';

/** Requests that an answer may be for, at most. */
const MOST_REQUESTS = 50;

/** What its owner wrote and nobody placed, also where they were asked and have not answered. */
const LEFT_OVER = ['unplaced', 'asked'];

export function selectLeftOver(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('chat_messages')
    .select(['chat_message_id', 'body', 'media_id', 'written_at', 'reason'])
    .where('business_id', '=', businessId)
    .where('state', 'in', LEFT_OVER)
    .orderBy('written_at')
    .limit(MOST_REQUESTS)
    .execute();
}

/** The requests of a business in which something can be answered, the newest first. */
export function selectOpenRequests(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('enquiries')
    .select(['enquiry_id', 'name', sql<string>`left(message, 120)`.as('message')])
    .where('business_id', '=', businessId)
    .where('is_withheld', '=', false)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(MOST_REQUESTS)
    .execute();
}

export async function findLeftOver(db: Kysely<DB>, businessId: string, id: string) {
  const row = await db
    .selectFrom('chat_messages')
    .select('chat_message_id')
    .where('chat_message_id', '=', id)
    .where('business_id', '=', businessId)
    .where('state', 'in', LEFT_OVER)
    .executeTakeFirst();
  return row && findChatMessage(db, row.chat_message_id);
}

/** @returns whether there was one. */
export async function deleteLeftOver(db: Kysely<DB>, businessId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_messages')
    .where('chat_message_id', '=', id)
    .where('business_id', '=', businessId)
    .where('state', 'in', LEFT_OVER)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All that an owner wrote in the chat, the oldest first. */
export function selectOwnChat(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('chat_messages')
    .select(['body', 'kind', 'state', 'phone_no', 'written_at'])
    .where('business_id', '=', businessId)
    .orderBy('written_at')
    .execute();
}
