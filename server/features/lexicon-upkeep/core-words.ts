import type { Understanding } from '#server/features/understanding/understanding.ts';

/** What in a query may be a saying: its words for trades and those that nothing is known of, without places and words that say nothing. */
export function coreWords({ steps }: Pick<Understanding, 'steps'>): string {
  const core = steps.filter(({ as }) => as === 'trade' || as === 'rest').flatMap(({ words }) => words.toLowerCase().split(/[\s,]+/));
  return core.filter(Boolean).join(' ');
}
