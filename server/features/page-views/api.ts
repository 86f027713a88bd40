import { countFollowedSearch } from '#server/features/page-views/count-followed-search.ts';
import { getSiteNumbers } from '#server/features/page-views/get-site-numbers.ts';
import { networkOf, rateLimits } from '#server/plugins/rate-limits.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { successView } from '#shared/schemas/answers.ts';
import { followedSearch } from '#shared/schemas/sayings.ts';
import { siteNumbersAnswer, siteNumbersQuery } from '#shared/schemas/site-numbers.ts';

export async function pageViewCalls(app: App) {
  app.get(
    '/admin/numbers/get',
    { config: { onlyFor: 'admin' }, schema: { tags: ['admin'], querystring: siteNumbersQuery, response: { 200: siteNumbersAnswer } } },
    async ({ viewer, query }) => ({ success: true as const, data: await getSiteNumbers(app.context, viewer, query.days) }),
  );

  app.post(
    '/search/followed',
    {
      config: { rateLimit: rateLimits.followedSearch },
      schema: {
        tags: ['businesses'],
        description: 'A profile was opened from the results for these words. Counted by day, with nobody in it.',
        body: followedSearch,
        response: { 200: successView({}) },
      },
    },
    async ({ viewer, body, headers, ip }) => {
      await countFollowedSearch(app.context, viewer, body, { userAgent: headers['user-agent'], network: networkOf(ip ?? '') });
      return { success: true as const };
    },
  );
}
