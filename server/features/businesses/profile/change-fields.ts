import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { FileColumns } from '#server/db/business-columns.ts';
import type { DB } from '#server/db/types.ts';
import { endByOtherEmail } from '#server/features/account-access/end-access.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { mailChange } from '#server/features/businesses/moderation/mail-change.ts';
import { findOther, lockForFile, updateFromFile } from '#server/features/businesses/profile/file-queries.ts';
import { coverCities } from '#server/features/businesses/served-places/cover-cities.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';

export interface FieldChange {
  /** The version that was seen, with what stood in the columns then. */
  version: number;
  columns: FileColumns;
  adminId: string;
}

/** What became of a change: nothing is written but where it `is` 'changed'. */
export type Changed =
  | { is: 'missing' }
  /** Somebody else has changed the business since. */
  | { is: 'stale'; now: FileColumns; version: number }
  /** The number or the key is another business's. */
  | { is: 'taken'; column: 'phone_no' | 'external_key' }
  | { is: 'changed'; before: FileColumns; version: number };

/** What the cities that a business comes to follow from. */
const PLACE = ['city', 'state', 'lat', 'lng'];

/**
 * Changes some columns of a business in the name of the team, as a file or what takes it back says: as they were checked, and as long as nobody
 * has touched the business since. Its owner, if it has one, is told like of any change of the team's.
 */
export async function changeFields(
  context: Context,
  transaction: Transaction<DB>,
  businessId: string,
  { version, columns, adminId }: FieldChange,
): Promise<Changed> {
  const stored = await lockForFile(transaction, businessId);
  if (!stored) return { is: 'missing' };
  const { version: current, has_owner, ...now } = stored;
  if (current !== version) return { is: 'stale', now, version: current };
  const changes = changesOf(now, columns);
  for (const column of ['phone_no', 'external_key'] as const) {
    const value = column in changes ? columns[column] : undefined;
    if (value && (await findOther(transaction, businessId, column, value))) return { is: 'taken', column };
  }
  const before = Object.fromEntries(Object.entries(changes).map(([column, change]) => [column, change.before])) as FileColumns;
  if (Object.keys(changes).length === 0) return { is: 'changed', before, version };
  const written = await updateFromFile(transaction, businessId, columns);
  if (PLACE.some((column) => column in changes)) await coverCities(context, transaction, businessId);
  const name = columns.name ?? now.name;
  await recordChange(transaction, { adminId, action: 'update', subject: { kind: 'business', id: businessId, name }, changes });
  await endByOtherEmail(transaction, businessId, changes.email);
  if (has_owner && (await hasRoomForMail(context, transaction, { to: { business: businessId } }))) {
    await context.jobs.enqueue(transaction, mailChange, { businessId, columns: Object.keys(changes) });
  }
  return { is: 'changed', before, version: written };
}
