import { askForProof } from '#server/features/email-addresses/ask-for-proof.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

export async function emailAddressCalls(app: App) {
  app.route({
    ...callOf('POST /account/email-proof/send'),
    handler: async ({ viewer }) => {
      const isAsked = await askForProof(app.context, viewer);
      return { success: true as const, message: isAsked ? messages.proofSent : messages.emailProvenAlready };
    },
  });
}
