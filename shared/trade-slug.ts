/** A service as its drawing's file is called (public/trades): 'Wallpaper/pvc/vinee' → 'wallpaper-pvc-vinee'. */
export function tradeSlug(service: string): string {
  return service.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
