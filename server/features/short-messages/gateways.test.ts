import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { messageFolder } from '#server/messages/message-folder.ts';
import { makeShortMessage } from '#tests/factories/short-message.ts';
import { twilioWebhook } from '#tests/helpers/message-gateway.ts';
import { startMessageSite } from '#tests/helpers/message-site.ts';

test('MSG91 gets the values by their names, and is believed by its answer and not by its status', async () => {
  const { context, gateway, ...site } = await startMessageSite({
    settings: (url) => ({ SMS_GATEWAY: 'msg91', SMS_KEY: 'msg91-key', SMS_URL: `${url}/msg91` }),
  });
  gateway.failBy(() => 'error in 200');
  const { messageId, to } = await makeShortMessage(context);
  await expect.poll(() => site.waysOf(messageId)).toMatchObject([{ state: 'failing', reason: 'status 200, error' }]);
  gateway.failBy(() => undefined);
  await site.tryAgain(messageId);
  await site.stands(messageId, 'sent');
  expect(gateway.taken.map(({ body }) => body)).toEqual([
    {
      template_id: 'flow1',
      short_url: '0',
      recipients: [
        {
          ...{ mobiles: to.slice(1), name: 'Meera Kulkarni', work: 'Waterproofing', place: 'Kothrud, Pune' },
          ...{ link: expect.stringMatching(/^[\w-]{22}$/), CRQID: messageId },
        },
      ],
    },
  ]);
  expect(await site.waysOf(messageId)).toMatchObject([{ gateway_id: gateway.taken[0]?.id }]);
});

describe('Twilio', async () => {
  const { app, context, gateway, publicUrl, ...site } = await startMessageSite({
    settings: (url) => ({ SMS_GATEWAY: 'twilio', SMS_KEY: 'AC1:twilio-token', SMS_URL: `${url}/twilio/{account}` }),
  });
  const webhook = '/api/v1/message/sms/report';

  test.each(['in order', 'doubled', 'backwards', 'before the answer'] as const)(
    'reports %s to the address that it is given',
    async (how) => {
      gateway.reportBy(how);
      const { messageId, to } = await makeShortMessage(context, { language: 'hi' });
      await site.stands(messageId, 'delivered');
      await gateway.told();
      expect((await site.find(messageId)).state).toBe('delivered');
      const [message] = gateway.taken.filter((one) => one.to === to);
      expect(message?.body).toMatchObject({ To: to, From: 'NIRMAN', StatusCallback: `${publicUrl}${webhook}?reference=${messageId}` });
    },
  );

  test('that has had STOP from a number refuses it; nothing more goes there', async () => {
    gateway.reportBy('never');
    gateway.failBy(() => 'refuse');
    const { messageId, to } = await makeShortMessage(context);
    await site.stands(messageId, 'failed', 'twilio 21610');
    gateway.failBy(() => undefined);
    const other = await makeShortMessage(context, { to });
    await site.stands(other.messageId, 'failed', 'stopped');
  });

  test.each([
    ['too many', { status: 429, body: { code: 20429 } }, 30],
    ['a queue that is full', { status: 400, body: { code: 21611 }, headers: { 'retry-after': '9' } }, 9],
  ])('that has %s is asked again', async (_what, fault, seconds) => {
    gateway.failBy(() => fault);
    const { messageId } = await makeShortMessage(context);
    await expect.poll(() => site.dueIn(messageId)).toEqual([seconds]);
    gateway.failBy(() => undefined);
  });

  test('is known by its signature over the public address, whatever host a proxy names', async () => {
    const form = new URLSearchParams({ From: '+919876501234', Body: 'STOP 🛑', MessageSid: 'SM1' });
    const send = (signed: { headers: object; body: string }, url = webhook) =>
      app.inject({ method: 'POST', url, headers: { ...signed.headers, host: 'inside.lan:8080' }, payload: signed.body });
    expect((await send(twilioWebhook(`${publicUrl}${webhook}`, form))).statusCode).toBe(200);
    expect((await send(twilioWebhook(`${publicUrl}${webhook}?a=b`, form), `${webhook}?a=b`)).statusCode).toBe(200);
    expect((await send(twilioWebhook(`${publicUrl}${webhook}?a=b`, form))).statusCode).toBe(401);
    expect((await send(twilioWebhook(`${publicUrl}${webhook}`, form, 'another'))).statusCode).toBe(401);
    expect((await send({ headers: twilioWebhook(`${publicUrl}${webhook}`, form).headers, body: `${form}&Body=START` })).statusCode).toBe(
      401,
    );
    expect((await app.inject({ method: 'POST', url: webhook, payload: form.toString() })).statusCode).toBe(401);
    const { messageId } = await makeShortMessage(context, { to: '+919876501234' });
    await site.stands(messageId, 'failed', 'stopped');
  });
});

test('with WhatsApp alone a message goes there or nowhere', async () => {
  const { context, gateway, ...site } = await startMessageSite({ ways: ['whatsapp'] });
  const { messageId, to } = await makeShortMessage(context, { kind: 'code', language: 'hi' });
  await site.stands(messageId, 'sent');
  const body = [{ type: 'text', text: '482913' }];
  expect(gateway.taken.map((message) => message.body)).toEqual([
    {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: to.slice(1),
      type: 'template',
      template: {
        name: 'nirmaan_code',
        language: { code: 'hi' },
        components: [
          { type: 'body', parameters: body },
          { type: 'button', sub_type: 'url', index: '0', parameters: body },
        ],
      },
      biz_opaque_callback_data: messageId,
    },
  ]);
  gateway.failBy(() => 'refuse');
  const other = await makeShortMessage(context);
  await site.stands(other.messageId, 'failed', 'meta 131026');
});

test('without a gateway a message is a file that its keeper alone can read', async () => {
  const { context, gateway, ...site } = await startMessageSite({ ways: [] });
  const { messageId, to } = await makeShortMessage(context, { kind: 'code' });
  await site.stands(messageId, 'sent');
  expect(gateway.asked()).toBe(0);
  const folder = messageFolder(context.config);
  const [file = ''] = readdirSync(folder);
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe(
    `To: ${to}\n\n482913 is your code to sign in to Nirmaan. It is good for 10 minutes. Do not tell it to anybody.\n\n@127.0.0.1 #482913\n`,
  );
  expect([folder, path.join(folder, file)].map((name) => statSync(name).mode & 0o777)).toEqual([0o700, 0o600]);
});

test('a template that lacks something holds the message back; it goes out once the team has said it', async () => {
  const { context, db, gateway, ...site } = await startMessageSite();
  await db.updateTable('short_message_templates').set({ template_id: '' }).execute();
  const { messageId } = await makeShortMessage(context);
  await expect.poll(() => site.waysOf(messageId)).toMatchObject([{ state: 'failing', reason: 'missing: templateId' }]);
  expect(gateway.asked()).toBe(0);
  await db.updateTable('short_message_templates').set({ template_id: '1107160100000000001' }).execute();
  await site.tryAgain(messageId);
  await expect.poll(() => gateway.taken.length).toBe(1);
});
