import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { InboxKind } from '#shared/schemas/inbox.ts';

interface NewAnswer {
  kind: InboxKind;
  /** The message's. */
  id: string;
  adminId: string | null;
  body: string;
  language: string;
}

export async function insertAnswer(db: Kysely<DB>, { kind, id, adminId, body, language }: NewAnswer): Promise<string> {
  const of = kind === 'enquiry' ? { enquiry_id: id } : { contact_message_id: id };
  const row = await db
    .insertInto('team_answers')
    .values({ ...of, admin_id: adminId, body, language })
    .returning('team_answer_id')
    .executeTakeFirstOrThrow();
  return row.team_answer_id;
}

/** What was answered to messages of either kind, the first first. */
export function selectAnswers(db: Kysely<DB>, messageIds: readonly string[]) {
  return db
    .selectFrom('team_answers')
    .leftJoin('admins', 'admins.admin_id', 'team_answers.admin_id')
    .select(({ fn }) => fn.coalesce('contact_message_id', 'enquiry_id').$castTo<string>().as('message_id'))
    .select(['body', 'admins.email', 'team_answers.created_at'])
    .where(({ or, eb }) => or([eb('contact_message_id', 'in', [...messageIds]), eb('enquiry_id', 'in', [...messageIds])]))
    .orderBy('team_answers.created_at')
    .orderBy('team_answer_id')
    .execute();
}
export type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

/** An answer, whom it goes to, and when they had written; nothing once their address is forgotten. */
export function findAnswer(db: Kysely<DB>, answerId: string) {
  return db
    .selectFrom('team_answers')
    .leftJoin('contact_messages', 'contact_messages.contact_message_id', 'team_answers.contact_message_id')
    .leftJoin('enquiries', 'enquiries.enquiry_id', 'team_answers.enquiry_id')
    .select(['body', 'team_answers.language'])
    .select(sql<string>`coalesce(contact_messages.email, enquiries.email)`.as('email'))
    .select(sql<Date>`coalesce(contact_messages.created_at, enquiries.created_at)`.as('asked_at'))
    .where('team_answer_id', '=', answerId)
    .executeTakeFirst();
}

/** What the team has answered to an account. */
export function selectAnswersTo(db: Kysely<DB>, account: PublicAccount) {
  const [message, enquiry, id] =
    account.kind === 'user'
      ? (['contact_messages.user_id', 'enquiries.user_id', account.userId] as const)
      : (['contact_messages.business_id', 'enquiries.sender_business_id', account.businessId] as const);
  return db
    .selectFrom('team_answers')
    .leftJoin('contact_messages', 'contact_messages.contact_message_id', 'team_answers.contact_message_id')
    .leftJoin('enquiries', 'enquiries.enquiry_id', 'team_answers.enquiry_id')
    .select(['body', 'team_answers.created_at'])
    .where(({ or, eb }) => or([eb(message, '=', id), eb(enquiry, '=', id)]))
    .orderBy('team_answers.created_at')
    .execute();
}
