import type { Service } from '#shared/schemas/catalogue.ts';

export interface ServiceGroup {
  category: string;
  services: Service[];
}

/** The first letter large: how names and headings of services are shown (docs/product/pages.md). */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Services by lowercased category, in the order in which the categories first appear. */
export function groupServices(services: readonly Service[]): ServiceGroup[] {
  const groups = Map.groupBy(services, ({ category }) => category.toLowerCase());
  return [...groups].map(([category, members]) => ({ category, services: members }));
}

/** The services whose names have all words of a text, each perhaps only begun; all of them for an empty one. */
export function findServicesByWords(services: readonly Service[], text: string): Service[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return services.filter(({ name }) => words.every((word) => ` ${name.toLowerCase()}`.includes(` ${word}`)));
}

/** The listed service of that name in any case, or nothing: then the name is a custom one. */
export function findServiceByName(services: readonly Service[], name: string): Service | undefined {
  const wanted = name.trim().toLowerCase();
  return services.find((service) => service.name.toLowerCase() === wanted);
}
