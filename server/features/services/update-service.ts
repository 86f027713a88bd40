import type { Context, Viewer } from '#server/context.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { keepFormerName, lockService, renameOnBusinesses, updateServiceRow } from '#server/features/services/queries.ts';
import { serviceRefusals } from '#server/features/services/refusals.ts';
import { presentEditableService } from '#server/features/services/view.ts';
import type { EditableService, ServiceCategory, ServiceInput } from '#shared/schemas/catalogue.ts';

/**
 * Changes a service; a new name is written into its businesses too, so that nobody is lost under the old one, by which addresses and files
 * still find it.
 * @throws 401, 403 for all but admins and keys that may; 404 'Service not found'; 409 when the name is another's, or the service was changed since
 * the version that the admin saw.
 */
export async function updateService(
  context: Context,
  viewer: Viewer,
  serviceId: string,
  { version, ...input }: Partial<ServiceInput>,
): Promise<EditableService> {
  const { serviceNotFound: missing } = serviceRefusals;
  const service = { kind: 'service', id: serviceId, lock: lockService, missing, version, scope: 'content:write' } as const;
  const row = await changeAudited(context, viewer, service, async (transaction, before) => {
    const seen = { name: before.name, nameEnglish: before.name_en, nameHindi: before.name_hi, category: before.category };
    // What a caller does not name stays.
    const { name = seen.name, nameEnglish = seen.nameEnglish, nameHindi = seen.nameHindi, category = seen.category } = input;
    const changes = changesOf(seen, { name, nameEnglish, nameHindi, category });
    if (Object.keys(changes).length === 0) return { result: before, name, changes };
    const fields = { name, name_en: nameEnglish, name_hi: nameHindi, category: category as ServiceCategory };
    const result = await updateServiceRow(transaction, serviceId, fields);
    if (changes.name) {
      await renameOnBusinesses(transaction, seen.name, name);
      await keepFormerName(transaction, serviceId, seen.name, name);
    }
    return { result, name: seen.name, changes };
  });
  context.cache.forget('services');
  context.cache.forget('sayings');
  return presentEditableService(row);
}
