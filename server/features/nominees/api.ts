import { getOwnNominee } from '#server/features/nominees/get-own-nominee.ts';
import { removeNominee } from '#server/features/nominees/remove-nominee.ts';
import { setNominee } from '#server/features/nominees/set-nominee.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { nomineesText } from '#shared/texts.ts';

export async function nomineeCalls(app: App) {
  const { context } = app;

  app.route({
    ...callOf('GET /account/nominee'),
    handler: async ({ viewer }) => ({ success: true as const, data: await getOwnNominee(context, viewer) }),
  });

  app.route({
    ...callOf('PUT /account/nominee'),
    handler: async ({ viewer, body, session }) => {
      await setNominee(context, viewer, body, session);
      return { success: true as const, message: nomineesText.kept };
    },
  });

  app.route({
    ...callOf('DELETE /account/nominee'),
    handler: async ({ viewer }) => {
      await removeNominee(context, viewer);
      return { success: true as const, message: nomineesText.takenBack };
    },
  });
}
