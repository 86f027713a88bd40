import type { Context, Viewer } from '#server/context.ts';
import { type ExportedTable, exportAtOnce } from '#server/db/export-table.ts';
import { listEditablePosters } from '#server/features/posters/list-posters.ts';
import { listedWords, withWords } from '#shared/listed-words.ts';

/**
 * The posters as a file, those that the team's page finds by the same words.
 * @throws 401 for visitors, 403 for others than admins, when it is read.
 */
export function exportPosters(context: Context, viewer: Viewer, { q }: { q?: string | undefined }): ExportedTable {
  return exportAtOnce(['id', 'name', 'shows', 'link', 'order', 'from', 'to', 'image'], async () =>
    withWords(await listEditablePosters(context, viewer), q, listedWords.posters).map(({ _id: id, ...poster }) => ({ id, ...poster })),
  );
}
