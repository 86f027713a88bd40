import { execFile, spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { EXAMPLE_ID } from '#server/features/api-docs/examples.ts';
import type { CodeSample } from '#server/features/api-docs/samples.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { makeService } from '#tests/factories/service.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const ORIGIN = 'https://nirmaan.test';
const { app, db } = await createTestApp({ PUBLIC_URL: ORIGIN });
await app.listen({ port: 0, host: '127.0.0.1' });
const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

// All that examples name is there, under the one id that they have.
const userId = await makeUser(db, { user_id: EXAMPLE_ID, user_name: 'Asha Verma', password_hash: await hashPassword('monsoon-2026') });
const businessId = await makeBusiness(db, { business_id: EXAMPLE_ID, service: 'Plumber', city: 'Kanpur', state: 'Uttar Pradesh' });
await makeEnquiry(db, { enquiry_id: EXAMPLE_ID, business_id: businessId, user_id: userId });
await makeBlog(db, { blog_id: EXAMPLE_ID });
await makePoster(db, { poster_id: EXAMPLE_ID });
await makeService(db, { service_id: EXAMPLE_ID });
await makePriceTicker(db, { price_ticker_id: EXAMPLE_ID });
await db.insertInto('imports').values({ import_id: EXAMPLE_ID, file_name: 'list.csv' }).execute();
const keys = {
  user: (await signInUser(db, userId)).token,
  business: (await signInBusiness(db, businessId)).token,
  team: (await signInAdmin(db)).token,
  program: (await makeApiKey(db)).key,
};

/** Whose key a call asks for, by what its description says of it. */
const ASKED: [string, keyof typeof keys][] = [
  ['Asks for the team', 'team'],
  ['Asks for a business', 'business'],
  ['Asks for a key', 'program'],
];

/** Calls that change something and are tried beside those that read. */
const WRITES = ['logInUser', 'sendEnquiry', 'addReview'];
/** What cannot be read here: they end the session, or ask a gateway, or need what another call makes first. */
const APART =
  /^logOut|^verifyOrder$|^confirmWhatsApp|^getPrivatePicture$|^getWaitingPicture$|(Check|Claim)Document$|^getExport|^compareDuplicates$/;

interface Sampled {
  operationId: string;
  description?: string;
  'x-codeSamples': CodeSample[];
}

/** A sample, and the key of somebody who may send it. */
interface Run {
  name: string;
  source: string;
  key: string;
}

const { body: document } = await call(app, 'GET', '/api/docs/json');
const read = Object.values(document.paths as Record<string, Record<string, Sampled>>).flatMap((methods) =>
  Object.entries(methods)
    .filter(([method, { operationId }]) => (method === 'get' ? !APART.test(operationId) : WRITES.includes(operationId)))
    .map(([, operation]) => operation),
);
const runsIn = (lang: CodeSample['lang']): Run[] =>
  read.map(({ operationId, description = '', 'x-codeSamples': samples }) => ({
    name: operationId,
    source: (samples.find((sample) => sample.lang === lang)?.source ?? '').replaceAll(ORIGIN, address),
    key: keys[ASKED.find(([words]) => description.includes(words))?.[1] ?? 'user'],
  }));

/** Runs samples of a language that programs run one after the other, in one process. @returns what each wrote, by its name. */
async function runAll(program: string, args: string[], runs: Run[]): Promise<Record<string, string>> {
  const running = promisify(execFile)(program, args, { maxBuffer: 2 ** 26 });
  running.child.stdin?.end(JSON.stringify(runs));
  const { stdout } = await running;
  return Object.fromEntries(
    stdout
      .split('\n@@')
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]),
  );
}

const IN_NODE = `
import { text } from 'node:stream/consumers';
for (const { name, source, key } of JSON.parse(await text(process.stdin))) {
  console.log('\\n@@' + name);
  process.env.NIRMAAN_KEY = key;
  await import('data:text/javascript,' + encodeURIComponent(source + '\\n//' + name)).catch((error) => console.log(String(error)));
}`;

const IN_PYTHON = `
import json, os, sys
for run in json.load(sys.stdin):
    print("\\n@@" + run["name"])
    os.environ["NIRMAAN_KEY"] = run["key"]
    try:
        exec(run["source"], {})
    except Exception as error:
        print(error)
`;

async function runInShell(runs: Run[]): Promise<Record<string, string>> {
  const wrote: Record<string, string> = {};
  for (const { name, source, key } of runs) {
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', source], { env: { ...process.env, NIRMAAN_KEY: key } });
    // The body stands for itself: curl says no status.
    wrote[name] = /^\{"success":false/.test(stdout) || stdout === '' ? `${stdout}${stderr}` : `200 ${stdout}`;
  }
  return wrote;
}

const LANGUAGES: { lang: CodeSample['lang']; program: string; run: (runs: Run[]) => Promise<Record<string, string>> }[] = [
  { lang: 'Shell', program: 'curl', run: runInShell },
  { lang: 'JavaScript', program: process.execPath, run: (runs) => runAll(process.execPath, ['--input-type=module', '-e', IN_NODE], runs) },
  { lang: 'Python', program: 'python3', run: (runs) => runAll('python3', ['-c', IN_PYTHON], runs) },
];
/** Where a machine has no curl or no Python, their samples are not run there (docs/contributing.md). */
const there = LANGUAGES.filter(({ program }) => spawnSync(program, ['--version']).status === 0);

test.each(there)(
  'what /api/docs shows in $lang works as it stands, for each call that reads',
  { timeout: 240_000 },
  async ({ lang, run }) => {
    const runs = runsIn(lang);
    expect(runs.map(({ name }) => name)).toEqual(expect.arrayContaining(['searchBusinesses', 'listServices', 'listUsers', ...WRITES]));
    const wrote = await run(runs);
    const refused = runs.filter(({ name }) => !/^20[01] /.test(wrote[name] ?? ''));
    expect(refused.map(({ name, source }) => [name, wrote[name], source])).toEqual([]);
    expect(wrote.searchBusinesses).toContain(businessId);
  },
);

test('a sample has the headers that its call is refused without', () => {
  const { put } = document.paths['/api/v1/data/businesses/{id}'] as Record<string, Sampled>;
  const shown = Object.fromEntries((put?.['x-codeSamples'] ?? []).map(({ label, source }) => [label, source]));
  expect(shown.curl).toContain(`-H 'If-Match: "1"'`);
  expect(shown.JavaScript).toContain(`'If-Match': '"1"'`);
  expect(shown.Python).toContain(`"If-Match": "\\"1\\""`);
});

test('each call has a sample in each language; one that needs somebody shows the key, and no other does', () => {
  for (const methods of Object.values(document.paths as Record<string, Record<string, Sampled & { security?: object[] }>>))
    for (const { operationId, security, 'x-codeSamples': samples } of Object.values(methods)) {
      expect([operationId, samples.map(({ lang }) => lang)]).toEqual([operationId, ['Shell', 'JavaScript', 'Python']]);
      for (const { source } of samples)
        expect([operationId, source.includes('NIRMAAN_KEY'), source.includes(ORIGIN)]).toEqual([operationId, security !== undefined, true]);
    }
});
