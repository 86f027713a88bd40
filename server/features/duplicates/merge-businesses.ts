import type { Transaction } from 'kysely';
import { speakingTo } from '#server/base/language.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { coverCities } from '#server/features/businesses/served-places/cover-cities.ts';
import { moveChecks, selectChecksOf } from '#server/features/duplicates/check-queries.ts';
import { differences } from '#server/features/duplicates/differences.ts';
import { MOVING } from '#server/features/duplicates/how-tables-merge.ts';
import { mailMerge } from '#server/features/duplicates/mail-merge.ts';
import {
  insertMerge,
  keepChanged,
  type LockedBusiness,
  lockBusinesses,
  restoreNewListings,
  type StoredRow,
  selectNewListings,
  selectNow,
  setColumns,
} from '#server/features/duplicates/merge-queries.ts';
import { addActivity, moveRows, type Two } from '#server/features/duplicates/move-queries.ts';
import { duplicateRefusals } from '#server/features/duplicates/refusals.ts';
import { endSessionsOfMembers } from '#server/features/sessions/end-sessions.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import { limits } from '#shared/limits.ts';
import { CONTACT_CHOICES, MERGE_CHOICES, type MergeChoice, mergeChoices } from '#shared/merge-choices.ts';
import { describeField } from '#shared/schemas/business-fields.ts';
import type { MergeInput } from '#shared/schemas/duplicates.ts';
import { duplicateMessages } from '#shared/texts.ts';

const columnsOf = (choice: MergeChoice) => MERGE_CHOICES[choice].map((name) => describeField(name).column as string);

/**
 * Merges an entry into another, in one transaction: what people did with it is of the one that stays, whose fields are chosen; its row stays,
 * unlisted, as the account of whoever owns it and as what undoes the merge.
 * @throws 401, 403; 400 for an entry with itself, and where two accounts are and none is said to own; 404 for one that is not there; 409 when
 *   one is merged already, was changed since its version, or is the one that should stay; 409 for the number or the e-mail of an account.
 */
export async function mergeBusinesses(context: Context, viewer: Viewer, input: MergeInput): Promise<void> {
  const { adminId } = requireArea(viewer, 'moderation');
  const two = { keptId: input.keep.toLowerCase(), mergedId: input.merge.toLowerCase() };
  if (!isUuid(two.keptId) || !isUuid(two.mergedId)) throw duplicateRefusals.businessNotFound();
  if (two.keptId === two.mergedId) throw duplicateRefusals.withItself();
  await context.db.transaction().execute(async (transaction) => {
    const rows = await lockBusinesses(transaction, [two.keptId, two.mergedId]);
    const kept = rows.find(({ business_id }) => business_id === two.keptId);
    const gone = rows.find(({ business_id }) => business_id === two.mergedId);
    if (!kept || !gone) throw duplicateRefusals.businessNotFound();
    requireMergeable(kept, gone, input);
    const taken = chooseTaken(kept, gone, input.take);
    const checks = await selectChecksOf(transaction, two);
    const fresh = await selectNewListings(transaction, two);
    await writeBoth(transaction, kept, gone, taken);
    if (taken.includes('address')) await coverCities(context, transaction, two.keptId);
    await restoreNewListings(transaction, two, fresh);
    await moveChecks(transaction, two);
    await insertMerge(transaction, two, adminId);
    await endSessionsOfMembers(transaction, two.mergedId);
    await keepWhatChanged(transaction, two, rows, checks);
    for (const moving of MOVING) await moveRows(transaction, moving, two);
    await addActivity(transaction, two);
    await context.jobs.enqueue(transaction, mailMerge, { ...two, isUndone: false });
    await recordMerge(transaction, adminId, kept, gone, taken);
  });
}

function requireMergeable(kept: LockedBusiness, gone: LockedBusiness, { keepVersion, mergeVersion, owner, keep }: MergeInput) {
  if (kept.merged_into !== null || gone.merged_into !== null) throw duplicateRefusals.mergedAlready();
  checkVersion(keepVersion, Number(kept.row.version));
  checkVersion(mergeVersion, Number(gone.row.version));
  if (gone.row.status === 'approved' && kept.row.status !== 'approved') throw duplicateRefusals.keepListed();
  if (gone.has_owner && !kept.has_owner) throw duplicateRefusals.keepOwned();
  if (gone.has_owner && kept.has_owner && owner?.toLowerCase() !== keep.toLowerCase()) throw duplicateRefusals.sayOwner();
}

const isEmpty = (value: unknown) => value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
const saysNothing = ({ row }: LockedBusiness, choice: MergeChoice) => isEmpty(row[columnsOf(choice)[0] as string]);

/** The fields whose value comes from the one that goes; no field is emptied. By number and e-mail owners log in: none moves where one is. */
function chooseTaken(kept: LockedBusiness, gone: LockedBusiness, take: readonly MergeChoice[] | undefined): MergeChoice[] {
  const hasAccount = kept.has_owner || gone.has_owner;
  if (hasAccount && take?.some((choice) => CONTACT_CHOICES.includes(choice))) throw duplicateRefusals.contactOfAnother();
  const isTaken = (choice: MergeChoice) => {
    if (saysNothing(gone, choice)) return false;
    if (take) return take.includes(choice);
    return saysNothing(kept, choice) && !(hasAccount && CONTACT_CHOICES.includes(choice));
  };
  return mergeChoices.filter(isTaken);
}

/** Writes the fields of both: first the one that goes, whose number may be had by the other only when it is free. */
async function writeBoth(transaction: Transaction<DB>, kept: LockedBusiness, gone: LockedBusiness, taken: MergeChoice[]) {
  const stays: StoredRow = {};
  const goes: StoredRow = { status: 'rejected', status_reason: reasonOf(kept, gone) };
  for (const choice of taken) {
    if (choice === 'image') {
      const own = kept.row.images as string[];
      const moved = (gone.row.images as string[]).slice(0, limits.pictures - own.length);
      stays.images = [...own, ...moved];
      goes.images = (gone.row.images as string[]).filter((key) => !moved.includes(key));
    } else for (const column of columnsOf(choice)) stays[column] = gone.row[column];
  }
  if (taken.includes('phoneNo')) goes.phone_no = null;
  if (kept.row.external_key === null && gone.row.external_key !== null) {
    stays.external_key = gone.row.external_key;
    goes.external_key = null;
  }
  const updated_at = await selectNow(transaction);
  await setColumns(transaction, gone.business_id, { ...goes, updated_at });
  await setColumns(transaction, kept.business_id, { ...stays, updated_at });
}

const reasonOf = (kept: LockedBusiness, gone: LockedBusiness) =>
  speakingTo(gone.row.language as string, () => duplicateMessages.mergedWith(String(kept.row.name)));

/** Keeps what undoes it: of both entries and their checks what is another than before. */
async function keepWhatChanged(transaction: Transaction<DB>, two: Two, rows: LockedBusiness[], checks: Map<string, StoredRow>) {
  for (const { business_id, row } of await lockBusinesses(transaction, [two.keptId, two.mergedId])) {
    const before = rows.find((each) => each.business_id === business_id)?.row ?? {};
    const { was, is } = differences(before, row);
    await keepChanged(transaction, two.mergedId, 'businesses', { business_id, ...was }, is);
  }
  for (const [check_id, now] of await selectChecksOf(transaction, two)) {
    const { was, is } = differences(checks.get(check_id) ?? {}, now);
    if (Object.keys(was).length > 0) await keepChanged(transaction, two.mergedId, 'checks', { check_id, ...was }, is);
  }
}

async function recordMerge(
  transaction: Transaction<DB>,
  adminId: string,
  kept: LockedBusiness,
  gone: LockedBusiness,
  taken: MergeChoice[],
) {
  await recordChange(transaction, {
    adminId,
    action: 'merge',
    subject: { kind: 'business', id: kept.business_id, name: String(kept.row.name) },
    changes: {
      merged: { before: null, after: String(gone.row.name) },
      ...(taken.length > 0 ? { taken: { before: null, after: taken } } : {}),
    },
  });
}
