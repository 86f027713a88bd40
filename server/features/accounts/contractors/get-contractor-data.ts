import type { Context, Viewer } from '#server/context.ts';
import { getOwnBusiness } from '#server/features/accounts/contractors/get-own-business.ts';
import { selectEdits } from '#server/features/accounts/contractors/queries.ts';
import { collectActivity } from '#server/features/activity/collect-activity.ts';
import { collectComments } from '#server/features/blog/comments/collect-comments.ts';
import { collectContactMessages } from '#server/features/contact/collect-contact-messages.ts';
import { collectReceivedEnquiries, collectSentEnquiries } from '#server/features/enquiries/collect-enquiries.ts';
import { collectSubscription } from '#server/features/newsletter/collect-subscription.ts';
import { collectPayments } from '#server/features/payments/collect-payments.ts';
import { collectPhoneViews } from '#server/features/phone-views/collect-phone-views.ts';
import { collectReports } from '#server/features/reports/collect-reports.ts';
import { listReviews } from '#server/features/reviews/list-reviews.ts';
import { collectSessions } from '#server/features/sessions/collect-sessions.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ContractorData } from '#shared/schemas/personal-data.ts';

/**
 * All that is kept about the signed-in contractor (docs/product/rules.md, 'Personal data').
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function getContractorData(context: Context, viewer: Viewer): Promise<ContractorData> {
  const account = requireViewer(viewer, 'contractor');
  const { businessId } = account;
  const [
    contractor,
    edits,
    reviews,
    activity,
    phoneViews,
    receivedEnquiries,
    sentEnquiries,
    contactMessages,
    comments,
    reports,
    payments,
    sessions,
  ] = await Promise.all([
    getOwnBusiness(context, viewer),
    selectEdits(context.db, businessId),
    listReviews(context, viewer, businessId),
    collectActivity(context, businessId),
    collectPhoneViews(context, account),
    collectReceivedEnquiries(context, businessId),
    collectSentEnquiries(context, account),
    collectContactMessages(context, { businessId }),
    collectComments(context, account),
    collectReports(context, { businessId }),
    collectPayments(context, account),
    collectSessions(context, account),
  ]);
  const newsletter = await collectSubscription(context, contractor.email);
  const ownEdits = edits.map(({ changes, created_at }) => ({
    changes: changes as ContractorData['edits'][number]['changes'],
    editedAt: created_at.toISOString(),
  }));
  return {
    contractor,
    edits: ownEdits,
    reviews,
    activity,
    phoneViews,
    receivedEnquiries,
    sentEnquiries,
    contactMessages,
    comments,
    reports,
    payments,
    ...newsletter,
    sessions,
  };
}
