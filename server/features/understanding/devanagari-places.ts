import { readFileSync } from 'node:fs';

/**
 * Names of cities and states in Devanagari whose sound is not that of their Latin name, from places-in-devanagari.txt
 * ('लखनऊ: Lucknow, Uttar Pradesh', 'बिहार: Bihar'), beside those that the gazetteer has.
 */
export function devanagariPlaces(): Map<string, { city: string | undefined; state: string }> {
  const text = readFileSync(new URL('./places-in-devanagari.txt', import.meta.url), 'utf8');
  const places = new Map<string, { city: string | undefined; state: string }>();
  for (const line of text.split('\n')) {
    const [, name = '', city, state = ''] = /^([^#:]+): (?:(.+), )?(.+)$/.exec(line) ?? [];
    if (name !== '') places.set(name.trim().normalize('NFC'), { city, state });
  }
  return places;
}
