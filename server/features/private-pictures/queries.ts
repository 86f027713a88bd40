import { type Kysely, sql } from 'kysely';
import type { Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { isOfArea } from '#server/features/sessions/require-area.ts';
import { doesFor } from '#server/features/sessions/require-duty.ts';

/** What a picture belongs to. */
export type PictureOwner = { requirement_id: string } | { message_id: string };

export async function insertPictures(db: Kysely<DB>, owner: PictureOwner, keys: readonly string[]): Promise<void> {
  const rows = keys.map((key, position) => ({ ...owner, key, position }));
  if (rows.length > 0) await db.insertInto('private_pictures').values(rows).execute();
}

/** The pictures of several requirements, or of several messages, in the order in which they were given. */
export function selectPictures(
  db: Kysely<DB>,
  of: keyof DB['private_pictures'] & ('requirement_id' | 'message_id'),
  ids: readonly string[],
) {
  return db
    .selectFrom('private_pictures')
    .select(['picture_id', sql<string>`${sql.ref(of)}`.as('owner_id')])
    .where(of, '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('position')
    .execute();
}

async function selectKey(db: Kysely<DB>, pictureId: string): Promise<string | undefined> {
  const row = await db.selectFrom('private_pictures').select('key').where('picture_id', '=', pictureId).executeTakeFirst();
  return row?.key;
}

/** The key of a picture for whoever was shown it by a signed link; ending a conversation's links ends its pictures. */
export async function selectKeyByLink(db: Kysely<DB>, pictureId: string): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    select key from private_pictures
    left join enquiry_messages using (message_id)
    left join enquiries using (enquiry_id)
    where picture_id = ${pictureId} and (message_id is null or (link_ended_at is null and email <> ''))`.execute(db);
  return rows[0]?.key;
}

/** The key of a picture that the viewer may see: as who asked, as the owner of a business that was asked, or as one who moderates. */
export async function selectKeyFor(db: Kysely<DB>, pictureId: string, viewer: Viewer): Promise<string | undefined> {
  if (isOfArea(viewer, 'moderation')) return selectKey(db, pictureId);
  const userId = viewer.kind === 'user' ? viewer.userId : null;
  const businessId = viewer.kind === 'contractor' && doesFor(viewer, 'enquiries') ? viewer.businessId : null;
  // What a business asks itself is its own account's alone.
  const askerId = viewer.kind === 'contractor' && viewer.member === undefined ? viewer.businessId : null;
  const { rows } = await sql<{ key: string }>`
    select key from private_pictures pictures
    left join enquiry_messages messages using (message_id)
    where picture_id = ${pictureId} and (
      exists (select from requirements where requirements.requirement_id = pictures.requirement_id
        and (user_id = ${userId}::uuid or sender_business_id = ${askerId}::uuid))
      or exists (select from enquiries where enquiries.requirement_id = pictures.requirement_id and business_id = ${businessId}::uuid
        and not is_withheld)
      or exists (select from enquiries where enquiries.enquiry_id = messages.enquiry_id
        and ((business_id = ${businessId}::uuid and not is_withheld) or user_id = ${userId}::uuid or sender_business_id = ${askerId}::uuid))
    )`.execute(db);
  return rows[0]?.key;
}
