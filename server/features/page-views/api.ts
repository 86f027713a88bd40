import { getSiteNumbers } from '#server/features/page-views/get-site-numbers.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { siteNumbersAnswer, siteNumbersQuery } from '#shared/schemas/site-numbers.ts';

export async function pageViewCalls(app: App) {
  app.get(
    '/admin/numbers/get',
    { config: { onlyFor: 'admin' }, schema: { tags: ['admin'], querystring: siteNumbersQuery, response: { 200: siteNumbersAnswer } } },
    async ({ viewer, query }) => ({ success: true as const, data: await getSiteNumbers(app.context, viewer, query.days) }),
  );
}
