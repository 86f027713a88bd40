import { getActivity } from '#server/features/activity/get-activity.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';

export async function activityCalls(app: App) {
  app.route({
    ...callOf('GET /contractor/activity'),
    config: { onlyFor: 'contractor' },
    handler: async ({ viewer }) => ({ success: true as const, ...(await getActivity(app.context, viewer)) }),
  });
}
