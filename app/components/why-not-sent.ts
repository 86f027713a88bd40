import { ApiFailure } from '#app/api/client.ts';

/** Why something was not sent, where that is no fault of what was entered: it stays, and can be sent again. */
export type NotSent = 'offline' | 'no-answer' | 'server-failed' | 'logged-out' | 'other-account';

/** Why something was not sent; nothing where the server has refused it in words of its own. */
export function whyNotSent(failure: unknown): NotSent | undefined {
  if (!(failure instanceof ApiFailure)) return undefined;
  if (failure.status === 0) return navigator.onLine === false ? 'offline' : 'no-answer';
  if (failure.status === 401 && failure.code === 'not_signed_in') return 'logged-out';
  if (failure.code === 'other_account') return 'other-account';
  // A proxy's page in the place of an answer, whatever its number says.
  return failure.status >= 500 || !failure.isAnswer ? 'server-failed' : undefined;
}
