import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { exportAnswer, exportInput } from '#shared/schemas/exports.ts';

const tags = ['admin'];

export const exports = {
  'POST /admin/export/begin': {
    operationId: 'beginExport',
    summary: 'Begin the download of a list of the back office',
    tags,
    description: 'The file itself is fetched by its id, once, by the admin who began it.',
    body: exportInput,
    response: { 201: exportAnswer },
  },
  'GET /admin/export/file/:id': {
    operationId: 'getExportFile',
    summary: 'The list as a file, written while it is sent',
    tags,
    params: byId,
    produces: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  'GET /admin/export/get/:id': {
    operationId: 'getExport',
    summary: 'How far a download is',
    tags,
    params: byId,
    response: { 200: exportAnswer },
  },
  'POST /admin/export/stop/:id': {
    operationId: 'stopExport',
    summary: 'Stop a download',
    tags,
    params: byId,
    response: { 200: messageView },
  },
} satisfies CallTable;
