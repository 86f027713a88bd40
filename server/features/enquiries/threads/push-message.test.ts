import { afterAll, expect, test } from 'vitest';
import { signThreadToken } from '#server/features/enquiries/threads/thread-link.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { startPushService } from '#tests/helpers/push-service.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const service = await startPushService();
afterAll(service.close);
const { app, context, db, pool } = await createTestApp({ PUSH_STAND_IN: service.url });

/** An owner who is told on one device. */
async function owner() {
  const { id, headers } = await signInBusiness(db, await makeBusiness(db, { service: 'Waterproofing' }));
  expect((await call(app, 'POST', '/api/v1/contractor/push/devices', service.subscribe(), headers)).status).toBe(201);
  return { id, headers };
}

const write = (enquiry: string, body: string) =>
  call(app, 'POST', `/api/v1/enquiries/${signThreadToken(context.signer, enquiry, new Date())}/messages`, { body });
const hourAgo = () => new Date(Date.now() - 3_600_000);
/** In how many seconds notices of a conversation begin. */
const due = async (enquiry: string) => {
  const { rows } = await pool.query<{ wait: number }>(
    `select extract(epoch from start_after - now())::float as wait from pgboss.job
      where name = 'push-message' and data ->> 'enquiryId' = $1 and state in ('created', 'retry', 'active')`,
    [enquiry],
  );
  return rows.map(({ wait }) => wait);
};
/** Waits until nothing is to be told any more. */
const told = async (enquiry: string) => {
  await expect.poll(() => due(enquiry), { timeout: 20_000 }).toEqual([]);
  const open = () => pool.query("select from pgboss.job where name = 'push-to-device' and state in ('created', 'retry', 'active')");
  await expect.poll(async () => (await open()).rowCount, { timeout: 20_000 }).toBe(0);
};
/** Lets ten minutes pass for what waits. */
const pass = async (enquiry: string) => {
  await pool.query("update enquiry_sides set pushed_at = pushed_at - interval '10 minutes' where enquiry_id = $1", [enquiry]);
  await pool.query("update pgboss.job set start_after = now() where name = 'push-message' and data ->> 'enquiryId' = $1", [enquiry]);
};

test('a further message is told once in ten minutes, of what was not read, and holds no word of it', async () => {
  const { id, headers } = await owner();
  const enquiry = await makeEnquiry(db, { business_id: id, created_at: hourAgo() });
  const sent = await write(enquiry, 'Two floors, call 9811122233');
  const { notice } = await service.next();
  expect(notice).toEqual({
    title: 'New message: Waterproofing',
    body: 'Open it to read and answer.',
    path: `/profilesupplier/enquiries/${enquiry}`,
    tag: sent.body.sent._id.replaceAll('-', ''),
  });
  await told(enquiry);
  await Promise.all(Array.from({ length: 5 }, (_, n) => write(enquiry, `And ${n}`)));
  const waits = await due(enquiry);
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThan(500);
  await pass(enquiry);
  expect((await service.next()).notice.title).toBe('New message: Waterproofing');
  await told(enquiry);
  await write(enquiry, 'Read before it is told');
  await call(app, 'POST', `/api/v1/contractor/enquiries/${enquiry}/messages`, { body: 'Yes' }, headers);
  await pass(enquiry);
  await told(enquiry);
  expect(service.left()).toBe(0);
});

test('a message soon after the enquiry is told ten minutes after that, and after the end nothing is', async () => {
  const { id } = await owner();
  const enquiry = await makeEnquiry(db, { business_id: id });
  await write(enquiry, 'Two floors');
  expect((await due(enquiry))[0]).toBeGreaterThan(500);
  const thread = signThreadToken(context.signer, enquiry, new Date());
  expect((await call(app, 'POST', `/api/v1/enquiries/${thread}/end`, { as: 'found' })).status).toBe(200);
  await pass(enquiry);
  await told(enquiry);
  expect(service.left()).toBe(0);
});

test('messages of a sender in quarantine are not told: neither in what waits for the team nor in what owners have already', async () => {
  const { id } = await owner();
  const { id: user_id = null } = await signInUser(db);
  const sender = { user_id, email: 'loans@example.in', phone_no: '9700000001', created_at: hourAgo() };
  const before = await makeEnquiry(db, { business_id: id, ...sender });
  for (const { id: business, headers } of [await owner(), await owner(), await owner()]) {
    await db
      .updateTable('businesses')
      .set({ approved_at: new Date(0) })
      .where('business_id', '=', business)
      .execute();
    const marked = await makeEnquiry(db, { business_id: business, ...sender });
    const mark = await call(app, 'PUT', `/api/v1/contractor/enquiries/${marked}/bad-lead`, { reason: 'spam' }, headers);
    expect(mark.status).toBe(200);
  }
  const held = await makeQuarantined(db, { business_id: id, ...sender });
  for (const enquiry of [before, held]) {
    expect((await write(enquiry, 'Loans for all')).status).toBe(201);
    await told(enquiry);
  }
  expect(service.left()).toBe(0);
});
