import type { Transaction } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { askForNumber } from '#server/features/businesses/profile/ask-for-number.ts';
import { correctBusiness } from '#server/features/businesses/profile/correct-business.ts';
import { insertOwnEdit } from '#server/features/businesses/profile/insert-own-edit.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { fieldsThatWait } from '#server/features/businesses/waiting-changes/hold-changes.ts';
import { closeEntry } from '#server/features/corrections/close-entry.ts';
import {
  type CorrectionRow,
  findCorrection,
  lockCorrection,
  lockEntry,
  setDecided,
  setOwnerAccepted,
  setOwnerRefused,
} from '#server/features/corrections/queries.ts';
import { correctionRefusals } from '#server/features/corrections/refusals.ts';
import { entriesOf } from '#server/features/corrections/settle-value.ts';
import { waitsOnce } from '#server/features/corrections/waits-once.ts';
import { keepAndTell } from '#server/features/email-addresses/earlier-contacts/keep-contact.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { refuseMembers, requireDuty, requireStillDoes } from '#server/features/sessions/require-duty.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { CorrectionDecision } from '#shared/schemas/corrections.ts';

/**
 * What an owner says of a correction of their entry: accepted it goes the way of their own edits, so that what waits for the team then waits here,
 * too, and the rest shows at once; a business that is closed leaves the lists; refused the team decides.
 * @returns whether it shows by now.
 * @throws 401, 403 for all but the owner; 404 for a suggestion that is not there, or of another entry; 409 for one that is decided, with the team by now,
 *   or changed since `version`; 400 for another number where a code to the present one is the only way in; what `requireFreshProof` throws for another number
 *   and for a business that is closed; what `correctBusiness` throws.
 */
export async function answerCorrection(
  context: Context,
  viewer: Viewer,
  correctionId: string,
  answer: CorrectionDecision,
  session: Session | undefined,
): Promise<boolean> {
  const owner = requireDuty(viewer, 'edits');
  const found = isUuid(correctionId) ? await findCorrection(context.db, correctionId) : undefined;
  if (!found || found.business_id !== owner.businessId || found.state === 'unproven') throw correctionRefusals.notFound();
  const lock = async (transaction: Transaction<DB>) => {
    const correction = await lockForOwner(transaction, correctionId, answer.version);
    await requireStillDoes(transaction, owner.member?.memberId, 'edits');
    return correction;
  };
  if (answer.decision === 'refuse') {
    await context.db.transaction().execute(async (transaction) => {
      await lockEntry(transaction, owner.businessId);
      await lock(transaction);
      await setOwnerRefused(transaction, correctionId, answer.reason);
    });
    return false;
  }
  if (found.field === 'closed' || found.field === 'phoneNo') refuseMembers(owner);
  if (found.field === 'closed') {
    await context.db.transaction().execute(async (transaction) => {
      await lockEntry(transaction, owner.businessId);
      const { name } = await lock(transaction);
      await requireFreshProof(transaction, session);
      await setDecided(transaction, correctionId, { state: 'accepted', by: 'owner' });
      const changes = await closeEntry(context, transaction, { businessId: owner.businessId, name });
      const subject = { kind: 'business', id: owner.businessId, name } as const;
      await recordChange(transaction, { ownerId: owner.businessId, action: 'reject', subject, changes });
    });
    return true;
  }
  if (waitsOnce(found, fieldsThatWait(context, 'approved'))) {
    const { phone_no: phoneNo } = found.value;
    await context.db.transaction().execute(async (transaction) => {
      await lockEntry(transaction, owner.businessId);
      await lock(transaction);
      if (phoneNo) await askForNumber(transaction, owner.businessId, phoneNo, session);
      await setOwnerAccepted(transaction, correctionId);
    });
    return false;
  }
  await correctBusiness(context, owner.businessId, entriesOf(found.field, found.value), {
    async allow(transaction, present, hasNumberAlone) {
      await lock(transaction);
      if (found.field === 'phoneNo') {
        // Mistyped it would let a stranger in, and its owner never again.
        if (hasNumberAlone) throw businessRefusals.proveNumberFirst();
        await requireFreshProof(transaction, session);
        await keepAndTell(context, transaction, owner, present, 'phone_changed');
      }
      await setDecided(transaction, correctionId, { state: 'accepted', by: 'owner' });
    },
    record: (transaction, changes) => insertOwnEdit(transaction, owner.businessId, changes, owner.member?.memberId),
  });
  return true;
}

/** A suggestion that waits for its owner, in the version that they saw. */
async function lockForOwner(transaction: Transaction<DB>, correctionId: string, version: number | undefined): Promise<CorrectionRow> {
  const correction = await lockCorrection(transaction, correctionId);
  if (!correction) throw correctionRefusals.notFound();
  if (correction.state === 'team') throw correctionRefusals.withTeam();
  if (correction.state !== 'owner') throw correctionRefusals.isDecided();
  checkVersion(version, correction.version);
  return correction;
}
