import type { TopicChange } from '#server/db/topic-changes.ts';

/** Everything at once. */
export const EVERYTHING = '*';

/** What a profile shows: the business with its reviews and sums. */
export function businessTopic(businessId: string): string {
  return `business:${businessId}`;
}

/** The business that a topic is of, if it is of one. */
export function changedBusiness(topic: string): string | undefined {
  return topic.startsWith(businessTopic('')) ? topic.slice(businessTopic('').length) : undefined;
}

interface ListKeys {
  state?: string | undefined;
  city?: string | undefined;
  service?: string | undefined;
}

/** The businesses of a state, city and service by their search keys; what is left out stands for any. */
export function listTopic({ state = '', city = '', service = '' }: ListKeys): string {
  return `list:${state}\n${city}\n${service}`;
}

/** All topics that a change concerns: with a listing, those of the eight lists that it stands in. */
export function topicsOf({ topic, list }: TopicChange): string[] {
  if (!list) return [topic];
  const lists = ['', list.state].flatMap((state) =>
    ['', list.city].flatMap((city) => ['', list.service].map((service) => listTopic({ state, city, service }))),
  );
  return [topic, ...lists];
}
