import type { Context, Viewer } from '#server/context.ts';
import { countSeenToday, findViewerPlan, insertPhoneView, lockViewer } from '#server/features/phone-views/queries.ts';
import { getPhoneViewLimit } from '#server/features/settings/get-phone-view-limit.ts';
import type { PhoneAccess, PhoneLook } from '#shared/schemas/businesses.ts';

type Look = PhoneLook & { phoneAccess: PhoneAccess };

const SIGN_IN = { phoneAccess: 'sign_in', leftToday: null } as const;

/**
 * Whether the viewer sees the phone number of a business that is not theirs, counted as seen when a user or another business does:
 * so many different businesses a day of India, each one free for the rest of that day; the plan lifts the limit (docs/product/rules.md).
 */
export async function viewPhone(context: Context, viewer: Viewer, businessId: string): Promise<Look> {
  if (viewer.kind !== 'user' && viewer.kind !== 'contractor') return SIGN_IN;
  const limit = await getPhoneViewLimit(context);
  return context.db.transaction().execute(async (transaction) => {
    const account = await lockViewer(transaction, viewer);
    if (!account) return SIGN_IN;
    const { n, isSeen } = await countSeenToday(transaction, viewer, businessId);
    if (!isSeen) {
      if (account.plan === 'free' && n >= limit) return { phoneAccess: 'limit_reached', leftToday: 0 };
      await insertPhoneView(transaction, viewer, businessId);
    }
    return { phoneAccess: 'shown', leftToday: leftOf(account.plan, limit, isSeen ? n : n + 1) };
  });
}

/**
 * What a page may show of a number without counting it as seen.
 * @returns 'shown' for one that was seen today, which is free until the day ends; 'on_request' where the viewer has to ask for it.
 */
export async function peekAtPhone(context: Context, viewer: Viewer, businessId: string) {
  if (viewer.kind !== 'user' && viewer.kind !== 'contractor') return SIGN_IN;
  const { n, isSeen } = await countSeenToday(context.db, viewer, businessId);
  if (!isSeen) return { phoneAccess: 'on_request' as const, leftToday: null };
  const [account, limit] = await Promise.all([findViewerPlan(context.db, viewer), getPhoneViewLimit(context)]);
  return { phoneAccess: 'shown' as const, leftToday: leftOf(account?.plan, limit, n) };
}

function leftOf(plan: string | undefined, limit: number, seen: number): number | null {
  return plan === 'free' ? Math.max(0, limit - seen) : null;
}
