import { expect, test } from 'vitest';
import type { TeamRole } from '#shared/schemas/team-roles.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { makeWebhook } from '#tests/factories/webhook.ts';
import { makeChangeSteps } from '#tests/helpers/change-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const server = await createTestApp();
const { app, db } = server;
const { admin, say, decide, waitingOf, makeListed } = await makeChangeSteps(server);
const signInAs = async (role: TeamRole) => (await signInAdmin(db, undefined, role)).headers;

test('webhooks, copies and kept pages hear of a change once it is accepted', async () => {
  const { id, send } = await makeListed();
  await makeWebhook(db);
  const heard = async () => {
    const told = await db.selectFrom('webhook_deliveries').select('event').where('object_id', '=', id).execute();
    const topics = await db.selectFrom('topic_changes').select('topic').where('topic', '=', `business:${id}`).execute();
    const { version } = await db.selectFrom('businesses').select('version').where('business_id', '=', id).executeTakeFirstOrThrow();
    return { told: told.map(({ event }) => event), topics: topics.length, version };
  };
  const before = await heard();
  // What is not held back is heard of: its description.
  await send({ name: 'Nobody Hears' });
  const afterText = await heard();
  await send({ name: 'Heard By All' });
  expect(await heard()).toEqual(afterText);
  await say(id, ['name']);
  const after = await heard();
  expect(after.told.length).toBeGreaterThan(afterText.told.length);
  expect(after.told.at(-1)).toBe('business.changed');
  expect(after.version).toBe(afterText.version + 1);
  expect(before.told).toEqual([]);
});

test('what was checked ends with another name once that is accepted, and not when it is sent', async () => {
  const { id, send } = await makeListed();
  expect((await call(app, 'PUT', `/api/v1/admin/business/checked/${id}`, { checked: true }, admin)).status).toBe(200);
  const isChecked = async () => (await call(app, 'GET', `/api/v1/contractor/get-details/${id}`)).body.contractor.checked === true;
  await send({ name: 'Checked No More', phoneNo: '9822033001' });
  expect(await isChecked()).toBe(true);
  await say(id, [], [{ field: 'phoneNo', reason: 'Nobody answers' }]);
  expect(await isChecked()).toBe(true);
  await say(id, ['name']);
  expect(await isChecked()).toBe(false);
});

test('moderators decide, editors and accountants do not', async () => {
  const { id, send } = await makeListed();
  await send({ name: 'Decided By A Moderator' });
  const [{ _id }] = await waitingOf(id);
  const accept = [{ _id, decision: 'accept' }];
  for (const role of ['editor', 'accountant'] as const) {
    const headers = await signInAs(role);
    expect((await decide(id, accept, headers)).body.code).toBe('not_your_area');
    expect((await call(app, 'GET', '/api/v1/admin/changes', undefined, headers)).status).toBe(403);
  }
  expect((await decide(id, accept, await signInAs('moderator'))).status).toBe(200);
});
