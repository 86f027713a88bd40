import { beginExport } from '#server/features/exports/begin-export.ts';
import { getExport, stopExport } from '#server/features/exports/follow-export.ts';
import { sendExport } from '#server/features/exports/send-export.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import type { ExportFormat } from '#shared/schemas/exports.ts';
import { backOfficeMessages } from '#shared/texts.ts';

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export async function exportCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('POST /admin/export/begin'),
    config,
    handler: async ({ viewer, body }, reply) => {
      return reply.code(201).send({ success: true, export: await beginExport(context, viewer, body) });
    },
  });

  app.route({
    ...callOf('GET /admin/export/file/:id'),
    config: { ...config, changes: true },
    handler: async ({ viewer, params }, reply) => {
      const { name, format, file } = await sendExport(context, viewer, params.id);
      return reply.type(TYPES[format]).header('content-disposition', `attachment; filename="${name}"`).send(file);
    },
  });

  app.route({
    ...callOf('GET /admin/export/get/:id'),
    config,
    handler: async ({ viewer, params }) => ({ success: true as const, export: await getExport(context, viewer, params.id) }),
  });

  app.route({
    ...callOf('POST /admin/export/stop/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await stopExport(context, viewer, params.id);
      return { success: true as const, message: backOfficeMessages.exportStopped };
    },
  });
}
