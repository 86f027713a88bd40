import { isPublicUrl } from '#server/base/public-address.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireProvenAdmin, tellAdmins } from '#server/features/api-keys/require-proven-admin.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { fetchSource } from '#server/features/imports/sources/fetch-source.ts';
import {
  countSources,
  deleteSource,
  insertSource,
  lockSource,
  lockSources,
  type Source,
  selectSources,
  setOn,
} from '#server/features/imports/sources/queries.ts';
import { presentSource } from '#server/features/imports/sources/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Session } from '#server/features/sessions/session.ts';
import { importLimits } from '#shared/import-limits.ts';
import type { ImportSource, SourceInput } from '#shared/schemas/import-sources.ts';

/** What the audit says of an address: its path may be as good as a password. */
const subjectOf = ({ import_source_id: id, url }: Source) => ({ kind: 'import_source' as const, id, name: new URL(url).host });

/** The addresses from which files are fetched. @throws 401, 403. */
export async function listSources({ db }: Context, viewer: Viewer): Promise<ImportSource[]> {
  requireViewer(viewer, 'admin');
  return (await selectSources(db)).map(presentSource);
}

/**
 * Has a file fetched every night from an address, which is public and https; all admins are mailed that.
 * @throws 401, 403; what `requireFreshProof` throws; 400 for another address, 409 when there are too many.
 */
export async function addSource(
  { db, jobs, config }: Context,
  viewer: Viewer,
  { url: text, at, writes }: SourceInput,
  session: Session | undefined,
): Promise<ImportSource> {
  const { adminId } = requireViewer(viewer, 'admin');
  const parsed = URL.parse(text);
  if (parsed) parsed.hash = '';
  const url = parsed?.href;
  if (!url || !isPublicUrl(url, { standIn: config.WEBHOOK_STAND_IN, anyPort: true })) throw importRefusals.sourceNotPublic();
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  return db.transaction().execute(async (transaction) => {
    await lockSources(transaction);
    await requireProvenAdmin(transaction, adminId, session);
    if ((await countSources(transaction)) >= importLimits.sources) throw importRefusals.tooManySources();
    const added = await insertSource(transaction, { url, atMinute: hour * 60 + minute, writes, adminId });
    const changes = { at: { before: null, after: at }, writes: { before: null, after: writes } };
    await recordChange(transaction, { adminId, action: 'add', subject: subjectOf(added), changes });
    await tellAdmins({ jobs }, transaction, { what: 'source', name: subjectOf(added).name, by: adminId });
    return presentSource(added);
  });
}

/** Stops fetching from an address, or goes on, in the name of whoever says so. @throws 401, 403, 404. */
export async function switchSource({ db }: Context, viewer: Viewer, sourceId: string, isOn: boolean): Promise<ImportSource> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(sourceId)) throw importRefusals.sourceNotFound();
  return db.transaction().execute(async (transaction) => {
    const before = await lockSource(transaction, sourceId);
    if (!before) throw importRefusals.sourceNotFound();
    const after = await setOn(transaction, before, isOn, adminId);
    if (before.is_on !== isOn) {
      const changes = { is_on: { before: before.is_on, after: isOn } };
      await recordChange(transaction, { adminId, action: 'update', subject: subjectOf(before), changes });
    }
    return presentSource(after);
  });
}

/** Forgets an address; what was imported from it stays. @throws 401, 403, 404. */
export async function removeSource({ db }: Context, viewer: Viewer, sourceId: string): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(sourceId)) throw importRefusals.sourceNotFound();
  await db.transaction().execute(async (transaction) => {
    const before = await lockSource(transaction, sourceId);
    if (!before) throw importRefusals.sourceNotFound();
    await deleteSource(transaction, sourceId);
    const changes = { url: { before: subjectOf(before).name, after: null } };
    await recordChange(transaction, { adminId, action: 'delete', subject: subjectOf(before), changes });
  });
}

/** Fetches from an address at once, whether it is switched on or not. @throws 401, 403, 404. */
export async function fetchNow({ db, jobs }: Context, viewer: Viewer, sourceId: string): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(sourceId)) throw importRefusals.sourceNotFound();
  await db.transaction().execute(async (transaction) => {
    const source = await lockSource(transaction, sourceId);
    if (!source) throw importRefusals.sourceNotFound();
    await recordChange(transaction, {
      adminId,
      action: 'update',
      subject: subjectOf(source),
      changes: { fetched: { before: null, after: true } },
    });
    await jobs.enqueue(transaction, fetchSource, { sourceId });
  });
}
