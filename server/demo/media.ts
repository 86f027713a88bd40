import { tradeSlug } from '#shared/trade-slug.ts';
/** How many pictures are drawn of each service. */
export const variations = 12;

export const posterKeys = ['homes', 'materials', 'solar', 'interiors', 'monsoon', 'team'].map((name) => `demo/poster-${name}`);

/** The media keys of a service's pictures: 'demo/cement-1' … */
export function mediaKeys(service: string): string[] {
  return Array.from({ length: variations }, (_, i) => `demo/${tradeSlug(service)}-${i + 1}`);
}
