import type { Context, Viewer } from '#server/context.ts';
import { findLetterEnd } from '#server/features/checks/letters/queries.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';

/**
 * Until which day of India the signed-in contractor may enter the code of a letter to their address; null where none is on its way.
 * @throws 401 for visitors, 403 for other accounts.
 */
export function findOwnLetter({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<string | null> {
  return findLetterEnd(db, requireDuty(viewer, 'all').businessId);
}
