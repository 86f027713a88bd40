import { showing } from '#server/cache/collected-tags.ts';
import type { Context, Viewer } from '#server/context.ts';
import { selectServices } from '#server/features/services/queries.ts';
import { serviceRefusals } from '#server/features/services/refusals.ts';
import { presentEditableService, presentService } from '#server/features/services/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { EditableService, Service } from '#shared/schemas/catalogue.ts';
import { knowServiceNames } from '#shared/service-name.ts';

/**
 * The services: all of them for 'all', else the one with that id.
 * @throws 404 'Service not found'.
 */
export function listServices({ db, cache }: Context, id = 'all'): Promise<Service[]> {
  return showing(['services'], async () => {
    const services = await cache.get('services', 'all', async () => {
      const read = (await selectServices(db)).map(presentService);
      knowServiceNames(read);
      return read;
    });
    if (id === 'all') return services;
    const found = services.filter((service) => service._id === id.toLowerCase());
    if (found.length === 0) throw serviceRefusals.serviceNotFound();
    return found;
  });
}

/**
 * The services as they are at this moment, for an admin's forms.
 * @throws 401, 403 for all but admins.
 */
export async function listEditableServices({ db }: Context, viewer: Viewer): Promise<EditableService[]> {
  requireViewer(viewer, 'admin');
  return (await selectServices(db)).map(presentEditableService);
}
