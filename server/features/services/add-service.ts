import type { Context, Viewer } from '#server/context.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { insertService } from '#server/features/services/queries.ts';
import { presentEditableService } from '#server/features/services/view.ts';
import type { EditableService, ServiceCategory, ServiceInput } from '#shared/schemas/catalogue.ts';

/**
 * Adds a service to the catalogue, after those of its category that have a place of their own.
 * @throws 401, 403 for all but admins and keys that may; 409 when the name is taken.
 */
export async function addService(
  { db, cache }: Context,
  viewer: Viewer,
  { name, nameEnglish = null, nameHindi = null, category }: ServiceInput,
): Promise<EditableService> {
  const author = requireAuthor(viewer, 'content:write');
  const row = await db.transaction().execute(async (transaction) => {
    const row = { name, name_en: nameEnglish, name_hi: nameHindi, category: category as ServiceCategory };
    const service = await insertService(transaction, row);
    const changes = changesOf(
      { name: null, nameEnglish: null, nameHindi: null, category: null },
      { name, nameEnglish, nameHindi, category },
    );
    await recordChange(transaction, { ...author, action: 'add', subject: { kind: 'service', id: service.service_id, name }, changes });
    return service;
  });
  cache.forget('services');
  cache.forget('sayings');
  return presentEditableService(row);
}
