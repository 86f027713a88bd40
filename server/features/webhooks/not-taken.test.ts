import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { webhookEvents } from '#shared/schemas/webhooks.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeWebhook } from '#tests/factories/webhook.ts';
import { readMail } from '#tests/helpers/read-mail.ts';
import { startWebhookSite } from '#tests/helpers/webhook-steps.ts';

const { db, mail, partner, form, send, office, deliveriesOf, endpointOf, wait, waitForEndpoints, told } = await startWebhookSite();

describe('an endpoint that does not take something', () => {
  test.each([500, 404, 400, 429, 301, 302, 307])(
    'with %i is told again later, under the same id, and redirects are not followed',
    async (status) => {
      const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
      partner.answerStatus(status, { location: `${partner.url}/elsewhere` });
      await makeBusiness(db);
      await send();
      await send();
      const [first, ...more] = partner.takeAll();
      expect(more).toEqual([]);
      expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', status, tries: 1 }]);
      partner.answerWith();
      await wait('2 minutes');
      await send();
      const [again] = partner.takeAll();
      expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
      expect(await deliveriesOf(id)).toMatchObject([{ state: 'sent', status: 204, tries: 2 }]);
      expect(await endpointOf(id)).toMatchObject({ failing_since: null });
    },
  );

  test('is told of one thing in order, and of others meanwhile', async () => {
    await makeWebhook(db, { url: `${partner.url}/hook` });
    const [stuck, other] = [await makeBusiness(db, { status: 'pending' }), await makeBusiness(db, { status: 'pending' })];
    await send();
    partner.takeAll();
    partner.answerWith(({ body }, response) => void response.writeHead(body.data._id === stuck ? 500 : 200).end());
    for (const business of [stuck, other]) {
      for (const status of ['approved', 'rejected'])
        await db.updateTable('businesses').set({ status }).where('business_id', '=', business).execute();
    }
    await send();
    expect(
      told()
        .filter(([, id]) => id === other)
        .map(([type]) => type),
    ).toEqual(['business.approved', 'business.rejected']);
    partner.answerWith();
    await wait('1 hour');
    await send();
    expect(told()).toEqual([
      ['business.approved', stuck],
      ['business.rejected', stuck],
    ]);
  });

  test('is switched off after three days, of which the team is told once; what waits stays, and is sent when it is on again', async () => {
    const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
    partner.answerStatus(503);
    const first = await makeBusiness(db);
    await send();
    for (const interval of ['1 day', '1 day']) {
      await wait(interval);
      await waitForEndpoints(interval);
      await send();
      expect(await endpointOf(id)).toMatchObject({ is_on: true });
    }
    const later = await makeBusiness(db);
    await wait('1 day 1 hour');
    await waitForEndpoints('1 day 1 hour');
    await sql`update webhook_deliveries set waits_since = now() where object_id = ${later}`.execute(db);
    await send();
    expect(await endpointOf(id)).toMatchObject({ is_on: false });
    expect(await deliveriesOf(id)).toMatchObject([
      { object_id: first, state: 'failed' },
      { object_id: later, state: 'waiting' },
    ]);
    const mailed = readMail((await mail.next('team@nirmaan.example')).text);
    expect(mailed.subject).toBe(`The webhook at ${new URL(partner.url).host} was switched off`);
    partner.answerWith();
    partner.takeAll();
    await wait('1 day');
    await makeBusiness(db);
    await send();
    expect(told()).toEqual([]);
    const { version } = (await endpointOf(id)) as { version: number };
    const edit = { ...form, events: [...webhookEvents], isOn: true, version };
    expect(await office('PUT', `update/${id}`, edit)).toMatchObject({ status: 200 });
    expect(await office('PUT', `replay-failed/${id}`)).toMatchObject({ body: { message: '1 message is sent again' } });
    await send();
    expect(
      told()
        .map(([, object]) => object)
        .toSorted(),
    ).toEqual([first, later].toSorted());
  });

  test('says with 410 that it is gone, and is told nothing more', async () => {
    const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
    partner.answerStatus(410);
    await makeBusiness(db);
    await send();
    expect(await endpointOf(id)).toMatchObject({ is_on: false });
    await mail.next('team@nirmaan.example');
  });

  test('can be changed and switched off meanwhile: that it fails is no change of what the team has set', async () => {
    const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
    const { version } = (await endpointOf(id)) as { version: number };
    partner.answerStatus(500);
    await makeBusiness(db);
    await send();
    expect(await endpointOf(id)).toMatchObject({ failing_since: expect.any(Date), version });
    const edit = { ...form, events: [...webhookEvents], isOn: false, version };
    expect(await office('PUT', `update/${id}`, edit)).toMatchObject({ status: 200 });
    expect(await endpointOf(id)).toMatchObject({ is_on: false });
  });

  test('never ends its answer, or sends much of it: nothing but the status is waited for', async () => {
    const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
    partner.answerWith((_, response) => {
      response.writeHead(200);
      response.write('x'.repeat(1_000_000));
    });
    await makeBusiness(db);
    await send();
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'sent', status: 200 }]);
  });

  test('never answers: it is left alone after its time, keeps no other waiting, and is not asked twice at once', {
    timeout: 60_000,
  }, async () => {
    const silent = await makeWebhook(db, { url: `${partner.url}/silent` });
    const quick = await makeWebhook(db, { url: `${partner.url}/quick` });
    let open = 0;
    partner.answerWith((_, response) => {
      open += 1;
      if ((response.req.url ?? '').startsWith('/quick')) response.writeHead(200).end();
    });
    await makeBusiness(db);
    const sending = send();
    await expect.poll(async () => (await deliveriesOf(quick.id))[0]?.state).toBe('sent');
    expect(await deliveriesOf(silent.id)).toMatchObject([{ state: 'waiting', status: null, fault: null, tries: 1 }]);
    await send();
    expect(open).toBe(2);
    await sending;
    expect(await deliveriesOf(silent.id)).toMatchObject([{ state: 'waiting', fault: 'ABORT_ERR', tries: 1 }]);
    await makeBusiness(db);
    await wait('5 minutes');
    await send();
    expect(open).toBe(3);
    await waitForEndpoints('1 minute');
    partner.answerWith();
    await send();
    expect((await deliveriesOf(silent.id)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });
});
