import { describe, expect, test } from 'vitest';
import { sweepPhoneCodes } from '#server/features/phone-codes/sweep-codes.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { createPhoneLogins, newNumber, phoneCalls } from '#tests/helpers/phone-code-steps.ts';

const site = await createPhoneLogins({ ways: ['sms', 'whatsapp'], settings: () => ({ RATE_LIMITS: 'on' }) });
const { app, arrivedFor, askForCode, codeFor, context, db, from, gateway, makePhoneUser, newBrowser, passTime, pool } = site;

const send = (browser: ReturnType<typeof newBrowser>, phoneNo: string, more: object = {}) =>
  browser.post(`${phoneCalls.user}/code/send`, { phoneNo, ...more });
const stateOf = async (browser: ReturnType<typeof newBrowser>, phoneNo: string) =>
  (await browser.post('/api/v1/phone/code/state', { phoneNo, purpose: 'user' })).body;
const refused = { status: 429, body: { code: 'too_many_phone_codes' } };

let asked = 0;

/** Each test asks from an address of its own. */
const fromElsewhere = () => {
  from.address = `203.0.113.${++asked}`;
};

describe('a code that is asked for again', () => {
  test('at once is not sent twice: a double press, a second tab', async () => {
    fromElsewhere();
    const phoneNo = newNumber();
    const { browser } = await askForCode(phoneNo);
    const again = await Promise.all([send(browser, phoneNo), send(browser, phoneNo), send(browser, phoneNo, { by: 'whatsapp' })]);
    for (const { status, body } of again) {
      expect(status).toBe(200);
      expect(body.again).toBeGreaterThan(0);
      expect(body.again).toBeLessThanOrEqual(30);
    }
    expect(arrivedFor(phoneNo)).toHaveLength(1);
  });

  test('after thirty seconds goes by the other way, and is the same: whichever message comes first is right', async () => {
    fromElsewhere();
    const { phoneNo } = await makePhoneUser();
    const { browser, sent, code, verify } = await askForCode(phoneNo);
    expect(sent.body).toMatchObject({ by: 'sms', other: 'whatsapp' });
    await passTime(phoneNo, 31);
    expect(await send(browser, phoneNo, { by: 'whatsapp' })).toMatchObject({
      status: 200,
      body: { by: 'whatsapp', other: 'sms', again: 30 },
    });
    expect(await codeFor(phoneNo, 2)).toBe(code);
    expect(arrivedFor(phoneNo).map(({ way }) => way)).toEqual(['sms', 'whatsapp']);
    expect(await verify()).toMatchObject({ status: 200, body: { next: 'in' } });
  });

  test('after five minutes is another one, and the first is wrong', async () => {
    fromElsewhere();
    const { phoneNo } = await makePhoneUser();
    const { browser, code, verify } = await askForCode(phoneNo);
    await passTime(phoneNo, 301);
    await send(browser, phoneNo);
    const second = await codeFor(phoneNo, 2);
    expect(second).not.toBe(code);
    expect((await verify(code)).status).toBe(400);
    expect((await verify(second)).status).toBe(200);
  });

  test('is no other way’s than the two', async () => {
    expect(await send(newBrowser(), newNumber(), { by: 'pigeon' })).toMatchObject({ status: 400 });
  });
});

describe('limits', () => {
  test('a number gets four messages in a quarter of an hour from strangers, and more for a browser that it knows', async () => {
    fromElsewhere();
    const { phoneNo } = await makePhoneUser();
    const known = await askForCode(phoneNo);
    await known.verify();
    for (let n = 0; n < 3; n++) expect((await send(newBrowser(), phoneNo)).status).toBe(200);
    const over = await send(newBrowser(), phoneNo);
    expect(over).toMatchObject(refused);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(known.browser, phoneNo)).status).toBe(200);
  });

  test('a browser in which a business was registered with the number, which nobody proved, is a stranger to it', async () => {
    fromElsewhere();
    const { phoneNo } = await makePhoneUser();
    const known = await askForCode(phoneNo);
    await known.verify();
    const thief = newBrowser();
    expect((await thief.post('/api/v1/contractor/auth/register', { ...(await businessForm()), phoneNo })).status).toBe(201);
    for (let n = 0; n < 3; n++) expect((await send(newBrowser(), phoneNo)).status).toBe(200);
    expect(await send(thief, phoneNo)).toMatchObject(refused);
    expect((await send(known.browser, phoneNo)).status).toBe(200);
  });

  test('a number gets ten a day', async () => {
    fromElsewhere();
    const phoneNo = newNumber();
    for (let n = 0; n < 10; n++) {
      expect((await send(newBrowser(), phoneNo)).status).toBe(200);
      await passTime(phoneNo, 1_000);
    }
    expect(await send(newBrowser(), phoneNo)).toMatchObject(refused);
    await passTime(phoneNo, 80_000);
    expect((await send(newBrowser(), phoneNo)).status).toBe(200);
  });

  test('a browser asks for ten an hour, for whatever numbers', async () => {
    fromElsewhere();
    const browser = newBrowser();
    for (let n = 0; n < 10; n++) expect((await send(browser, newNumber())).status).toBe(200);
    expect(await send(browser, newNumber())).toMatchObject(refused);
  });

  test('an address asks for thirty an hour, of a hundred numbers', async () => {
    fromElsewhere();
    const answers: number[] = [];
    for (let n = 0; n < 100; n++) answers.push((await send(newBrowser(), newNumber())).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.filter((status) => status === 429)).toHaveLength(70);
  });

  test('the site sends two thousand an hour to those it does not know', async () => {
    fromElsewhere();
    const phoneNo = newNumber();
    await pool.query(
      `insert into phone_codes (purpose, phone_no, browser_hash, is_known_browser, sendings, ends_at)
       values ('user', $1, decode('00', 'hex'), false, 2000, now())`,
      [phoneNo],
    );
    expect(await send(newBrowser(), newNumber())).toMatchObject(refused);
    await pool.query('delete from phone_codes where phone_no = $1', [phoneNo]);
    expect((await send(newBrowser(), newNumber())).status).toBe(200);
  });

  test('twenty tries of a number in a day, whoever makes them; a known browser has its own', async () => {
    fromElsewhere();
    const { phoneNo } = await makePhoneUser();
    const known = await askForCode(phoneNo);
    await known.verify();
    await pool.query('update phone_codes set is_known_browser = true where phone_no = $1', [phoneNo]);
    for (let n = 0; n < 4; n++) {
      const { verify, wrong } = await askForCode(phoneNo);
      for (let tried = 0; tried < 5; tried++) expect((await verify(wrong)).body.code).toBe('wrong_phone_code');
      await passTime(phoneNo, 1_000);
    }
    const { verify } = await askForCode(phoneNo);
    expect(await verify()).toMatchObject({ status: 429, body: { code: 'too_many_phone_tries' } });
    const own = await askForCode(phoneNo, { browser: known.browser });
    expect(await own.verify()).toMatchObject({ status: 200, body: { next: 'in' } });
  });

  test('two hundred failures of the whole site slow everybody but known browsers', async () => {
    fromElsewhere();
    const { phoneNo } = await makePhoneUser();
    const known = await askForCode(phoneNo);
    await known.verify();
    const elsewhere = newNumber();
    await pool.query(
      `insert into phone_codes (purpose, phone_no, browser_hash, is_known_browser, tries, last_tried_at, ends_at)
       values ('user', $1, decode('00', 'hex'), false, 200, clock_timestamp(), now())`,
      [elsewhere],
    );
    const stranger = await askForCode(newNumber());
    const slowed = await stranger.verify();
    expect(slowed).toMatchObject({ status: 429, body: { code: 'too_many_phone_tries' } });
    expect(Number(slowed.headers['retry-after'])).toBeLessThanOrEqual(60);
    const own = await askForCode(phoneNo, { browser: known.browser });
    expect(await own.verify()).toMatchObject({ status: 200 });
    // A minute later one try is looked at, and the next waits again.
    await pool.query("update phone_codes set last_tried_at = last_tried_at - interval '1 minute' where not is_known_browser");
    expect((await stranger.verify(stranger.wrong)).status).toBe(400);
    expect((await stranger.verify()).status).toBe(429);
    await pool.query('delete from phone_codes where phone_no = $1', [elsewhere]);
    expect((await stranger.verify()).status).toBe(200);
  });
});

describe('whether it has gone out', () => {
  test('the browser that asked is told: sent, failing while no way takes it, failed once it is over', async () => {
    fromElsewhere();
    const phoneNo = newNumber();
    const { browser } = await askForCode(phoneNo);
    await expect.poll(() => stateOf(browser, phoneNo), { timeout: 30_000 }).toMatchObject({ success: true, state: 'sent' });

    gateway.failBy(() => 'error');
    const later = newNumber();
    const other = newBrowser();
    expect((await send(other, later)).status).toBe(200);
    await expect.poll(async () => (await stateOf(other, later)).state, { timeout: 30_000 }).toBe('failing');
    await pool.query("update short_messages set state = 'failed' where phone_no = $1", [`+91${later}`]);
    expect(await stateOf(other, later)).toMatchObject({ state: 'failed' });
    gateway.failBy(() => undefined);
  });

  test('nobody else is told', async () => {
    fromElsewhere();
    const phoneNo = newNumber();
    await askForCode(phoneNo);
    expect(await stateOf(newBrowser(), phoneNo)).toEqual({ success: true, state: 'over' });
    const { browser } = await askForCode(newNumber());
    expect(await stateOf(browser, phoneNo)).toEqual({ success: true, state: 'over' });
  });
});

test('the message names the site in its last line, as phones read codes (WebOTP), in the language of the page', async () => {
  fromElsewhere();
  const phoneNo = newNumber();
  const { code } = await askForCode(phoneNo);
  expect(arrivedFor(phoneNo)[0]?.text).toMatch(new RegExp(`\\n@127\\.0\\.0\\.1 #${code}$`));
  const other = newNumber();
  const browser = newBrowser();
  await app.inject({
    ...{
      method: 'POST' as const,
      remoteAddress: from.address,
      url: `${phoneCalls.user}/code/send`,
      cookies: browser.cookies,
      payload: { phoneNo: other },
    },
    headers: { 'accept-language': 'hi' },
  });
  await codeFor(other);
  expect(arrivedFor(other)[0]?.text).toContain('साइन इन करने का कोड');
});

test('numbers that were typed are forgotten once no limit counts them', async () => {
  fromElsewhere();
  const [old, recent] = [newNumber(), newNumber()];
  await askForCode(old);
  await askForCode(recent);
  await passTime(old, 90_000);
  await sweepPhoneCodes.run(context, {});
  const left = await db.selectFrom('phone_codes').select('phone_no').where('phone_no', 'in', [old, recent]).execute();
  expect(left).toEqual([{ phone_no: recent }]);
});

test('a registration by a code counts with all others of an address', async () => {
  fromElsewhere();
  const browser = newBrowser({ nirmaan_phone: 'x'.repeat(43) });
  const answers: number[] = [];
  for (let n = 0; n < 62; n++) answers.push((await browser.post(`${phoneCalls.user}/register`, { userName: 'Asha of Baner' })).status);
  expect(answers.filter((status) => status === 403)).toHaveLength(60);
  expect(answers.filter((status) => status === 429)).toHaveLength(2);
});
