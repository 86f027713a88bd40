import type { SentRequest } from '#shared/schemas/requirement-closing.ts';
import { requirementsText } from '#shared/texts.ts';

/** How a request stands, in words. */
export function describeOutcome({ closedAs, chosen, answers, businesses }: SentRequest): string {
  if (closedAs) return describeEnd(closedAs, chosen);
  if (answers === 0) return requirementsText.openUnanswered;
  return businesses.length === 1 ? requirementsText.openAnswered : requirementsText.openAnsweredOf(answers, businesses.length);
}

/** How a request has ended, in words. @param chosen the business that it ended with, where it was one of those that were asked. */
export function describeEnd(closedAs: 'found' | 'not_needed', chosen: string | null): string {
  if (closedAs === 'not_needed') return requirementsText.closedNotNeeded;
  return chosen ? requirementsText.closedChose(chosen) : requirementsText.closedFoundElse;
}
