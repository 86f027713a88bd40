import type { Context } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { selectServices } from '#server/features/services/queries.ts';
import type { Service, ServiceCategory } from '#shared/schemas/catalogue.ts';

/**
 * The services: all of them for 'all', else the one with that id.
 * @throws 404 'Service not found'.
 */
export async function listServices({ db, cache }: Context, id = 'all'): Promise<Service[]> {
  const services = await cache.get('services', 'all', async () => {
    const rows = await selectServices(db);
    return rows.map((row) => ({ _id: row.service_id, name: row.name, category: row.category as ServiceCategory }));
  });
  if (id === 'all') return services;
  const found = services.filter((service) => service._id === id.toLowerCase());
  if (found.length === 0) throw refusals.serviceNotFound();
  return found;
}
