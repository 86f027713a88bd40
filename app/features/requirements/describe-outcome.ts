import type { SentRequest } from '#shared/schemas/requirement-closing.ts';

/** How a request stands, in words. */
export function describeOutcome({ closedAs, chosen, answers, businesses }: SentRequest): string {
  if (closedAs) return describeEnd(closedAs, chosen);
  if (answers === 0) return 'Open · no answer yet';
  return businesses.length === 1 ? 'Open · answered' : `Open · ${answers} of ${businesses.length} answered`;
}

/** How a request has ended, in words. @param chosen the business that it ended with, where it was one of those that were asked. */
export function describeEnd(closedAs: 'found' | 'not_needed', chosen: string | null): string {
  if (closedAs === 'not_needed') return 'Closed · no longer needed';
  return chosen ? `Closed · you chose ${chosen}` : 'Closed · you found somebody else';
}
