import type { Context } from '#server/context.ts';
import { findSetting } from '#server/features/settings/queries.ts';
import { limits } from '#shared/limits.ts';

/** How many businesses' phone numbers a user may see a day (docs/product/rules.md). */
export function getPhoneViewLimit({ db, cache }: Context): Promise<number> {
  return cache.get('settings', 'phone_view_limit', async () =>
    Number((await findSetting(db, 'phone_view_limit')) ?? limits.defaultPhoneViewLimit),
  );
}
