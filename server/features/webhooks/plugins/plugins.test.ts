import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '#server/base/start-error.ts';
import { enterPlugins } from '#server/features/webhooks/plugins/enter-plugins.ts';
import { loadPlugins } from '#server/features/webhooks/plugins/load-plugins.ts';
import { runPlugin } from '#server/features/webhooks/plugins/run-plugin.ts';
import { sendWebhooks } from '#server/features/webhooks/send-due.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { startWebhookReceiver } from '#tests/helpers/webhook-receiver.ts';

const home = await mkdtemp(path.join(tmpdir(), 'nirmaan plugins घर-'));
afterAll(() => rm(home, { recursive: true }));

const { app, context, db } = await createTestApp();
const { headers: admin } = await signInAdmin(db);
const office = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, body?: object) =>
  call(app, method, `/api/v1/admin/webhook/${address}`, body, admin);

/** What the plugins of these tests were told, which run in this process. */
const told: { type: string; data: Record<string, unknown> }[] = [];
Object.assign(globalThis, { toldToPlugins: told });
const TELL = 'globalThis.toldToPlugins.push(event)';

/** A plugin folder with these files. */
async function folderOf(files: Record<string, string>) {
  const folder = await mkdtemp(path.join(home, 'folder-'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return folder;
}

/** A process that has started with a plugin folder. */
async function startWith(folder: string) {
  const started = { ...context, plugins: await loadPlugins({ PLUGINS_DIR: folder }) };
  await enterPlugins(started);
  return { ...started, send: () => sendWebhooks.run(started, {}) };
}

const endpoints = () => db.selectFrom('webhook_endpoints').selectAll().orderBy('url').execute();

beforeEach(async () => {
  await db.deleteFrom('webhook_endpoints').execute();
  told.length = 0;
});

test('a plugin is told of what it names, with who asked, once that is committed', async () => {
  const events = ['business.approved', 'enquiry.received', 'review.received', 'order.paid', 'person.forgotten'];
  const handlers = events.map((event) => `'${event}': async (event) => { ${TELL}; }`).join(', ');
  const { send } = await startWith(await folderOf({ 'all-of-it.mjs': `export const on = { ${handlers} }` }));
  const business = await makeBusiness(db, { status: 'pending' });
  const user = await makeUser(db);
  await send();
  expect(told).toEqual([]);
  await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', business).execute();
  const enquiry = await makeEnquiry(db, { business_id: business, user_id: user, name: 'Meera' });
  await db
    .transaction()
    .execute(async (transaction) => {
      await makeEnquiry(transaction, { business_id: business, name: 'Nobody' });
      throw new Error('taken back');
    })
    .catch(() => {});
  await makeReview(db, { business_id: business });
  await makePaidOrder(db, { business_id: business });
  await send();
  await db.deleteFrom('users').where('user_id', '=', user).execute();
  await send();
  // Different things come in any order.
  expect(told.map(({ type }) => type).sort()).toEqual(events.sort());
  const dataOf = (event: string) => told.find(({ type }) => type === event)?.data;
  expect(dataOf('enquiry.received')).toMatchObject({ _id: enquiry, business, user, name: 'Meera' });
  expect(dataOf('person.forgotten')).toEqual({ _id: user, removed: true });
});

test('one that fails is told again, in order, and its failing holds up no other plugin', async () => {
  const failing = `let tries = 0;
    export const on = { 'business.approved': (event) => { if (++tries < 3) throw new Error('the sheet is locked'); ${TELL}; } }`;
  const { send } = await startWith(
    await folderOf({
      'failing.js': failing,
      'sound.ts': `export const on = { 'business.approved': (event: object): void => { ${TELL.replace('globalThis', '(globalThis as any)')}; } }`,
    }),
  );
  const business = await makeBusiness(db);
  await send();
  expect(told).toHaveLength(1);
  const log = () =>
    db.selectFrom('webhook_deliveries').select(['state', 'fault', 'tries']).where('object_id', '=', business).orderBy('tries');
  expect(await log().execute()).toContainEqual({ state: 'waiting', fault: 'EPLUGIN', tries: 1 });
  for (let again = 0; again < 2; again += 1) {
    await sql`update webhook_deliveries set due_at = now(), claimed_until = null`.execute(db);
    await send();
  }
  expect(told).toHaveLength(2);
  expect(await log().execute()).toEqual([
    { state: 'sent', fault: null, tries: 1 },
    { state: 'sent', fault: null, tries: 3 },
  ]);
});

test('one that never ends is left after a while, and told so', async () => {
  const folder = await folderOf({
    'endless.mjs': `export const on = { test: (event, { signal }) => new Promise(() => { signal.onabort = () => { ${TELL}; } }) }`,
  }).catch(() => '');
  await expect(loadPlugins({ PLUGINS_DIR: folder })).rejects.toThrow('endless.mjs must export on');
  const waiting = await folderOf({
    'endless.mjs': `export const on = { 'order.paid': () => {}, test: (event, { signal }) => new Promise(() => { signal.onabort = () => { ${TELL}; } }) }`,
  });
  const plugins = await loadPlugins({ PLUGINS_DIR: waiting });
  const event = { type: 'test', timestamp: '2026-11-29T04:00:00.000Z', data: {} } as const;
  expect(await runPlugin({ plugins, log: context.log }, 'endless', event, 1)).toBe('ETIMEDOUT');
  expect(told).toHaveLength(1);
  expect(await runPlugin({ plugins, log: context.log }, 'gone', event, 1)).toBe('ENOHANDLER');
});

test('started by several processes at once, with other events, and without its file', async () => {
  const folder = await folderOf({ 'rows.mjs': `export const on = { 'order.paid': () => {} }` });
  await Promise.all([startWith(folder), startWith(folder), startWith(folder)]);
  expect(await endpoints()).toMatchObject([{ url: 'plugin://rows', events: ['order.paid'], shows_private: true, is_on: true }]);
  // Another folder: Node keeps what it has read of a file.
  const later = await folderOf({ 'rows.mjs': `export const on = { 'review.received': () => {}, 'order.paid': () => {} }` });
  await startWith(later);
  expect(await endpoints()).toMatchObject([{ events: ['review.received', 'order.paid'], is_on: true }]);
  await startWith(await folderOf({}));
  expect(await endpoints()).toMatchObject([{ is_on: false }]);
  await startWith(later);
  expect(await endpoints()).toMatchObject([{ is_on: false }]);
});

describe('the back office', () => {
  test('switches one off, and moves none', async () => {
    await startWith(await folderOf({ 'rows.mjs': `export const on = { 'order.paid': () => {} }` }));
    const [row] = await endpoints();
    const id = String(row?.webhook_endpoint_id);
    const edit = { url: 'plugin://rows', events: ['business.added'], showsPrivate: false, isOn: false, version: 1 };
    expect(await office('PUT', `update/${id}`, edit)).toMatchObject({ status: 200 });
    expect(await endpoints()).toMatchObject([{ url: 'plugin://rows', events: ['order.paid'], shows_private: true, is_on: false }]);
    const message = 'The address must begin with https:// and be reachable from the internet';
    for (const url of ['plugin://other', 'https://partner.example/hook']) {
      expect(await office('PUT', `update/${id}`, { ...edit, url, version: 2 })).toMatchObject({ status: 400, body: { message } });
    }
    const added = { url: 'plugin://rows', events: ['order.paid'], showsPrivate: false };
    expect(await office('POST', 'add', added)).toMatchObject({ status: 400, body: { message } });
  });

  test('sends one a test, and is told how that went', async () => {
    const texts = {
      'rows.mjs': `export const on = { 'order.paid': () => {}, test: (event) => { ${TELL}; } }`,
      'mute.mjs': `export const on = { 'order.paid': () => {} }`,
    };
    const { plugins } = await startWith(await folderOf(texts));
    Object.assign(context, { plugins });
    const [mute, rows] = await endpoints();
    expect((await office('POST', `test/${rows?.webhook_endpoint_id}`)).body).toMatchObject({ message: 'The plugin did it' });
    expect(told).toMatchObject([{ type: 'test', data: {} }]);
    expect((await office('POST', `test/${mute?.webhook_endpoint_id}`)).body.message).toContain('The plugin failed (ENOHANDLER)');
    Object.assign(context, { plugins: new Map() });
  });
});

describe('the folder', () => {
  const refused: [string, Record<string, string>, string][] = [
    [
      'a name that is no address',
      { 'Rows to sheet.mjs': 'export const on = {}' },
      'PLUGINS_DIR: Rows to sheet.mjs must be named with small letters',
    ],
    [
      'a name twice',
      { 'a.mjs': `export const on = { 'order.paid': () => {} }`, 'a.ts': `export const on = { 'order.paid': () => {} }` },
      'PLUGINS_DIR: two files are named a',
    ],
    ['a file that cannot be read as a program', { 'a.mjs': 'export const on = {' }, 'PLUGINS_DIR: a.mjs cannot be loaded: '],
    [
      'a file that throws',
      { 'a.mjs': `throw new Error('SHEET_URL is not set')` },
      'PLUGINS_DIR: a.mjs cannot be loaded: SHEET_URL is not set',
    ],
    ['an import that is not there', { 'a.mjs': `import 'no-such-package'; export const on = {}` }, 'PLUGINS_DIR: a.mjs cannot be loaded: '],
    ['nothing that it is told of', { 'a.mjs': 'export const on = {}' }, 'PLUGINS_DIR: a.mjs must export on = { … }'],
    [
      'an event that there is not',
      { 'a.mjs': `export const on = { 'order.payed': () => {} }` },
      'PLUGINS_DIR: a.mjs must export on = { … }',
    ],
    ['what is no function', { 'a.mjs': `export const on = { 'order.paid': 'sheet' }` }, 'PLUGINS_DIR: a.mjs must export on = { … }'],
  ];
  test.each(refused)('with %s ends the start in one line', async (_, files, message) => {
    const folder = await folderOf(files);
    const error = await loadPlugins({ PLUGINS_DIR: folder }).catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message.startsWith(message)).toBe(true);
    expect((error as Error).message).not.toContain('\n');
  });

  test('that is not there ends the start, too', async () => {
    const folder = path.join(home, 'nowhere');
    await expect(loadPlugins({ PLUGINS_DIR: folder })).rejects.toThrow(
      `PLUGINS_DIR must be a folder that can be read, found ${folder} (ENOENT)`,
    );
  });

  test('may have other things in it', async () => {
    const folder = await folderOf({ 'README.md': '', '.hidden.mjs': 'throw 1', 'package.json': '{}' });
    await mkdir(path.join(folder, 'parts.mjs'));
    expect((await loadPlugins({ PLUGINS_DIR: folder })).size).toBe(0);
    expect((await loadPlugins({ PLUGINS_DIR: undefined })).size).toBe(0);
  });
});

test('the example writes a row for each enquiry, and has rows of who is forgotten removed', async () => {
  const sheet = await startWebhookReceiver();
  process.env.SHEET_URL = sheet.url;
  const folder = await folderOf({});
  await copyFile('plugins/rows-to-a-sheet.mjs', path.join(folder, 'rows-to-a-sheet.mjs'));
  const { send } = await startWith(folder);
  const business = await makeBusiness(db);
  const user = await makeUser(db);
  const enquiry = await makeEnquiry(db, { business_id: business, user_id: user, name: 'Meera', message: '=1+1' });
  await send();
  await db.deleteFrom('users').where('user_id', '=', user).execute();
  await send();
  delete process.env.SHEET_URL;
  const bodies = sheet.takeAll().map(({ body }) => body as object);
  expect(bodies).toMatchObject([
    { row: [enquiry, expect.any(String), business, user, 'Meera', expect.any(String), '=1+1'] },
    { forget: user },
  ]);
});
