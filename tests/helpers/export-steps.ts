import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { openWorkbook } from '#server/features/imports/read-workbook.ts';
import { call, type createTestApp } from '#tests/helpers/test-app.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** An admin who downloads lists of the back office. */
export function createExports({ app, dataDir }: Pick<TestApp, 'app' | 'dataDir'>, headers: Record<string, string>) {
  const begin = (body: object) => call(app, 'POST', '/api/v1/admin/export/begin', body, headers);
  const look = async (id: string) => (await call(app, 'GET', `/api/v1/admin/export/get/${id}`, undefined, headers)).body.export;

  async function fetchFile(id: string) {
    const { statusCode, headers: sent, rawPayload } = await app.inject({ url: `/api/v1/admin/export/file/${id}`, headers });
    return { status: statusCode, headers: sent, bytes: rawPayload };
  }

  /** A list as a file. */
  async function download(list: string, format: 'csv' | 'xlsx' = 'csv', filter: object = {}) {
    const { status, body } = await begin({ list, format, ...filter });
    expect({ status, body }).toMatchObject({ status: 201, body: { export: { list, format, state: 'waiting' } } });
    const file = await fetchFile(body.export._id);
    expect(file.status).toBe(200);
    return { id: body.export._id as string, ...file };
  }

  /** Its rows by the names of the columns, as a spreadsheet shows them. */
  async function rowsOf(list: string, format: 'csv' | 'xlsx' = 'csv', filter: object = {}): Promise<Record<string, string>[]> {
    const { bytes } = await download(list, format, filter);
    if (format === 'csv') return parse(bytes, { bom: true, columns: true, record_delimiter: '\r\n' });
    const name = path.join(dataDir, `export-${crypto.randomUUID()}.xlsx`);
    await writeFile(name, bytes);
    const file = await open(name);
    try {
      const [sheet] = await openWorkbook(file);
      const rows: string[][] = [];
      for await (const { cells } of sheet?.rows() ?? []) rows.push(cells);
      const [columns = [], ...others] = rows;
      return others.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])));
    } finally {
      await file.close();
    }
  }

  return { begin, download, fetchFile, look, rowsOf };
}
