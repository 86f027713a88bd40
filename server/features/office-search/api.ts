import { searchOffice } from '#server/features/office-search/search-office.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';

export async function officeSearchCalls(app: App) {
  app.route({
    ...callOf('GET /admin/search'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, query }) => ({ success: true as const, groups: await searchOffice(app.context, viewer, query) }),
  });
}
