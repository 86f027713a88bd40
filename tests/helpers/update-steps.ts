import { expect } from 'vitest';
import type { Import } from '#shared/schemas/imports.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createExports } from '#tests/helpers/export-steps.ts';
import { createImports } from '#tests/helpers/import-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

export type Cells = Record<string, string>;

/** A server with an admin whose files change businesses. */
export async function createUpdates() {
  const imports = await createImports();
  const { admin, app, dataDir, db, read, upload } = imports;
  const { rowsOf } = createExports({ app, dataDir }, admin.headers);

  const businesses = async (...ids: string[]) =>
    (await db.selectFrom('businesses').selectAll().where('business_id', 'in', ids).execute()).toSorted(
      (one, other) => ids.indexOf(one.business_id) - ids.indexOf(other.business_id),
    );

  function toCsv(rows: Cells[]) {
    const columns = Object.keys(rows[0] ?? {});
    const quote = (cell = '') => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
    return [columns.join(','), ...rows.map((cells) => columns.map((column) => quote(cells[column])).join(',')), ''].join('\r\n');
  }

  async function checkRows(rows: Cells[], form: Record<string, string> = {}): Promise<Import> {
    const { status, body } = await upload(toCsv(rows), admin.headers, form);
    expect({ status, body }).toMatchObject({ status: 201 });
    return body.import;
  }

  const start = (id: string, body: object) =>
    call(app, 'POST', `/api/v1/admin/import/start/${id}`, { status: 'approved', ...body }, admin.headers);
  const ended = async (id: string) => {
    await expect.poll(async () => (await read(id)).import.status).not.toMatch(/importing|undoing/);
    return read(id);
  };
  async function undo(id: string) {
    const answer = await call(app, 'POST', `/api/v1/admin/import/undo/${id}`, undefined, admin.headers);
    return { ...answer, ended: answer.status === 200 ? await ended(id) : undefined };
  }
  /** A business as its file has it. */
  const exported = async (...ids: string[]) => (await rowsOf('businesses', 'csv')).filter(({ id }) => ids.includes(id ?? ''));

  const make = (given: Parameters<typeof makeBusiness>[1] = {}) =>
    makeBusiness(db, {
      name: 'Deccan Tiles',
      service: 'Tiles',
      city: 'Pune',
      state: 'Maharashtra',
      password_hash: null,
      email_proven_at: null,
      phone_proven_at: null,
      ...given,
    });

  return { ...imports, rowsOf, businesses, toCsv, checkRows, start, ended, undo, exported, make };
}
