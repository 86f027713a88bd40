import type { Transaction } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { coverCities } from '#server/features/businesses/served-places/cover-cities.ts';
import { markChecked, selectChecksOf, setCheck } from '#server/features/duplicates/check-queries.ts';
import { stillAs } from '#server/features/duplicates/differences.ts';
import { MOVING } from '#server/features/duplicates/how-tables-merge.ts';
import { mailMerge } from '#server/features/duplicates/mail-merge.ts';
import {
  deleteMerge,
  findKeptId,
  lockBusinesses,
  lockMerge,
  restoreNewListings,
  type StoredRow,
  selectKept,
  selectNewListings,
  setColumns,
} from '#server/features/duplicates/merge-queries.ts';
import { moveRowsBack, type Two, takeActivityBack } from '#server/features/duplicates/move-queries.ts';
import { duplicateRefusals } from '#server/features/duplicates/refusals.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import { describeField, fieldNames } from '#shared/schemas/business-fields.ts';

/**
 * Undoes a merge: every row is of the entry that it was of, and says what it said. What people did with the one that stayed since then stays
 * with it; a field that somebody has changed since is left, and named.
 * @returns the names of the fields that are left as they are.
 * @throws 401, 403; 404 when there is no such merge, or somebody has just undone it; 410 after its time; 409 when the entry was erased, when a
 *   later merge is to be undone first, or when somebody else has its number.
 */
export async function undoMerge(context: Context, viewer: Viewer, id: string): Promise<string[]> {
  const { adminId } = requireArea(viewer, 'moderation');
  const mergedId = id.toLowerCase();
  if (!isUuid(mergedId)) throw duplicateRefusals.mergeNotFound();
  return context.db.transaction().execute(async (transaction) => {
    const keptId = await findKeptId(transaction, mergedId);
    if (keptId === undefined) throw duplicateRefusals.mergeNotFound();
    const two = { mergedId, keptId };
    // Both first, as whoever merges and whoever erases one takes them before all else.
    const rows = await lockBusinesses(transaction, [keptId, mergedId]);
    const merge = await lockMerge(transaction, mergedId);
    if (!merge || merge.kept_id !== keptId) throw duplicateRefusals.mergeNotFound();
    if (!merge.is_undoable) throw duplicateRefusals.tooLate();
    if (rows.length < 2 || !merge.is_there) throw duplicateRefusals.erased();
    if (merge.later !== null) throw duplicateRefusals.undoLaterFirst(merge.later);
    const stayed = rows.find(({ business_id }) => business_id === keptId);
    const kept = stayed?.row ?? {};
    const gone = rows.find(({ business_id }) => business_id === mergedId)?.row ?? {};
    const fresh = await selectNewListings(transaction, two);

    for (const moving of MOVING) await moveRowsBack(transaction, moving, two);
    await takeActivityBack(transaction, two);
    const checks = await selectKept(transaction, mergedId, 'checks');
    const checksNow = await selectChecksOf(transaction, two);
    for (const { row, after } of checks) await moveCheckBack(transaction, row, after, checksNow);
    const fields = await selectKept(transaction, mergedId, 'businesses');
    await deleteMerge(transaction, mergedId);
    const left = await setFieldsBack(context, transaction, two, { kept, gone, hasOwner: stayed?.has_owner === true }, fields);
    for (const { row, after } of checks) await setCheckBack(transaction, row, after, checksNow);
    await markChecked(transaction, two);
    await restoreNewListings(transaction, two, fresh);

    await context.jobs.enqueue(transaction, mailMerge, { ...two, isUndone: true });
    await recordChange(transaction, {
      adminId,
      action: 'undo_merge',
      subject: { kind: 'business', id: keptId, name: String(kept.name) },
      changes: { merged: { before: gone.name, after: null } },
    });
    return left;
  });
}

const CONTACTS = ['phone_no', 'phone_proven_at', 'email', 'email_proven_at'];

interface Fields {
  row: StoredRow;
  after: StoredRow;
}

/** Sets the fields of both back: first of the one that stayed, whose number may be the other's. @returns which are left as they are. */
async function setFieldsBack(
  context: Context,
  transaction: Transaction<DB>,
  two: Two,
  now: { kept: StoredRow; gone: StoredRow; hasOwner: boolean },
  fields: Fields[],
): Promise<string[]> {
  const of = (businessId: string): Fields => fields.find(({ row }) => row.business_id === businessId) ?? { row: {}, after: {} };
  const [stays, goes] = [of(two.keptId), of(two.mergedId)];
  const { business_id: _stays, ...staysWas } = stays.row;
  const { business_id: _goes, ...goesWas } = goes.row;
  const kept = stillAs(now.kept, { was: staysWas, is: stays.after });
  const gone = stillAs(now.gone, { was: goesWas, is: goes.after });
  // Whoever has taken it over since comes in by them.
  if (now.hasOwner)
    for (const column of CONTACTS.filter((name) => name in kept.back)) {
      delete kept.back[column];
      delete gone.back[column];
      kept.changed.push(column);
    }
  const pictures = sharePictures(now, staysWas, goesWas);
  await setColumns(transaction, two.keptId, { ...kept.back, ...pictures.kept });
  await setColumns(transaction, two.mergedId, { ...gone.back, ...pictures.gone });
  if (staysWas.city !== undefined || staysWas.lat !== undefined || staysWas.lng !== undefined)
    await coverCities(context, transaction, two.keptId);
  return fieldNames.filter((name) => {
    const { column } = describeField(name);
    return name === 'image' ? pictures.areLost : kept.changed.includes(column) || gone.changed.includes(column);
  });
}

/** The pictures that came along go back, as far as they are still there; those that were added since stay. */
function sharePictures(now: { kept: StoredRow; gone: StoredRow }, staysWas: StoredRow, goesWas: StoredRow) {
  if (!staysWas.images || !goesWas.images) return { kept: {}, gone: {}, areLost: false };
  const shown = now.kept.images as string[];
  const theirs = goesWas.images as string[];
  const hers = now.gone.images as string[];
  const back = theirs.filter((key) => shown.includes(key) || hers.includes(key));
  return {
    kept: { images: shown.filter((key) => !theirs.includes(key)) },
    gone: { images: [...back, ...hers.filter((key) => !theirs.includes(key))] },
    areLost: back.length < theirs.length,
  };
}

/** Before the fields are set back: what no longer says the same of the one that stayed ends there. */
async function moveCheckBack(
  transaction: Transaction<DB>,
  { check_id, business_id }: StoredRow,
  is: StoredRow,
  now: Map<string, StoredRow>,
) {
  const check = now.get(String(check_id));
  if (check && business_id !== undefined && check.business_id === is.business_id)
    await setCheck(transaction, String(check_id), { business_id });
}

/** One that was decided since stays decided. */
async function setCheckBack(transaction: Transaction<DB>, { check_id, ...was }: StoredRow, is: StoredRow, now: Map<string, StoredRow>) {
  const { back, changed } = stillAs(now.get(String(check_id)) ?? {}, { was, is });
  const { business_id: _, ...columns } = back;
  if (changed.length === 0 && Object.keys(columns).length > 0) await setCheck(transaction, String(check_id), columns);
}
