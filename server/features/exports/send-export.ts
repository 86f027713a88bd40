import type { Readable } from 'node:stream';
import { writeCsv } from '#server/base/csv.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { ExportedTable } from '#server/db/export-table.ts';
import { openList } from '#server/features/exports/open-list.ts';
import { endExport, findExport, noteProgress, takeExport } from '#server/features/exports/queries.ts';
import { exportRefusals } from '#server/features/exports/refusals.ts';
import { writeXlsx } from '#server/features/exports/xlsx.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ExportFormat } from '#shared/schemas/exports.ts';

/** Milliseconds between two notes of how far it is, and two looks whether it is to stop. */
const NOTED_EVERY = 500;

interface SentExport {
  name: string;
  format: ExportFormat;
  file: Readable;
}

/**
 * The file of a download that was begun, written while it is sent: reading stops when whoever fetches it goes away, or says so (stopExport).
 * @throws 401, 403; 404 for an id that is none of this admin's; 409 when the file was fetched before.
 */
export async function sendExport(context: Context, viewer: Viewer, exportId: string): Promise<SentExport> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(exportId) || !(await findExport(context.db, exportId, adminId))) throw exportRefusals.exportNotFound();
  const taken = await takeExport(context.db, exportId, adminId);
  if (!taken) throw exportRefusals.exportTaken();
  const { list, format, filter } = taken;
  const table = await openList(context, viewer, list, filter);
  const batches = follow(context, exportId, table);
  const file =
    format === 'xlsx'
      ? writeXlsx(list, table.columns, batches)
      : writeCsv(
          table.columns.map((name) => ({ key: name, header: name })),
          rowsOf(batches),
        );
  return { name: `${list}-${filter.period ?? new Date().toISOString().slice(0, 10)}.${format}`, format, file };
}

async function* rowsOf(batches: AsyncIterable<object[]>) {
  for await (const rows of batches) yield* rows;
}

/** Thrown into a file that was stopped: what has come of it must not look whole. */
class Stopped extends Error {}

/** The rows, noting how far they are, to their end or until they are not wanted any more. */
async function* follow({ db, log }: Context, exportId: string, table: ExportedTable): AsyncGenerator<object[]> {
  const so = { lookedAt: 0, written: 0 };
  let noted = Date.now();
  let end: 'done' | 'stopped' | 'failed' = 'stopped';
  try {
    for await (const { rows, lookedAt } of table.read()) {
      so.lookedAt += lookedAt;
      so.written += rows.length;
      yield rows;
      if (Date.now() - noted < NOTED_EVERY) continue;
      noted = Date.now();
      if (!(await noteProgress(db, exportId, so))) throw new Stopped('the download was stopped');
    }
    if (!(await noteProgress(db, exportId, so))) throw new Stopped('the download was stopped');
    end = 'done';
  } catch (error) {
    if (!(error instanceof Stopped)) {
      end = 'failed';
      log.error({ err: error, exportId }, 'a list could not be written to its end');
    }
    throw error;
  } finally {
    await endExport(db, exportId, end);
  }
}
