import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createCachedPages, profile } from '#tests/helpers/cached-pages.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, database, pune, puneList } = await createCachedPages();
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
const here = `127.0.0.1:${port}`;

/** Sends bytes as they are and reads until the server ends the connection. */
async function ask(lines: string[], body = '', at = port) {
  const socket = connect(Number(at), '127.0.0.1');
  let text = '';
  socket.on('data', (piece) => (text += piece.toString('latin1')));
  socket.write(Buffer.from(`${[...lines, 'Connection: close', 'Accept-Encoding: identity'].join('\r\n')}\r\n\r\n${body}`, 'latin1'));
  await once(socket, 'close');
  const headers = Object.fromEntries(
    (text.split('\r\n\r\n', 1)[0] ?? '').split('\r\n').flatMap((line) => {
      const [, name = '', value] = /^([^:]+): (.*)$/.exec(line) ?? [];
      return name ? [[name.toLowerCase(), value]] : [];
    }),
  );
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), headers, text };
}

const title = ({ text }: { text: string }) => Buffer.from(/<title>(.*?)<\/title>/.exec(text)?.[1] ?? '', 'latin1').toString();
const get = (target: string, ...more: string[]) => ask([`GET ${target} HTTP/1.1`, `Host: ${here}`, 'Accept: text/html', ...more]);

describe('a whole address as target', () => {
  test.each([`http://${here}`, `HTTP://${here}`, 'https://nirmaan.example', 'http://localhost', 'http://[::1]:80'])(
    '%s … is its page',
    async (site) => {
      for (const path of ['/category', '/pune', puneList, profile(pune), '/hi/category']) {
        const [whole, usual] = [await get(site + path), await get(path)];
        expect([path, whole.status, title(whole)]).toEqual([path, 200, title(usual)]);
      }
      expect(title(await get(site))).toBe(title(await get('/')));
      expect((await get(`${site}/api/v1/service/get/all`)).text).toContain('"success":true');
      expect((await get(`${site}/healthz`)).status).toBe(200);
    },
  );

  test('counts as the host, whatever stands beside it', async () => {
    const answer = await ask([`GET http://${here}/category HTTP/1.1`, 'Host: evil.example']);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('evil.example');
  });

  test('leads to the proper address as another does', async () => {
    expect((await get(`http://${here}/Pune).`)).headers.location).toBe('/pune');
  });

  test.each([
    'ftp://x/pune',
    'http:///pune',
    'http://user@x/pune',
    'http://a b/pune',
    'http://x y',
    'pune',
    'x:80',
    'http://evil.example\\@x/',
  ])('%s is refused', async (target) => {
    expect((await get(target)).status).toBe(400);
  });
});

describe('a target of two readings', () => {
  test.each([
    '/pune/../category',
    '/pune/..',
    '/pune/./x',
    '/pune/%2e%2E/category',
    '/pune/.%2e?x=1',
    '/./pune',
    '/pune\\..\\category',
    '\\category',
    `http://${here}/pune/../category`,
    '/api/v1/service/../service/get/all',
  ])('%s is refused', async (target) => {
    expect((await get(target)).status).toBe(400);
  });

  test.each(['/category?back=/pune/../x', '/category?x=\\', '/category#/../', '/category?x=1&y=..', '/enquiry/..x', '/no/...'])(
    '%s is none',
    async (target) => {
      expect((await get(target)).status).not.toBe(400);
    },
  );
});

describe('a request without a host', () => {
  test.each([[[]], [['Host:']], [['Host: ']], [['Host: a', 'Host: a']], [['Host: a', 'Host: b']]])(
    'of HTTP/1.1 is refused: %j',
    async (hosts) => {
      for (const path of ['/', '/pune', '/api/v1/service/get/all', `http://${here}/pune`]) {
        if (hosts.length === 1 && path.startsWith('http')) continue;
        expect([path, (await ask([`GET ${path} HTTP/1.1`, ...hosts])).status]).toEqual([path, 400]);
      }
    },
  );

  test.each([[[]], [['Host:']], [[`Host: ${here}`]]])('of HTTP/1.0 is answered with its page: %j', async (hosts) => {
    for (const path of ['/pune', '/category', puneList, profile(pune), `http://${here}/category`]) {
      const answer = await ask([`GET ${path} HTTP/1.0`, ...hosts]);
      expect([path, answer.status, title(answer)]).toEqual([path, 200, title(await get(path))]);
    }
    expect((await ask(['GET /Pune. HTTP/1.0', ...hosts])).headers.location).toBe('/pune');
    expect((await ask(['GET /no/such/page HTTP/1.0', ...hosts])).status).toBe(404);
    expect((await ask(['GET /api/v1/service/get/all HTTP/1.0', ...hosts])).text).toContain('"success":true');
  });
});

describe('a host that is none', () => {
  const HOSTS = [
    'x/plans?',
    'x/',
    'x?',
    'x#',
    'x\\y',
    'user@x',
    'x y',
    '%20',
    'x:port',
    'x:99999',
    'x:',
    '[::1',
    '::1',
    '[x]',
    '.',
    '<script>',
    'ä',
    'x,y',
    '999.1.1.1',
  ];
  test.each(HOSTS)('%s is refused', async (host) => {
    expect((await ask(['GET /category HTTP/1.1', `Host: ${host}`])).status).toBe(400);
  });

  test('nothing of it gets into the headers of a kept page', async () => {
    const { app: site } = await createTestApp(
      { PAYMENTS: 'cashfree', CASHFREE_APP_ID: 'app', CASHFREE_SECRET_KEY: 'secret', CASHFREE_URL: 'http://127.0.0.1:9', TRUST_PROXY: '1' },
      { database, pages: true },
    );
    const of = async (url: string, host: string, forwarded?: string) =>
      await site.inject({
        url,
        headers: { host, accept: 'text/html', ...(forwarded === undefined ? {} : { 'x-forwarded-host': forwarded }) },
      });
    for (const evil of ['x/plans?', 'x/category?q=', 'x/user/']) {
      expect((await of('/', evil)).statusCode).toBe(400);
      expect((await of('/', 'x', evil)).statusCode).toBe(400);
    }
    expect((await site.inject({ url: '/', headers: { 'x-forwarded-proto': 'javascript' } })).statusCode).toBe(400);
    for (const url of ['/plans', '/hi/plans', '/plans?back=%2F', '/hi/plans.data'])
      expect([url, (await of(url, 'x')).headers['content-security-policy']]).toEqual([url, expect.stringContaining('sdk.cashfree.com')]);
    for (const url of ['/', '/hi', '/category', '/hi/category?x=/plans', '/plans/no', '/hi/hi/plans', puneList]) {
      for (let time = 0; time < 3; time += 1) {
        const { headers } = await of(url, 'x');
        expect([url, headers['content-security-policy']]).toEqual([url, expect.not.stringContaining('cashfree')]);
        expect(headers['x-robots-tag']).toBeUndefined();
      }
    }
  });
});

describe('links with signs behind them', () => {
  test.each(['.', ',', ')', '%29', '%E2%80%8B', '%E2%80%8B)', '%22', '&fbclid=IwAR0', '%26fbclid=IwAR0', '.%E2%80%8B', '%0A', '&quot;'])(
    '%s lead to the profile',
    async (sign) => {
      const answer = await get(profile(pune) + sign);
      expect(answer.status).toBe(301);
      const led = await get(answer.headers.location ?? '');
      expect([led.status, title(led)]).toEqual([200, title(await get(profile(pune)))]);
    },
  );

  test('lead to one page each, also of a signed link and in Hindi', async () => {
    expect((await get('/enquiry/No-Such_Link-).')).headers.location).toBe('/enquiry/No-Such_Link-');
    expect((await get('/hi/pune)')).headers.location).toBe('/hi/pune');
    expect((await get('/pune#reviews')).status).toBe(200);
  });
});

describe('the type of JSON without a body', () => {
  test.each([
    ['POST', '/api/v1/contractor/no-such-call', 404],
    ['GET', '/api/v1/service/get/all', 200],
    ['GET', '/api/v1/user-auth/logout', 200],
    ['DELETE', '/api/v1/user/delete', 401],
    ['POST', '/api/v1/user/login', 400],
  ])('%s %s', async (method, path, status) => {
    const lines = [`${method} ${path} HTTP/1.1`, `Host: ${here}`];
    for (const [more, body] of [
      [['Content-Type: application/json'], ''],
      [['Content-Type: application/json; charset=utf-8', 'Content-Length: 0'], ''],
      [['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 0'], ''],
      ...(method === 'GET' ? [] : ([[['Content-Type: application/json', 'Transfer-Encoding: chunked'], '0\r\n\r\n']] as const)),
    ] as const) {
      const answer = await ask([...lines, ...more], body);
      expect([more, answer.status]).toEqual([more, status]);
      expect(answer.text).not.toContain('malformed');
    }
  });

  test('is refused where a body is no JSON', async () => {
    const answer = await ask(
      ['POST /api/v1/user-auth/login HTTP/1.1', `Host: ${here}`, 'Content-Type: application/json', 'Content-Length: 1'],
      '{',
    );
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('malformed')]);
  });
});
