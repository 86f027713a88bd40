import { rememberBrowser, shownBrowser } from '#server/features/accounts/logins/known-browsers.ts';
import { changeForgottenPassword } from '#server/features/password-reset/change-password.ts';
import { BROWSER_COOKIE, clearResetCookie, GRANT_COOKIE, setResetCookie } from '#server/features/password-reset/cookies.ts';
import type { ResetSubject } from '#server/features/password-reset/queries.ts';
import { sendResetCode } from '#server/features/password-reset/send-code.ts';
import { verifyResetCode } from '#server/features/password-reset/verify-code.ts';
import { verifyResetLink } from '#server/features/password-reset/verify-link.ts';
import { rateLimits } from '#server/plugins/rate-limits.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { messages } from '#shared/messages.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { type ResetKind, resetCode, resetLink, resetLinkAnswer, resetPassword, resetRequest } from '#shared/schemas/password-reset.ts';

const response = { 200: messageView };

/** The three steps of a forgotten password, for users and for contractors. */
export async function passwordResetCalls(app: App) {
  steps(app, 'user', '/user/forgotpassword');
  steps(app, 'contractor', '/contractor/auth/forgotpassword');
}

function steps(app: App, kind: ResetKind, path: string) {
  const { context } = app;
  const tags = ['password reset'];
  const subjectOf = ({ email }: { email: string }): ResetSubject => ({ kind, email: email.toLowerCase() });

  app.post(
    `${path}/otp/send`,
    { config: { rateLimit: rateLimits.resetCode }, schema: { tags, body: resetRequest, response } },
    async (request, reply) => {
      const token = await sendResetCode(context, subjectOf(request.body), shownBrowser(request));
      setResetCookie(reply, BROWSER_COOKIE, token);
      clearResetCookie(reply, GRANT_COOKIE);
      return { success: true as const, message: messages.resetCodeSent };
    },
  );

  app.post(
    `${path}/otp/verify`,
    { config: { rateLimit: rateLimits.resetTry }, schema: { tags, body: resetCode, response } },
    async ({ body, cookies }, reply) => {
      const grant = await verifyResetCode(context, subjectOf(body), body.otp, cookies[BROWSER_COOKIE]);
      setResetCookie(reply, GRANT_COOKIE, grant);
      clearResetCookie(reply, BROWSER_COOKIE);
      return { success: true as const, message: messages.resetCodeVerified };
    },
  );

  app.post(
    `${path}/link/verify`,
    { config: { rateLimit: rateLimits.resetTry }, schema: { tags, body: resetLink, response: { 200: resetLinkAnswer } } },
    async ({ body }, reply) => {
      const { grant, email } = await verifyResetLink(context, kind, body.reset);
      setResetCookie(reply, GRANT_COOKIE, grant);
      clearResetCookie(reply, BROWSER_COOKIE);
      return { success: true as const, message: messages.resetLinkVerified, email };
    },
  );

  app.post(
    `${path}/change-password`,
    { config: { rateLimit: rateLimits.resetTry }, schema: { tags, body: resetPassword, response } },
    async (request, reply) => {
      const { body, cookies } = request;
      const accounts = await changeForgottenPassword(context, subjectOf(body), body.password, cookies[GRANT_COOKIE]);
      clearResetCookie(reply, GRANT_COOKIE);
      rememberBrowser(request, reply, ...accounts);
      return { success: true as const, message: messages.passwordChanged };
    },
  );
}
