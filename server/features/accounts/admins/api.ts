import { logInAdmin } from '#server/features/accounts/admins/log-in-admin.ts';
import { setPasswordByLink } from '#server/features/accounts/admins/set-password-by-link.ts';
import { clearSessionCookie, setSessionCookie } from '#server/features/sessions/cookie.ts';
import { logOut } from '#server/features/sessions/end-sessions.ts';
import { rememberBrowser, shownBrowser } from '#server/features/sessions/known-browsers.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

export async function adminCalls(app: App) {
  app.route({
    ...callOf('POST /admin/login'),
    config: { signsIn: true },
    handler: async (request, reply) => {
      const { body, ip, session } = request;
      const signedIn = await logInAdmin(app.context, body, { ip, browser: shownBrowser(request), session });
      setSessionCookie(reply, signedIn.token, 'admin', body.remember);
      rememberBrowser(request, reply, { kind: 'admin', adminId: signedIn.admin._id });
      return { success: true as const, message: messages.loggedIn, ...signedIn };
    },
  });

  app.route({
    ...callOf('POST /admin/password'),
    config: { rateLimit: rateLimits.resetTry },
    handler: async ({ body }) => {
      await setPasswordByLink(app.context, body);
      return { success: true as const, message: messages.passwordChanged };
    },
  });

  app.route({
    ...callOf('GET /admin/logout'),
    config: { changes: true },
    handler: async ({ session }, reply) => {
      await logOut(app.context, session);
      clearSessionCookie(reply);
      return { success: true as const, message: messages.loggedOut };
    },
  });
}
