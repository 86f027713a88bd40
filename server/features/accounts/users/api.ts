import { rememberBrowser, shownBrowser } from '#server/features/accounts/logins/known-browsers.ts';
import { editUser } from '#server/features/accounts/users/edit-user.ts';
import { getUser } from '#server/features/accounts/users/get-user.ts';
import { listUsers } from '#server/features/accounts/users/list-users.ts';
import { logInUser } from '#server/features/accounts/users/log-in-user.ts';
import { registerUser } from '#server/features/accounts/users/register-user.ts';
import { clearSessionCookie, setSessionCookie } from '#server/features/sessions/cookie.ts';
import { logOut } from '#server/features/sessions/end-sessions.ts';
import { rateLimits } from '#server/plugins/rate-limits.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { messages } from '#shared/messages.ts';
import { userAnswer, userEdit, userEdited, userLogin, userRegistration, userSignedIn } from '#shared/schemas/accounts.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { searchedListQuery, userListAnswer } from '#shared/schemas/back-office-lists.ts';

export async function userCalls(app: App) {
  const { context } = app;
  const tags = ['users'];
  const config = { onlyFor: 'user' } as const;

  app.get(
    '/admin/user/get',
    { config: { onlyFor: 'admin' }, schema: { tags, querystring: searchedListQuery, response: { 200: userListAnswer } } },
    async ({ viewer, query }) => ({ success: true as const, ...(await listUsers(context, viewer, query)) }),
  );

  app.post(
    '/user/register',
    {
      config: { rateLimit: rateLimits.registration, signsIn: true },
      schema: { tags, body: userRegistration, response: { 201: userSignedIn } },
    },
    async (request, reply) => {
      const { body, session } = request;
      const registered = await registerUser(context, body, session);
      setSessionCookie(reply, registered.token, 'user', body.remember);
      rememberBrowser(request, reply, { kind: 'user', userId: registered.user._id });
      return reply.code(201).send({ success: true, message: messages.registered, ...registered });
    },
  );

  app.post(
    '/user/login',
    { config: { signsIn: true }, schema: { tags, body: userLogin, response: { 200: userSignedIn } } },
    async (request, reply) => {
      const { body, ip, session } = request;
      const signedIn = await logInUser(context, body, { ip, browser: shownBrowser(request), session });
      setSessionCookie(reply, signedIn.token, 'user', body.remember);
      rememberBrowser(request, reply, { kind: 'user', userId: signedIn.user._id });
      return { success: true as const, message: messages.loggedIn, ...signedIn };
    },
  );

  app.get('/user/get', { config, schema: { tags, response: { 200: userAnswer } } }, async ({ viewer }) => {
    return { success: true as const, data: await getUser(context, viewer) };
  });

  app.put('/user/edit', { config, schema: { tags, body: userEdit, response: { 200: userEdited } } }, async ({ viewer, body, session }) => {
    const isWaiting = await editUser(context, viewer, body, session);
    return { success: true as const, message: messages.profileUpdated, ...(isWaiting && { notice: messages.confirmNewEmail }) };
  });

  app.get('/user-auth/logout', { schema: { tags, response: { 200: messageView } } }, async ({ session }, reply) => {
    await logOut(context, session);
    clearSessionCookie(reply);
    return { success: true as const, message: messages.loggedOut };
  });
}
