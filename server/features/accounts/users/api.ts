import { logInIfTheirs } from '#server/features/accounts/logins/log-in-if-theirs.ts';
import { editUser } from '#server/features/accounts/users/edit-user.ts';
import { getUser } from '#server/features/accounts/users/get-user.ts';
import { listUsers } from '#server/features/accounts/users/list-users.ts';
import { logInUser } from '#server/features/accounts/users/log-in-user.ts';
import { registerUser } from '#server/features/accounts/users/register-user.ts';
import { clearSessionCookie, setSessionCookie } from '#server/features/sessions/cookie.ts';
import { logOut } from '#server/features/sessions/end-sessions.ts';
import { rememberBrowser, shownBrowser } from '#server/features/sessions/known-browsers.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

export async function userCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'user' } as const;

  app.route({
    ...callOf('GET /admin/user/get'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await listUsers(context, viewer, query)) }),
  });

  app.route({
    ...callOf('POST /user/register'),
    config: { rateLimit: rateLimits.registration, signsIn: true, sentOnce: true },
    handler: async (request, reply) => {
      const { body, ip, session } = request;
      const logIn = () => logInUser(context, body, { ip, browser: shownBrowser(request), session });
      const registered = (request.isSentAgain && (await logInIfTheirs(logIn))) || (await registerUser(context, body, request));
      setSessionCookie(reply, registered.token, 'user', body.remember);
      await rememberBrowser(request, reply, hashToken(registered.token));
      return reply.code(201).send({ success: true, message: messages.registered, ...registered });
    },
  });

  app.route({
    ...callOf('POST /user/login'),
    config: { signsIn: true },
    handler: async (request, reply) => {
      const { body, ip, session } = request;
      const signedIn = await logInUser(context, body, { ip, browser: shownBrowser(request), session });
      setSessionCookie(reply, signedIn.token, 'user', body.remember);
      await rememberBrowser(request, reply, hashToken(signedIn.token));
      return { success: true as const, message: messages.loggedIn, ...signedIn };
    },
  });

  app.route({
    ...callOf('GET /user/get'),
    config,
    handler: async ({ viewer }) => {
      return { success: true as const, data: await getUser(context, viewer) };
    },
  });

  app.route({
    ...callOf('PUT /user/edit'),
    config: { ...config, edits: ({ viewer }) => getUser(context, viewer) },
    handler: async (request, reply) => {
      const { viewer, body, session } = request;
      const isWaiting = await editUser(context, viewer, body, session);
      if (body.newPassword !== undefined && session) await rememberBrowser(request, reply, session.tokenHash);
      return { success: true as const, message: messages.profileUpdated, ...(isWaiting && { notice: messages.confirmNewEmail }) };
    },
  });

  app.route({
    ...callOf('GET /user-auth/logout'),
    config: { changes: true },
    handler: async ({ session }, reply) => {
      await logOut(context, session);
      clearSessionCookie(reply);
      return { success: true as const, message: messages.loggedOut };
    },
  });
}
