import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { lockService, renameOnBusinesses, updateServiceRow } from '#server/features/services/queries.ts';
import { presentEditableService } from '#server/features/services/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { isUuid } from '#server/uuid.ts';
import type { EditableService, ServiceCategory, ServiceInput } from '#shared/schemas/catalogue.ts';

/**
 * Changes a service; a new name is written into its businesses too, so that nobody is lost under the old one.
 * @throws 401, 403 for all but admins; 404 'Service not found'; 409 when the name is another's, or the service was changed since
 * the version that the admin saw.
 */
export async function updateService(
  { db, cache }: Context,
  viewer: Viewer,
  serviceId: string,
  { version, ...input }: ServiceInput,
): Promise<EditableService> {
  const { adminId } = requireViewer(viewer, 'admin');
  const after = { name: input.name, category: input.category as ServiceCategory };
  const row = await db.transaction().execute(async (transaction) => {
    const before = isUuid(serviceId) ? await lockService(transaction, serviceId) : undefined;
    if (!before) throw refusals.serviceNotFound();
    if (version !== undefined && version !== before.version) throw refusals.editConflict();
    const changes = changesOf({ name: before.name, category: before.category }, after);
    if (Object.keys(changes).length === 0) return before;
    const service = await updateServiceRow(transaction, serviceId, after);
    if (changes.name) await renameOnBusinesses(transaction, before.name, after.name);
    await recordChange(transaction, {
      adminId,
      action: 'update',
      subject: { kind: 'service', id: before.service_id, name: before.name },
      changes,
    });
    return service;
  });
  cache.forget('services');
  cache.forget('sayings');
  return presentEditableService(row);
}
