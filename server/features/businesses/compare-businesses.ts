import { alsoShowing, showing } from '#server/cache/collected-tags.ts';
import { businessTag } from '#server/cache/tags.ts';
import type { Context } from '#server/context.ts';
import { listSome } from '#server/features/businesses/list-some.ts';
import { getResponseTime } from '#server/features/response-times/get-response-time.ts';
import { limits } from '#shared/limits.ts';
import type { Compared } from '#shared/schemas/businesses.ts';

/** What an address asks to compare: its first three, each once, and how many more it names. */
function readCompared(ids: readonly string[]): { asked: string[]; tooMany: number } {
  const named = [...new Set(ids.map((id) => id.trim().toLowerCase()).filter((id) => id !== ''))];
  const asked = named.slice(0, limits.compared);
  return { asked, tooMany: named.length - asked.length };
}

/**
 * The first three of some businesses, with what families weigh, in the order that was asked for. Whatever stands in an address is taken:
 * what is no id, what is not public and what is beyond three is counted alone.
 */
export function compareBusinesses(context: Context, ids: readonly string[]): Promise<Compared> {
  return showing([], async () => {
    const { asked, tooMany } = readCompared(ids);
    alsoShowing(...asked.map(businessTag));
    const found = await listSome(context, asked);
    const compared = await Promise.all(
      found.map(async (business) => {
        const response = await getResponseTime(context, business._id);
        return { business, ...(response ? { response } : {}) };
      }),
    );
    return { compared, missing: asked.length - found.length, tooMany };
  });
}
