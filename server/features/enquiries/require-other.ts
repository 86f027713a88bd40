import type { Kysely } from 'kysely';
import type { Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { isSameMailbox } from '#server/features/email-addresses/mailbox.ts';
import { findReach, type Reach } from '#server/features/enquiries/queries.ts';
import { enquiryRefusals } from '#server/features/enquiries/refusals.ts';
import { isOfBusiness } from '#server/features/sessions/is-of-business.ts';

/**
 * Sees to it that nobody enquires at their own business: signed in as it or as one who works for it, with another account of its e-mail or number, or with either
 * typed, however spelled. Their word about an enquiry of their own would be one about whoever they name as its sender.
 * @throws 400 for one's own business.
 */
export async function requireOther(db: Kysely<DB>, viewer: Viewer, businessId: string, typed: Reach): Promise<void> {
  const receiver = await findReach(db, { kind: 'contractor', businessId });
  const isAccount = viewer.kind === 'user' || viewer.kind === 'contractor';
  const account = isAccount ? await findReach(db, viewer) : undefined;
  if ((await isOfBusiness(db, viewer, businessId)) || isReachedAlike(receiver, typed) || isReachedAlike(receiver, account))
    throw enquiryRefusals.ownBusinessAsked();
}

function isReachedAlike(one: Reach | undefined, other: Reach | undefined): boolean {
  if (!one || !other) return false;
  return isSameMailbox(one.email, other.email) || (Boolean(one.phone_no) && one.phone_no === other.phone_no);
}
