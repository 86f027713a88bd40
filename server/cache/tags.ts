import type { Aspect, TagChange } from '#server/db/tag-changes.ts';

/** Everything at once. */
export const EVERYTHING = '*';

/** What a profile shows: the business with its reviews and sums. */
export function businessTag(businessId: string): string {
  return `business:${businessId}`;
}

interface ListKeys {
  state?: string | undefined;
  city?: string | undefined;
  service?: string | undefined;
}

/** What a list shows beside who is in it and in which order: what the orders by rating and by reviews look at, or filters. */
export type ListPart = Exclude<Aspect, 'card'>;

/** The businesses of a state, city and service by their search keys; what is left out stands for any. */
export function listTag({ state = '', city = '', service = '' }: ListKeys, part: ListPart | 'list' = 'list'): string {
  return `${part}:${state}\n${city}\n${service}`;
}

/** Which tags of its lists a change concerns. Whatever shows a part of a list shows the list. */
const TOUCHED: Record<Aspect, ListPart[]> = { card: [], rating: ['rating'], facts: ['rating', 'facts'] };

/** The eight lists that a listing stands in. */
function listsOf({ list }: TagChange): ListKeys[] {
  if (!list) return [];
  return ['', list.state].flatMap((state) =>
    ['', list.city].flatMap((city) => ['', list.service].map((service) => ({ state, city, service }))),
  );
}

/** All tags that a change concerns: what shows the business as a whole, and of the lists that it stands in what shows what is touched. */
export function tagsOf(change: TagChange): string[] {
  const parts = change.aspect ? TOUCHED[change.aspect] : (['list'] as const);
  return [change.tag, ...listsOf(change).flatMap((keys) => parts.map((part) => listTag(keys, part)))];
}

/** A change of a card alone concerns, of the lists that its business stands in, those that show it. */
export function listTagsOfCard(change: TagChange): string[] {
  return change.aspect ? listsOf(change).map((keys) => listTag(keys)) : [];
}
