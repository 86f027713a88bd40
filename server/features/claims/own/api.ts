import multipart from '@fastify/multipart';
import { requireOwner } from '#server/features/accounts/access/require-owner.ts';
import { addDocument } from '#server/features/checks/documents/add-document.ts';
import { sendDocument } from '#server/features/checks/documents/send-document.ts';
import { requireForm, takeFile } from '#server/features/checks/documents/take-file.ts';
import { requireRoomOfClaim } from '#server/features/claims/own/add-claim-document.ts';
import { openClaimDocument, removeClaimDocument } from '#server/features/claims/own/claim-documents.ts';
import { listOwnClaims } from '#server/features/claims/own/list-own-claims.ts';
import { withdrawClaim } from '#server/features/claims/own/withdraw-claim.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

export async function ownClaimCalls(app: App) {
  const { context } = app;
  await app.register(multipart);

  app.route({
    ...callOf('GET /claim/own'),
    handler: async ({ viewer }) => ({ success: true as const, claims: await listOwnClaims(context, viewer) }),
  });

  app.route({
    ...callOf('DELETE /claim/:id'),
    handler: async ({ viewer, params }) => {
      await withdrawClaim(context, viewer, params.id);
      return { success: true as const, message: messages.claimWithdrawn };
    },
  });

  app.route({
    ...callOf('POST /claim/:id/documents'),
    handler: async (request, reply) => {
      requireOwner(request.viewer);
      requireForm(request);
      const holder = await requireRoomOfClaim(context, request.viewer, request.params.id);
      const { name, bytes } = await takeFile(request);
      await addDocument(context, holder, { kind: request.query.kind ?? 'certificate', name, bytes });
      return reply.code(201).send({ success: true as const, message: messages.documentAdded });
    },
  });

  app.route({
    ...callOf('GET /claim-documents/:id'),
    handler: async ({ viewer, params }, reply) => sendDocument(reply, await openClaimDocument(context, viewer, params.id)),
  });

  app.route({
    ...callOf('DELETE /claim-documents/:id'),
    handler: async ({ viewer, params }) => {
      await removeClaimDocument(context, viewer, params.id);
      return { success: true as const, message: messages.documentRemoved };
    },
  });
}
