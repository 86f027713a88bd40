import { listPosters } from '#server/features/posters/list-posters.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { postersAnswer } from '#shared/schemas/catalogue.ts';

export async function posterCalls(app: App) {
  app.get('/poster/get', { schema: { tags: ['posters'], response: { 200: postersAnswer } } }, async () => {
    return { success: true as const, posters: await listPosters(app.context) };
  });
}
