import type { Transaction } from 'kysely';
import { readSignedId } from '#server/base/signed-id.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findSuggester } from '#server/features/corrections/find-suggester.ts';
import { correctionLimits } from '#server/features/corrections/limits.ts';
import { requireRoom, tellOwner } from '#server/features/corrections/open-correction.ts';
import {
  type CorrectionRow,
  findCorrection,
  isBlockedAddress,
  isInTime,
  lockCorrection,
  lockEntry,
  setOpened,
} from '#server/features/corrections/queries.ts';
import { correctionRefusals } from '#server/features/corrections/refusals.ts';
import { isShown } from '#server/features/corrections/settle-value.ts';
import { requireListed } from '#server/features/corrections/suggest-correction.ts';
import { presentOwnCorrection } from '#server/features/corrections/view.ts';
import { isSameAddress } from '#server/features/email-addresses/mailbox.ts';
import { isOfBusiness } from '#server/features/sessions/is-of-business.ts';
import { sessionRefusals } from '#server/features/sessions/refusals.ts';
import type { OwnCorrection } from '#shared/schemas/corrections.ts';

/** The suggestion that a mailed link confirms; none when the link is dead. Opening its page confirms nothing. */
export async function findToConfirm({ db, signer }: Pick<Context, 'db' | 'signer'>, token: string): Promise<OwnCorrection | undefined> {
  const correctionId = readSignedId(signer, 'correction', token);
  const found = correctionId && (await isInTime(db, correctionId, correctionLimits.linkDays)) && (await findCorrection(db, correctionId));
  return found ? presentOwnCorrection({ ...found, state: 'team' }) : undefined;
}

/**
 * Sends a suggestion on, now that its address is proven; a second time changes nothing. Whoever has the link reads that mailbox, so no session is
 * asked for; who is signed in with that address has it with their account.
 * @throws 400 for a link that is none of ours, has expired, or was replaced by another; 403 for who is blocked; 404 for a business that is not listed
 *   any more; 409 where the entry was changed meanwhile, where a number is so already, and what `requireRoom` throws.
 */
export async function confirmCorrection(context: Context, viewer: Viewer, token: string): Promise<void> {
  const correctionId = readSignedId(context.signer, 'correction', token);
  const found = correctionId ? await findCorrection(context.db, correctionId) : undefined;
  if (!found?.email) throw correctionRefusals.deadLink();
  await context.db.transaction().execute(async (transaction) => {
    const entry = await lockEntry(transaction, found.business_id);
    const correction = await lockCorrection(transaction, found.correction_id);
    if (!correction?.email) throw correctionRefusals.deadLink();
    if (correction.state !== 'unproven') return;
    if (!(await isInTime(transaction, correction.correction_id, correctionLimits.linkDays))) throw correctionRefusals.deadLink();
    if (await isBlockedAddress(transaction, correction.email)) throw sessionRefusals.accountBlocked();
    const { name, has_owner, business_id: businessId, ...now } = requireListed(entry);
    if (!isShown(correction.shown, { ...now, name })) throw correctionRefusals.changedMeanwhile();
    if (correction.field === 'phoneNo' && isShown(correction.value, { ...now, name })) throw correctionRefusals.sameAsShown();
    const account = await findReader(transaction, viewer, correction);
    if (account && (await isOfBusiness(transaction, account, businessId))) throw correctionRefusals.ownEntry();
    await requireRoom(transaction, { account, email: correction.email }, { businessId, field: correction.field });
    const state = has_owner ? 'owner' : 'team';
    await setOpened(transaction, correction.correction_id, { state, account, ownerDays: correctionLimits.ownerDays });
    if (state === 'owner') await tellOwner(context, transaction, { correctionId: correction.correction_id, businessId, name });
  });
}

/** The account that has proven the address of a suggestion, where it is the one that asks. */
async function findReader(transaction: Transaction<DB>, viewer: Viewer, { email }: CorrectionRow) {
  const reader = await findSuggester(transaction, viewer);
  return reader && isSameAddress(reader.email ?? null, email ?? '') ? reader.account : undefined;
}
