import { showing } from '#server/cache/collected-tags.ts';
import type { Context } from '#server/context.ts';

/** For how many months a check stands, as pages say it. */
export function getCheckMonths({ config }: Pick<Context, 'config'>): Promise<number> {
  return showing([], async () => config.CHECK_MONTHS);
}
