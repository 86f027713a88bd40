import { addAdmin, mailLinkAgain } from '#server/features/accounts/admins/add-admin.ts';
import { changeOwnPassword } from '#server/features/accounts/admins/change-own-password.ts';
import { listTeam } from '#server/features/accounts/admins/list-team.ts';
import { logInAdmin } from '#server/features/accounts/admins/log-in-admin.ts';
import { removeAdmin } from '#server/features/accounts/admins/remove-admin.ts';
import { setPasswordByLink } from '#server/features/accounts/admins/set-password-by-link.ts';
import { setRole } from '#server/features/accounts/admins/set-role.ts';
import { askPasskeyAtLogin } from '#server/features/accounts/passkeys/ask-passkey.ts';
import { clearSessionCookie, setSessionCookie } from '#server/features/sessions/cookie.ts';
import { logOut } from '#server/features/sessions/end-sessions.ts';
import { rememberBrowser, shownBrowser } from '#server/features/sessions/known-browsers.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { backOfficeMessages, messages } from '#shared/texts.ts';

export async function adminCalls(app: App) {
  app.route({
    ...callOf('POST /admin/login'),
    config: { signsIn: true },
    handler: async (request, reply) => {
      const { body, ip, session, headers } = request;
      const caller = { ip, browser: shownBrowser(request), session, userAgent: headers['user-agent'] };
      const signedIn = await logInAdmin(app.context, body, caller);
      setSessionCookie(reply, signedIn.token, 'admin', body.remember);
      await rememberBrowser(request, reply, hashToken(signedIn.token));
      return { success: true as const, message: messages.loggedIn, ...signedIn };
    },
  });

  app.route({
    ...callOf('POST /admin/login/passkey'),
    config: { signsIn: true },
    handler: async (request, reply) => {
      const { body, ip } = request;
      const options = await askPasskeyAtLogin(app.context, body, { ip, browser: shownBrowser(request) });
      return reply.code(201).send({ success: true, options });
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

  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('GET /admin/admin/get'),
    config,
    handler: async ({ viewer }) => ({ success: true as const, admins: await listTeam(app.context, viewer) }),
  });

  app.route({
    ...callOf('POST /admin/admin/add'),
    config,
    handler: async ({ viewer, body, session }, reply) => {
      await addAdmin(app.context, viewer, body, session);
      return reply.code(201).send({ success: true, message: backOfficeMessages.adminAdded });
    },
  });

  app.route({
    ...callOf('POST /admin/admin/link/:id'),
    config,
    handler: async ({ viewer, params }, reply) => {
      await mailLinkAgain(app.context, viewer, params.id);
      return reply.code(201).send({ success: true, message: backOfficeMessages.adminLinkSent });
    },
  });

  app.route({
    ...callOf('PUT /admin/admin/role/:id'),
    config,
    handler: async ({ viewer, params, body, session }) => {
      await setRole(app.context, viewer, { adminId: params.id, role: body.role }, session);
      return { success: true as const, message: backOfficeMessages.roleChanged };
    },
  });

  app.route({
    ...callOf('DELETE /admin/admin/remove/:id'),
    config,
    handler: async ({ viewer, params, session }) => {
      await removeAdmin(app.context, viewer, params.id, session);
      return { success: true as const, message: backOfficeMessages.adminRemoved };
    },
  });

  app.route({
    ...callOf('PUT /admin/admin/password'),
    config,
    handler: async (request, reply) => {
      const { viewer, body, session } = request;
      await changeOwnPassword(app.context, viewer, body, session);
      if (session) await rememberBrowser(request, reply, session.tokenHash);
      return { success: true as const, message: messages.passwordChanged };
    },
  });
}
