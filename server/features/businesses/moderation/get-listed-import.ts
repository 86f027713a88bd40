import { isUuid } from '#server/base/uuid.ts';
import type { Context } from '#server/context.ts';
import { findListedImport } from '#server/features/businesses/moderation/queries.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import type { ListedImport } from '#shared/schemas/moderation.ts';

/**
 * The import whose businesses a list is of.
 * @throws 404 where there is none of that id.
 */
export async function getListedImport({ db }: Context, importId: string): Promise<ListedImport> {
  const found = isUuid(importId) ? await findListedImport(db, importId) : undefined;
  if (!found) throw businessRefusals.listedImportNotFound();
  return { _id: found.import_id, fileName: found.file_name, createdAt: found.created_at.toISOString() };
}
