import { decideOnCheck } from '#server/features/checks/decide-on-check.ts';
import { findOwnLetter } from '#server/features/checks/letters/find-own-letter.ts';
import { makeLetter } from '#server/features/checks/letters/make-letter.ts';
import { proveAddress } from '#server/features/checks/letters/prove-address.ts';
import { listOwnChecks } from '#server/features/checks/list-own-checks.ts';
import { listWaitingChecks } from '#server/features/checks/list-waiting-checks.ts';
import { noteAddress } from '#server/features/checks/note-address.ts';
import { sendForCheck } from '#server/features/checks/send-for-check.ts';
import { withdrawCheck } from '#server/features/checks/withdraw-check.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { backOfficeMessages, messages } from '#shared/texts.ts';

export async function checkCalls(app: App) {
  const { context } = app;

  app.route({
    ...callOf('GET /contractor/checks'),
    config: { onlyFor: 'contractor' },
    handler: async ({ viewer }) => ({
      success: true as const,
      checks: await listOwnChecks(context, viewer),
      letterUntil: await findOwnLetter(context, viewer),
    }),
  });

  app.route({
    ...callOf('POST /contractor/checks'),
    config: { onlyFor: 'contractor' },
    handler: async ({ viewer, body }, reply) => {
      await sendForCheck(context, viewer, body);
      return reply.code(201).send({ success: true as const, message: messages.checkSent });
    },
  });

  app.route({
    ...callOf('DELETE /contractor/checks/:id'),
    config: { onlyFor: 'contractor' },
    handler: async ({ viewer, params: { id } }) => {
      await withdrawCheck(context, viewer, id);
      return { success: true as const, message: messages.checkWithdrawn };
    },
  });

  app.route({
    ...callOf('POST /contractor/checks/letter'),
    config: { onlyFor: 'contractor', rateLimit: rateLimits.phoneTry },
    handler: async ({ viewer, body }, reply) => {
      await proveAddress(context, viewer, body);
      return reply.code(201).send({ success: true as const, message: messages.addressProven });
    },
  });

  app.route({
    ...callOf('GET /admin/checks'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, query: { page, limit = limits.pageSize.listing } }) => ({
      success: true as const,
      ...(await listWaitingChecks(context, viewer, { page, limit })),
    }),
  });

  app.route({
    ...callOf('PUT /admin/checks/:id'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, params: { id }, body }) => {
      await decideOnCheck(context, viewer, id, body);
      const done = {
        confirm: backOfficeMessages.checkConfirmed,
        refuse: backOfficeMessages.checkRefused,
        end: backOfficeMessages.checkEnded,
      };
      return { success: true as const, message: done[body.decision] };
    },
  });

  app.route({
    ...callOf('POST /admin/checks/address/:id'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, params: { id }, body }, reply) => {
      await noteAddress(context, viewer, id, body);
      return reply.code(201).send({ success: true as const, message: backOfficeMessages.addressNoted });
    },
  });

  app.route({
    ...callOf('POST /admin/checks/letter/:id'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, params: { id } }, reply) => {
      const letter = await makeLetter(context, viewer, id);
      return reply.code(201).send({ success: true as const, message: backOfficeMessages.letterMade, letter });
    },
  });
}
