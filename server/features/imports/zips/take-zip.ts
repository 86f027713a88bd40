import { toRefusal } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { FETCHING, fetchPhotos } from '#server/features/imports/photos/fetch-photos.ts';
import { PhotoFailed } from '#server/features/imports/photos/photo-fault.ts';
import { selectWaitingLines } from '#server/features/imports/photos/queries.ts';
import { fileNamesIn } from '#server/features/imports/photos/read-photos.ts';
import { findImport, lockImport } from '#server/features/imports/queries.ts';
import { receiveFile, type Upload } from '#server/features/imports/receive-file.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { presentZip } from '#server/features/imports/view.ts';
import { createFinder } from '#server/features/imports/zips/find-zipped.ts';
import type { KeptZip } from '#server/features/imports/zips/kept-zip.ts';
import { openZip, type Zipped } from '#server/features/imports/zips/open-zip.ts';
import { isFileName } from '#server/features/imports/zips/photo-names.ts';
import { putFiles, reviveFailed, selectNamed, selectNaming, setZip, type TakenFile } from '#server/features/imports/zips/queries.ts';
import { dropTaken, removeStored, storeFile } from '#server/features/imports/zips/stored-files.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import type { ImportZip, PhotoFault } from '#shared/schemas/imports.ts';

/** So many names are told that have no file, and files that have no row. */
const MOST_TOLD = 500;
const MOST_UNUSED = 100;
/** Rows that are looked at together. */
const BATCH = 1_000;

/**
 * Takes the photos that rows of an import name as files out of a ZIP. They go to their businesses as photos of addresses do, each when its row is
 * imported. The ZIP itself is kept no longer than this takes; a further one may bring what it lacks.
 * @throws 401, 403, 404; 409 when rows name no files, the file is still being read, or the import was taken back; 400 for what is no ZIP that can be read, 413 for one that holds
 * too much.
 */
export async function takeZip(context: Context, viewer: Viewer, importId: string, upload: Upload): Promise<ImportZip> {
  const { adminId } = requireViewer(viewer, 'admin');
  const { db, media } = context;
  const found = isUuid(importId) ? await findImport(db, importId) : undefined;
  if (!found) throw importRefusals.importNotFound();
  requireWanting(found);
  const file = await receiveFile(context.config.DATA_DIR, upload, importRefusals.importZipTooLarge);
  const taken: TakenFile[] = [];
  const stored = () => [...new Set(taken.flatMap((each) => ('stored' in each ? each.stored : [])))];
  try {
    const fileName = upload.name.replaceAll('\0', '').toWellFormed().slice(0, limits.shortText);
    const held = { fileName, ...(await takeFiles(context, importId, await openZip(file), taken)) };
    const replaced = await db.transaction().execute(async (transaction) => {
      const before = await lockImport(transaction, importId);
      if (!before) throw importRefusals.importNotFound();
      requireWanting(before);
      const old = await putFiles(transaction, importId, taken);
      await setZip(transaction, importId, held);
      const names = taken.flatMap((each) => ('stored' in each ? each.name : []));
      await reviveFailed(transaction, importId, names);
      await recordChange(transaction, {
        adminId,
        action: 'update',
        subject: { kind: 'import', id: importId, name: before.file_name },
        changes: { photos_from: { before: null, after: fileName }, photos: { before: null, after: held.foundCount } },
      });
      // Of one that has not begun, or was stopped, they are asked for when it goes on.
      const lines = FETCHING.includes(before.status) ? await selectWaitingLines(transaction, importId) : [];
      for (const line of lines) await context.jobs.enqueue(transaction, fetchPhotos, { importId, line });
      return old;
    });
    await removeStored(media, replaced);
    await dropTaken(context, importId);
    return presentZip(held, found.sheets);
  } catch (error) {
    // A connection lost while committing leaves open whether the rows are there: the sweep finds out.
    if (toRefusal(error).status !== 503) await removeStored(media, stored());
    throw error;
  } finally {
    await file.close();
  }
}

function requireWanting({ status, names_files: namesFiles }: { status: string; names_files: boolean }): void {
  if (status === 'undoing' || status === 'undone') throw importRefusals.importTakenBack();
  if (status === 'checking' && !namesFiles) throw importRefusals.importBeingChecked();
  if (!namesFiles) throw importRefusals.importNamesNoFiles();
}

/** Puts what rows name into the store, each file once. @param taken what has been put there, so that it can be taken back. */
async function takeFiles({ db, media, config }: Context, importId: string, files: Zipped[], taken: TakenFile[]) {
  const find = createFinder(files);
  const lies = new Map<Zipped, { stored: string } | { fault: PhotoFault }>();
  /** Names that mean a file, or one or another: of those that mean none there may be millions. */
  const known = new Map<string, PhotoFault | undefined>();
  const faults: KeptZip['faults'] = [];
  let faultCount = 0;
  for await (const { line, name } of namesOf({ db, config }, importId)) {
    const file = known.has(name) ? undefined : find(name);
    if (file) {
      const there = file === 'several' ? { fault: 'severalInZip' as const } : (lies.get(file) ?? (await keep(media, file)));
      if (file !== 'several') lies.set(file, there);
      taken.push({ name, ...there });
      known.set(name, 'fault' in there ? there.fault : undefined);
    }
    const because = known.has(name) ? known.get(name) : 'notInZip';
    if (because === undefined) continue;
    faultCount += 1;
    if (faults.length < MOST_TOLD) faults.push({ line, url: name, because });
  }
  const unused = files.filter((file) => !lies.has(file));
  return {
    fileCount: files.length,
    foundCount: [...lies.values()].filter((each) => 'stored' in each).length,
    faultCount,
    faults,
    unusedCount: unused.length,
    unused: unused.slice(0, MOST_UNUSED).map(({ path }) => path.slice(0, limits.shortText)),
  };
}

async function keep(media: Context['media'], file: Zipped): Promise<{ stored: string } | { fault: PhotoFault }> {
  try {
    return { stored: await storeFile(media, await file.read()) };
  } catch (error) {
    if (error instanceof PhotoFailed) return { fault: error.fault };
    throw error;
  }
}

/** The files that rows name, in the order of the sheet. What is imported meanwhile is met in one of both lists at least. */
async function* namesOf({ db, config }: Pick<Context, 'db' | 'config'>, importId: string): AsyncGenerator<{ line: number; name: string }> {
  for (const select of [selectNaming, selectNamed]) {
    for (let after = 0; ; ) {
      const rows = await select(db, importId, after, BATCH);
      for (const { line, photos, cell } of rows)
        for (const name of photos?.filter(isFileName) ?? fileNamesIn(config, cell ?? '')) yield { line, name };
      const last = rows.at(-1);
      if (!last) break;
      after = last.line;
    }
  }
}
