import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { BadLeadInput } from '#shared/schemas/bad-leads.ts';

/**
 * Keeps what the business says of an enquiry that it has received. The first mark's time stays: a changed one weighs no longer.
 * @returns whether the business has such an enquiry.
 */
export async function upsertMark(db: Kysely<DB>, businessId: string, enquiryId: string, { reason, note }: BadLeadInput): Promise<boolean> {
  const { rows } = await sql`
    insert into lead_marks (enquiry_id, reason, note)
      select enquiry_id, ${reason}::text, ${reason === null ? '' : note}::text from enquiries
      where enquiry_id = ${enquiryId}::uuid and business_id = ${businessId}::uuid and not is_withheld
    on conflict (enquiry_id) do update set reason = excluded.reason, note = excluded.note
    returning enquiry_id`.execute(db);
  return rows.length > 0;
}

/** What a business has said of enquiries, for the download of its own data. */
export function selectMarksOf(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('lead_marks')
    .innerJoin('enquiries', 'enquiries.enquiry_id', 'lead_marks.enquiry_id')
    .select(['lead_marks.enquiry_id', 'lead_marks.reason', 'lead_marks.note', 'lead_marks.marked_at'])
    .where('enquiries.business_id', '=', businessId)
    .where('lead_marks.reason', 'is not', null)
    .orderBy('lead_marks.marked_at')
    .execute();
}

/** Takes the words out of marks of the enquiries that an account has sent: they tell of its sender. */
export async function forgetNotes(db: Kysely<DB>, sender: { user_id: string } | { sender_business_id: string }): Promise<void> {
  await db
    .updateTable('lead_marks')
    .set({ note: '' })
    .where(
      'enquiry_id',
      'in',
      db
        .selectFrom('enquiries')
        .select('enquiry_id')
        .where((eb) => eb.and(sender)),
    )
    .execute();
}

/** Takes what matches `traces` out of all notes in which `mentions` is found: they are few. */
export async function forgetMentions(
  db: Kysely<DB>,
  { mentions, traces, by }: { mentions: string; traces: string; by: string },
): Promise<void> {
  await sql`update lead_marks set note = regexp_replace(note, ${traces}, ${by}, 'gi') where note ~* ${mentions}`.execute(db);
}
