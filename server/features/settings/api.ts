import { getPhoneViewLimit } from '#server/features/settings/get-phone-view-limit.ts';
import { setPhoneViewLimit } from '#server/features/settings/set-phone-view-limit.ts';
import { setWeeklyFigures } from '#server/features/settings/set-weekly-figures.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { backOfficeMessages } from '#shared/texts.ts';

export async function settingsCalls(app: App) {
  app.route({
    ...callOf('GET /settings/phone-view-limit/get'),
    handler: async () => {
      return { success: true as const, phone_view_limit: await getPhoneViewLimit(app.context) };
    },
  });

  app.route({
    ...callOf('PUT /settings/phone-view-limit/update'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, body }) => {
      const phone_view_limit = await setPhoneViewLimit(app.context, viewer, body);
      const message = backOfficeMessages.phoneViewLimitUpdated;
      return { success: true as const, message, phone_view_limit, data: { phone_view_limit, message } };
    },
  });

  app.route({
    ...callOf('PUT /settings/weekly-figures/update'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, body }) => {
      await setWeeklyFigures(app.context, viewer, body);
      return { success: true as const, message: body.isOn ? backOfficeMessages.weeklyFiguresOn : backOfficeMessages.weeklyFiguresOff };
    },
  });
}
