import type { Context, Viewer } from '#server/context.ts';
import { changeSetting } from '#server/features/settings/change-setting.ts';
import { limits } from '#shared/limits.ts';
import type { PhoneViewLimitInput } from '#shared/schemas/settings.ts';

/**
 * Sets how many businesses' phone numbers a user may see a day, for every process at once.
 * @throws 401, 403; 409 when somebody else has set it since `version`.
 */
export async function setPhoneViewLimit(
  context: Context,
  viewer: Viewer,
  { phone_view_limit: value, version }: PhoneViewLimitInput,
): Promise<number> {
  const setting = { name: 'phone_view_limit', title: 'Phone view limit', initial: limits.defaultPhoneViewLimit };
  await changeSetting(context, viewer, { ...setting, value, version });
  context.cache.forget('settings');
  return value;
}
