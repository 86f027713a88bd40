import { requirePrograms, startCaddy, startNginx } from '#drills/parts/beside.ts';
import { call, encodeForm } from '#drills/parts/call.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { signInAdmin } from '#drills/parts/people.ts';
import { freePort } from '#drills/parts/ports.ts';
import type { Server } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';

/** Forms of one address in ten minutes (shared/limits.ts). */
const FORMS = 30;
/** A list that reaches the product, and as much where nobody sends a list. Bytes. */
const LARGE = 36e6;

/** Who stands in front changes nothing but what it is there for, and says in words when nobody is behind it. */
export const inFront: Drill = {
  name: 'in-front',
  does: 'nginx and Caddy as deploy/ has them: packed pages, large lists, invented addresses, a product that goes and comes back',
  async run(stage) {
    requirePrograms('nginx', 'caddy');
    for (const [name, startProxy] of [
      ['nginx', (port: number) => startNginx(stage, [port])],
      ['Caddy', (port: number) => startCaddy(stage, port)],
    ] as const) {
      stage.scene(name);
      const port = await freePort();
      const url = await startProxy(port);
      const settings = { PUBLIC_URL: url, TRUST_PROXY: '1', RATE_LIMITS: 'on', LOG_LEVEL: 'error' };
      const server = await stage.startServer({ port, settings });
      await readPages(stage, url, server);
      await sendLists(stage, url);
      await inventAddresses(stage, url);
      await goAndComeBack(stage, url, server);
    }
  },
};

/** What comes through is what was given, packed once. */
async function readPages(stage: Stage, url: string, server: Server) {
  let [asked, changed] = [0, 0];
  for (const path of ['/', '/hi/', '/category', '/api/v1/service/get/all']) {
    for (const packing of ['br', 'gzip', 'identity']) {
      const headers = { accept: 'text/html', 'accept-encoding': packing };
      const [through, direct] = await Promise.all([url, server.url].map((each) => fetch(`${each}${path}`, { headers })));
      const readable = /^\s*[<{[]/.test((await through?.text()) ?? '');
      const same = through?.headers.get('content-encoding') === direct?.headers.get('content-encoding');
      if (!readable || !same || through?.status !== 200) changed += 1;
      asked += 1;
    }
  }
  stage.proved(asked, 'answers through it');
  stage.expect('of them changed', changed, '=', 0);
  stage.expect('figures from outside', (await call(`${url}/metrics`)).status, '=', 404);
}

/** The proxy takes what the product takes. */
async function sendLists(stage: Stage, url: string) {
  const token = await signInAdmin(url);
  const form = new FormData();
  form.append('file', new File([Buffer.alloc(LARGE, 'a\n')], 'list.csv', { type: 'text/csv' }));
  const list = await call(`${url}/api/v1/admin/import/check`, { method: 'POST', token, ...(await encodeForm(form)) });
  stage.expect(`a list of ${LARGE / 1e6} MB without a header`, list.status, '=', 400);
  const login = await call(`${url}/api/v1/user/login`, { method: 'POST', body: { userName: 'a'.repeat(LARGE) } });
  stage.expect(`as much in a login`, login.status, '=', 413);
}

/** Whoever invents addresses has no more than one has. */
async function inventAddresses(stage: Stage, url: string) {
  let taken = 0;
  for (let turn = 0; turn < 2 * FORMS; turn++) {
    const address = `198.51.100.${turn}`;
    const headers = { 'x-forwarded-for': `${address}, ${address}`, 'x-real-ip': address, forwarded: `for=${address}` };
    const { status } = await call(`${url}/api/v1/subscribe`, {
      method: 'POST',
      body: { email: `drill-reader-${turn}@example.in` },
      headers,
    });
    if (status === 201) taken += 1;
  }
  stage.expect(`of ${2 * FORMS} forms of one client with as many addresses taken`, taken, '=', FORMS);
}

/** While the product is away pages and calls say so in words; then everything is as before. */
async function goAndComeBack(stage: Stage, url: string, server: Server) {
  await server.kill();
  const headers = { accept: 'text/html' };
  const page = await call(url, { headers });
  const says = ['Back in a moment', 'थोड़ी देर में फिर आएँ'].filter((words) => page.text.includes(words)).length;
  stage.expect('a page meanwhile', page.status, '=', 502);
  stage.expect('in languages', says, '=', 2);
  stage.expect('come again after', Number(page.headers['retry-after']), '=', 30, 's');
  const answer = await call(`${url}/api/v1/service/get/all`);
  stage.expect('a call meanwhile', answer.status, '=', 503);
  if (JSON.parse(answer.text).code !== 'unavailable') stage.fail(`a call meanwhile said ${answer.text}`);
  await server.start();
  stage.expect('a page afterwards', (await call(url, { headers })).status, '=', 200);
}
