import { logOutEverywhere } from '#server/features/accounts/access/log-out-everywhere.ts';
import { proveByPassword } from '#server/features/accounts/access/prove-by-password.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

export async function accessCalls(app: App) {
  app.route({
    ...callOf('POST /account/prove'),
    handler: async ({ viewer, body: { password, code, passkey }, ip, session }) => {
      await proveByPassword(app.context, viewer, { password, code, passkey, ip }, session);
      return { success: true as const, message: messages.proven };
    },
  });

  app.route({
    ...callOf('POST /account/logout-everywhere'),
    handler: async ({ viewer, session }) => {
      await logOutEverywhere(app.context, viewer, session);
      return { success: true as const, message: messages.loggedOutElsewhere };
    },
  });
}
