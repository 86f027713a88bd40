import { getPhoneViewLimit } from '#server/features/settings/get-phone-view-limit.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { phoneViewLimitAnswer } from '#shared/schemas/catalogue.ts';

export async function settingsCalls(app: App) {
  app.get('/settings/phone-view-limit/get', { schema: { tags: ['settings'], response: { 200: phoneViewLimitAnswer } } }, async () => {
    return { success: true as const, phone_view_limit: await getPhoneViewLimit(app.context) };
  });
}
