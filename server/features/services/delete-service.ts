import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { keepRemoved } from '#server/features/removed-things/keep-removed.ts';
import { countBusinessesOf, deleteServiceRow, lockService, selectSayingsOfService } from '#server/features/services/queries.ts';
import { serviceRefusals } from '#server/features/services/refusals.ts';

/**
 * Takes a service out of the catalogue. Its businesses keep the name as a service of their own; what the team had sayings mean it goes
 * with it. For 30 days both can be brought back.
 * @param isConfirmed whether it may go though businesses are of it.
 * @param version without it the service is deleted as it is.
 * @throws 401, 403 for all but admins and keys that may; 404 'Service not found'; 409 when it has another version; 409 'service_in_use' with
 * their number, until confirmed.
 */
export async function deleteService(
  context: Context,
  viewer: Viewer,
  serviceId: string,
  isConfirmed: boolean,
  version?: number,
): Promise<void> {
  const author = requireAuthor(viewer, 'content:write');
  await context.db.transaction().execute(async (transaction) => {
    const service = isUuid(serviceId) ? await lockService(transaction, serviceId) : undefined;
    if (!service) throw serviceRefusals.serviceNotFound();
    checkVersion(version, service.version);
    const { name, name_en: nameEnglish, name_hi: nameHindi, category } = service;
    const businesses = isConfirmed ? 0 : await countBusinessesOf(transaction, name);
    if (businesses > 0) throw serviceRefusals.serviceInUse(businesses);
    const sayings = await selectSayingsOfService(transaction, serviceId);
    await keepRemoved(context, transaction, { kind: 'service', id: service.service_id, name, author });
    await deleteServiceRow(transaction, serviceId);
    const gone = { name: null, nameEnglish: null, nameHindi: null, category: null, ...(sayings.length > 0 ? { sayings: null } : {}) };
    const changes = changesOf({ name, nameEnglish, nameHindi, category, sayings }, gone);
    await recordChange(transaction, { ...author, action: 'delete', subject: { kind: 'service', id: service.service_id, name }, changes });
  });
  context.cache.forget('services');
  context.cache.forget('sayings');
}
