import { getActivity } from '#server/features/activity/get-activity.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { activityAnswer } from '#shared/schemas/activity.ts';

export async function activityCalls(app: App) {
  app.get(
    '/contractor/activity',
    { config: { onlyFor: 'contractor' }, schema: { tags: ['owner'], response: { 200: activityAnswer } } },
    async ({ viewer }) => ({ success: true as const, ...(await getActivity(app.context, viewer)) }),
  );
}
