import type { ResetSubject } from '#server/features/password-reset/account-queries.ts';
import { changeForgottenPassword } from '#server/features/password-reset/change-password.ts';
import { BROWSER_COOKIE, clearResetCookie, GRANT_COOKIE, setResetCookie } from '#server/features/password-reset/cookies.ts';
import { proveByMail } from '#server/features/password-reset/prove-by-mail.ts';
import { sendResetCode } from '#server/features/password-reset/send-code.ts';
import { takeBackAccount } from '#server/features/password-reset/take-back.ts';
import { verifyResetCode } from '#server/features/password-reset/verify-code.ts';
import { verifyResetLink } from '#server/features/password-reset/verify-link.ts';
import { rememberAccounts, shownBrowser } from '#server/features/sessions/known-browsers.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import type { ResetKind } from '#shared/schemas/password-reset.ts';
import { messages } from '#shared/texts.ts';

/** The three steps of a forgotten password, for users and for contractors, and the way to the last one for whom the account was taken from. */
export async function passwordResetCalls(app: App) {
  takingBack(app);
  steps(app, 'user', '/user/forgotpassword');
  steps(app, 'contractor', '/contractor/auth/forgotpassword');
}

function takingBack(app: App) {
  app.route({
    ...callOf('POST /account/take-back'),
    config: { rateLimit: rateLimits.resetTry },
    handler: async ({ body }, reply) => {
      const { grant, account, email, phoneNo } = await takeBackAccount(app.context, body.contact);
      setResetCookie(reply, GRANT_COOKIE, grant);
      clearResetCookie(reply, BROWSER_COOKIE);
      const message = phoneNo === null ? messages.accountIsBack : messages.businessIsBack(phoneNo);
      return { success: true as const, message, kind: account.kind, email };
    },
  });
}

function steps(app: App, kind: ResetKind, path: '/user/forgotpassword' | '/contractor/auth/forgotpassword') {
  const { context } = app;
  const subjectOf = ({ email }: { email: string }): ResetSubject => ({ kind, email: email.toLowerCase() });

  app.route({
    ...callOf(`POST ${path}/otp/send`),
    config: { rateLimit: rateLimits.resetCode },
    handler: async (request, reply) => {
      const token = await sendResetCode(context, subjectOf(request.body), shownBrowser(request));
      setResetCookie(reply, BROWSER_COOKIE, token);
      clearResetCookie(reply, GRANT_COOKIE);
      return { success: true as const, message: messages.resetCodeSent };
    },
  });

  app.route({
    ...callOf(`POST ${path}/otp/verify`),
    config: { rateLimit: rateLimits.resetTry },
    handler: async ({ body, cookies, session }, reply) => {
      const grant = await verifyResetCode(context, subjectOf(body), body.otp, cookies[BROWSER_COOKIE]);
      await proveByMail(context, session, subjectOf(body));
      setResetCookie(reply, GRANT_COOKIE, grant);
      clearResetCookie(reply, BROWSER_COOKIE);
      return { success: true as const, message: messages.resetCodeVerified };
    },
  });

  app.route({
    ...callOf(`POST ${path}/link/verify`),
    config: { rateLimit: rateLimits.resetTry },
    handler: async ({ body, session }, reply) => {
      const { grant, email } = await verifyResetLink(context, kind, body.reset);
      await proveByMail(context, session, { kind, email });
      setResetCookie(reply, GRANT_COOKIE, grant);
      clearResetCookie(reply, BROWSER_COOKIE);
      return { success: true as const, message: messages.resetLinkVerified, email };
    },
  });

  app.route({
    ...callOf(`POST ${path}/change-password`),
    config: { rateLimit: rateLimits.resetTry },
    handler: async (request, reply) => {
      const { body, cookies } = request;
      const { email, password, ...said } = body;
      const accounts = await changeForgottenPassword(context, subjectOf({ email }), { password, said }, cookies[GRANT_COOKIE]);
      clearResetCookie(reply, GRANT_COOKIE);
      rememberAccounts(request, reply, accounts);
      return { success: true as const, message: messages.passwordChanged };
    },
  });
}
