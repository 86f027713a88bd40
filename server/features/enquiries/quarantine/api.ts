import { decideQuarantined } from '#server/features/enquiries/quarantine/decide-quarantined.ts';
import { listQuarantine } from '#server/features/enquiries/quarantine/list-quarantine.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { backOfficeMessages } from '#shared/texts.ts';

export async function quarantineCalls(app: App) {
  const config = { onlyFor: 'admin' as const };

  app.route({
    ...callOf('GET /admin/quarantine/get'),
    config,
    handler: async ({ query, viewer }) => {
      const page = await listQuarantine(app.context, viewer, { ...query, limit: query.limit ?? limits.pageSize.listing });
      return { success: true as const, ...page };
    },
  });

  app.route({
    ...callOf('PUT /admin/quarantine/update/:id'),
    config,
    handler: async ({ params, body, viewer }) => {
      await decideQuarantined(app.context, viewer, params.id, body);
      const message = body.status === 'released' ? backOfficeMessages.enquiryReleased : backOfficeMessages.enquiryRefused;
      return { success: true as const, message };
    },
  });
}
