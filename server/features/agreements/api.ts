import { endOwnConsent } from '#server/features/agreements/end-own-consent.ts';
import { listOwnConsents } from '#server/features/agreements/list-own-consents.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { consentsText } from '#shared/texts.ts';

export async function consentCalls(app: App) {
  const { context } = app;

  app.route({
    ...callOf('GET /account/consents'),
    handler: async ({ viewer }) => ({ success: true as const, data: await listOwnConsents(context, viewer) }),
  });

  app.route({
    ...callOf('DELETE /account/consents/:purpose'),
    handler: async ({ viewer, params }) => {
      await endOwnConsent(context, viewer, params.purpose);
      return { success: true as const, message: consentsText.ended };
    },
  });
}
