import type { Context } from '#server/context.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { selectFormerNames } from '#server/features/services/queries.ts';
import { spellService } from '#server/features/services/spell-service.ts';
import type { Service } from '#shared/schemas/catalogue.ts';

/** A name that a service of the catalogue had before, and what the service is called now. */
export interface FormerName {
  former: string;
  service: Service;
}

/** The names that services had before they were renamed, the last ones first; kept as the services themselves are. */
export async function listFormerNames(context: Context): Promise<FormerName[]> {
  const [rows, services] = await Promise.all([
    context.cache.get('services', 'former names', () => selectFormerNames(context.db)),
    listServices(context),
  ]);
  const byId = new Map(services.map((service) => [service._id, service]));
  return rows.flatMap(({ name, service_id }) => {
    const service = byId.get(service_id);
    return service ? [{ former: name, service }] : [];
  });
}

/**
 * The service as the catalogue spells it now, by a name that it has or had, in English or Hindi, whatever the case and the signs; nothing
 * where none had such a name. A name that a service has counts before one that another had.
 */
export async function findCatalogueName(context: Context, typed: string): Promise<string | undefined> {
  const services = await listServices(context);
  return spellService(services, typed) ?? spellFormer(await listFormerNames(context), typed);
}

/** The present name of the service that had this one. */
export function spellFormer(former: readonly FormerName[], typed: string): string | undefined {
  const name = spellService(
    former.map((each) => ({ name: each.former })),
    typed,
  );
  return former.find((each) => each.former === name)?.service.name;
}
