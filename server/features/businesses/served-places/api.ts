import { getServedPlaces } from '#server/features/businesses/served-places/get-served-places.ts';
import { setServedPlaces } from '#server/features/businesses/served-places/set-served-places.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

export async function servedPlacesCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'contractor' } as const;

  app.route({
    ...callOf('GET /contractor/served-places'),
    config,
    handler: async ({ viewer }) => ({ success: true as const, servedPlaces: await getServedPlaces(context, viewer) }),
  });

  app.route({
    ...callOf('PUT /contractor/served-places'),
    config,
    handler: async ({ viewer, body }) => {
      const servedPlaces = await setServedPlaces(context, viewer, body);
      return { success: true as const, message: messages.servedPlacesSaved, servedPlaces };
    },
  });
}
