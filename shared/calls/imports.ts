import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { importAnswer, importRowsAnswer, importRowsQuery, importStart, importsAnswer, importsQuery } from '#shared/schemas/imports.ts';

const tags = ['admin'];

export const imports = {
  'POST /admin/import/check': {
    operationId: 'checkImport',
    summary: 'Check a file of businesses before it is imported',
    tags,
    description: 'Takes a multipart form with an Excel or CSV file and says what an import of it would do; nothing is imported.',
    consumes: ['multipart/form-data'],
    response: { 201: importAnswer },
  },
  'GET /admin/import/template': {
    operationId: 'getImportTemplate',
    summary: 'An example of a file to import, as CSV',
    tags,
    produces: ['text/csv'],
  },
  'GET /admin/import/errors/:id': {
    operationId: 'exportImportErrors',
    summary: 'Rows of an import that failed, as CSV',
    tags,
    params: byId,
    produces: ['text/csv'],
  },
  'GET /admin/import/get': {
    operationId: 'listImports',
    summary: 'All imports',
    tags,
    querystring: importsQuery,
    response: { 200: importsAnswer },
  },
  'GET /admin/import/get/:id': {
    operationId: 'getImport',
    summary: 'One import',
    tags,
    params: byId,
    querystring: importRowsQuery,
    response: { 200: importRowsAnswer },
  },
  'POST /admin/import/start/:id': {
    operationId: 'startImport',
    summary: 'Start an import that was checked',
    tags,
    params: byId,
    body: importStart,
    response: { 200: importAnswer },
  },
} satisfies CallTable;
