import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { grave } from '#shared/calls/users.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { importSourceAnswer, importSourcesAnswer, sourceInput, sourceSwitch } from '#shared/schemas/import-sources.ts';
import {
  importAnswer,
  importLookAnswer,
  importRowsAnswer,
  importRowsQuery,
  importStart,
  importsAnswer,
  importsQuery,
  importZipAnswer,
  takeValueInput,
} from '#shared/schemas/imports.ts';

const tags = ['admin'];

export const imports = {
  'POST /admin/import/look': {
    operationId: 'lookAtImport',
    summary: 'Look at the sheets and columns of a file',
    tags,
    description:
      'Takes a multipart form with an Excel or CSV file (`file`) and says which sheets with rows it has, what each heading is taken for, and two examples of what stands below it. Nothing is kept.',
    consumes: ['multipart/form-data'],
    response: { 200: importLookAnswer },
  },
  'POST /admin/import/check': {
    operationId: 'checkImport',
    summary: 'Check a file of businesses before it is imported',
    tags,
    description:
      'Takes a multipart form with an Excel or CSV file (`file`) and says what an import of it would do; nothing is imported. Rows with an `id` or a known `externalKey` change a business; with `clearEmpty` before the file, empty cells empty what may be empty. So come `columns`, a JSON object of the columns that the keys of headings stand for ("" leaves one out), which is remembered for files with these headings, and `sheets`, a JSON list of names. A file of more than 32 MB, or 50,000 rows, is checked by a job: the import is `checking` then, and `unread` where that failed or was stopped, with what is wrong as `failure`.',
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
  'POST /admin/import/take/:id': {
    operationId: 'takeImportValue',
    summary: 'Take an unknown trade, city or state of a file for a known one',
    tags,
    description:
      'For all rows of a checked file that have it; they are checked again, those of a long file by a job. The next file with these headings is read so, too.',
    params: byId,
    body: takeValueInput,
    response: { 200: importAnswer },
  },
  'POST /admin/import/photos/:id': {
    operationId: 'takeImportPhotos',
    summary: 'Take the photos that rows of an import name out of a ZIP',
    tags,
    description:
      'Takes a multipart form with a ZIP (`file`). Rows name its files under `photos`, with their folder or without, in letters of any case. Photos that are there go to their businesses when these are imported, or at once. The ZIP is not kept; a further one may bring what it lacks.',
    params: byId,
    consumes: ['multipart/form-data'],
    response: { 200: importZipAnswer },
  },
  'POST /admin/import/start/:id': {
    operationId: 'startImport',
    summary: 'Start an import that was checked',
    tags,
    params: byId,
    body: importStart,
    response: { 200: importAnswer },
  },
  'POST /admin/import/stop/:id': {
    operationId: 'stopImport',
    summary: 'Stop an import that runs',
    tags,
    description:
      'What it has done stays; the rest can be started again. A long file that is being checked is read no further, and nothing of it stays.',
    params: byId,
    response: { 200: importAnswer },
  },
  'POST /admin/import/undo/:id': {
    operationId: 'undoImport',
    summary: 'Take back what an import has done',
    tags,
    description: 'For 30 days, row by row: what somebody has touched since stays, and is named.',
    params: byId,
    response: { 200: importAnswer },
  },
  'GET /admin/import/source/get': {
    operationId: 'listImportSources',
    summary: 'Addresses from which files are fetched every night',
    tags,
    response: { 200: importSourcesAnswer },
  },
  'POST /admin/import/source/add': {
    operationId: 'addImportSource',
    summary: 'Have a file fetched every night from an address',
    tags,
    description: `At a time of India, from a public https address. The file is checked as an upload of it would be, and written (\`writes\`) where nothing is wrong with it. Its rows need an \`externalKey\`, or an \`id\`. All admins are mailed; ${grave}`,
    body: sourceInput,
    response: { 201: importSourceAnswer },
  },
  'PUT /admin/import/source/update/:id': {
    operationId: 'switchImportSource',
    summary: 'Stop fetching from an address, or go on',
    tags,
    params: byId,
    body: sourceSwitch,
    response: { 200: importSourceAnswer },
  },
  'DELETE /admin/import/source/delete/:id': {
    operationId: 'removeImportSource',
    summary: 'Forget an address from which a file is fetched',
    tags,
    description: 'What was imported from it stays.',
    params: byId,
    response: { 200: messageView },
  },
  'POST /admin/import/source/fetch/:id': {
    operationId: 'fetchImportSource',
    summary: 'Fetch from an address at once',
    tags,
    params: byId,
    response: { 200: messageView },
  },
} satisfies CallTable;
