import { expect } from 'vitest';
import { makeUnowned } from '#tests/factories/claim.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { type Browser, createPhoneLogins, newNumber } from '#tests/helpers/phone-code-steps.ts';
import { readMail } from '#tests/helpers/read-mail.ts';

/** An id that nothing has. */
export const nobody = '018f3b5e-0000-7000-8000-000000000000';

/** A site with gateway and mail server, and the steps of a claim on it. */
export async function createClaims() {
  const mail = await startMailServer();
  const site = await createPhoneLogins({ settings: () => ({ SMTP_URL: mail.url }) });
  const { db, newBrowser, codeFor } = site;

  const find = (id: string) => db.selectFrom('businesses').selectAll().where('business_id', '=', id).executeTakeFirstOrThrow();
  const claimsOf = (id: string) => db.selectFrom('claims').selectAll().where('business_id', '=', id).orderBy('created_at').execute();
  const send = (browser: Browser, id: string) => browser.post(`/api/v1/claim/phone/send/${id}`, {});
  const verify = (browser: Browser, id: string, claim: string, otp: string) =>
    browser.post(`/api/v1/claim/phone/verify/${id}`, { claim, otp });
  const mailTo = async (address: string) => readMail((await mail.next(address)).text);

  /** A listed business that nobody has come in to, and a browser that asked for the code to its number. */
  async function askForIt(given: Parameters<typeof makeUnowned>[1] = {}, browser = newBrowser()) {
    const phoneNo = newNumber();
    const id = await makeUnowned(db, { phone_no: phoneNo, ...given });
    const sent = await send(browser, id);
    expect(sent.status).toBe(200);
    const code = await codeFor(phoneNo);
    return { id, phoneNo, browser, sent, code, claim: sent.body.claim as string, wrong: code === '123456' ? '654321' : '123456' };
  }

  return { ...site, find, claimsOf, send, verify, mailTo, askForIt };
}
