import { changePassword } from '#server/features/accounts/businesses/change-password.ts';
import { logInBusiness } from '#server/features/accounts/businesses/log-in-business.ts';
import { registerBusiness } from '#server/features/accounts/businesses/register-business.ts';
import { logInIfTheirs } from '#server/features/accounts/logins/log-in-if-theirs.ts';
import { multipartForms } from '#server/features/media/multipart.ts';
import { clearSessionCookie, setSessionCookie } from '#server/features/sessions/cookie.ts';
import { logOut } from '#server/features/sessions/end-sessions.ts';
import { rememberBrowser, shownBrowser } from '#server/features/sessions/known-browsers.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/texts.ts';

export async function businessAccountCalls(app: App) {
  const { context } = app;
  await app.register(multipartForms);
  const config = { onlyFor: 'contractor' } as const;

  app.route({
    ...callOf('POST /contractor/auth/register'),
    config: { rateLimit: rateLimits.registration, signsIn: true, sentOnce: true },
    bodyLimit: limits.pictureFormBytes,
    handler: async (request, reply) => {
      const { body, ip, session } = request;
      const logIn = () => logInBusiness(context, body, { ip, browser: shownBrowser(request), session });
      const registered = (request.isSentAgain && (await logInIfTheirs(logIn))) || (await registerBusiness(context, body, request));
      setSessionCookie(reply, registered.token, 'contractor', body.remember);
      await rememberBrowser(request, reply, hashToken(registered.token));
      return reply.code(201).send({ success: true, message: messages.registered, ...registered });
    },
  });

  app.route({
    ...callOf('POST /contractor/auth/login'),
    config: { signsIn: true },
    handler: async (request, reply) => {
      const { body, ip, session } = request;
      const signedIn = await logInBusiness(context, body, { ip, browser: shownBrowser(request), session });
      setSessionCookie(reply, signedIn.token, 'contractor', body.remember);
      await rememberBrowser(request, reply, hashToken(signedIn.token));
      return { success: true as const, message: messages.loggedIn, ...signedIn };
    },
  });

  app.route({
    ...callOf('GET /contractor/logout'),
    config: { changes: true },
    handler: async ({ session, cookies }, reply) => {
      await logOut(context, session);
      clearSessionCookie(reply);
      // The name of the cookie that the contractor's own page once asked for (docs/product/pages.md).
      if (cookies.token !== undefined) reply.clearCookie('token', { path: '/' });
      return { success: true as const, message: messages.loggedOut };
    },
  });

  app.route({
    ...callOf('PUT /contractor/password'),
    config,
    handler: async (request, reply) => {
      const { viewer, body, session } = request;
      await changePassword(context, viewer, body, session);
      if (session) await rememberBrowser(request, reply, session.tokenHash);
      return { success: true as const, message: messages.passwordChanged };
    },
  });
}
