import { capitalise } from '#app/features/services/group-services.ts';
import type { Meaning, Understood } from '#shared/schemas/understanding.ts';
import { searchText } from '#shared/texts.ts';

/** The meanings that are worth a link: all but the one that the whole list shows. */
export function otherMeanings({ meanings, written }: Understood, total: number): Meaning[] {
  const [first, ...others] = meanings;
  if (!first) return [];
  return written === 0 && (first.total === undefined || first.total === total) ? others : meanings;
}

/** A meaning's name beside the first one: only what differs, 'Plumbing Contractors' or 'all of Maharashtra'. */
export function nameMeaning(meaning: Meaning, { meanings }: Pick<Understood, 'meanings'>): string {
  const [first] = meanings;
  if (!first || meaning === first || !meaning.service) return capitalise(meaning.label);
  if (meaning.city === first.city && meaning.state === first.state) return capitalise(meaning.service);
  if (meaning.service !== first.service) return capitalise(meaning.label);
  return meaning.city ?? searchText.allOfState(meaning.state ?? searchText.india);
}
