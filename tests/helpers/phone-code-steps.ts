import { expect } from 'vitest';
import { freshNumber } from '#tests/factories/short-message.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { startMessageSite } from '#tests/helpers/message-site.ts';

/** Where each kind of account logs in by a code. */
export const phoneCalls = { user: '/api/v1/user/phone', contractor: '/api/v1/contractor/auth/phone' };

export const wrongCode = { status: 400, body: { code: 'wrong_phone_code', message: 'This code is wrong or has expired' } };

/** Ten digits that no other test has. */
export const newNumber = () => freshNumber().slice(3);

type Browser = ReturnType<typeof createBrowser>;

/** A site with a gateway beside it, and the steps of a login by code on it. */
export async function createPhoneLogins(options: Parameters<typeof startMessageSite>[0] = {}) {
  const site = await startMessageSite(options);
  const { app, gateway, pool } = site;

  const arrivedFor = (phoneNo: string) => gateway.arrived.filter((message) => message.to === `+91${phoneNo}`);

  /** The code of the how-manieth message that a number got. */
  async function codeFor(phoneNo: string, nth = 1): Promise<string> {
    await expect.poll(() => arrivedFor(phoneNo).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(nth);
    const message = arrivedFor(phoneNo)[nth - 1];
    // WhatsApp is sent the values of its template.
    return /\b(\d{6})\b/.exec(message?.way === 'whatsapp' ? JSON.stringify(message.body) : (message?.text ?? ''))?.[1] ?? '';
  }

  /** Where calls come from. */
  const from = { address: '203.0.113.1' };
  const inject = (options: object) => app.inject({ remoteAddress: from.address, ...options });
  const newBrowser = (cookies: Record<string, string> = {}) => createBrowser({ inject } as unknown as typeof app, cookies);

  /** A browser that asked for a code, and the code. */
  async function askForCode(phoneNo: string, { kind = 'user' as keyof typeof phoneCalls, browser = newBrowser() } = {}) {
    const before = arrivedFor(phoneNo).length;
    const sent = await browser.post(`${phoneCalls[kind]}/code/send`, { phoneNo });
    expect(sent).toMatchObject({ status: 200 });
    const code = await codeFor(phoneNo, before + 1);
    const verify = (otp: string = code) => browser.post(`${phoneCalls[kind]}/code/verify`, { phoneNo, otp });
    const goOn = (body: object) => browser.post(`${phoneCalls[kind]}/login`, body);
    return { browser, sent, code, wrong: code === '123456' ? '654321' : '123456', verify, goOn };
  }

  /** As if everything of codes had happened so many seconds earlier. */
  async function passTime(phoneNo: string, seconds: number) {
    await pool.query(
      `update phone_codes set created_at = created_at - $2 * interval '1 second', sent_at = sent_at - $2 * interval '1 second',
         ends_at = ends_at - $2 * interval '1 second', last_tried_at = last_tried_at - $2 * interval '1 second',
         verified_at = verified_at - $2 * interval '1 second', grant_ends_at = grant_ends_at - $2 * interval '1 second'
       where phone_no = $1`,
      [phoneNo, seconds],
    );
  }

  /** A user whose number was proven so many days ago, with neither e-mail nor password unless told otherwise. */
  async function makePhoneUser(given: { phoneNo?: string; days?: number; name?: string; email?: string; passwordHash?: string } = {}) {
    const { phoneNo = newNumber(), days = 1, name = `phone${newNumber()}`, email = null, passwordHash = null } = given;
    const { rows } = await pool.query(
      `insert into users (user_name, email, email_proven_at, password_hash, phone_no, phone_proven_at, created_at)
       values ($1, $2, case when $2::text is null then null else now() end, $3, $4, now() - $5 * interval '1 day', now() - interval '200 days')
       returning user_id`,
      [name, email, passwordHash, phoneNo, days],
    );
    return { userId: rows[0].user_id as string, phoneNo, name };
  }

  return { ...site, from, arrivedFor, codeFor, newBrowser, askForCode, passTime, makePhoneUser };
}

export type { Browser };
