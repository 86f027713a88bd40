import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { refusals } from '#server/base/errors.ts';
import { checkImport } from '#server/features/imports/check-import.ts';
import { exportFaultyRows } from '#server/features/imports/export-faulty-rows.ts';
import { getImport } from '#server/features/imports/get-import.ts';
import { listImports } from '#server/features/imports/list-imports.ts';
import { lookAtFile } from '#server/features/imports/mapping/look-at-file.ts';
import { fieldText, readChoices } from '#server/features/imports/mapping/read-choices.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { addSource, fetchNow, listSources, removeSource, switchSource } from '#server/features/imports/sources/change-sources.ts';
import { startImport } from '#server/features/imports/start-import.ts';
import { stopImport } from '#server/features/imports/updates/stop-import.ts';
import { undoImport } from '#server/features/imports/updates/undo-import.ts';
import { takeValue } from '#server/features/imports/values/take-value.ts';
import { writeTemplate } from '#server/features/imports/write-template.ts';
import { takeZip } from '#server/features/imports/zips/take-zip.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { importLimits } from '#shared/import-limits.ts';
import { messages } from '#shared/texts.ts';

/** What a multipart form weighs beside its file. */
const FORM_BYTES = 256 * 1024;

/** Two hundred headings with the columns that they stand for. */
const FIELD_BYTES = 96 * 1024;

const SHEET = { most: () => importLimits.bytes, tooLarge: importRefusals.importTooLarge, missing: importRefusals.importFileMissing };
const ZIP = { most: () => importLimits.zipBytes, tooLarge: importRefusals.importZipTooLarge, missing: importRefusals.importZipMissing };

/** The form with a file, read as far as the file. */
async function takeFile(request: FastifyRequest, { most, tooLarge, missing } = SHEET) {
  if (!request.isMultipart()) throw refusals.unsupportedType();
  if (Number(request.headers['content-length']) > most() + FORM_BYTES) throw tooLarge();
  const part = await request.file({ limits: { fileSize: most() } }).catch((cause) => {
    // The parser gives its own failures no code.
    throw cause.code === undefined ? refusals.invalidRequest() : cause;
  });
  if (!part) throw missing();
  return { upload: { name: part.filename ?? '', bytes: part.file }, fields: part.fields };
}

export async function importCalls(app: App) {
  const { context } = app;
  await app.register(multipart, { limits: { files: 1, fileSize: importLimits.bytes, fields: 5, parts: 6, fieldSize: FIELD_BYTES } });
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('POST /admin/import/check'),
    config,
    handler: async (request, reply) => {
      const { upload, fields } = await takeFile(request);
      const clearsEmpty = ['on', 'yes', 'true'].includes(fieldText(fields, 'clearEmpty') ?? '');
      const checked = await checkImport(context, request.viewer, upload, { clearsEmpty, ...readChoices(fields) });
      return reply.code(201).send({ success: true, message: messages.importChecked, import: checked });
    },
  });

  app.route({
    ...callOf('POST /admin/import/look'),
    config,
    handler: async (request) => {
      const { upload } = await takeFile(request);
      return { success: true as const, ...(await lookAtFile(context, request.viewer, upload)) };
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
    ...callOf('GET /admin/import/source/get'),
    config,
    handler: async ({ viewer }) => ({ success: true as const, sources: await listSources(context, viewer) }),
  });

  app.route({
    ...callOf('POST /admin/import/source/add'),
    config,
    handler: async ({ viewer, body, session }, reply) => {
      const source = await addSource(context, viewer, body, session);
      return reply.code(201).send({ success: true, message: messages.sourceAdded, source });
    },
  });

  app.route({
    ...callOf('PUT /admin/import/source/update/:id'),
    config,
    handler: async ({ viewer, params, body }) => {
      const source = await switchSource(context, viewer, params.id, body.isOn);
      return { success: true as const, message: body.isOn ? messages.sourceOn : messages.sourceOff, source };
    },
  });

  app.route({
    ...callOf('DELETE /admin/import/source/delete/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await removeSource(context, viewer, params.id);
      return { success: true as const, message: messages.sourceRemoved };
    },
  });

  app.route({
    ...callOf('POST /admin/import/source/fetch/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await fetchNow(context, viewer, params.id);
      return { success: true as const, message: messages.sourceFetching };
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
    ...callOf('POST /admin/import/take/:id'),
    config,
    handler: async ({ viewer, params, body }) => {
      const checked = await takeValue(context, viewer, params.id, body);
      return { success: true as const, message: messages.importTaken, import: checked };
    },
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
    ...callOf('POST /admin/import/photos/:id'),
    config,
    handler: async (request) => {
      const { upload } = await takeFile(request, ZIP);
      const zip = await takeZip(context, request.viewer, request.params.id, upload);
      return { success: true as const, message: messages.importPhotosTaken(zip.foundCount), zip };
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
