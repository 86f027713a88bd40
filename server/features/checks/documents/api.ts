import multipart from '@fastify/multipart';
import type { FastifyReply } from 'fastify';
import { addDocument, requireRoom } from '#server/features/checks/documents/add-document.ts';
import { dispositionOf } from '#server/features/checks/documents/document-name.ts';
import { type OpenDocument, openDocumentForTeam, openOwnDocument } from '#server/features/checks/documents/open-document.ts';
import { removeDocument } from '#server/features/checks/documents/remove-documents.ts';
import { requireForm, takeFile } from '#server/features/checks/documents/take-file.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

const TYPES = { pdf: 'application/pdf', picture: 'image/webp' };

/** It is saved, never shown as a page of the site; whatever it is, it runs nothing and no cache keeps it. */
function sendDocument(reply: FastifyReply, { name, type, bytes }: OpenDocument) {
  return reply
    .type(TYPES[type])
    .headers({
      'content-disposition': dispositionOf(name, type),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}

export async function documentCalls(app: App) {
  const { context } = app;
  await app.register(multipart);

  app.route({
    ...callOf('POST /contractor/checks/:id/documents'),
    config: { onlyFor: 'contractor' },
    handler: async (request, reply) => {
      requireForm(request);
      const own = await requireRoom(context, request.viewer, request.params.id);
      const { name, bytes } = await takeFile(request);
      await addDocument(context, own, { kind: request.query.kind ?? 'certificate', name, bytes });
      return reply.code(201).send({ success: true as const, message: messages.documentAdded });
    },
  });

  app.route({
    ...callOf('GET /contractor/check-documents/:id'),
    config: { onlyFor: 'contractor' },
    handler: async ({ viewer, params }, reply) => sendDocument(reply, await openOwnDocument(context, viewer, params.id)),
  });

  app.route({
    ...callOf('DELETE /contractor/check-documents/:id'),
    config: { onlyFor: 'contractor' },
    handler: async ({ viewer, params }) => {
      await removeDocument(context, viewer, params.id);
      return { success: true as const, message: messages.documentRemoved };
    },
  });

  app.route({
    ...callOf('GET /admin/checks/documents/:id'),
    // A look stands in the audit.
    config: { onlyFor: 'admin', changes: true },
    handler: async ({ viewer, params }, reply) => sendDocument(reply, await openDocumentForTeam(context, viewer, params.id)),
  });
}
