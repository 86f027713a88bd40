import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { lookUpPublic } from '#server/base/public-address.ts';
import { isPushEndpoint } from '#server/features/web-push/endpoint.ts';
import { createPush } from '#server/features/web-push/push.ts';
import { makeKeys, pushDevice } from '#tests/factories/push-device.ts';
import { pushCalls } from '#tests/helpers/push-calls.ts';
import { startPushService } from '#tests/helpers/push-service.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const service = await startPushService();
afterAll(service.close);
const testApp = await createTestApp({ PUSH_STAND_IN: service.url });
const { context } = testApp;
const { subscribe, settingsOf, owner, keysOf } = pushCalls(testApp);

describe('an endpoint', () => {
  test.each([
    'http://push.example.com/1',
    'https://push.example.com:8443/1',
    'https://user:pass@push.example.com/1',
    'https://localhost/1',
    'https://localhost./1',
    'https://intranet/1',
    'https://printer.local/1',
    'https://db.internal/1',
    'https://127.0.0.1/1',
    'https://0x7f.1/1',
    'https://2130706433/1',
    'https://0.0.0.0/1',
    'https://10.1.2.3/1',
    'https://172.16.0.1/1',
    'https://192.168.1.1/1',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/1',
    'https://[::1]/1',
    'https://[fe80::1]/1',
    'https://[fd00::1]/1',
    'https://[::ffff:127.0.0.1]/1',
    'https://[64:ff9b::7f00:1]/1',
    'https://[64:ff9b:1::7f00:1]/1',
    'https://[::7f00:1]/1',
    'https://[::8.8.8.8]/1',
    'https://[::ffff:808:808]/1',
    'https://[::ffff:0:127.0.0.1]/1',
    'https://[2002:7f00:1::]/1',
    'https://[2001:0:7f00:1::1]/1',
    'https://[2606:4700::5efe:10.0.0.1]/1',
    'https://[2606:4700::200:5efe:127.0.0.1]/1',
    'https://[fec0::1]/1',
    'https://[ff02::1]/1',
    'https://[100::1]/1',
    'https://[2001:db8::1]/1',
    'https://[3fff::1]/1',
    'https://[5f00::1]/1',
    'https://[4000::1]/1',
    'https://0.1.2.3/1',
    'https://192.0.0.8/1',
    'https://192.88.99.1/1',
    'https://198.18.0.1/1',
    'https://203.0.113.9/1',
    'https://224.0.0.1/1',
    'https://240.0.0.1/1',
    'https://255.255.255.255/1',
    'https://push.example.com./1',
    'https://PUSH.example.com/1',
    'https:///push.example.com/1',
    'https://pus%68.example.com/1',
    'https://push.example.com\\1',
    'https://push.example.com/1/../2',
    'http://127.0.0.1:1/1',
  ])('%s is refused', async (endpoint) => {
    const { headers } = await owner();
    const { status, body } = await subscribe(pushDevice({ endpoint }), headers);
    expect([status, body.message]).toEqual([400, 'This browser’s push service cannot be used']);
    expect(body.errors).toEqual({ endpoint: body.message });
    expect((await settingsOf(headers)).devices).toEqual([]);
  });

  test('on this machine is refused without the setting, which a public site cannot have', () => {
    expect(isPushEndpoint(`${service.url}/1`, undefined)).toBe(false);
    expect(isPushEndpoint('https://push.example.com/1', undefined)).toBe(true);
    const start = () => readConfig({ PUSH_STAND_IN: service.url, PUBLIC_URL: 'https://nirmaan.example' });
    expect(start).toThrow('PUSH_STAND_IN is for tests');
    for (const elsewhere of ['http://10.0.0.1:80', 'https://push.example.com', 'http://127.0.0.1:80/path']) {
      expect(() => readConfig({ PUSH_STAND_IN: elsewhere })).toThrow('PUSH_STAND_IN must be');
    }
  });

  test.each([
    'https://push.example.com/1',
    'https://93.184.216.34/1',
    'https://[2606:4700::1111]/1',
    'https://web.push.apple.com/QGuQ-x?y=1',
  ])('%s is taken', (endpoint) => expect(isPushEndpoint(endpoint, undefined)).toBe(true));

  test.each([
    [['127.0.0.1']],
    [['93.184.216.34', '::7f00:1']],
    [['2002:a00:1::']],
    [['93.184.216.34', '10.0.0.7']],
    [['fd00::7']],
    [['::ffff:192.168.0.1']],
  ])('whose name leads to %j is not connected to', async (addresses) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const lookup = lookUpPublic((_hostname, _options, done) => done(null, found));
    const keys = await keysOf();
    const push = createPush({ config: context.config, keys: () => keys, lookup });
    const before = service.asked();
    const sent = push.send({ endpoint: 'https://push.example.com/1', ...makeKeys().keys }, { title: '', body: '', path: '/', tag: 'a' });
    await expect(sent).rejects.toThrow('push service was not reached: EPRIVATE');
    expect(service.asked()).toBe(before);
  });

  test('whose name leads to the internet is connected to at the address that was looked at', async () => {
    const lookup = lookUpPublic((_hostname, _options, done) => done(null, [{ address: '93.184.216.34', family: 4 }]));
    const asked = new Promise((resolve) => {
      const all = (_error: unknown, addresses: unknown) => resolve(addresses);
      lookup('push.example.com', { all: true }, all as never);
    });
    expect(await asked).toEqual([{ address: '93.184.216.34', family: 4 }]);
    const one = new Promise((resolve) => lookup('push.example.com', {}, (_error, address) => resolve(address)));
    expect(await one).toBe('93.184.216.34');
  });

  test.each([
    [{}],
    [{ endpoint: 7 }],
    [{ ...pushDevice(), endpoint: `https://push.example.com/${'x'.repeat(1_000)}` }],
    [{ ...pushDevice(), endpoint: 'push.example.com' }],
    [{ ...pushDevice(), keys: {} }],
    [{ ...pushDevice(), keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
    [{ ...pushDevice(), keys: { ...pushDevice().keys, auth: 'short' } }],
  ])('%j is no subscription', async (body) => {
    const { headers } = await owner();
    expect(await subscribe(body, headers)).toMatchObject({ status: 400, body: { message: 'Invalid request' } });
  });
});
