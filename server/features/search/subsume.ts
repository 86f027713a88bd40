import type { AliasBook } from '#server/features/search/aliases.ts';
import type { Reading } from '#server/features/search/reading.ts';
import type { Target } from '#server/features/search/targets.ts';

/**
 * Whether every business of a target stands among those that a reading finds: each of its words is part of the service's name or
 * of 'city, state', or stands for a key that they all have. It may say no where the answer is yes; then they are compared.
 */
export function isWritten({ services, area }: Target, { words, terms, except }: Reading, aliases: AliasBook): boolean {
  // Nothing but names.
  if (words.length + terms.length === 0) return false;
  const [place] = area.cities ?? [];
  const hasOnePlace = area.cities === undefined || area.cities.length === 1;
  if (except.length > 0) return false;
  // A place with other names may stand under one of these.
  const isPlain = (name: string | undefined): name is string => name !== undefined && aliases.keysFor(name) === undefined;
  const names = hasOnePlace ? [place?.city, place?.state ?? area.state] : [];
  const texts = [...(services?.length === 1 ? services : []), ...names.filter(isPlain)];
  const isInText = (word: string) => texts.some((text) => text.includes(word));
  const hasKey = ({ keys }: Reading['terms'][number]) =>
    (services?.every((key) => keys.services.includes(key)) ?? false) ||
    (hasOnePlace && place !== undefined && (keys.cities.includes(place.city) || keys.states.includes(place.state))) ||
    (area.state !== undefined && keys.states.includes(area.state));
  return words.every(isInText) && terms.every((term) => hasKey(term) || (term.join === 'all' && term.texts.every(isInText)));
}
