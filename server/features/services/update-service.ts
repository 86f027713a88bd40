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
 * @throws 401, 403 for all but admins; 404 'Service not found'; 409 when the name is another's, or the service was changed since
 * the version that the admin saw.
 */
export async function updateService(
  context: Context,
  viewer: Viewer,
  serviceId: string,
  { version, ...input }: ServiceInput,
): Promise<EditableService> {
  const category = input.category as ServiceCategory;
  const service = { kind: 'service', id: serviceId, lock: lockService, missing: serviceRefusals.serviceNotFound, version } as const;
  const row = await changeAudited(context, viewer, service, async (transaction, before) => {
    const { name, name_en: nameEnglish, name_hi: nameHindi } = before;
    // What a caller does not name stays.
    const { nameEnglish: english = nameEnglish, nameHindi: hindi = nameHindi } = input;
    const after = { name: input.name, nameEnglish: english, nameHindi: hindi, category };
    const changes = changesOf({ name, nameEnglish, nameHindi, category: before.category }, after);
    if (Object.keys(changes).length === 0) return { result: before, name, changes };
    const result = await updateServiceRow(transaction, serviceId, { name: after.name, name_en: english, name_hi: hindi, category });
    if (changes.name) {
      await renameOnBusinesses(transaction, name, after.name);
      await keepFormerName(transaction, serviceId, name, after.name);
    }
    return { result, name, changes };
  });
  context.cache.forget('services');
  context.cache.forget('sayings');
  return presentEditableService(row);
}
