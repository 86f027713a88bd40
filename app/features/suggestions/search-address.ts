import type { Business } from '#shared/schemas/businesses.ts';

/** One keyword, however it was typed: the same words make the same call. */
export function toKeyword(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Where choosing a suggestion leads (specification 1 §2): results by its address and service. */
export function suggestionAddress({ address, service }: Pick<Business, 'address' | 'service'>): string {
  return `/searcher?${new URLSearchParams({ address, service })}`;
}
