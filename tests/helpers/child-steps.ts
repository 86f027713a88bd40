import { beforeEach, expect } from 'vitest';
import { createBrowser } from '#tests/helpers/browser.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { resetCalls } from '#tests/helpers/reset-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

/** A site with a mail server, and what children and their parents do about accounts on it. */
export async function createChildren() {
  const mail = await startMailServer();
  const { app, context, db } = await createTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' }, { pages: true });
  let made = 0;

  /** What a child registers with whom no other test knows. */
  function newChild() {
    made += 1;
    return {
      userName: `learner-${made}`,
      email: `child-${made}@example.in`,
      password: 'brick by brick',
      parentEmail: `parent-${made}@example.in`,
    };
  }

  const register = (body: unknown) => call(app, 'POST', '/api/v1/user/register-child', body);
  const answer = (doing: 'agree' | 'end', token: unknown) => call(app, 'POST', `/api/v1/child-account/${doing}`, { child: token });

  /** The token of the link that the parent was mailed. */
  async function tokenFor(parentEmail: string) {
    const { text } = await mail.next(parentEmail);
    return /\/parent\?child=([\w.-]+)/.exec(text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1] ?? '';
  }

  /** Whoever holds a mailbox sets a new password. @param said of themselves. */
  async function reset(email: string, password: string, said: object = {}) {
    const browser = createBrowser(app);
    await browser.post(`${resetCalls.user}/otp/send`, { email });
    let otp: string | undefined;
    // The greeting may come before.
    while (!otp) otp = /^(\d{4})$/m.exec((await mail.next(email)).text)?.[1];
    expect((await browser.post(`${resetCalls.user}/otp/verify`, { email, otp })).status).toBe(200);
    const set = (said: object) => browser.post(`${resetCalls.user}/change-password`, { email, password, ...said });
    return { browser, set, ...(await set(said)) };
  }

  return {
    ...{ app, context, db, mail, newChild, register, answer, tokenFor, reset },
    rowOf: (email: string) => db.selectFrom('users').select('user_id').where('email', '=', email).executeTakeFirst(),
    /** A child whose parent has agreed. @returns the token of the parent's link. */
    async agreed(child: ReturnType<typeof newChild>) {
      expect((await register(child)).status).toBe(201);
      const token = await tokenFor(child.parentEmail);
      expect((await answer('agree', token)).status).toBe(200);
      return token;
    },
  };
}

/** The same with a new child before each test, `their.child`, whose steps these are. */
export async function createChildOfEachTest() {
  const site = await createChildren();
  const their = { child: site.newChild() };
  beforeEach(() => {
    their.child = site.newChild();
  });
  return {
    ...{ ...site, their },
    register: (child: unknown = their.child) => site.register(child),
    logIn: () => call(site.app, 'POST', '/api/v1/user/login', { userName: their.child.userName, password: their.child.password }),
    rowOf: (email = their.child.email) => site.rowOf(email),
    tokenFor: (parentEmail = their.child.parentEmail) => site.tokenFor(parentEmail),
    agreed: () => site.agreed(their.child),
  };
}
