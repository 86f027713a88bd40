import type { EditableService, Service, ServiceCategory } from '#shared/schemas/catalogue.ts';

interface ServiceRow {
  service_id: string;
  name: string;
  category: string;
  version: number;
}

/** A service as everybody sees it. */
export function presentService({ service_id, name, category }: ServiceRow): Service {
  return { _id: service_id, name, category: category as ServiceCategory };
}

/** A service as the back office edits it. */
export function presentEditableService(row: ServiceRow): EditableService {
  return { ...presentService(row), version: row.version };
}
