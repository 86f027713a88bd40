import type { Transaction } from 'kysely';
import { alreadyTaken } from '#server/base/errors.ts';
import type { DB } from '#server/db/types.ts';
import { findOther } from '#server/features/businesses/profile/file-queries.ts';
import { lockProfile } from '#server/features/businesses/profile/queries.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import type { Session } from '#server/features/sessions/session.ts';
import { messages } from '#shared/texts.ts';

/**
 * Looks whether the owner of a business may ask for another number, which the team then decides on.
 * @throws 400 where a code to the present one is the only way in; 409 when it is another's; what `requireFreshProof` throws.
 */
export async function askForNumber(
  transaction: Transaction<DB>,
  businessId: string,
  phoneNo: string,
  session: Session | undefined,
): Promise<void> {
  const stored = await lockProfile(transaction, businessId);
  // Mistyped it would let a stranger in, and its owner never again.
  if (stored?.has_number_alone) throw businessRefusals.proveNumberFirst();
  await requireFreshProof(transaction, session);
  if (await findOther(transaction, businessId, 'phone_no', phoneNo)) throw alreadyTaken('phoneNo', messages.phoneNumberTaken);
}
