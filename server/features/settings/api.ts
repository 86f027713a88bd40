import { getPhoneViewLimit } from '#server/features/settings/get-phone-view-limit.ts';
import { setPhoneViewLimit } from '#server/features/settings/set-phone-view-limit.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { backOfficeMessages } from '#shared/back-office-messages.ts';
import { phoneViewLimitAnswer, phoneViewLimitInput, phoneViewLimitUpdated } from '#shared/schemas/settings.ts';

export async function settingsCalls(app: App) {
  const tags = ['settings'];

  app.get('/settings/phone-view-limit/get', { schema: { tags, response: { 200: phoneViewLimitAnswer } } }, async () => {
    return { success: true as const, phone_view_limit: await getPhoneViewLimit(app.context) };
  });

  app.put(
    '/settings/phone-view-limit/update',
    { config: { onlyFor: 'admin' }, schema: { tags, body: phoneViewLimitInput, response: { 200: phoneViewLimitUpdated } } },
    async ({ viewer, body }) => {
      const phone_view_limit = await setPhoneViewLimit(app.context, viewer, body);
      const message = backOfficeMessages.phoneViewLimitUpdated;
      return { success: true as const, message, phone_view_limit, data: { phone_view_limit, message } };
    },
  );
}
