/** How many pictures are drawn of each service. */
export const variations = 12;

export const posterKeys = ['homes', 'materials', 'solar', 'interiors', 'monsoon', 'team'].map((name) => `demo/poster-${name}`);

/** 'Wallpaper/pvc/vinee' → 'wallpaper-pvc-vinee'. */
export function serviceSlug(service: string): string {
  return service.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** The media keys of a service's pictures: 'demo/cement-1' … */
export function mediaKeys(service: string): string[] {
  return Array.from({ length: variations }, (_, i) => `demo/${serviceSlug(service)}-${i + 1}`);
}
