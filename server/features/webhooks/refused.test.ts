import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeWebhook } from '#tests/factories/webhook.ts';
import { startWebhookSite } from '#tests/helpers/webhook-steps.ts';

const { db, partner, form, send, office, deliveriesOf, endpointOf, told } = await startWebhookSite();

describe('what is refused', () => {
  test.each([
    'http://partner.example/hook',
    'https://localhost/hook',
    'https://127.0.0.1/hook',
    'https://10.0.0.7/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.7]/hook',
    'https://0x7f.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://router.local/hook',
    'https://db.internal/hook',
    'https://user:pass@partner.example/hook',
    'https://partner.example:22/hook',
    'ftp://partner.example/hook',
    'partner.example',
    'javascript:alert(1)',
  ])('the address %s', async (url) => {
    expect(await office('POST', 'add', { ...form, url })).toMatchObject({ status: 400, body: { errors: { url: expect.any(String) } } });
  });

  test.each([
    [{ url: ' ' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['everything'] }, 'events.0'],
    [{ showsPrivate: 'maybe' }, 'showsPrivate'],
  ])('a form with %j', async (wrong, field) => {
    const { status, body } = await office('POST', 'add', { ...form, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  test.each([
    [[['127.0.0.1', 4]]],
    [
      [
        ['93.184.215.14', 4],
        ['10.0.0.7', 4],
      ],
    ],
    [[['::ffff:169.254.169.254', 6]]],
    [[['fd00::7', 6]]],
  ] as [string, number][][][])(
    'a name that leads to a private network when it is told, whatever it led to before: %j',
    async (addresses) => {
      const { id } = await makeWebhook(db, { url: `https://partner.example:${new URL(partner.url).port}/hook` });
      const { lookup } = dns;
      const found = addresses.map(([address, family]) => ({ address, family }));
      dns.lookup = ((_name: string, _options: object, done: (error: null, all: object[]) => void) => done(null, found)) as typeof lookup;
      syncBuiltinESMExports();
      try {
        await makeBusiness(db);
        await send();
      } finally {
        dns.lookup = lookup;
        syncBuiltinESMExports();
      }
      expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', status: null, fault: 'EPRIVATE' }]);
      expect(told()).toEqual([]);
    },
  );

  test('an address that was allowed once, and is of a private network', async () => {
    const { id } = await makeWebhook(db, { url: 'https://10.0.0.7/hook' });
    await makeBusiness(db);
    await send();
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', fault: 'EPRIVATE' }]);
  });

  test('what is not there, and a change of what somebody else has changed meanwhile', async () => {
    for (const id of ['unknown', '0198c0de-0000-7000-8000-000000000000']) {
      for (const [method, path, body] of [
        ['PUT', `update/${id}`, { ...form, isOn: true }],
        ['DELETE', `delete/${id}`],
        ['POST', `test/${id}`],
        ['PUT', `replay/${id}`],
        ['PUT', `replay-failed/${id}`],
      ] as const) {
        expect(await office(method, path, body)).toMatchObject({ status: 404 });
      }
    }
    const { id } = await makeWebhook(db);
    expect((await office('PUT', `update/${id}`, { ...form, isOn: true, version: 1 })).status).toBe(200);
    expect(await office('PUT', `update/${id}`, { ...form, isOn: false, version: 1 })).toMatchObject({ status: 409 });
    expect((await office('DELETE', `delete/${id}`)).status).toBe(200);
    expect(await endpointOf(id)).toBeUndefined();
  });

  test('more than twenty', async () => {
    await db.deleteFrom('webhook_endpoints').execute();
    for (let at = 0; at < 19; at += 1) await makeWebhook(db);
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => office('POST', 'add', form)));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await office('POST', 'add', form)).toMatchObject({ status: 409, body: { code: 'too_many_webhooks' } });
  });
});
