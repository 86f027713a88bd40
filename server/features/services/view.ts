import type { EditableService, Service, ServiceCategory } from '#shared/schemas/catalogue.ts';

interface ServiceRow {
  service_id: string;
  name: string;
  name_en: string | null;
  name_hi: string | null;
  category: string;
  version: number;
}

/** A service as everybody sees it. */
export function presentService({ service_id, name, name_en, name_hi, category }: ServiceRow): Service {
  return { _id: service_id, name, nameEnglish: name_en, nameHindi: name_hi, category: category as ServiceCategory };
}

/** A service as the back office edits it. */
export function presentEditableService(row: ServiceRow): EditableService {
  return { ...presentService(row), version: row.version };
}
