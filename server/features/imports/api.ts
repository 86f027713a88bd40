import multipart, { type Multipart } from '@fastify/multipart';
import { refusals } from '#server/base/errors.ts';
import { checkImport } from '#server/features/imports/check-import.ts';
import { exportFaultyRows } from '#server/features/imports/export-faulty-rows.ts';
import { getImport } from '#server/features/imports/get-import.ts';
import { listImports } from '#server/features/imports/list-imports.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { startImport } from '#server/features/imports/start-import.ts';
import { stopImport } from '#server/features/imports/updates/stop-import.ts';
import { undoImport } from '#server/features/imports/updates/undo-import.ts';
import { writeTemplate } from '#server/features/imports/write-template.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/texts.ts';

/** What a multipart form weighs beside its file. */
const FORM_BYTES = 64 * 1024;

/** Whether a box of the form, which comes before the file, was ticked. */
function isTicked(field: Multipart | Multipart[] | undefined): boolean {
  const [first] = [field].flat();
  return first?.type === 'field' && ['on', 'yes', 'true'].includes(String(first.value));
}

export async function importCalls(app: App) {
  const { context } = app;
  await app.register(multipart, { limits: { files: 1, fileSize: limits.import.bytes, fields: 5, parts: 6, fieldSize: 1_000 } });
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('POST /admin/import/check'),
    config,
    handler: async (request, reply) => {
      if (!request.isMultipart()) throw refusals.unsupportedType();
      if (Number(request.headers['content-length']) > limits.import.bytes + FORM_BYTES) throw importRefusals.importTooLarge();
      const part = await request.file().catch((cause) => {
        // The parser gives its own failures no code.
        throw cause.code === undefined ? refusals.invalidRequest() : cause;
      });
      if (!part) throw importRefusals.importFileMissing();
      const upload = { name: part.filename ?? '', bytes: part.file };
      const checked = await checkImport(context, request.viewer, upload, { clearsEmpty: isTicked(part.fields.clearEmpty) });
      return reply.code(201).send({ success: true, message: messages.importChecked, import: checked });
    },
  });

  app.route({
    ...callOf('GET /admin/import/template'),
    config,
    handler: async ({ viewer }, reply) => {
      const csv = writeTemplate(viewer);
      return reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="businesses.csv"').send(csv);
    },
  });

  app.route({
    ...callOf('GET /admin/import/errors/:id'),
    config,
    handler: async ({ viewer, params }, reply) => {
      const csv = await exportFaultyRows(context, viewer, params.id);
      return reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="rows-with-errors.csv"').send(csv);
    },
  });

  app.route({
    ...callOf('GET /admin/import/get'),
    config,
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await listImports(context, viewer, query)) }),
  });

  app.route({
    ...callOf('GET /admin/import/get/:id'),
    config,
    handler: async ({ viewer, params, query }) => ({ success: true as const, ...(await getImport(context, viewer, params.id, query)) }),
  });

  app.route({
    ...callOf('POST /admin/import/start/:id'),
    config,
    handler: async ({ viewer, params, body }) => {
      const started = await startImport(context, viewer, params.id, body);
      return { success: true as const, message: messages.importBegun, import: started };
    },
  });

  app.route({
    ...callOf('POST /admin/import/stop/:id'),
    config,
    handler: async ({ viewer, params }) => {
      const stopped = await stopImport(context, viewer, params.id);
      return { success: true as const, message: messages.importStopped, import: stopped };
    },
  });

  app.route({
    ...callOf('POST /admin/import/undo/:id'),
    config,
    handler: async ({ viewer, params }) => {
      const undoing = await undoImport(context, viewer, params.id);
      return { success: true as const, message: messages.importUndoBegun, import: undoing };
    },
  });
}
