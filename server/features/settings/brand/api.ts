import { setBrand } from '#server/features/settings/brand/set-brand.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { brandMessages } from '#shared/texts.ts';

export async function brandCalls(app: App) {
  app.route({
    ...callOf('PUT /settings/brand/update'),
    config: { onlyFor: 'admin' },
    bodyLimit: limits.pictureFormBytes,
    handler: async ({ viewer, body }) => {
      await setBrand(app.context, viewer, body);
      return { success: true as const, message: brandMessages.brandUpdated };
    },
  });
}
