/**
 * The quarter of the city that a typed address names: what stands before the city in 'Shop 3, Sai Complex, Baner, Pune 411045'.
 * @returns an empty text where the address names none.
 */
export function localityOf(address: string, city: string): string {
  const parts = address.split(',').map((part) => part.trim());
  const atCity = parts.findLastIndex((part) => part.toLowerCase().startsWith(city.toLowerCase()));
  return atCity > 0 ? (parts[atCity - 1] ?? '') : '';
}
