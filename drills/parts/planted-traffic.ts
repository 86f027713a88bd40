import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { call, encodeForm, type Input } from '#drills/parts/call.ts';
import type { MailListener } from '#drills/parts/mail-listener.ts';
import { newPhone, registerBusinesses, signInAdmin } from '#drills/parts/people.ts';
import { RawSocket } from '#drills/parts/raw-socket.ts';

/** The mail server knows nobody of this name. */
export const REFUSED = 'refused';

interface Where {
  url: string;
  port: number;
  mail: MailListener;
  database: pg.Pool;
}

/** Longer than a mail takes to come. Milliseconds. */
const LAST_MAIL = 20_000;

/**
 * Sends secrets wherever something is taken: in addresses, bodies, headers, files, right and wrong, and where the mail server refuses.
 * @returns the secrets; what sends them again; and what sends them when the database fails in ways that quote what it was given.
 */
export async function plant({ url, port, mail, database }: Where) {
  const mark = `zq${randomBytes(6).toString('hex')}`;
  const email = `${mark}@planted.example`;
  const refused = `${REFUSED}-${mark}@planted.example`;
  const phone = newPhone();
  const password = `pass-${mark}`;
  const secrets: [string, string][] = [
    ['a planted word', mark],
    ['a planted number', phone],
  ];
  const send = async (path: string, body: object, input: Input = {}) => call(`${url}/api/v1${path}`, { method: 'POST', body, ...input });
  const keep = (what: string, text: string | undefined) => {
    if (!text) throw new Error(`${what} did not come`);
    secrets.push([what, text]);
    return text;
  };
  const person = { name: mark, email, phoneNo: phone, phone };
  const writeAll = async (token: string, to: string) => {
    await send('/contact-us', { ...person, service: mark, message: mark });
    await send('/get-in-touch-with-us', { ...person, message: `${mark} ${phone}` });
    await send(`/send-enquiry/${to}`, { ...person, message: mark }, { token });
    await send('/blog/comment/add', { ...person, comment: mark, blog: 'why-work-zone-safety-is-important-for-everyone' });
    await send('/subscribe', { email });
    await send('/user/login', { userName: email, password: `wrong-${password}` });
    await send('/report/add', { business: to, reason: 'closed', message: mark });
    await send('/review/add', { ...person, description: mark, rating: 4, business: to }, { token });
    await send('/search/followed', { words: mark, business: to });
    for (const path of [`/contractor/search?q=${mark}`, `/user/get?email=${email}&phone=${phone}&token=${token}`])
      await call(`${url}/api/v1${path}`, { token });
  };

  const [business] = await registerBusinesses(url, 1);
  const to = business?.id ?? '';
  const registered = await send('/user/register', { userName: mark, email, password });
  const token = keep('a session', (JSON.parse(registered.text) as { token?: string }).token);
  await send('/user/register', { userName: mark, email, password });
  await send('/user/register', { userName: refused, email: refused, password });
  const login = await send('/user/login', { userName: mark, password });
  keep('another session', (JSON.parse(login.text) as { token?: string }).token);
  await send('/admin/login', { email, password });
  await writeAll(token, to);

  // A reset: code, link, the browser's cookie, what the code opens.
  const reset = '/user/forgotpassword';
  const sent = await send(`${reset}/otp/send`, { email });
  const browser = keep('the cookie of a reset', cookieOf(sent.headers['set-cookie']));
  const text = await mailTo(mail, email, 'Your code to reset');
  const otp = keep('a code', /^(\d{4})$/m.exec(text)?.[1]);
  const link = keep('the link of a reset', /[?&]reset=(?:3D|=\n)*([\w-]{20,})/.exec(text.replaceAll('=\n', ''))?.[1]);
  const headers = { cookie: `nirmaan_reset_browser=${browser}` };
  await send(`${reset}/otp/verify`, { email, otp: otp === '1111' ? '2222' : '1111' }, { headers });
  const verified = await send(`${reset}/otp/verify`, { email, otp }, { headers });
  keep('what a code opens', cookieOf(verified.headers['set-cookie']));
  await send(`${reset}/otp/verify`, { email, otp }, { headers });
  for (const path of [
    `/user/forgot-password/link?reset=${link}`,
    `/confirm-email?token=${link}`,
    `/viewdetails/${email}`,
    `/searcher?q=${mark}%20${phone}`,
    `/${mark}/${phone}`,
    `/payment/orders/verify/${mark}`,
  ])
    await call(url + path, {
      headers: {
        accept: 'text/html',
        cookie: `nirmaan=${token}; other=${mark}`,
        referer: `${url}/?q=${email}`,
        'user-agent': `${mark} ${email}`,
      },
    });

  // What is no form of a call.
  const json = { 'content-type': 'application/json' };
  await call(`${url}/api/v1/contact-us`, { method: 'POST', raw: `{"email":"${email}","phone":${phone}`, headers: json });
  await call(`${url}/api/v1/payment/webhook`, {
    method: 'POST',
    raw: `{"customer":"${email}"}`,
    headers: { ...json, 'x-webhook-signature': mark, 'x-webhook-timestamp': phone },
  });
  await call(`${url}/api/v1/user/get`, { headers: { authorization: `Bearer ${mark}` } });
  await call(`${url}/api/v1/${mark}/${email}`, { method: 'DELETE' });
  const form = new FormData();
  form.set('file', new Blob([`name,phoneNo,email\n${mark},${phone},${email}\n"${mark}`], { type: 'text/csv' }), `${mark}.csv`);
  await call(`${url}/api/v1/admin/import/check`, { method: 'POST', token: await signInAdmin(url), ...(await encodeForm(form)) });
  for (const line of [
    `GET /${email} HTTP/9.9`,
    `${mark} / HTTP/1.1`,
    `GET / HTTP/1.1\r\n${mark}`,
    `GET / HTTP/1.1\r\nCookie: nirmaan=${mark}\r\nX: ${mark.repeat(9_000)}`,
  ]) {
    const client = await RawSocket.open(port);
    client.send(`${line}\r\n\r\n`);
    await client.closedWithin(2_000);
    client.destroy();
  }

  return {
    secrets,
    writeAgain: () => writeAll(token, to),
    /** Breaks the tables, so that statements fail and PostgreSQL quotes what they held. */
    async failInside() {
      await database.query(`alter table newsletter_subscriptions add constraint drill check (email not like '%planted%') not valid`);
      await database.query('alter table contact_messages alter column name type int using 0');
      await database.query('alter table comments rename to comments_gone');
      await send('/subscribe', { email: `new-${email}` });
      await writeAll(token, to);
    },
  };
}

function cookieOf(lines: string[] | undefined): string | undefined {
  return /^nirmaan_reset\w*=([^;]{8,})/.exec(lines?.find((line) => line.startsWith('nirmaan_reset')) ?? '')?.[1];
}

async function mailTo(mail: MailListener, address: string, words: string): Promise<string> {
  for (const end = performance.now() + LAST_MAIL; performance.now() < end; await delay(50)) {
    const found = mail.all.find(({ to, text }) => to.includes(address) && text.includes(words));
    if (found) return found.text;
  }
  throw new Error('no mail with a code came');
}
