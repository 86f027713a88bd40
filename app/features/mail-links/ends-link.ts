import { ApiFailure } from '#app/api/client.ts';
import { whyNotSent } from '#app/components/why-not-sent.ts';

/** Whether a refusal is the last word on a link. What is wrong with an entry, and what fails for now, is tried again. */
export function endsLink(failure: unknown): failure is ApiFailure {
  if (!(failure instanceof ApiFailure) || failure.status === 429) return false;
  return whyNotSent(failure) === undefined && Object.keys(failure.errors).length === 0;
}
