import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { importAnswer, importRowsAnswer, importRowsQuery, importStart, importsAnswer, importsQuery } from '#shared/schemas/imports.ts';

const tags = ['admin'];

export const imports = {
  'POST /admin/import/check': {
    tags,
    description: 'Takes a multipart form with an Excel or CSV file and says what an import of it would do; nothing is imported.',
    consumes: ['multipart/form-data'],
    response: { 201: importAnswer },
  },
  'GET /admin/import/template': { tags, produces: ['text/csv'] },
  'GET /admin/import/errors/:id': { tags, params: byId, produces: ['text/csv'] },
  'GET /admin/import/get': { tags, querystring: importsQuery, response: { 200: importsAnswer } },
  'GET /admin/import/get/:id': { tags, params: byId, querystring: importRowsQuery, response: { 200: importRowsAnswer } },
  'POST /admin/import/start/:id': { tags, params: byId, body: importStart, response: { 200: importAnswer } },
} satisfies CallTable;
