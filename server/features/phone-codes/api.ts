import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireOwner } from '#server/features/accounts/access/require-owner.ts';
import { BROWSER_COOKIE, clearPhoneCookie, GRANT_COOKIE, setPhoneCookie } from '#server/features/phone-codes/cookies.ts';
import { getCodeState } from '#server/features/phone-codes/get-code-state.ts';
import { logInByPhone, type NextStep } from '#server/features/phone-codes/log-in-by-phone.ts';
import { provePhone } from '#server/features/phone-codes/prove-phone.ts';
import { registerBusinessByPhone } from '#server/features/phone-codes/register-business-by-phone.ts';
import { registerUserByPhone } from '#server/features/phone-codes/register-by-phone.ts';
import { removePhone } from '#server/features/phone-codes/remove-phone.ts';
import { sendPhoneCode } from '#server/features/phone-codes/send-code.ts';
import { verifyPhoneCode } from '#server/features/phone-codes/verify-code.ts';
import { setSessionCookie } from '#server/features/sessions/cookie.ts';
import { callerOf, rememberBrowser, shownBrowser } from '#server/features/sessions/known-browsers.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import type { CodePurpose, CodeWay } from '#shared/schemas/phone-codes.ts';
import { messages } from '#shared/texts.ts';

/** Signing in by a code, for users and for contractors, and the number of whoever is signed in. */
export async function phoneCodeCalls(app: App) {
  loggingIn(app, 'user', '/user/phone');
  loggingIn(app, 'contractor', '/contractor/auth/phone');
  registering(app);
  listing(app);
  ownNumber(app);

  app.route({
    ...callOf('POST /phone/code/state'),
    config: { rateLimit: rateLimits.phoneCodeState },
    handler: async ({ body, cookies }) => {
      return { success: true as const, state: await getCodeState(app.context, body, cookies[BROWSER_COOKIE]) };
    },
  });
}

function loggingIn(app: App, kind: PublicAccount['kind'], path: '/user/phone' | '/contractor/auth/phone') {
  const { context } = app;

  app.route({
    ...callOf(`POST ${path}/code/send`),
    config: { rateLimit: rateLimits.phoneCode },
    handler: (request, reply) => send(app, { purpose: kind, ...request.body }, request, reply),
  });

  app.route({
    ...callOf(`POST ${path}/code/verify`),
    config: { rateLimit: rateLimits.phoneTry, signsIn: true },
    handler: async (request, reply) => {
      const { body, cookies, session } = request;
      const grant = await verifyPhoneCode(context, { purpose: kind, phoneNo: body.phoneNo }, body.otp, cookies[BROWSER_COOKIE]);
      const step = await logInByPhone(context, { kind, grant }, { ...callerOf(request), session });
      setPhoneCookie(reply, GRANT_COOKIE, grant);
      return answer(step, body.remember, request, reply);
    },
  });

  app.route({
    ...callOf(`POST ${path}/login`),
    config: { rateLimit: rateLimits.phoneTry, signsIn: true },
    handler: async (request, reply) => {
      const { body, cookies, session } = request;
      const { accountId: chosen, password, userName } = body;
      const input = { kind, grant: cookies[GRANT_COOKIE], chosen, password, userName };
      const step = await logInByPhone(context, input, { ...callerOf(request), session });
      return answer(step, body.remember, request, reply);
    },
  });
}

function registering(app: App) {
  app.route({
    ...callOf('POST /user/phone/register'),
    config: { rateLimit: rateLimits.registration, signsIn: true },
    handler: async (request, reply) => {
      const { userName, remember } = request.body;
      const registered = await registerUserByPhone(app.context, userName, request.cookies[GRANT_COOKIE], request);
      clearPhoneCookie(reply, GRANT_COOKIE);
      setSessionCookie(reply, registered.token, 'user', remember);
      await rememberBrowser(request, reply, hashToken(registered.token));
      return reply.code(201).send({ success: true, message: messages.registered, ...registered });
    },
  });
}

function listing(app: App) {
  app.route({
    ...callOf('POST /contractor/auth/phone/register'),
    config: { rateLimit: rateLimits.registration, signsIn: true },
    handler: async (request, reply) => {
      const { body, cookies } = request;
      const registered = await registerBusinessByPhone(app.context, body, cookies[GRANT_COOKIE], request);
      clearPhoneCookie(reply, GRANT_COOKIE);
      setSessionCookie(reply, registered.token, 'contractor', body.remember);
      await rememberBrowser(request, reply, hashToken(registered.token));
      return reply.code(201).send({ success: true, message: messages.registered, ...registered });
    },
  });
}

/** The number of whoever is signed in: proven, exchanged, removed. */
function ownNumber(app: App) {
  const { context } = app;

  app.route({
    ...callOf('POST /account/phone/code/send'),
    config: { rateLimit: rateLimits.phoneCode },
    handler: async (request, reply) => {
      requireOwner(request.viewer);
      return send(app, { purpose: 'account', ...request.body }, request, reply);
    },
  });

  app.route({
    ...callOf('POST /account/phone/code/verify'),
    config: { rateLimit: rateLimits.phoneTry },
    handler: async ({ viewer, body: { phoneNo, otp }, cookies, session }) => {
      const account = requireOwner(viewer);
      const grant = await verifyPhoneCode(context, { purpose: 'account', phoneNo }, otp, cookies[BROWSER_COOKIE]);
      await provePhone(context, account, { phoneNo, grant }, session);
      return { success: true as const, message: messages.phoneProven };
    },
  });

  app.route({
    ...callOf('DELETE /account/phone'),
    config: { onlyFor: 'user' },
    handler: async ({ viewer, session }) => {
      await removePhone(context, viewer, session);
      return { success: true as const, message: messages.phoneRemoved };
    },
  });
}

async function send(
  app: App,
  { by, ...subject }: { purpose: CodePurpose; phoneNo: string; by?: CodeWay | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const asking = { token: request.cookies[BROWSER_COOKIE], browser: shownBrowser(request) };
  const { token, ...sent } = await sendPhoneCode(app.context, subject, by, asking);
  setPhoneCookie(reply, BROWSER_COOKIE, token);
  return { success: true as const, message: messages.phoneCodeSent, ...sent };
}

/** What is said of a step; a session goes into the cookie, and the browser is known to the account from then on. */
async function answer(step: NextStep, remember: boolean | undefined, request: FastifyRequest, reply: FastifyReply) {
  if (step.next !== 'in') return { success: true as const, message: messages.phoneNumberProven, ...step };
  const { account, ...signedIn } = step;
  clearPhoneCookie(reply, GRANT_COOKIE);
  setSessionCookie(reply, signedIn.token, account.kind, remember);
  await rememberBrowser(request, reply, hashToken(signedIn.token));
  return { success: true as const, message: messages.loggedIn, kind: account.kind, ...signedIn };
}
