import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { lookAtCertificate } from '#server/features/health/look-at-certificate.ts';
import { lookAtHealth } from '#server/features/health/look-at-health.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { freePort } from '#tests/helpers/free-port.ts';
import { lookAnew } from '#tests/helpers/look-anew.ts';
import { inDays, makeAuthority } from '#tests/helpers/make-certificate.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

const usual = getCACertificates('default');
const [known, unknown] = [makeAuthority('An authority'), makeAuthority('Nobody knows it')];
setDefaultCACertificates([...usual, known.certificate]);
afterAll(() => setDefaultCACertificates(usual));

/** A server with a certificate, on this machine. @returns its address. */
async function serve({ cert, key }: { cert: string; key: string }) {
  const server = createTlsServer({ cert, key }).listen(0, '127.0.0.1');
  whenDone(() => void server.close());
  await once(server, 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

test('a good one is seen with its end', async () => {
  const expires = inDays(200);
  expect(await lookAtCertificate(await serve(known.certify('localhost', expires)))).toEqual({
    expiresAt: expires.toISOString(),
    problem: null,
  });
});

test.each([
  ['of nobody known', unknown.certify('localhost', inDays(200)), 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ['for another name', known.certify('nirmaan.example', inDays(200)), 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['that has ended', known.certify('localhost', inDays(-1)), 'CERT_HAS_EXPIRED'],
])('one %s is seen with the code by which a browser refuses it', async (_what, pair, problem) => {
  const found = await lookAtCertificate(await serve(pair));
  expect(found.problem).toBe(problem);
  expect(found.expiresAt).not.toBeNull();
});

test('an address that is not reached, speaks no TLS or says nothing is told of', async () => {
  expect(await lookAtCertificate(`https://localhost:${await freePort()}`)).toEqual({ expiresAt: null, problem: 'ECONNREFUSED' });
  expect(await lookAtCertificate('https://nowhere.invalid')).toMatchObject({
    expiresAt: null,
    problem: expect.stringMatching(/^E[A-Z_]+$/),
  });
  const plain = createServer((socket) => void socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
  const silent = createServer((socket) => void socket.on('error', () => {})).listen(0, '127.0.0.1');
  whenDone(() => void plain.close());
  whenDone(() => void silent.close());
  await Promise.all([once(plain, 'listening'), once(silent, 'listening')]);
  const at = (server: typeof plain) => `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await lookAtCertificate(at(plain))).expiresAt).toBeNull();
  expect(await lookAtCertificate(at(silent))).toEqual({ expiresAt: null, problem: 'ETIMEDOUT' });
});

test('the page and the figures have it once the job has looked; it looks again after six hours', async () => {
  lookAnew();
  const expires = inDays(5);
  const PUBLIC_URL = await serve(known.certify('localhost', expires));
  const { app, context, db } = await createTestApp({ PUBLIC_URL });
  const { headers } = await signInAdmin(db);
  const look = async () => (await call(app, 'GET', '/api/v1/admin/health/get', undefined, headers)).body.data;
  const checkOf = ({ checks }: { checks: { name: string }[] }) => checks.find(({ name }) => name === 'certificate');
  expect(checkOf(await look())).toEqual({ name: 'certificate', state: 'fine', advice: 'certificate_unseen' });
  await lookAtHealth.run(context, {});
  const seen = await look();
  expect(seen.certificate).toMatchObject({ expiresAt: expires.toISOString(), problem: null });
  expect(checkOf(seen)).toEqual({ name: 'certificate', state: 'act', advice: 'certificate_soon' });
  expect((await app.inject('/metrics')).body).toContain(`\ncertificate_expires_timestamp_seconds ${expires.getTime() / 1_000}\n`);

  await lookAtHealth.run(context, {});
  expect((await look()).certificate.lookedAt).toBe(seen.certificate.lookedAt);
  await db
    .updateTable('health_findings')
    .set({ found_at: new Date(Date.now() - 6 * 3_600_000) })
    .where('name', '=', 'certificate')
    .execute();
  await lookAtHealth.run(context, {});
  expect((await look()).certificate.lookedAt > seen.certificate.lookedAt).toBe(true);
});
