import { countFollowedSearch } from '#server/features/page-views/count-followed-search.ts';
import { getSiteNumbers } from '#server/features/page-views/get-site-numbers.ts';
import { callOf } from '#server/routes/call-of.ts';
import { networkOf, rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';

export async function pageViewCalls(app: App) {
  app.route({
    ...callOf('GET /admin/numbers/get'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, query }) => ({ success: true as const, data: await getSiteNumbers(app.context, viewer, query.days) }),
  });

  app.route({
    ...callOf('POST /search/followed'),
    config: { rateLimit: rateLimits.followedSearch },
    handler: async ({ viewer, body, headers, ip }) => {
      await countFollowedSearch(app.context, viewer, body, { userAgent: headers['user-agent'], network: networkOf(ip ?? '') });
      return { success: true as const };
    },
  });
}
