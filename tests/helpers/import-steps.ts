import { expect } from 'vitest';
import type { Import, ImportRows } from '#shared/schemas/imports.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

export const HEADER = 'name,service,phoneNo,email,address,city,state,price,shortDescription,description';

/** A server with an admin who imports files of businesses. */
export async function createImports(...how: Parameters<typeof createTestApp>) {
  const { app, context, dataDir, db, pool } = await createTestApp(...how);
  const admin = await signInAdmin(db);

  let made = 0;

  /** A row of a file: a business of its own, unless told otherwise. */
  function row(given: Record<string, string> = {}) {
    made += 1;
    const cells = {
      name: `Imported Roofing ${made}`,
      service: 'Waterproofing',
      phoneNo: String(9_600_000_000 + made),
      email: `import${made}@example.in`,
      address: 'Karve Road',
      city: 'Pune',
      state: 'Maharashtra',
      price: '45 per sq ft',
      shortDescription: 'Leaks found and stopped',
      description: '',
      ...given,
    };
    return Object.values(cells)
      .map((cell) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
      .join(',');
  }

  const file = (...rows: string[]) => [HEADER, ...rows, ''].join('\r\n');

  type Content = string | Uint8Array<ArrayBuffer>;

  const upload = (content: Content, headers: Record<string, string> = admin.headers, fields: Record<string, string> = {}) =>
    send('check', content, headers, fields);

  /** What the page shows of a file before it is checked. */
  const look = (content: Content) => send('look', content, admin.headers, {});

  /** A ZIP with photos, for an import. */
  const uploadZip = (importId: string, content: Content, headers: Record<string, string> = admin.headers) =>
    send(`photos/${importId}`, content, headers, {});

  async function send(step: string, content: Content, headers: Record<string, string>, fields: Record<string, string>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new File([content], 'list.csv', { type: 'text/csv' }));
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const response = await app.inject({
      method: 'POST',
      url: `/api/v1/admin/import/${step}`,
      headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: response.statusCode, body: response.json() };
  }

  async function check(...rows: string[]): Promise<Import> {
    const { status, body } = await upload(file(...rows));
    expect({ status, body }).toMatchObject({ status: 201 });
    return body.import;
  }

  async function read(id: string, query = ''): Promise<ImportRows> {
    const { status, body } = await call(app, 'GET', `/api/v1/admin/import/get/${id}${query}`, undefined, admin.headers);
    expect(status).toBe(200);
    return body;
  }

  const start = (id: string, status: string) => call(app, 'POST', `/api/v1/admin/import/start/${id}`, { status }, admin.headers);

  async function importAll(id: string, status = 'approved'): Promise<Import> {
    expect((await start(id, status)).status).toBe(200);
    await expect.poll(async () => (await read(id)).import.status).not.toBe('importing');
    return (await read(id)).import;
  }

  const businessOf = (phoneNo: string) => db.selectFrom('businesses').selectAll().where('phone_no', '=', phoneNo).executeTakeFirst();
  const countBusinesses = async () => (await db.selectFrom('businesses').select('business_id').execute()).length;
  const countImports = async () => (await db.selectFrom('imports').select('import_id').execute()).length;

  return {
    admin,
    app,
    businessOf,
    check,
    context,
    countBusinesses,
    countImports,
    dataDir,
    db,
    file,
    importAll,
    look,
    pool,
    read,
    row,
    start,
    upload,
    uploadZip,
  };
}
