import type { Search } from '#app/features/search/search.ts';
import { capitalise } from '#app/features/services/group-services.ts';

/** The heading of a results page: 'Plumbing Contractors in Pune, Maharashtra'. */
export function describeSearch({ q, service, ...where }: Search): string {
  if (q) return `Results for “${q}”`;
  const what = service ? capitalise(service) : 'Contractors and suppliers';
  return `${what} in ${describePlace(where) || 'India'}`;
}

/** 'Pune, Maharashtra'; the address where neither city nor state is known; an empty text without any. */
export function describePlace({ city, state, address }: Pick<Search, 'city' | 'state' | 'address'>): string {
  return [city, state].filter(Boolean).join(', ') || address || '';
}
