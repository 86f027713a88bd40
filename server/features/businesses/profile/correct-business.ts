import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import type { Changes } from '#server/features/audit/changes.ts';
import { findPlaced } from '#server/features/businesses/moderation/queries.ts';
import { writeProfile } from '#server/features/businesses/profile/write-profile.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import type { BusinessEdit } from '#shared/schemas/own-business.ts';

interface Correcting {
  /** Looks, with the business locked and before anything is written, whether this may be; throws to leave it as it is. */
  allow: (
    transaction: Transaction<DB>,
    present: { email: string | null; phone_no: string | null; status: string },
    hasNumberAlone: boolean,
  ) => Promise<void>;
  /** Keeps what changed, in the transaction of the change. */
  record: (transaction: Transaction<DB>, changes: Changes, name: string) => Promise<void>;
}

/**
 * Changes some fields of a business as an edit of its owner does, but shows them at once: what is not named stays, and so do its pictures.
 * @throws 404 'Business not found'; 409 when it is changed by somebody else at the same time; what `allow` and `writeProfile` throw.
 */
export async function correctBusiness(
  context: Context,
  businessId: string,
  correction: Partial<BusinessEdit>,
  { allow, record }: Correcting,
): Promise<void> {
  const known = await findPlaced(context.db, businessId);
  if (!known) throw businessRefusals.businessNotFound();
  const { version, ...placed } = known;
  await writeProfile(context, businessId, { ...placed, ...correction } as BusinessEdit, {
    missing: businessRefusals.businessNotFound,
    // What is not named is as it was read: by no other version.
    check: (stored) => checkVersion(version, stored),
    mayLackPictures: true,
    takeContact: allow,
    record,
  });
}
