import { beforeEach, expect } from 'vitest';
import { fetchSource } from '#server/features/imports/sources/fetch-source.ts';
import type { ImportSource } from '#shared/schemas/import-sources.ts';
import { startFileHost } from '#tests/helpers/file-host.ts';
import { createImports } from '#tests/helpers/import-steps.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { readMail } from '#tests/helpers/read-mail.ts';
import { call } from '#tests/helpers/test-app.ts';

const TEAM = 'team@nirmaan.example';
const HEAD = 'externalKey,name,service,phoneNo,city,state,price';

let number = 9_820_000_000;
export const nextPhone = () => {
  number += 1;
  return String(number);
};

/** A row of a file that is fetched. */
export const line = (key: string, phone = nextPhone(), price = '45 per sq ft') =>
  `${key},Firm ${phone},Waterproofing,${phone},Pune,Maharashtra,${price}`;
export const file = (...lines: string[]) => [HEAD, ...lines, ''].join('\r\n');

/** A server with a mail server, and a host whose file it fetches; each test begins without addresses. */
export async function createSources() {
  const mail = await startMailServer();
  const host = await startFileHost();
  const imports = await createImports({ WEBHOOK_STAND_IN: host.url, SMTP_URL: mail.url, TEAM_EMAIL: TEAM });
  const { admin, app, context, db, read } = imports;
  const form = { url: `${host.url}/lists/dealers.csv`, at: '02:30', writes: 'approved' };
  const office = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = admin.headers,
  ) => call(app, method, `/api/v1/admin/import/source/${path}`, body, headers);

  async function add(given: object = {}): Promise<ImportSource> {
    const { status, body } = await office('POST', 'add', { ...form, ...given });
    expect({ status, body }).toMatchObject({ status: 201, body: { message: 'The address was added. The file is fetched every night' } });
    return body.source;
  }

  async function look(id: string): Promise<ImportSource> {
    const { body } = await office('GET', 'get');
    const found = (body.sources as ImportSource[]).find(({ _id }) => _id === id);
    if (!found) throw new Error('the source is gone');
    return found;
  }

  const untilImported = async ({ importId }: ImportSource) => {
    if (importId) await expect.poll(async () => (await read(importId)).import.status).not.toBe('importing');
  };

  beforeEach(async () => {
    await db.deleteFrom('import_sources').execute();
    host.takeAsked();
  });
  return {
    ...imports,
    host,
    form,
    office,
    add,
    look,
    /** A night: the file is fetched, and what is to be written is written. */
    async night(id: string): Promise<ImportSource> {
      await fetchSource.run(context, { sourceId: id });
      const source = await look(id);
      await untilImported(source);
      return source;
    },
    /** Waits until what a job fetches is written, and all of its businesses with it. */
    async untilWritten(id: string): Promise<void> {
      await expect.poll(async () => (await look(id)).result).toBe('written');
      await untilImported(await look(id));
    },
    /** The subject of the next mail to the team. */
    mailed: async () => readMail((await mail.next(TEAM)).text).subject,
    /** How many more have come. */
    mailsLeft: () => mail.left(TEAM),
  };
}
