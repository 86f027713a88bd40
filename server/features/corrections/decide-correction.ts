import type { Transaction } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { tellChange } from '#server/features/businesses/moderation/tell-decision.ts';
import { correctBusiness } from '#server/features/businesses/profile/correct-business.ts';
import { closeEntry } from '#server/features/corrections/close-entry.ts';
import { type CorrectionRow, findCorrection, lockCorrection, lockEntry, setDecided } from '#server/features/corrections/queries.ts';
import { correctionRefusals } from '#server/features/corrections/refusals.ts';
import { entriesOf } from '#server/features/corrections/settle-value.ts';
import { presentValue } from '#server/features/corrections/view.ts';
import { keepAndTell } from '#server/features/email-addresses/earlier-contacts/keep-contact.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import type { CorrectionDecision } from '#shared/schemas/corrections.ts';

/**
 * What the team says of a correction that no owner has accepted: accepted it shows at once, and the owner is told; a business that is closed leaves
 * the lists; refused its suggester reads why.
 * @throws 401, 403 for all but the team; 404 for a suggestion that is not there; 409 for one that is decided, still with its owner, or changed since
 *   `version`, or of the number that is its owner's only way in; what `correctBusiness` throws.
 */
export async function decideCorrection(
  context: Context,
  viewer: Viewer,
  correctionId: string,
  decision: CorrectionDecision,
): Promise<void> {
  const author = requireAuthor(viewer);
  const found = isUuid(correctionId) ? await findCorrection(context.db, correctionId) : undefined;
  if (!found || found.state === 'unproven') throw correctionRefusals.notFound();
  const { business_id: businessId, name, field } = found;
  const subject = { kind: 'business', id: businessId, name } as const;
  const adminId = author.adminId ?? null;
  const lock = (transaction: Transaction<DB>) => lockForTeam(transaction, correctionId, decision.version);

  if (decision.decision === 'refuse') {
    const { reason } = decision;
    await context.db.transaction().execute(async (transaction) => {
      await lockEntry(transaction, businessId);
      const { shown, value } = await lock(transaction);
      await setDecided(transaction, correctionId, { state: 'refused', by: 'team', reason, adminId });
      const [column = 'status'] = Object.keys(value);
      const isClosed = field === 'closed';
      const suggested = {
        [column]: isClosed ? { before: 'approved', after: 'rejected' } : { before: presentValue(shown), after: presentValue(value) },
      };
      await recordChange(transaction, {
        ...author,
        ...{ action: 'reject', subject, changes: { ...suggested, reason: { before: null, after: reason } } },
      });
    });
    return;
  }
  if (field === 'closed') {
    await context.db.transaction().execute(async (transaction) => {
      await lockEntry(transaction, businessId);
      await lock(transaction);
      await setDecided(transaction, correctionId, { state: 'accepted', by: 'team', adminId });
      const changes = await closeEntry(context, transaction, { businessId, name });
      await recordChange(transaction, { ...author, action: 'reject', subject, changes });
    });
    return;
  }
  await correctBusiness(context, businessId, entriesOf(field, found.value), {
    async allow(transaction, present, hasNumberAlone) {
      const { has_owner } = await lock(transaction);
      // Its owner could come in no more, and there is no other way to tell them.
      if (field === 'phoneNo' && hasNumberAlone) throw correctionRefusals.isOnlyWayIn();
      if (field === 'phoneNo' && has_owner)
        await keepAndTell(context, transaction, { kind: 'contractor', businessId }, present, 'phone_changed');
      await setDecided(transaction, correctionId, { state: 'accepted', by: 'team', adminId });
    },
    async record(transaction, changes, name) {
      await recordChange(transaction, { ...author, action: 'approve', subject: { ...subject, name }, changes });
      if (!(await hasRoomForMail(context, transaction, { to: { business: businessId } }))) return;
      await tellChange(context, transaction, { businessId, name, columns: Object.keys(changes) });
    },
  });
}

/** A suggestion that waits for the team, in the version that was seen. */
async function lockForTeam(transaction: Transaction<DB>, correctionId: string, version: number | undefined): Promise<CorrectionRow> {
  const correction = await lockCorrection(transaction, correctionId);
  if (!correction) throw correctionRefusals.notFound();
  if (correction.state === 'owner') throw correctionRefusals.withOwner();
  if (correction.state !== 'team') throw correctionRefusals.isDecided();
  checkVersion(version, correction.version);
  return correction;
}
