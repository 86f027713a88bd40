import type { Service } from '#shared/schemas/catalogue.ts';
import { namesOf } from '#shared/service-name.ts';

export interface ServiceGroup {
  category: string;
  services: Service[];
}

/** Services by lowercased category, in the order in which the categories first appear. */
export function groupServices(services: readonly Service[]): ServiceGroup[] {
  const groups = Map.groupBy(services, ({ category }) => category.toLowerCase());
  return [...groups].map(([category, members]) => ({ category, services: members }));
}

/** The services whose names have all words of a text, each perhaps only begun; all of them for an empty one. */
export function findServicesByWords(services: readonly Service[], text: string): Service[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isNamed = (name: string) => words.every((word) => ` ${name.toLowerCase()}`.includes(` ${word}`));
  return services.filter((service) => namesOf(service).some((name) => isNamed(name.replaceAll('/', ' ')) || isNamed(name)));
}

/** The listed service of that name in any case, or nothing: then the name is a custom one. */
export function findServiceByName(services: readonly Service[], name: string): Service | undefined {
  const wanted = name.trim().toLowerCase();
  return services.find((service) => namesOf(service).some((known) => known.toLowerCase() === wanted));
}
