import type { Context, Viewer } from '#server/context.ts';
import { countSeenToday, hasSeenToday, insertPhoneView, lockViewer } from '#server/features/phone-views/queries.ts';
import { getPhoneViewLimit } from '#server/features/settings/get-phone-view-limit.ts';
import type { PhoneAccess } from '#shared/schemas/businesses.ts';

/**
 * Whether the viewer sees the phone number of a business that is not theirs, counted as seen when a user does: so many different
 * businesses a day of India, each one free for the rest of that day; the plan lifts the limit (contract §5).
 */
export async function viewPhone(context: Context, viewer: Viewer, businessId: string): Promise<PhoneAccess> {
  if (viewer.kind !== 'user') return 'sign_in';
  const { userId } = viewer;
  if (await hasSeenToday(context.db, userId, businessId)) return 'shown';
  const limit = await getPhoneViewLimit(context);
  return context.db.transaction().execute(async (transaction) => {
    const user = await lockViewer(transaction, userId);
    if (!user) return 'sign_in';
    if (user.plan === 'free') {
      const allowed = (await hasSeenToday(transaction, userId, businessId)) || (await countSeenToday(transaction, userId)) < limit;
      if (!allowed) return 'limit_reached';
    }
    await insertPhoneView(transaction, userId, businessId);
    return 'shown';
  });
}
