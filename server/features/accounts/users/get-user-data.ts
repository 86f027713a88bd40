import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { findNewEmail } from '#server/features/accounts/email-changes/find-new-email.ts';
import { findUserById } from '#server/features/accounts/users/queries.ts';
import { presentUser } from '#server/features/accounts/users/view.ts';
import { collectComments } from '#server/features/blog/comments/collect-comments.ts';
import { collectContactMessages } from '#server/features/contact/collect-contact-messages.ts';
import { collectSentEnquiries } from '#server/features/enquiries/collect-enquiries.ts';
import { collectLikes } from '#server/features/likes/list-likes.ts';
import { collectSubscription } from '#server/features/newsletter/collect-subscription.ts';
import { collectPayments } from '#server/features/payments/collect-payments.ts';
import { collectPhoneViews } from '#server/features/phone-views/collect-phone-views.ts';
import { collectReports } from '#server/features/reports/collect-reports.ts';
import { collectReviews } from '#server/features/reviews/collect-reviews.ts';
import { collectSessions } from '#server/features/sessions/collect-sessions.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { UserData } from '#shared/schemas/personal-data.ts';

/**
 * All that is kept about the signed-in user (docs/product/rules.md, 'Personal data').
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function getUserData(context: Context, viewer: Viewer): Promise<UserData> {
  const user = requireViewer(viewer, 'user');
  const { userId } = user;
  const row = await findUserById(context.db, userId);
  if (!row) throw refusals.notSignedIn();
  const [likes, reviews, phoneViews, sentEnquiries, contactMessages, comments, reports, payments, sessions] = await Promise.all([
    collectLikes(context, userId),
    collectReviews(context, userId),
    collectPhoneViews(context, user),
    collectSentEnquiries(context, user),
    collectContactMessages(context, { userId }),
    collectComments(context, user),
    collectReports(context, { userId }),
    collectPayments(context, user),
    collectSessions(context, user),
  ]);
  const newEmail = await findNewEmail(context, user);
  const newsletter = await collectSubscription(context, row.email);
  const likedBusinesses = likes.map((like) => like.business);
  const own = { ...presentUser(row, likedBusinesses), createdAt: row.created_at.toISOString(), ...(newEmail && { newEmail }) };
  return { user: own, likes, reviews, phoneViews, sentEnquiries, contactMessages, comments, reports, payments, ...newsletter, sessions };
}
