import type { Context, Viewer } from '#server/context.ts';
import { type ActivityOfDay, selectActivity } from '#server/features/activity/queries.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import type { Activity } from '#shared/schemas/activity.ts';

const DAYS = 30;

/**
 * What happened around the business of the owner who asks, by day of India.
 * @throws 401 for visitors, 403 for others.
 */
export async function getActivity({ db }: Context, viewer: Viewer): Promise<Activity> {
  const { businessId } = requireDuty(viewer, 'all');
  const days = await selectActivity(db, businessId, DAYS);
  const total = (kind: Exclude<keyof ActivityOfDay, 'day'>) => days.reduce((sum, day) => sum + day[kind], 0);
  return {
    days,
    totals: { views: total('views'), phoneViews: total('phoneViews'), likes: total('likes'), enquiries: total('enquiries') },
  };
}
