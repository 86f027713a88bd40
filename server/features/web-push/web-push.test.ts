import { afterAll, describe, expect, test } from 'vitest';
import { listServices } from '#server/features/services/list-services.ts';
import { openPush } from '#server/features/web-push/open-push.ts';
import { createPush } from '#server/features/web-push/push.ts';
import { pushToOwner } from '#server/features/web-push/push-to-device.ts';
import { makeQuarantined } from '#tests/factories/enquiry.ts';
import { pushDevice } from '#tests/factories/push-device.ts';
import { signInAdmin, signInBusiness } from '#tests/factories/session.ts';
import { pushCalls } from '#tests/helpers/push-calls.ts';
import { startPushService } from '#tests/helpers/push-service.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const service = await startPushService();
afterAll(service.close);
const settings = { PUSH_STAND_IN: service.url, TEAM_EMAIL: 'team@nirmaan.in' };
const { app, context, db, pool } = await createTestApp(settings, { retries: { retryDelay: 1, retryDelayMax: 1 } });

type Headers = Record<string, string>;
const { subscribe, settingsOf, owner, keysOf } = pushCalls({ app, db });
const enquiry = { name: 'Meera Kulkarni', email: 'meera@example.in', phoneNo: '9876543210', message: 'Our roof leaks.' };
const ask = (business: string, headers?: Headers) => call(app, 'POST', `/api/v1/send-enquiry/${business}`, enquiry, headers);

/** Waits until the jobs of a business's devices are done, or given up. */
async function settled() {
  const open = () => pool.query("select from pgboss.job where name = 'push-to-device' and state in ('created', 'retry', 'active')");
  await expect.poll(async () => (await open()).rowCount, { timeout: 20_000 }).toBe(0);
}

describe('a new enquiry', () => {
  test('is told in the language of its owner, with that of who asks', async () => {
    await listServices(context);
    const [hindi, english] = [await owner({ language: 'hi' }), await owner()];
    for (const { headers } of [hindi, english]) await subscribe(service.subscribe(), headers);
    await ask(hindi.id, { 'accept-language': 'hi' });
    expect((await service.next()).notice).toMatchObject({
      title: 'नई पूछताछ: वाटरप्रूफिंग',
      body: 'हिंदी में पूछा गया। पढ़ने और जवाब देने के लिए खोलें।',
      path: expect.stringMatching(/^\/hi\/profilesupplier\/enquiries\//),
    });
    await ask(english.id, { 'accept-language': 'hi' });
    expect((await service.next()).notice).toMatchObject({
      title: 'New enquiry: Waterproofing',
      body: 'Asked in Hindi. Open it to read and answer.',
      path: expect.stringMatching(/^\/profilesupplier\/enquiries\//),
    });
  });

  test('reaches each device of its owner, encrypted for it, and tells nothing of who asks', async () => {
    const { id, headers } = await owner();
    const other = await owner();
    const [phone, laptop, elsewhere] = [service.subscribe(), service.subscribe('Firefox on Windows'), service.subscribe()];
    const { headers: onLaptop } = await signInBusiness(db, id);
    const added = await subscribe(phone, headers);
    expect(added).toMatchObject({
      status: 201,
      body: { message: 'This device shows you new enquiries now', device: { name: phone.name } },
    });
    await subscribe(laptop, onLaptop);
    await subscribe(elsewhere, other.headers);
    expect((await ask(id)).status).toBe(201);
    const messages = [await service.next(), await service.next()];
    const { enquiry_id: enquiry } = await db
      .selectFrom('enquiries')
      .select('enquiry_id')
      .where('business_id', '=', id)
      .executeTakeFirstOrThrow();
    for (const { notice, headers: sent } of messages) {
      expect(notice).toEqual({
        title: 'New enquiry: Waterproofing',
        body: 'Open it to read and answer.',
        path: `/profilesupplier/enquiries/${enquiry}`,
        tag: enquiry.replaceAll('-', ''),
      });
      expect(sent).toMatchObject({ ttl: '86400', urgency: 'high', topic: enquiry.replaceAll('-', ''), 'content-encoding': 'aes128gcm' });
      expect(sent.authorization).toContain(`k=${(await settingsOf(headers)).publicKey}`);
    }
    const urls = messages.map(({ device }) => `${service.url}/${device}`);
    expect(urls.sort()).toEqual([phone.endpoint, laptop.endpoint].sort());
    await settled();
    expect(service.left()).toBe(0);
  });

  test('in quarantine is pushed when the team releases it, once', async () => {
    const { id, headers } = await owner();
    await subscribe(service.subscribe(), headers);
    const held = await makeQuarantined(db, { business_id: id });
    await settled();
    expect(service.left()).toBe(0);
    const admin = await signInAdmin(db);
    const release = () => call(app, 'PUT', `/api/v1/admin/quarantine/update/${held}`, { status: 'released' }, admin.headers);
    expect((await Promise.all([release(), release()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await service.next()).notice.path).toContain(held);
    await settled();
    expect(service.left()).toBe(0);
  });

  test('waits for a push service that is down, and is not sent again to a device that has it', async () => {
    const { id, headers } = await owner();
    const [up, down] = [service.subscribe(), service.subscribe()];
    await subscribe(up, headers);
    await subscribe(down, (await signInBusiness(db, id)).headers);
    const device = down.endpoint.slice(service.url.length + 1);
    service.answer(503, device);
    await ask(id);
    expect(`${service.url}/${(await service.next()).device}`).toBe(up.endpoint);
    const tries = service.asked();
    await expect.poll(() => service.asked(), { timeout: 20_000 }).toBeGreaterThan(tries + 1);
    service.answer(201, device);
    expect((await service.next()).device).toBe(device);
    await settled();
    expect(service.left()).toBe(0);
    expect((await settingsOf(headers)).devices).toHaveLength(2);
  });

  test.each([404, 410])('to a device that is gone (%i) is the last one', async (status) => {
    const { id, headers } = await owner();
    const gone = service.subscribe();
    await subscribe(gone, headers);
    service.answer(status, gone.endpoint.slice(service.url.length + 1));
    await ask(id);
    await expect.poll(async () => (await settingsOf(headers)).devices).toEqual([]);
    await settled();
    const { asked } = service;
    const before = asked();
    await ask(id);
    await settled();
    expect(asked()).toBe(before);
  });

  test('leads no further than its endpoint: redirects are not followed, and fail', async () => {
    const keysNow = await keysOf();
    const push = createPush({ config: context.config, keys: () => keysNow });
    const { endpoint, keys } = service.subscribe();
    service.answer(307, endpoint.slice(service.url.length + 1));
    const notice = { title: 'New enquiry', body: '', path: '/', tag: 'a' };
    await expect(push.send({ endpoint, ...keys }, notice)).rejects.toThrow('push service answered 307');
  });
});

describe('devices', () => {
  test('are listed without their endpoints, and taken off one by one, all, by their owner alone', async () => {
    const { id, headers } = await owner();
    const devices = [pushDevice(), pushDevice({ name: 'Safari on iPhone' }), pushDevice()];
    for (const device of devices) await subscribe(device, headers);
    const { devices: listed } = await settingsOf(headers);
    expect(listed).toHaveLength(3);
    expect(JSON.stringify(listed)).not.toContain('push.example.com');
    const remove = (path: string, who = headers) => call(app, 'DELETE', `/api/v1/contractor/push/devices${path}`, undefined, who);
    const other = await owner();
    for (const [path, who] of [
      [`/${listed[0]._id}`, other.headers],
      ['/x', headers],
    ] as const) {
      expect(await remove(path, who)).toMatchObject({ status: 404, body: { message: 'Device not found' } });
    }
    expect((await remove(`/${listed[0]._id}`)).body.message).toBe('Notifications are off on that device');
    const { body } = await call(app, 'GET', '/api/v1/contractor/data', undefined, headers);
    expect(body.data.pushDevices).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain('push.example.com');
    expect((await remove('')).body.message).toBe('Notifications are off on all devices');
    expect((await settingsOf(headers)).devices).toEqual([]);
    expect(id).not.toBe(other.id);
  });

  test('are ten at most, and three of one push service: one more takes the place of the oldest', async () => {
    const { headers } = await owner();
    const names = async () => (await settingsOf(headers)).devices.map(({ name }: { name: string }) => name);
    for (let n = 1; n <= 5; n++) await subscribe(pushDevice({ name: `Phone ${n}` }), headers);
    expect(await names()).toEqual(['Phone 5', 'Phone 4', 'Phone 3']);
    for (let n = 1; n <= 8; n++)
      await subscribe(pushDevice({ name: `Other ${n}`, endpoint: `https://push-${n}.example.com/1${n}` }), headers);
    expect(await names()).toHaveLength(10);
    expect(await names()).not.toContain('Phone 3');
  });

  test('come to three of one push service however they came there, also by several at once and by renewals', async () => {
    const { id, headers } = await owner();
    await Promise.all(Array.from({ length: 6 }, () => subscribe(pushDevice(), headers)));
    expect((await settingsOf(headers)).devices).toHaveLength(3);
    for (let n = 1; n <= 4; n++) {
      const session = await signInBusiness(db, id);
      await subscribe(pushDevice({ endpoint: `https://elsewhere-${n}.example.com/${id}` }), session.headers);
      const { endpoint, keys } = pushDevice();
      expect((await subscribe({ endpoint, keys, renews: true }, session.headers)).status).toBe(201);
      expect((await settingsOf(headers)).devices).toHaveLength(3);
    }
  });

  test('are turned on, renewed and told of nothing before the business is approved', async () => {
    for (const status of ['pending', 'rejected']) {
      const { id, headers } = await owner({ status });
      const refused = await subscribe(pushDevice(), headers);
      expect(refused).toMatchObject({ status: 409, body: { code: 'device_before_approval' } });
      expect(refused.body.message).toBe('Notifications can be turned on once your business is approved');
      await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', id).execute();
      expect((await subscribe(service.subscribe(), headers)).status).toBe(201);
      await db.updateTable('businesses').set({ status }).where('business_id', '=', id).execute();
      expect((await subscribe({ ...pushDevice(), renews: true }, headers)).status).toBe(409);
      const notice = { title: 'New enquiry', body: '', path: '/', tag: 'a' };
      await db.transaction().execute((transaction) => pushToOwner(context, transaction, id, notice));
      await settled();
      expect(service.left()).toBe(0);
    }
  });

  test('tell one owner: the one who subscribed last, and nobody by the address alone', async () => {
    const [one, other] = [await owner(), await owner()];
    const device = pushDevice();
    await subscribe(device, one.headers);
    expect((await subscribe({ ...device, keys: pushDevice().keys }, other.headers)).status).toBe(400);
    expect((await settingsOf(one.headers)).devices).toHaveLength(1);
    await subscribe(device, one.headers);
    expect((await settingsOf(one.headers)).devices).toHaveLength(1);
    await subscribe(device, other.headers);
    expect((await settingsOf(one.headers)).devices).toEqual([]);
    expect((await settingsOf(other.headers)).devices).toHaveLength(1);
  });

  test('are renewed in their own place, with their name, by the session that turned them on alone', async () => {
    const { id, headers } = await owner();
    const [before, after] = [service.subscribe('Firefox on Android'), service.subscribe()];
    const renewed = { endpoint: after.endpoint, keys: after.keys, renews: true };
    expect(await subscribe(renewed, headers)).toMatchObject({ status: 404, body: { message: 'Device not found' } });
    await subscribe(before, headers);
    await subscribe(pushDevice({ name: 'Elsewhere' }), (await signInBusiness(db, id)).headers);
    const other = await signInBusiness(db, id);
    expect((await subscribe(renewed, other.headers)).status).toBe(404);
    const refused = await subscribe({ ...renewed, endpoint: 'https://10.1.2.3/1' }, headers);
    expect([refused.status, refused.body.message]).toEqual([400, 'This browser’s push service cannot be used']);
    const names = async () => (await settingsOf(headers)).devices.map(({ name }: { name: string }) => name).sort();
    expect(await names()).toEqual(['Elsewhere', 'Firefox on Android']);
    expect(await subscribe(renewed, headers)).toMatchObject({ status: 201, body: { device: { name: 'Firefox on Android' } } });
    expect(await names()).toEqual(['Elsewhere', 'Firefox on Android']);
    await pool.query("delete from push_devices where name = 'Elsewhere' and business_id = $1", [id]);
    await ask(id);
    expect(`${service.url}/${(await service.next()).device}`).toBe(after.endpoint);
    await settled();
    expect(service.left()).toBe(0);
  });

  test('end with their session: by logging out, by a new password elsewhere, and with the account', async () => {
    const { id, headers } = await owner();
    const here = await signInBusiness(db, id);
    const there = await signInBusiness(db, id);
    await subscribe(pushDevice({ name: 'First' }), headers);
    await subscribe(pushDevice({ name: 'Here' }), here.headers);
    await subscribe(pushDevice({ name: 'There' }), there.headers);
    const names = async () => (await settingsOf(here.headers)).devices.map(({ name }: { name: string }) => name).sort();
    expect((await call(app, 'GET', '/api/v1/contractor/logout', undefined, headers)).status).toBe(200);
    expect(await names()).toEqual(['Here', 'There']);
    const passwords = { newPassword: 'dry-roof-2', confirmPassword: 'dry-roof-2' };
    expect((await call(app, 'PUT', '/api/v1/contractor/password', passwords, here.headers)).status).toBe(200);
    expect(await names()).toEqual(['Here']);
    const gone = await call(app, 'DELETE', `/api/v1/contractor/delete/${id}`, undefined, here.headers);
    expect(gone.status).toBe(200);
    expect((await pool.query('select from push_devices where business_id = $1', [id])).rowCount).toBe(0);
  });
});

test('processes that start at once agree on one key, which stays the same', async () => {
  const before = await keysOf();
  expect((await openPush(context)).publicKey).toBe(before.public_key);
  await db.deleteFrom('vapid_keys').execute();
  const opened = await Promise.all(Array.from({ length: 6 }, () => openPush(context)));
  expect(new Set(opened.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(opened[0]?.publicKey).not.toBe(before.public_key);
  expect(await db.selectFrom('vapid_keys').select('public_key').execute()).toEqual([{ public_key: opened[0]?.publicKey }]);
});
