import { placeName } from '#shared/place-name.ts';
import type { Meaning, Understood } from '#shared/schemas/understanding.ts';
import { capitalise, withLargeFirst } from '#shared/service-name.ts';
import { currentLanguage, DEFAULT_LANGUAGE } from '#shared/site-language.ts';
import { searchText } from '#shared/texts.ts';

/** The meanings that are worth a link: all but the one that the whole list shows. */
export function otherMeanings({ meanings, written }: Understood, total: number): Meaning[] {
  const [first, ...others] = meanings;
  if (!first) return [];
  return written === 0 && (first.total === undefined || first.total === total) ? others : meanings;
}

/** A meaning's whole name: 'Waterproofing in Pune'. In other languages than English it is made of what it names. */
export function labelOf({ label, service, ...where }: Meaning): string {
  if (currentLanguage() === DEFAULT_LANGUAGE) return withLargeFirst(label);
  const what = service ? capitalise(service) : searchText.businesses;
  const { city, state } = placeName(where);
  const place = [where.locality, city ?? state].filter(Boolean).join(', ');
  return place ? searchText.inPlace(what, place) : what;
}

/** What a whole list was taken for. Where it is of the surroundings of a place, the meaning itself knows only their state. */
export function labelOfList({ meanings: [first], widened }: Pick<Understood, 'meanings' | 'widened'>): string {
  if (!first) return '';
  const isNear = widened !== undefined && widened.to !== (first.state ?? searchText.india);
  if (!isNear || currentLanguage() === DEFAULT_LANGUAGE) return labelOf(first);
  return searchText.nearCity(first.service ? capitalise(first.service) : searchText.businesses, widened.from);
}

/** A meaning's name beside the first one: only what differs, 'Plumbing Contractors' or 'all of Maharashtra'. */
export function nameMeaning(meaning: Meaning, { meanings }: Pick<Understood, 'meanings'>): string {
  const [first] = meanings;
  if (!first || meaning === first || !meaning.service) return labelOf(meaning);
  if (meaning.city === first.city && meaning.state === first.state) return capitalise(meaning.service);
  if (meaning.service !== first.service) return labelOf(meaning);
  const { city, state } = placeName(meaning);
  return city ?? searchText.allOfState(state ?? searchText.india);
}
