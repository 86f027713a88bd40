import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { checkDigitOf } from '#server/features/checks/gstin.ts';
import { askRegister, RegisterFailure } from '#server/features/checks/register/ask-register.ts';
import { CONFIRM, GSTIN, makeCheckSteps } from '#tests/helpers/check-steps.ts';
import { entryOf, REGISTER_KEY, startGstRegister } from '#tests/helpers/gst-register.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const register = await startGstRegister();
const { app, db } = await createTestApp(register.settings, { pages: true, retries: { retryDelay: 0, retryLimit: 1_000 } });
const steps = await makeCheckSteps({ app, db });
const { adminCookie, decide, makeOwner, pageOf, queue, send, sendOne } = steps;

let made = 0;
/** Another number of Maharashtra that can be one. */
function newGstin() {
  made += 1;
  const start = `27AAPFU${String(made).padStart(4, '0')}F1Z`;
  return start + checkDigitOf(start);
}

const saidOf = async (checkId: string) => (await queue()).checks.find(({ _id }: { _id: string }) => _id === checkId)?.register;
const stateOf = async (checkId: string) => (await saidOf(checkId))?.state;
const ownData = async (headers: Record<string, string>) =>
  (await call(app, 'GET', '/api/v1/contractor/data', undefined, headers)).body.data;
const storedOf = (checkId: string) => db.selectFrom('register_answers').selectAll().where('check_id', '=', checkId).execute();

describe('a GSTIN that is sent', () => {
  test('is asked for with the key, and what the register says stands beside it until it is decided; its owner reads it, too', async () => {
    register.says(GSTIN, entryOf(GSTIN));
    const { headers } = await makeOwner();
    const check = await sendOne(headers);
    await expect.poll(() => stateOf(check)).toBe('found');
    expect(await saidOf(check)).toEqual({
      state: 'found',
      legalName: 'RAJESH VASANT DABHOLKAR',
      tradeName: 'M/s. Dabholkar Traders',
      status: 'Active',
      place: 'Maharashtra',
      answeredAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(register.takeAsked()).toEqual([{ path: `/taxpayers/${GSTIN}`, method: 'GET', body: '', key: REGISTER_KEY }]);
    for (const [page, words] of Object.entries({ '/admin/checks': 'The register of GST says', '/hi/admin/checks': 'GST रजिस्टर में' })) {
      const shown = await pageOf(page, adminCookie);
      expect(shown).toContain(words);
      expect(shown).toContain('RAJESH VASANT DABHOLKAR');
    }
    expect((await ownData(headers)).registerAnswers).toMatchObject([{ check, says: { legalName: 'RAJESH VASANT DABHOLKAR' } }]);
    expect((await decide(check, CONFIRM)).status).toBe(200);
    expect(await storedOf(check)).toEqual([]);
    expect((await ownData(headers)).registerAnswers).toEqual([]);
  });

  test('of which the register gives no name waits for the team all the same', async () => {
    const [missing, exhausted, ofNobody] = [newGstin(), newGstin(), newGstin()];
    register.says(exhausted, { flag: false, message: 'Credit limit exhausted' });
    register.says(ofNobody, entryOf(ofNobody, { lgnm: ' ' }));
    for (const number of [missing, exhausted, ofNobody]) {
      const { headers } = await makeOwner();
      const check = await sendOne(headers, 'gstin', number);
      await expect.poll(() => stateOf(check)).toBe('none');
      expect((await saidOf(check)).legalName).toBe('');
    }
    expect(await pageOf('/admin/checks', adminCookie)).toContain('The register of GST gave no name for this number');
  });

  test('is asked for until the register answers, and the team sees meanwhile that it does not', async () => {
    const number = newGstin();
    let isDown = true;
    register.answer(number, (response) => {
      if (isDown) response.writeHead(503).end();
      else response.end(JSON.stringify(entryOf(number, { sts: 'Cancelled suo-moto' })));
    });
    const { headers } = await makeOwner();
    const check = await sendOne(headers, 'gstin', number);
    await expect.poll(() => stateOf(check)).toBe('failed');
    expect(await pageOf('/admin/checks', adminCookie)).toContain('The register of GST has not answered');
    isDown = false;
    await expect.poll(() => stateOf(check)).toBe('found');
    expect((await saidOf(check)).status).toBe('Cancelled suo-moto');
    expect(await pageOf('/admin/checks', adminCookie)).toMatch(/text-danger[^>]*>Cancelled suo-moto/);
  });

  test('that is decided, taken back or replaced meanwhile leaves nothing behind', async () => {
    const [decided, replaced, next] = [newGstin(), newGstin(), newGstin()];
    const arrived = new Map<string, () => void>();
    for (const number of [decided, replaced])
      register.answer(number, (response) => void arrived.set(number, () => response.end(JSON.stringify(entryOf(number)))));
    register.says(next, entryOf(next));
    const owner = await makeOwner();
    const check = await sendOne(owner.headers, 'gstin', decided);
    await expect.poll(() => arrived.has(decided)).toBe(true);
    expect(await stateOf(check)).toBe('asked');
    expect((await decide(check, { decision: 'refuse', reason: 'Another name' })).status).toBe(200);
    arrived.get(decided)?.();
    const other = await makeOwner();
    const first = await sendOne(other.headers, 'gstin', replaced);
    await expect.poll(() => arrived.has(replaced)).toBe(true);
    const second = await sendOne(other.headers, 'gstin', next);
    arrived.get(replaced)?.();
    await expect.poll(() => stateOf(second)).toBe('found');
    expect(await storedOf(check)).toEqual([]);
    expect(await storedOf(first)).toEqual([]);
    expect((await ownData(owner.headers)).registerAnswers).toEqual([]);
  });

  test('is asked for alone: of other numbers the register knows nothing', async () => {
    const { headers } = await makeOwner();
    expect((await send(headers, 'udyam', 'UDYAM-MH-26-0012345')).status).toBe(201);
    const [waiting] = (await queue('?limit=1&page=1')).checks;
    expect((await queue()).checks.find(({ kind }: { kind: string }) => kind === 'udyam').register).toBeNull();
    expect(waiting).toBeDefined();
    register.takeAsked();
  });
});

describe('the register', () => {
  const configOf = (settings: Record<string, string> = {}) => {
    const config = readConfig({ ...register.settings, ...settings }).GSTIN_REGISTER;
    if (!config) throw new Error('no register is set');
    return config;
  };
  const ask = (gstin: string, settings?: Record<string, string>, timeout?: number) => askRegister(configOf(settings), gstin, timeout);

  test.each<[string, (gstin: string) => Parameters<typeof register.answer>[1], RegExp]>([
    ['refuses', () => (response) => void response.writeHead(403).end('{}'), /^status 403$/],
    ['has too much to do', () => (response) => void response.writeHead(429, { 'retry-after': '5' }).end('{}'), /^status 429$/],
    ['says it is being mended', () => (response) => void response.end('<html>Maintenance</html>'), /no JSON/],
    ['answers nothing', () => (response) => void response.end(), /no JSON/],
    ['answers of another number', () => (response) => void response.end(JSON.stringify(entryOf(GSTIN))), /another number/],
    ['hangs up', () => (response) => void response.destroy(), /^TypeError$/],
    ['never ends', () => (response) => void response.write('{"gstin":'), /^TimeoutError$/],
    ['says too much', () => (response) => void response.end(`{"lgnm":"${'x'.repeat(300_000)}"}`), /too long/],
  ])('that %s has failed', async (_what, answer, reason) => {
    const gstin = newGstin();
    register.answer(gstin, answer(gstin));
    const failed = ask(gstin, {}, 1_000);
    await expect(failed).rejects.toThrow(RegisterFailure);
    await expect(failed).rejects.toThrow(reason);
  });

  test('gets the key alone: where it leads to, nobody is asked', async () => {
    const gstin = newGstin();
    const elsewhere = await startGstRegister();
    register.answer(gstin, (response) => void response.writeHead(302, { location: `${elsewhere.url}/${gstin}` }).end());
    await expect(ask(gstin)).rejects.toThrow(RegisterFailure);
    expect(elsewhere.takeAsked()).toEqual([]);
  });

  test('is believed nothing but short texts on one line', async () => {
    const gstin = newGstin();
    const hostile = { lgnm: `  RAJESH\n\u202e<b>\0${'त्र'.repeat(400)}`, tradeNam: { $ne: 1 }, sts: ['Active'], pradr: 'Maharashtra' };
    register.says(gstin, entryOf(gstin, hostile));
    const entry = await ask(gstin);
    expect(entry).toMatchObject({ is: 'found', tradeName: '', status: '', state: '' });
    const { legalName } = entry as { legalName: string };
    expect(legalName).toMatch(/^RAJESH <b> त्र/);
    expect(legalName.length).toBeLessThanOrEqual(200);
    expect(legalName).not.toMatch(/[\p{Cc}\p{Cf}]|्$/u);
  });

  test('is asked by a body, and read by paths of its own', async () => {
    const gstin = newGstin();
    register.says(gstin, {
      result: { GSTIN: gstin, legal_name_of_business: 'Asha Pawar', gst_in_status: 'Active', address: { state: 'Goa' } },
    });
    const entry = await ask(gstin, {
      GSTIN_REGISTER_URL: `${register.url}/verify`,
      GSTIN_REGISTER_BODY: '{"GSTIN":"{gstin}"}',
      GSTIN_REGISTER_FIELDS:
        'gstin=result.GSTIN, legalName=result.legal_name_of_business, status=result.gst_in_status, state=result.address.state',
    });
    expect(entry).toEqual({ is: 'found', legalName: 'Asha Pawar', tradeName: '', status: 'Active', state: 'Goa' });
    expect(register.takeAsked().at(-1)).toMatchObject({ path: '/verify', method: 'POST', body: `{"GSTIN":"${gstin}"}` });
  });

  test('stops the start where its settings make no sense', () => {
    const url = 'https://register.example/{gstin}';
    expect(readConfig({}).GSTIN_REGISTER).toBeUndefined();
    expect(() => readConfig({ GSTIN_REGISTER_URL: 'https://register.example/' })).toThrow(/must have \{gstin\} in it$/);
    expect(() => readConfig({ GSTIN_REGISTER_URL: url, GSTIN_REGISTER_HEADERS: 'x-api-key: hunter2' })).toThrow(
      /^GSTIN_REGISTER_HEADERS must be headers as JSON(?!.*hunter2)/,
    );
    for (const fields of ['name=lgnm', 'legalName', 'legalName=', 'legalName=a=b', 'legalName=data[0]', '__proto__=x'])
      expect(() => readConfig({ GSTIN_REGISTER_URL: url, GSTIN_REGISTER_FIELDS: fields })).toThrow(/^GSTIN_REGISTER_FIELDS must be pairs/);
  });
});
