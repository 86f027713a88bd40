import type { FastifyReply, FastifyRequest } from 'fastify';
import { askTeam } from '#server/features/claims/ask-team.ts';
import { claimByMail, sendClaimLink } from '#server/features/claims/claim-by-mail.ts';
import { claimByPhone, sendClaimCode } from '#server/features/claims/claim-by-phone.ts';
import { decideClaim, takeClaimBack } from '#server/features/claims/decide-claim.ts';
import { listClaims } from '#server/features/claims/list-claims.ts';
import { BROWSER_COOKIE, setPhoneCookie } from '#server/features/phone-codes/cookies.ts';
import { setSessionCookie } from '#server/features/sessions/cookie.ts';
import { rememberBrowser, shownBrowser } from '#server/features/sessions/known-browsers.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { backOfficeMessages, messages } from '#shared/texts.ts';

export async function claimCalls(app: App) {
  claiming(app);
  deciding(app);
}

function claiming(app: App) {
  const { context } = app;

  app.route({
    ...callOf('POST /claim/phone/send/:id'),
    config: { rateLimit: rateLimits.phoneCode },
    handler: async (request, reply) => {
      const { viewer, params, body } = request;
      const asking = { token: request.cookies[BROWSER_COOKIE], browser: shownBrowser(request) };
      const { token, ...sent } = await sendClaimCode(context, viewer, params.id, body.by, asking);
      setPhoneCookie(reply, BROWSER_COOKIE, token);
      return { success: true as const, message: messages.phoneCodeSent, ...sent };
    },
  });

  app.route({
    ...callOf('POST /claim/phone/verify/:id'),
    config: { rateLimit: rateLimits.phoneTry, signsIn: true },
    handler: async (request, reply) => {
      const { viewer, params, body, cookies, session } = request;
      const taken = await claimByPhone(context, viewer, params.id, body, { token: cookies[BROWSER_COOKIE], session });
      return signedIn(taken, body.remember, request, reply);
    },
  });

  app.route({
    ...callOf('POST /claim/mail/send/:id'),
    config: { rateLimit: rateLimits.claim },
    handler: async ({ viewer, params, body }) => {
      await sendClaimLink(context, viewer, params.id, body.email);
      return { success: true as const, message: messages.claimLinkSent };
    },
  });

  app.route({
    ...callOf('POST /claim/mail/confirm'),
    config: { rateLimit: rateLimits.resetTry, signsIn: true },
    handler: async (request, reply) => {
      const { viewer, body, session } = request;
      return signedIn(await claimByMail(context, viewer, body.claim, session), body.remember, request, reply);
    },
  });

  app.route({
    ...callOf('POST /claim/team/add/:id'),
    config: { rateLimit: rateLimits.claim },
    handler: async ({ viewer, params, body }, reply) => {
      await askTeam(context, viewer, params.id, body.message);
      return reply.code(201).send({ success: true as const, message: messages.claimAsked });
    },
  });
}

function deciding(app: App) {
  const { context } = app;
  const config = { onlyFor: 'admin' as const };

  app.route({
    ...callOf('GET /admin/claim/get'),
    config,
    handler: async ({ viewer, query: { show, page, limit = limits.pageSize.listing } }) => ({
      success: true as const,
      ...(await listClaims(context, viewer, { show, page, limit })),
    }),
  });

  app.route({
    ...callOf('PUT /admin/claim/decide/:id'),
    config,
    handler: async ({ viewer, params, body }) => {
      await decideClaim(context, viewer, params.id, body);
      const message = body.decision === 'accept' ? backOfficeMessages.claimAccepted : backOfficeMessages.claimRefused;
      return { success: true as const, message };
    },
  });

  app.route({
    ...callOf('PUT /admin/claim/take-back/:id'),
    config,
    handler: async ({ viewer, params, body }) => {
      await takeClaimBack(context, viewer, params.id, body);
      return { success: true as const, message: backOfficeMessages.claimTakenBack };
    },
  });
}

/** Who has taken a business over is in, as after a login. */
async function signedIn(
  { token, contractor }: { token: string; contractor: OwnBusiness },
  remember: boolean | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  setSessionCookie(reply, token, 'contractor', remember);
  await rememberBrowser(request, reply, hashToken(token));
  return { success: true as const, message: messages.businessTakenOver, token, contractor };
}
