import { describe, expect, test } from 'vitest';
import { mailResetCode } from '#server/features/password-reset/mail-code.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { createResets, resetCalls, wrongCode } from '#tests/helpers/reset-steps.ts';

const { app, askForCode, context, db, mail, nextCode, pool, rows } = await createResets();
const { contractor, user } = resetCalls;

describe('a code', () => {
  test('stands in the database as a slow hash alone, without the cookies', async () => {
    await makeUser(db, { email: 'hash@example.in' });
    const { browser, verify, code } = await askForCode('hash@example.in');
    const [asked] = await rows();
    expect(asked?.code_hash).toMatch(/^\$argon2id\$/);
    // Standing alone: four digits of a time, an id or a hash may be the same ones.
    expect(JSON.stringify(asked)).not.toMatch(new RegExp(`(?<![\\w+/.:-])${code}(?![\\w+/.:-])`));
    expect(JSON.stringify(asked)).not.toContain(browser.cookies.nirmaan_reset_browser);
    const { rows: jobs } = await pool.query("select data from pgboss.job where name = 'mail-reset-code'");
    expect(jobs.every(({ data }) => Object.keys(data).join() === 'resetId')).toBe(true);
    await verify(code);
    expect((await rows())[0]).toMatchObject({ code_hash: null });
  });

  test('is the same in the digits of Hindi', async () => {
    await makeUser(db, { email: 'hindi@example.in' });
    const { verify, code } = await askForCode('hindi@example.in');
    const inHindi = code.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
    expect((await verify(inHindi)).status).toBe(200);
  });

  test('is good once, though twenty try at the same time', async () => {
    await makeUser(db, { email: 'once@example.in' });
    const { browser, code } = await askForCode('once@example.in');
    const cookies = { ...browser.cookies };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        createBrowser(app, { ...cookies }).post(`${user}/otp/verify`, { email: 'once@example.in', otp: code }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await rows())[0]?.tries).toBeLessThanOrEqual(5);
    expect(await createBrowser(app, cookies).post(`${user}/otp/verify`, { email: 'once@example.in', otp: code })).toMatchObject(wrongCode);
  });

  test('ends after five wrong tries, though twenty are made at the same time', async () => {
    await makeUser(db, { email: 'five@example.in' });
    const { verify, wrong, code } = await askForCode('five@example.in');
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(wrong)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((name) => name === 'wrong_reset_code')).toHaveLength(5);
    expect(codes.filter((name) => name === 'reset_code_used_up')).toHaveLength(15);
    expect(await verify(code)).toMatchObject({ status: 400, body: { message: 'Too many wrong tries. Please ask for a new OTP' } });

    const again = await askForCode('five@example.in');
    expect((await again.verify(again.code)).status).toBe(200);
  });

  test('is good in the browser that asked for it, for its own address and kind of account alone', async () => {
    await makeUser(db, { email: 'mine@example.in' });
    await makeUser(db, { email: 'yours@example.in' });
    await makeBusiness(db, { email: 'mine@example.in' });
    const mine = await askForCode('mine@example.in');
    const body = { email: 'mine@example.in', otp: mine.code };
    const yours = await askForCode('yours@example.in');
    expect(await createBrowser(app).post(`${user}/otp/verify`, body)).toMatchObject(wrongCode);
    expect(await createBrowser(app, { nirmaan_reset_browser: 'x'.repeat(43) }).post(`${user}/otp/verify`, body)).toMatchObject(wrongCode);
    expect(await yours.browser.post(`${user}/otp/verify`, body)).toMatchObject(wrongCode);
    expect(await mine.browser.post(`${contractor}/otp/verify`, body)).toMatchObject(wrongCode);
    expect(await mine.browser.post(`${user}/otp/verify`, { ...body, email: 'yours@example.in' })).toMatchObject(wrongCode);
    expect((await rows()).map(({ tries }) => tries)).toEqual([0, 0]);
    expect((await mine.verify(mine.code)).status).toBe(200);
  });

  test('ends after ten minutes', async () => {
    await makeUser(db, { email: 'late@example.in' });
    const { verify, code } = await askForCode('late@example.in');
    const [row] = await rows();
    expect(Number(row?.ends_at) - Number(row?.created_at)).toBe(600_000);
    await pool.query("update password_resets set ends_at = now() - interval '1 second'");
    expect(await verify(code)).toMatchObject(wrongCode);
  });

  test('that has ended is not good again when the clock is put back, nor is its link', async () => {
    await makeUser(db, { email: 'back@example.in' });
    const { browser, verify, code, link } = await askForCode('back@example.in');
    // As rows look that were made 11 minutes ago, to a clock that was put back an hour since.
    await pool.query("update password_resets set created_at = now() + interval '49 minutes', ends_at = now() + interval '59 minutes'");
    expect(await verify(code)).toMatchObject(wrongCode);
    expect((await browser.post(`${user}/link/verify`, { reset: link })).status).toBe(400);
  });

  test('is the same when the job that mails it runs again: a mail that comes twice says the same', async () => {
    await makeUser(db, { email: 'twice@example.in' });
    const { code, link } = await askForCode('twice@example.in');
    await expect.poll(async () => (await rows())[0]?.mailed_at).toBeTruthy();
    await pool.query('update password_resets set mailed_at = null');
    const [row] = await rows();
    await mailResetCode.run(context, { resetId: row?.password_reset_id ?? '' });
    const again = await nextCode();
    expect([again.code, again.link]).toEqual([code, link]);
  });

  test('that has ended is not mailed late, and a mailed one not twice', async () => {
    await makeUser(db, { email: 'queue@example.in' });
    await mail.stop();
    await createBrowser(app).post(`${user}/otp/send`, { email: 'queue@example.in' });
    const [row] = await rows();
    const resetId = row?.password_reset_id ?? '';
    // The queue's own try has failed, too: it does not come in between.
    const states = () => pool.query("select state from pgboss.job where data ->> 'resetId' = $1", [resetId]);
    await expect.poll(async () => (await states()).rows).toEqual([{ state: 'retry' }]);
    await expect(mailResetCode.run(context, { resetId })).rejects.toThrow();
    await pool.query("update password_resets set ends_at = now() - interval '1 second'");
    await mail.start();
    await mailResetCode.run(context, { resetId });
    expect(mail.left()).toBe(0);
    await pool.query("update password_resets set ends_at = now() + interval '5 minutes'");
    await mailResetCode.run(context, { resetId });
    expect((await mail.next()).text).toContain('valid for 5 minutes');
    await mailResetCode.run(context, { resetId });
    expect(mail.left()).toBe(0);
  });
});
