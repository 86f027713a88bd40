import type { Context, Viewer } from '#server/context.ts';
import { type ExportedTable, exportAtOnce } from '#server/db/export-table.ts';
import { listEditableServices } from '#server/features/services/list-services.ts';
import { listedWords, withWords } from '#shared/listed-words.ts';

/**
 * The services of the catalogue as a file, those that the team's page finds by the same words.
 * @throws 401 for visitors, 403 for others than admins, when it is read.
 */
export function exportServices(context: Context, viewer: Viewer, { q }: { q?: string | undefined }): ExportedTable {
  return exportAtOnce(['id', 'name', 'nameEnglish', 'nameHindi', 'category'], async () =>
    withWords(await listEditableServices(context, viewer), q, listedWords.services).map(({ _id: id, ...service }) => ({ id, ...service })),
  );
}
