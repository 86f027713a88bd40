import { endOwnSessions, signOutMember } from '#server/features/accounts/own-access/end-own-sessions.ts';
import { getOwnAccess } from '#server/features/accounts/own-access/get-own-access.ts';
import { addPasskey, beginPasskey } from '#server/features/accounts/passkeys/add-passkey.ts';
import { askPasskeyForProof } from '#server/features/accounts/passkeys/ask-passkey.ts';
import { removePasskey, renamePasskey } from '#server/features/accounts/passkeys/change-passkey.ts';
import { demandFactor } from '#server/features/accounts/second-factor/demand-factor.ts';
import { beginFactor, confirmOwnFactor, renewRecoveryCodes } from '#server/features/accounts/second-factor/set-up-factor.ts';
import { endOwnFactor, takeOffFactor } from '#server/features/accounts/second-factor/take-off-factor.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { secondFactorMessages } from '#shared/texts.ts';

/** How members of the team sign in. None is taken once by its Idempotency-Key: answers that hold secrets would be kept for a day there. */
export async function ownAccessCalls(app: App) {
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('GET /admin/own/get'),
    config,
    handler: async ({ viewer, session }) => ({ success: true as const, ...(await getOwnAccess(app.context, viewer, session)) }),
  });

  app.route({
    ...callOf('POST /admin/own/factor/begin'),
    config,
    handler: async ({ viewer, session }, reply) =>
      reply.code(201).send({ success: true, ...(await beginFactor(app.context, viewer, session)) }),
  });

  app.route({
    ...callOf('POST /admin/own/factor/confirm'),
    config: { ...config, rateLimit: rateLimits.resetTry },
    handler: async ({ viewer, body, ip, session }) => ({
      success: true as const,
      message: secondFactorMessages.factorIsOnNow,
      recoveryCodes: await confirmOwnFactor(app.context, viewer, { typed: body.code, ip }, session),
    }),
  });

  app.route({
    ...callOf('POST /admin/own/factor/codes'),
    config,
    handler: async ({ viewer, session }) => ({
      success: true as const,
      message: secondFactorMessages.codesRenewed,
      recoveryCodes: await renewRecoveryCodes(app.context, viewer, session),
    }),
  });

  app.route({
    ...callOf('DELETE /admin/own/factor'),
    config,
    handler: async ({ viewer, session }) => {
      await endOwnFactor(app.context, viewer, session);
      return { success: true as const, message: secondFactorMessages.factorIsOffNow };
    },
  });

  app.route({
    ...callOf('POST /admin/own/passkey/begin'),
    config,
    handler: async ({ viewer, session }, reply) =>
      reply.code(201).send({ success: true, options: await beginPasskey(app.context, viewer, session) }),
  });

  app.route({
    ...callOf('POST /admin/own/passkey/add'),
    config: { ...config, rateLimit: rateLimits.resetTry },
    handler: async ({ viewer, body, ip, session }, reply) => {
      const recoveryCodes = await addPasskey(app.context, viewer, { passkey: body, ip }, session);
      const message = recoveryCodes.length > 0 ? secondFactorMessages.passkeyIsFirst : secondFactorMessages.passkeyAdded;
      return reply.code(201).send({ success: true, message, recoveryCodes });
    },
  });

  app.route({
    ...callOf('PUT /admin/own/passkey/:id'),
    config,
    handler: async ({ viewer, params, body, session }) => {
      await renamePasskey(app.context, { viewer, passkeyId: params.id, session }, body.name);
      return { success: true as const, message: secondFactorMessages.passkeyRenamed };
    },
  });

  app.route({
    ...callOf('DELETE /admin/own/passkey/:id'),
    config,
    handler: async ({ viewer, params, session }) => {
      await removePasskey(app.context, { viewer, passkeyId: params.id, session });
      return { success: true as const, message: secondFactorMessages.passkeyRemoved };
    },
  });

  app.route({
    ...callOf('POST /admin/own/passkey/ask'),
    config,
    handler: async ({ viewer, session }, reply) =>
      reply.code(201).send({ success: true, options: await askPasskeyForProof(app.context, viewer, session) }),
  });

  app.route({
    ...callOf('DELETE /admin/own/session/:which'),
    config,
    handler: async ({ viewer, params, session }) => {
      await endOwnSessions(app.context, viewer, params.which, session);
      return { success: true as const, message: secondFactorMessages.sessionEnded };
    },
  });

  app.route({
    ...callOf('PUT /admin/admin/sign-out/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await signOutMember(app.context, viewer, params.id);
      return { success: true as const, message: secondFactorMessages.memberSignedOut };
    },
  });

  app.route({
    ...callOf('DELETE /admin/admin/factor/:id'),
    config,
    handler: async ({ viewer, params, session }) => {
      await takeOffFactor(app.context, viewer, params.id, session);
      return { success: true as const, message: secondFactorMessages.factorTakenOff };
    },
  });

  app.route({
    ...callOf('PUT /admin/admin/factor-demand'),
    config,
    handler: async ({ viewer, body, session }) => {
      await demandFactor(app.context, viewer, body.isOn, session);
      return { success: true as const, message: body.isOn ? secondFactorMessages.demanded : secondFactorMessages.notDemanded };
    },
  });
}
