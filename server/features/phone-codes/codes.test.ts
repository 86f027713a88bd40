import { describe, expect, test } from 'vitest';
import { createPhoneLogins, newNumber, phoneCalls, wrongCode } from '#tests/helpers/phone-code-steps.ts';

const { askForCode, db, makePhoneUser, newBrowser, passTime } = await createPhoneLogins();
const sessionsOf = (id: string) =>
  db
    .selectFrom('sessions')
    .select('token_hash')
    .where(({ or, eb }) => or([eb('user_id', '=', id), eb('business_id', '=', id)]))
    .execute();

describe('a code', () => {
  test.each([
    ['in two groups', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['in Devanagari', (code: string) => code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))],
    ['with signs that nobody sees', (code: string) => `\u200b${code}\u00a0\n`],
    ['with the message around it', (code: string) => `${code} is your code to sign in to Nirmaan.\n\n@nirmaan.example #${code}`],
  ])('typed or pasted %s is right', async (_how, typed) => {
    const { phoneNo } = await makePhoneUser();
    const { code, verify } = await askForCode(phoneNo);
    expect(await verify(typed(code))).toMatchObject({ status: 200, body: { next: 'in' } });
  });

  test('opens once, in the browser that asked, for the number and the kind that it was asked for', async () => {
    const { phoneNo, userId } = await makePhoneUser();
    const { browser, code, verify } = await askForCode(phoneNo);
    expect(await newBrowser().post(`${phoneCalls.user}/code/verify`, { phoneNo, otp: code })).toMatchObject(wrongCode);
    const other = await askForCode(newNumber());
    expect(await other.browser.post(`${phoneCalls.user}/code/verify`, { phoneNo, otp: code })).toMatchObject(wrongCode);
    expect(await browser.post(`${phoneCalls.contractor}/code/verify`, { phoneNo, otp: code })).toMatchObject(wrongCode);
    expect(await sessionsOf(userId)).toEqual([]);
    expect(await verify()).toMatchObject({ status: 200, body: { next: 'in' } });
    expect(await verify()).toMatchObject(wrongCode);
    expect(await sessionsOf(userId)).toHaveLength(1);
  });

  test('is kept as a slow salted hash, and wrong after ten minutes, or when its clock was put back', async () => {
    const { phoneNo } = await makePhoneUser();
    const { verify } = await askForCode(phoneNo);
    const hashes = await db.selectFrom('phone_codes').select('code_hash').where('phone_no', '=', phoneNo).execute();
    expect(hashes[0]?.code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await passTime(phoneNo, 601);
    expect(await verify()).toMatchObject(wrongCode);
    await passTime(phoneNo, -1_000);
    expect(await verify()).toMatchObject(wrongCode);
    await passTime(phoneNo, 700);
    expect(await verify()).toMatchObject({ status: 200 });
  });

  test('is used up by five wrong tries, those at once too', async () => {
    const { phoneNo } = await makePhoneUser();
    const { verify, wrong } = await askForCode(phoneNo);
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(wrong)));
    expect(answers.filter(({ body }) => body.code === 'wrong_phone_code')).toHaveLength(5);
    expect(await verify()).toMatchObject({ status: 400, body: { code: 'phone_code_used_up', errors: { otp: expect.any(String) } } });
  });

  test.each(['12345', '1234567', 'abcdef', '००००'])('of %j is a wrong code like any other', async (otp) => {
    const { phoneNo } = await makePhoneUser();
    const { verify } = await askForCode(phoneNo);
    expect(await verify(otp)).toMatchObject(wrongCode);
  });

  test('that is right at the same moment in two tabs opens one session', async () => {
    const { phoneNo, userId } = await makePhoneUser();
    const { verify } = await askForCode(phoneNo);
    const answers = await Promise.all([verify(), verify(), verify()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(userId)).toHaveLength(1);
  });

  test('of one number does not end that of another in the same browser', async () => {
    const [one, two] = [await makePhoneUser(), await makePhoneUser()];
    const first = await askForCode(one.phoneNo);
    const second = await askForCode(two.phoneNo, { browser: first.browser });
    expect(await first.verify()).toMatchObject({ body: { next: 'in', user: { userName: one.name } } });
    expect(await second.verify()).toMatchObject({ body: { next: 'in', user: { userName: two.name } } });
  });
});
