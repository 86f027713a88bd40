import multipart from '@fastify/multipart';
import { addDocument, requireRoom } from '#server/features/checks/documents/add-document.ts';
import { openDocumentForTeam, openOwnDocument } from '#server/features/checks/documents/open-document.ts';
import { removeDocument } from '#server/features/checks/documents/remove-documents.ts';
import { sendDocument } from '#server/features/checks/documents/send-document.ts';
import { requireForm, takeFile } from '#server/features/checks/documents/take-file.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

export async function documentCalls(app: App) {
  const { context } = app;
  await app.register(multipart);

  app.route({
    ...callOf('POST /contractor/checks/:id/documents'),
    config: { onlyFor: 'contractor' },
    handler: async (request, reply) => {
      requireForm(request);
      const holder = await requireRoom(context, request.viewer, request.params.id);
      const { name, bytes } = await takeFile(request);
      await addDocument(context, holder, { kind: request.query.kind ?? 'certificate', name, bytes });
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
