import { once } from 'node:events';
import { Agent, get as getHttp, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { isAlive, launch } from '#tests/helpers/program.ts';

const PATH = '/api/v1/poster/get';

/** Asks over a connection of its own: connections are handed to the workers in turn. */
async function ask(url: string): Promise<{ status: number; body: string }> {
  const asking = getHttp(url, { agent: new Agent({ keepAlive: false }) });
  const [answer] = await once(asking, 'response');
  return { status: answer.statusCode, body: await text(answer) };
}

async function subscribe(address: string, email: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const asking = request(`${address}/api/v1/subscribe`, { method: 'POST', headers, agent: new Agent({ keepAlive: false }) });
  asking.end(JSON.stringify({ email }));
  const [answer] = await once(asking, 'response');
  answer.resume();
  return answer.statusCode;
}

const figure = (figures: string, name: string) => Number(new RegExp(`^${name.replace(/[{}"/]/g, '\\$&')} (\\S+)`, 'm').exec(figures)?.[1]);

describe('two workers on one port', async () => {
  const site = launch({ WORKERS: '2', DEMO: '0' });
  const address = await site.address();
  const workers = () => [...new Set(site.said.filter(({ route }) => route === PATH).map(({ pid }) => pid))];
  const figures = async () => (await ask(`${address}/metrics`)).body;

  test('answer in turn, and are one to Prometheus', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`${address}${PATH}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await expect.poll(() => workers().length).toBe(2);
    const count = `http_request_duration_seconds_count{method="GET",route="${PATH}",status="200"}`;
    await expect.poll(async () => figure(await figures(), count)).toBe(20);
    expect(figure(await figures(), 'worker_processes')).toBe(2);
  });

  test('are healthy and ready, the primary asking for nothing', async () => {
    const answers = await Promise.all(['/healthz', '/readyz', '/healthz', '/readyz'].map((path) => ask(`${address}${path}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(workers()).not.toContain(site.program.pid);
  });

  test('count what is limited together', async () => {
    const taken = await Promise.all(Array.from({ length: 40 }, (_, turn) => subscribe(address, `reader-${turn}@example.in`)));
    expect([taken.filter((status) => status === 201).length, taken.filter((status) => status === 429).length]).toEqual([30, 10]);
  });

  test('one that is killed is followed by another, while the other answers', async () => {
    const [killed, other] = workers();
    if (!killed || !other) throw new Error('the workers are not known');
    process.kill(killed, 'SIGKILL');
    await site.find(({ msg }) => (msg.startsWith('a worker ended by itself') ? true : undefined));
    const askAgain = async () => {
      await ask(`${address}${PATH}`);
      return workers().filter((pid) => pid !== killed);
    };
    await expect.poll(askAgain, { timeout: 120_000 }).toHaveLength(2);
    expect(workers()).toContain(other);
    // It answers a little before it has everything.
    await expect.poll(async () => figure(await figures(), 'worker_processes')).toBe(2);
  });

  test('end with SIGTERM, and PostgreSQL with them', async () => {
    const postmaster = await site.find((line) => line.postmaster);
    const all = [...workers(), postmaster];
    site.program.kill('SIGTERM');
    expect(await site.gone).toEqual([0, null]);
    expect(all.filter(isAlive)).toEqual([]);
    expect(site.complaints).toEqual([]);
  });
});

test('when the primary is killed its workers end, and the next start goes on', async () => {
  const first = launch({ WORKERS: '2', DEMO: '0' });
  const address = await first.address();
  expect(await subscribe(address, 'reader@example.in')).toBe(201);
  await ask(`${address}${PATH}`);
  const worker = await first.find(({ route, pid }) => (route === PATH ? pid : undefined));
  first.program.kill('SIGKILL');
  await first.gone;
  await expect.poll(() => isAlive(worker), { timeout: 10_000 }).toBe(false);
  const next = launch({ WORKERS: 'auto', DEMO: '0' }, { dataDir: first.dataDir });
  expect((await ask(`${await next.address()}${PATH}`)).status).toBe(200);
  next.program.kill('SIGTERM');
  expect(await next.gone).toEqual([0, null]);
});

test('a port that is taken is told in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { gone, complaints, said } = launch({ WORKERS: '2', DEMO: '0', PORT: String(port) });
  expect(await gone).toEqual([1, null]);
  expect(complaints).toEqual([expect.stringContaining(`Port ${port} is taken`)]);
  // Before anything is started.
  expect(said.filter(({ postmaster }) => postmaster)).toEqual([]);
  taken.close();
});
