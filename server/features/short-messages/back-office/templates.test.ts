import { describe, expect, test } from 'vitest';
import { MESSAGE_KINDS } from '#shared/schemas/short-messages.ts';
import { LANGUAGES } from '#shared/site-language.ts';
import { templateForm } from '#tests/factories/good-forms.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { startMessageSite } from '#tests/helpers/message-site.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp({ SMS_URL: 'http://127.0.0.1:9/', SMS_BODY: '{text}', PUBLIC_URL: 'https://nirmaan.example' });
const { headers } = await signInAdmin(db);
const look = async () => (await call(app, 'GET', '/api/v1/admin/message/get', undefined, headers)).body.data;
const templateOf = async (kind: string, language: string) =>
  (await look()).templates.find((one: { kind: string; language: string }) => one.kind === kind && one.language === language);
const set = (body: object, key = 'test/en') => call(app, 'PUT', `/api/v1/admin/message/template/${key}`, body, headers);

describe('the templates', () => {
  test('are ours until the team says what is registered; what lacks is named', async () => {
    const { ways, counts, templates } = await look();
    expect([ways, counts.sent, templates.length]).toEqual([['sms'], 0, MESSAGE_KINDS.length * LANGUAGES.length]);
    expect(await templateOf('code', 'en')).toMatchObject({
      text: '{code} is your code to sign in to Nirmaan. It is good for 10 minutes. Do not tell it to anybody.\n\n@nirmaan.example #{code}',
      registered:
        '{#var#} is your code to sign in to Nirmaan. It is good for 10 minutes. Do not tell it to anybody.\n\n@nirmaan.example #{#var#}',
      missing: ['entityId', 'header', 'templateId'],
      version: 0,
    });
    expect((await templateOf('enquiry', 'hi')).text).toContain('https://nirmaan.example/hi/m/{link}');
  });

  test('are said once and put down; a change that is none is not, and one of what somebody else changed is refused', async () => {
    const { status, body } = await set({ ...templateForm, version: 0 });
    expect([status, body.message]).toEqual([200, 'Saved. Messages go out with it from now on']);
    const saved = await templateOf('test', 'en');
    expect(saved).toMatchObject({ ...templateForm, missing: [], version: 1 });
    const audited = () =>
      db.selectFrom('audit_entries').select(['action', 'changes']).where('subject_id', '=', 'test/en').orderBy('audit_entry_id').execute();
    expect((await set({ ...templateForm, version: 1 })).status).toBe(200);
    expect(await audited()).toHaveLength(1);
    expect((await set({ ...templateForm, header: 'NRMAAN', version: 1 })).status).toBe(200);
    expect((await audited()).at(-1)).toMatchObject({ action: 'update', changes: { header: { before: 'NIRMAN', after: 'NRMAAN' } } });
    const late = await set({ ...templateForm, header: 'OTHERS', version: 1 });
    expect(late.status).toBe(409);
    expect((await templateOf('test', 'en')).header).toBe('NRMAAN');
  });

  test('keep their text to the letter: what a browser sends as end of a line is one letter', async () => {
    const text = 'Two lines,\r\n\r\nat {time}.  Two spaces: क्‍ष';
    expect((await set({ ...templateForm, text }, 'test/hi')).status).toBe(200);
    expect((await templateOf('test', 'hi')).text).toBe('Two lines,\n\nat {time}.  Two spaces: क्‍ष');
  });

  test.each<[string, object, string, string]>([
    ['no text', { text: '' }, 'text', 'Enter the text as it is registered'],
    ['a text that is too long', { text: `{time}${'x'.repeat(1_000)}` }, 'text', 'At most 1,000 letters'],
    ['a value that the message has not', { text: '{time} {code}' }, 'text', '{code} is no value of this message. There is: {time}'],
    ['a variable as the operators write it', { text: '{time} {#var#}' }, 'text', '{#var#} is no value of this message. There is: {time}'],
    ['a brace that never ends', { text: '{time} and {' }, 'text', '{} is no value of this message. There is: {time}'],
    ['without what it is for', { text: 'Messages work' }, 'text', '{time} is missing: it is what the message is for'],
    ['values side by side', { text: '{time} {time}' }, 'text', 'Put a word between two values: operators refuse values side by side'],
    [
      'a space of no width',
      { text: 'At\u200b {time}' },
      'text',
      'There is a sign in it that nobody sees. Type the text instead of pasting it',
    ],
    [
      'a space that does not break',
      { text: 'At\u00a0{time}' },
      'text',
      'There is a sign in it that nobody sees. Type the text instead of pasting it',
    ],
    ['an entity of 18 digits', { entityId: '120115910000000000' }, 'entityId', 'The entity id has 19 digits'],
    ['a header of five letters', { header: 'NIRMA' }, 'header', 'The header has six letters, or six digits for promotion'],
    ['a header with a digit', { header: 'NIRM4N' }, 'header', 'The header has six letters, or six digits for promotion'],
    ['a template id with a letter', { templateId: '110716000000000000x' }, 'templateId', 'The template id has 19 digits'],
    ['a gateway’s id with a space', { gatewayTemplate: 'a b' }, 'gatewayTemplate', 'Letters, digits, - and _ alone'],
    ['a name of WhatsApp’s in capitals', { whatsappName: 'Test' }, 'whatsappName', 'Small letters, digits and _ alone'],
  ])('refuse %s', async (_what, wrong, field, said) => {
    const { status, body } = await set({ ...templateForm, ...wrong });
    expect([status, body.errors]).toEqual([400, { [field]: said }]);
  });

  test.each(['newsletter/en', 'test/ta', 'test/EN'])('there is none of %s', async (key) => {
    expect((await set(templateForm, key)).status).toBe(400);
  });
});

test('a test message goes to the number that an admin names, however it is written', async () => {
  const site = await startMessageSite();
  const admin = await signInAdmin(site.db);
  const send = (phoneNo: string) => call(site.app, 'POST', '/api/v1/admin/message/test', { phoneNo, language: 'hi' }, admin.headers);
  expect(await send('+91 98765-43210')).toMatchObject({ status: 201, body: { message: 'A test message is on its way' } });
  await expect
    .poll(() => site.gateway.arrived.map(({ to, text }) => [to, text]))
    .toEqual([['+919876543210', `Nirmaan के मैसेज चल रहे हैं। यह 11:30 बजे ${site.publicUrl} से भेजा गया`]]);
  for (const wrong of ['', '12345', '+14155550123', 'अ']) {
    expect(await send(wrong)).toMatchObject({ status: 400, body: { errors: { phoneNo: 'Enter a mobile number of India' } } });
  }
  const entries = await site.db.selectFrom('audit_entries').selectAll().execute();
  expect(JSON.stringify(entries)).not.toContain('98765');
});
