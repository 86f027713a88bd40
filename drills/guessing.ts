import { setTimeout as delay } from 'node:timers/promises';
import type { Drill } from '#drills/parts/drill.ts';
import { guessPhoneCodes, guessPhoneCodesOfMany } from '#drills/parts/guessed-phone-codes.ts';
import { Guesses, mustSay, type Owner, Town } from '#drills/parts/guesses.ts';
import { probe } from '#drills/parts/latencies.ts';
import { MailListener } from '#drills/parts/mail-listener.ts';
import { PASSWORD } from '#drills/parts/people.ts';
import { untilResetMails } from '#drills/parts/reset-mails.ts';
import { ADMIN } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { forAll, type Said, type Visitor } from '#drills/parts/visitor.ts';

const CODES = 10_000;
const LOGINS = 10_000;
const ADMIN_LOGINS = 1_000;
/** At a screen that was left open, for what is grave. */
const PROOFS = 200;
/** Accounts that are guessed at a little each, until the site is slowed. */
const SPREAD = 30;
const AT_ONCE = 32;
/** What strangers may guess before they wait (docs/decisions/100-nothing-stops-the-site.md): codes and passwords of one account, codes of the site. */
const MOST = { codes: 10, logins: 10, codesOfSite: 100, proofs: 10 };
/** The longest that an owner at a new address waits after all that, and after strangers came back for their turn. Seconds. */
const LONGEST_WAIT = 5;
const LONGEST_LATE_WAIT = 900;
const RETURNING = 40;
/** While the site is slowed, one more is looked at after so long, at the earliest. Milliseconds. */
const SITE_PAUSE = 10_000;

const FORGOT = '/user/forgotpassword';
const LOGIN = '/user/login';
const NEW_PASSWORD = 'dry-terrace-2026';

/** A botnet guesses codes and passwords: it gets nowhere, and the owners are not shut out by it. */
export const guessing: Drill = {
  name: 'guessing',
  does: 'all 10,000 codes of an account, 10,000 of a phone, 10,000 logins of a user, 1,000 of the admin, 200 passwords in an open session, each from an address of its own',
  async run(stage) {
    const mail = await MailListener.start(stage);
    const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '1', SMTP_URL: mail.url, LOG_LEVEL: 'warn' };
    const server = await stage.startServer({ settings });
    const { url } = server;
    const town = new Town(stage, server, mail);
    const stopHealth = probe(url, ['/healthz'], { perSecond: 10 });
    await guessCodes(town);
    await guessCodesOfMany(town);
    await guessPhoneCodes(town);
    await guessPhoneCodesOfMany(town);
    await guessLogins(town);
    await guessAdmin(town);
    await guessProofs(town);
    stage.scene('together');
    stage.proved(town.guesses, 'guesses that opened nothing');
    const health = await stopHealth();
    stage.note('health meanwhile, p99', health.p99, 'ms');
    stage.expect('health refused', health.count - health.countStatus((status) => status === 200), '=', 0);
  },
};

/** Three strangers ask for a code each, and all 10,000 are tried; the right ones come last, as luck is no fault of the product. */
async function guessCodes(town: Town) {
  const { stage, mail } = town;
  stage.scene('codes');
  const owner = await town.register();
  const asked = [town.stranger(), town.stranger(), town.stranger()];
  for (const stranger of asked) await mustSay(stranger.post(`${FORGOT}/otp/send`, owner), 200);
  await mustSay(town.stranger().post(`${FORGOT}/otp/send`, owner), 429);
  const right = (await untilResetMails(mail, owner.email, asked.length)).map(({ code }) => code);
  const codes = Array.from({ length: CODES }, (_, n) => String(n).padStart(4, '0')).filter((code) => !right.includes(code));
  const tried = new Guesses(town, ['nirmaan_reset']);
  const guess = (otp: string, { cookies }: Visitor) => {
    const stranger = town.stranger(cookies);
    return tried.note(stranger, stranger.post(`${FORGOT}/otp/verify`, { ...owner, otp }));
  };
  const guessing = (async () => {
    await forAll(codes.entries(), AT_ONCE, ([n, otp]) => guess(otp, asked[n % asked.length] as Visitor));
    for (const otp of right) for (const stranger of asked) await guess(otp, stranger);
  })();
  stage.step('the owner meanwhile');
  await tried.until(CODES / 2);
  stage.expect('the owner’s own code in a known browser', (await enterCode(town, owner)).status, '=', 200);
  await guessing;
  tried.tell();
  stage.expect('looked at', await town.countTries(), '≤', MOST.codes);
  stage.expect('with the link of a mail', (await resetByLink(town, owner)).status, '=', 200);
}

/** Whoever guesses a little at many accounts slows such guessing everywhere, and no owner who is known. */
async function guessCodesOfMany(town: Town) {
  const { stage, mail } = town;
  stage.scene(`codes of ${SPREAD} accounts`);
  const from = performance.now();
  const owners: Owner[] = [];
  await forAll(Array(SPREAD), 4, async () => owners.push(await town.register()));
  const tried = new Guesses(town, ['nirmaan_reset']);
  await forAll(owners, 8, async (owner) => {
    const asked = town.stranger();
    await mustSay(asked.post(`${FORGOT}/otp/send`, owner), 200);
    const right = (await untilResetMails(mail, owner.email, 1))[0]?.code;
    for (const otp of ['0000', '1234', '1111', '2580', '4321', '1212'].filter((code) => code !== right).slice(0, 5)) {
      const stranger = town.stranger(asked.cookies);
      await tried.note(stranger, stranger.post(`${FORGOT}/otp/verify`, { ...owner, otp }));
    }
  });
  tried.tell();
  stage.expect('looked at in all', await town.countTries(), '≤', MOST.codesOfSite + Math.ceil((performance.now() - from) / SITE_PAUSE));
  stage.expect('an owner’s own code in a known browser', (await enterCode(town, owners[0] as Owner)).status, '=', 200);
  stage.expect('with the link of a mail', (await resetByLink(town, owners[1] as Owner)).status, '=', 200);
}

/** The right password comes last, from an address of its own: it is not even looked at. */
async function guessLogins(town: Town) {
  const { stage } = town;
  stage.scene('logins');
  const owner = await town.register();
  const logIn = (visitor: Visitor, password = PASSWORD) => visitor.post(LOGIN, { userName: owner.name, password });
  const tried = new Guesses(town, ['nirmaan']);
  const strangers = Array.from({ length: LOGINS }, () => town.stranger());
  const guessing = forAll(strangers.entries(), AT_ONCE, ([n, stranger]) =>
    tried.note(stranger, logIn(stranger, n < LOGINS - 1 ? `monsoon-${n}` : PASSWORD)),
  );
  await tried.until(LOGINS / 2);
  stage.expect('the owner in a known browser', (await logIn(owner.known)).status, '=', 200);
  stage.expect('at a new address with it', (await logIn(town.stranger(owner.known.cookies))).status, '=', 200);
  await waitAndLogIn(stage, town.stranger(), logIn);
  await guessing;
  tried.tell();
  stage.expect('looked at', tried.count('invalid_credentials'), '≤', MOST.logins);

  stage.scene(`${RETURNING} come back`);
  await delay(2_100);
  const again = new Guesses(town, ['nirmaan']);
  await forAll(strangers.slice(100, 100 + RETURNING), 1, (stranger) => again.note(stranger, logIn(stranger, 'monsoon-again')));
  again.tell();
  stage.expect('the owner in a known browser', (await logIn(owner.known)).status, '=', 200);
  const late = await logIn(town.stranger());
  stage.expect('elsewhere waits at most', late.retryAfter, '≤', LONGEST_LATE_WAIT, 's');
}

async function guessAdmin(town: Town) {
  const { stage } = town;
  stage.scene('admin');
  const known = town.stranger();
  const logIn = (visitor: Visitor, password = ADMIN.password) => visitor.post('/admin/login', { email: ADMIN.email, password });
  await mustSay(logIn(known), 200);
  const tried = new Guesses(town, ['nirmaan']);
  const guessing = forAll(Array(ADMIN_LOGINS).keys(), AT_ONCE, (n) => {
    const stranger = town.stranger();
    return tried.note(stranger, logIn(stranger, n < ADMIN_LOGINS - 1 ? `monsoon-${n}` : ADMIN.password));
  });
  await tried.until(ADMIN_LOGINS / 2);
  stage.expect('in a known browser', (await logIn(known)).status, '=', 200);
  await waitAndLogIn(stage, town.stranger(), logIn);
  await guessing;
  tried.tell();
  stage.expect('looked at', tried.count('invalid_credentials'), '≤', MOST.logins);
}

/** Somebody has found a session open and guesses the password that what is grave asks for; the right one comes last. */
async function guessProofs(town: Town) {
  const { stage } = town;
  stage.scene('a session that was left open');
  const owner = await town.register();
  const tried = new Guesses(town, ['nothing']);
  await forAll(Array(PROOFS).keys(), AT_ONCE, (n) => {
    const thief = town.stranger(owner.known.cookies);
    return tried.note(thief, thief.post('/account/prove', { password: n < PROOFS - 1 ? `monsoon-${n}` : PASSWORD }));
  });
  tried.tell();
  stage.expect('looked at', tried.count('wrong_password'), '≤', MOST.proofs);
  stage.expect('the owner logs in', (await owner.known.post(LOGIN, { userName: owner.name, password: PASSWORD })).status, '=', 200);
}

/** An owner at an address and in a browser that nobody has seen: told to wait a moment, and then let in. */
async function waitAndLogIn(stage: Stage, visitor: Visitor, logIn: (visitor: Visitor) => Promise<Said>) {
  const first = await logIn(visitor);
  const wait = first.status === 429 ? first.retryAfter : 0;
  stage.expect('elsewhere waits', wait, '≤', LONGEST_WAIT, 's');
  if (wait > LONGEST_WAIT) return;
  await delay(wait * 1_000);
  stage.expect('and is in', first.status === 429 ? (await logIn(visitor)).status : first.status, '=', 200);
}

/** The owner asks for a code in the browser that they always use, and enters it. */
async function enterCode({ mail }: Town, { email, known }: Owner): Promise<Said> {
  const before = (await untilResetMails(mail, email, 0)).length;
  await mustSay(known.post(`${FORGOT}/otp/send`, { email }), 200);
  const otp = (await untilResetMails(mail, email, before + 1)).at(-1)?.code;
  return known.post(`${FORGOT}/otp/verify`, { email, otp });
}

/** The owner opens the link of a mail that a stranger made the site send, in a browser that was never seen. */
async function resetByLink(town: Town, { email }: Owner): Promise<Said> {
  const [first] = await untilResetMails(town.mail, email, 1);
  const visitor = town.stranger();
  await mustSay(visitor.post(`${FORGOT}/link/verify`, { reset: first?.link }), 200);
  return visitor.post(`${FORGOT}/change-password`, { email, password: NEW_PASSWORD });
}
