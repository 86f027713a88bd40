import type { Business } from '#shared/schemas/businesses.ts';

type Located = Pick<Business, 'address' | 'city' | 'state'>;

/**
 * What opens the way to a business in the map app of a phone: the one that is chosen there on Android, Apple's on its own devices, a page of
 * maps elsewhere. The address is looked for and not the point, which may be the middle of a city.
 * @param userAgent of the browser; an empty text while it is not known.
 */
export function directionsTo({ address, city, state }: Located, userAgent: string): string {
  const wanted = [address, city, state].filter(Boolean).join(', ');
  if (/android/i.test(userAgent)) return `geo:0,0?q=${encodeURIComponent(wanted)}`;
  if (/iphone|ipad|ipod/i.test(userAgent)) return `https://maps.apple.com/?${new URLSearchParams({ daddr: wanted })}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: wanted })}`;
}
