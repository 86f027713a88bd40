import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Refusal, toRefusal } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import { checkFile } from '#server/features/imports/check-import.ts';
import type { Choices } from '#server/features/imports/mapping/columns-of.ts';
import { keysOf } from '#server/features/imports/mapping/heading-keys.ts';
import { loadRemembered } from '#server/features/imports/mapping/remembered.ts';
import { findImport } from '#server/features/imports/queries.ts';
import { openTables, readTables } from '#server/features/imports/read-table.ts';
import { receiveFile } from '#server/features/imports/receive-file.ts';
import { keepRefusal } from '#server/features/imports/refusals.ts';
import { keepRemark } from '#server/features/imports/remarks.ts';
import { FetchFailed, fetchFile } from '#server/features/imports/sources/fetch-file.ts';
import { mailSource } from '#server/features/imports/sources/mail-source.ts';
import {
  claimSource,
  findAdmin,
  findRowsBefore,
  findSource,
  forgetKnown,
  hasRowsWithoutKey,
  noteFetched,
  type Source,
  selectSettled,
  setSourceOf,
  takeDue,
} from '#server/features/imports/sources/queries.ts';
import { startImport } from '#server/features/imports/start-import.ts';
import { presentImport } from '#server/features/imports/view.ts';
import { defineJob, defineScheduledJob } from '#server/jobs/define-job.ts';
import type { SourceResult } from '#shared/schemas/import-sources.ts';
import type { FileColumn, Import } from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';

/** A file with fewer rows than this share of those of last time is not written by itself. */
const LEAST_SHARE = 0.5;

/** Fetches a source, and does with its file what an upload of it would do. */
export const fetchSource = defineJob<{ sourceId: string }>('fetch-import-source', async (context, { sourceId }) => {
  const source = await claimSource(context.db, sourceId);
  if (!source) return;
  try {
    await fetchAndCheck(context, source);
  } catch (error) {
    if (error instanceof FetchFailed) return fail(context, source, keepRemark(null, error.say));
    if (error instanceof Refusal && toRefusal(error).status !== 503) return fail(context, source, keepRefusal(error));
    throw error;
  }
});

/** Every minute: what is due, and files that a job has checked meanwhile. */
export const fetchDueSources = defineScheduledJob('fetch-due-import-sources', '* * * * *', async (context) => {
  const { db, jobs } = context;
  await db.transaction().execute(async (transaction) => {
    for (const sourceId of await takeDue(transaction)) await jobs.enqueue(transaction, fetchSource, { sourceId });
  });
  for (const source of await selectSettled(db)) {
    const found = source.import_id ? await findImport(db, source.import_id) : undefined;
    const kept = found?.refused as ReturnType<typeof keepRemark> | null | undefined;
    if (!found || found.status === 'unread') {
      await forgetKnown(db, source.import_source_id);
      await fail(context, source, kept ?? keepRemark(null, () => messages.sourceStopped));
    } else await settle(context, source, presentImport(found));
  }
});

async function fail(context: Context, source: Source, fault: ReturnType<typeof keepRemark>) {
  await tell(context, source, 'failed', { fault });
}

async function fetchAndCheck(context: Context, source: Source): Promise<void> {
  const { db, config } = context;
  const { import_source_id: sourceId, made_by } = source;
  const adminId = await findAdmin(db, made_by);
  if (!adminId) throw new FetchFailed(() => messages.sourceNobody);
  const got = await fetchFile(config, source.url, source);
  if (got.isSame) return tell(context, source, 'unchanged');
  const { body, etag, last_modified } = got;
  const content_hash = createHash('sha256').update(body).digest('hex');
  const known = { etag, last_modified, content_hash };
  if (content_hash === source.content_hash) return tell(context, source, 'unchanged', { known });
  const file = await receiveFile(config.DATA_DIR, { bytes: Readable.from([body]) });
  try {
    const chosen = new Map(
      Object.entries(source.columns as Record<string, FileColumn | ''>).map(([key, name]) => [key, name || undefined]),
    );
    const { columns, isKeyed } = await lookAtColumns(context, file, chosen);
    if (!isKeyed) throw new FetchFailed(() => messages.sourceNoKey);
    const fileName = new URL(source.url).pathname.split('/').at(-1) || new URL(source.url).host;
    const checked = await checkFile(context, { file, fileName, adminId, clearsEmpty: false, columns: chosen, sheets: undefined });
    await setSourceOf(db, checked._id, sourceId);
    const keepsClaim = checked.status === 'checked';
    await noteFetched(db, sourceId, { result: 'checking', keepsClaim, known, importId: checked._id, columns });
    if (keepsClaim) await settle(context, source, checked);
  } finally {
    await file.close();
  }
}

/** What the headings of a file stand for, and whether one is a key by which the next file names its rows. */
async function lookAtColumns({ db }: Context, file: Parameters<typeof openTables>[0], chosen: Choices) {
  const { recall } = await loadRemembered(db);
  const tables = await readTables(await openTables(file), { chosen, recall });
  const columns: Record<string, FileColumn | ''> = {};
  for (const { headings, header } of tables) for (const [at, key] of keysOf(headings).entries()) columns[key] = header.columns[at] ?? '';
  const named = Object.values(columns);
  return { columns, isKeyed: named.includes('externalKey') || named.includes('id') };
}

/** Does what is to be done with a file that was checked: writes it where that is wanted and nothing speaks against it. */
async function settle(context: Context, source: Source, checked: Import): Promise<void> {
  const { db } = context;
  const { import_source_id: sourceId, made_by } = source;
  const adminId = await findAdmin(db, made_by);
  const { newCount, changeCount, errorCount, conflictCount, rowCount } = checked;
  // Somebody has started it meanwhile.
  if (checked.status !== 'checked') return tell(context, source, 'written');
  if (await hasRowsWithoutKey(db, checked._id)) {
    await forgetKnown(db, sourceId);
    return fail(
      context,
      source,
      keepRemark(null, () => messages.sourceRowsWithoutKey),
    );
  }
  const before = await findRowsBefore(db, sourceId, checked._id);
  const isFewer = before !== undefined && rowCount < LEAST_SHARE * before;
  if (errorCount + conflictCount > 0) return tell(context, source, 'faulty');
  if (isFewer) return tell(context, source, 'fewer');
  if (newCount + changeCount === 0) return tell(context, source, 'nothing');
  if (source.writes === 'nothing' || !adminId) return tell(context, source, 'checked');
  const viewer = { kind: 'admin', adminId } as Parameters<typeof startImport>[1];
  await startImport(context, viewer, checked._id, {
    status: source.writes as 'pending' | 'approved',
    writeConflicts: false,
    tellOwners: false,
  });
  await tell(context, source, 'written');
}

/** Of these the team has something to do. */
const TOLD: SourceResult[] = ['checked', 'faulty', 'fewer'];

async function tell(
  { db, jobs }: Context,
  { import_source_id: sourceId }: Source,
  result: SourceResult,
  more: Omit<Parameters<typeof noteFetched>[2], 'result'> = {},
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Somebody may have removed it meanwhile.
    if (!(await findSource(transaction, sourceId))) return;
    const { beginsToFail, fault, import_id } = await noteFetched(transaction, sourceId, { result, ...more });
    if (beginsToFail || TOLD.includes(result))
      await jobs.enqueue(transaction, mailSource, { sourceId, told: { result, fault, import_id } });
  });
}
