import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { findUserById } from '#server/features/accounts/users/queries.ts';
import { presentUser } from '#server/features/accounts/users/view.ts';
import { findNewEmail } from '#server/features/email-addresses/find-new-email.ts';
import { isProven } from '#server/features/email-addresses/is-proven.ts';
import { listLikedBusinesses } from '#server/features/likes/list-likes.ts';
import { findAnswersTo } from '#server/features/message-choices/find-answers-to.ts';
import { isChild } from '#server/features/sessions/children.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { User } from '#shared/schemas/accounts.ts';

/**
 * The signed-in user.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function getUser(context: Context, viewer: Viewer): Promise<User> {
  const user = requireViewer(viewer, 'user');
  const [row, likedBusinesses, newEmail, emailProven, answersTo, child] = await Promise.all([
    findUserById(context.db, user.userId),
    listLikedBusinesses(context, user.userId),
    findNewEmail(context, user),
    isProven(context, user),
    findAnswersTo(context, user),
    isChild(context.db, user),
  ]);
  if (!row) throw refusals.notSignedIn();
  return {
    ...presentUser(row, likedBusinesses),
    ...(newEmail && { newEmail }),
    ...(answersTo && { answersTo }),
    ...(child && { isChild: true }),
    ...{ emailProven, hasPassword: row.has_password },
  };
}
