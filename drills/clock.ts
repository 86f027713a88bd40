import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { call } from '#drills/parts/call.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { MailListener } from '#drills/parts/mail-listener.ts';
import { MovedClock } from '#drills/parts/moved-clock.ts';
import { newEmail, PASSWORD, signInAdmin } from '#drills/parts/people.ts';
import { type ResetMail, untilResetMails } from '#drills/parts/reset-mails.ts';
import type { Server } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { Visitor } from '#drills/parts/visitor.ts';
import { makeWorld, type World, Writers } from '#drills/parts/writers.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Writes after each move of the clock, and how long the last mail of one may take. Milliseconds. */
const WRITES = 20;
const LONGEST_MAIL = 20_000;

const FORGOT = '/user/forgotpassword';

/** What ends by the clock ends, and is not there again when the clock is put back; the product goes on through each move. */
export const clock: Drill = {
  name: 'clock',
  does: 'the clock moved by minutes, hours and days, each time one hour back: codes, links, permissions, sessions of all kinds',
  async run(stage) {
    const moved = new MovedClock(stage);
    const mail = await MailListener.start(stage);
    const server = await stage.startServer({ settings: { SMTP_URL: mail.url, LOG_LEVEL: 'warn', ...moved.settings } });
    const world = await makeWorld(server.url, { users: 12, businesses: 10 });
    const writers = new Writers(server.url, world, ['register', 'enquiry']);
    const scene: Scene = { stage, server, database: server.database(), clock: moved, mail, world, writers, slowestMail: 0 };
    await requireMovedClock(scene);
    await endOfCodes(scene);
    await endOfPermissions(scene);
    await endOfSessions(scene);
    await endOfSessionsJustNow(scene);
    stage.scene('writes');
    await writers.ledger.settle(stage, scene.database);
    stage.expect('enquiries mailed within', scene.slowestMail, '≤', LONGEST_MAIL, 'ms');
    stage.expect('refused', writers.ledger.count('refused'), '=', 0);
    stage.expect('without an answer', writers.ledger.count('lost'), '=', 0);
  },
};

interface Scene {
  stage: Stage;
  server: Server;
  database: pg.Pool;
  clock: MovedClock;
  mail: MailListener;
  world: World;
  /** What needs no session: those of the world end on the way. */
  writers: Writers;
  slowestMail: number;
}

/** A drill on a clock that does not move would prove nothing. */
async function requireMovedClock({ server, database, clock }: Scene) {
  clock.move(DAY);
  // Node works out the date of its answers once a second.
  await delay(1_100);
  const { headers } = await call(`${server.url}/healthz`);
  const [{ now } = { now: new Date(0) }] = (await database.query<{ now: Date }>('select now()')).rows;
  const apart = [new Date(headers.date ?? 0), now].map((seen) => Math.abs(seen.getTime() - clock.now.getTime()));
  if (Math.max(...apart) > 60_000) throw new Error('the server or its database does not see the moved clock');
}

/** Somebody whose code, and the link beside it, came by mail. */
interface Asked extends ResetMail {
  email: string;
  browser: Visitor;
}

async function askForCode({ server, mail }: Scene): Promise<Asked> {
  const [email, browser] = [newEmail('user'), new Visitor(server.url, '127.0.0.1')];
  await browser.post('/user/register', { userName: email.split('@')[0], email, password: PASSWORD });
  await browser.post(`${FORGOT}/otp/send`, { email });
  const [mailed] = await untilResetMails(mail, email, 1);
  return { ...(mailed as ResetMail), email, browser };
}

/** A wrong answer must not take the browser's cookies away from the next question. */
const again = ({ server }: Scene, { browser }: Asked) => new Visitor(server.url, '127.0.0.1', browser.cookies);
const enterCode = (scene: Scene, asked: Asked) => again(scene, asked).post(`${FORGOT}/otp/verify`, { ...asked, otp: asked.code });
const openLink = (scene: Scene, asked: Asked) => again(scene, asked).post(`${FORGOT}/link/verify`, { reset: asked.link });

async function endOfCodes(scene: Scene) {
  const { stage, clock } = scene;
  stage.scene('codes');
  const [inTime, late, lateLink] = [await askForCode(scene), await askForCode(scene), await askForCode(scene)];
  clock.move(9 * MINUTE);
  stage.expect('after 9 minutes', (await enterCode(scene, inTime)).status, '=', 200);
  clock.move(2 * MINUTE);
  stage.expect('after 11', (await enterCode(scene, late)).status, '=', 400);
  stage.expect('a link', (await openLink(scene, lateLink)).status, '=', 400);
  await backAnHour(scene, async () => {
    stage.expect('an hour back', (await enterCode(scene, late)).status, '=', 400);
    stage.expect('a link', (await openLink(scene, lateLink)).status, '=', 400);
    stage.expect('a used one', (await enterCode(scene, inTime)).status, '=', 400);
  });
  stage.proved(7, 'answers about codes');
}

async function endOfPermissions(scene: Scene) {
  const { stage, clock } = scene;
  stage.scene('permissions');
  const setPassword = async ({ browser, email }: Asked) =>
    (await browser.post(`${FORGOT}/change-password`, { email, password: 'dry-terrace-2026' })).status;
  const [inTime, late] = [await askForCode(scene), await askForCode(scene)];
  for (const { browser, email, code } of [inTime, late]) await browser.post(`${FORGOT}/otp/verify`, { email, otp: code });
  clock.move(9 * MINUTE);
  stage.expect('after 9 minutes', await setPassword(inTime), '=', 200);
  clock.move(2 * MINUTE);
  stage.expect('after 11', await setPassword(late), '=', 403);
  await backAnHour(scene, async () => stage.expect('an hour back', await setPassword(late), '=', 403));
  stage.proved(3, 'about permissions');
}

interface Sessions {
  user: string;
  contractor: string;
  admin: string;
}

const OWN_PAGE = { user: '/user/get', contractor: '/contractor/profile', admin: '/admin/audit/get' };

/** Signs in one of each kind; the clock has moved far since the world was made. */
async function signIn({ server, database, world }: Scene): Promise<Sessions> {
  const logIn = async (path: string, body: object) => {
    const said = await new Visitor(server.url, '127.0.0.1').post(path, { ...body, password: PASSWORD });
    if (said.status !== 200) throw new Error(`nobody can sign in at ${path}: ${said.status}`);
    return String(said.body.token);
  };
  const [user, business] = [world.users[0], world.businesses[0]];
  const { rows } = await database.query<{ phone: string }>('select phone_no as phone from businesses where business_id = $1', [
    business?.id,
  ]);
  return {
    user: await logIn('/user/login', { userName: user?.email.split('@')[0] }),
    contractor: await logIn('/contractor/auth/login', { phoneNo: rows[0]?.phone }),
    admin: await signInAdmin(server.url),
  };
}

async function expectSessions({ stage, server }: Scene, when: string, sessions: Sessions, alive: (keyof Sessions)[]) {
  for (const kind of ['user', 'contractor', 'admin'] as const) {
    const { status } = await call(`${server.url}/api/v1${OWN_PAGE[kind]}`, { token: sessions[kind] });
    stage.expect(`${when} ${kind}`, status, '=', alive.includes(kind) ? 200 : 401);
  }
}

async function endOfSessions(scene: Scene) {
  const { stage, clock } = scene;
  stage.scene('sessions');
  const sessions = await signIn(scene);
  clock.move(14 * DAY);
  await expectSessions(scene, '14 days', sessions, ['user', 'contractor', 'admin']);
  clock.move(2 * DAY);
  await expectSessions(scene, '16 days', sessions, ['user', 'contractor']);
  await backAnHour(scene, () => expectSessions(scene, 'back', sessions, ['user', 'contractor']));
  clock.move(13 * DAY);
  await expectSessions(scene, '29 days', sessions, ['user', 'contractor']);
  clock.move(2 * DAY);
  await expectSessions(scene, '31 days', sessions, []);
  await backAnHour(scene, () => expectSessions(scene, 'back', sessions, []));
  stage.proved(18, 'about sessions');
}

/** Their end was a moment ago: an hour back they have time left by the clock alone. */
async function endOfSessionsJustNow(scene: Scene) {
  const { stage, clock } = scene;
  stage.scene('sessions that have just ended');
  const sessions = await signIn(scene);
  clock.move(15 * DAY + 5 * MINUTE);
  await expectSessions(scene, '15 days', sessions, ['user', 'contractor']);
  await backAnHour(scene, () => expectSessions(scene, 'back', sessions, ['user', 'contractor']));
  clock.move(15 * DAY);
  await expectSessions(scene, '30 days', sessions, []);
  await backAnHour(scene, () => expectSessions(scene, 'back', sessions, []));
  stage.proved(12, 'about sessions');
}

/** Puts the clock back, asks, and lets the hour pass. Before and after, people write, and are mailed. */
async function backAnHour(scene: Scene, ask: () => Promise<void> | void) {
  const { clock } = scene;
  await goOn(scene);
  clock.move(-HOUR);
  await ask();
  await goOn(scene);
  clock.move(HOUR);
}

/** Whatever the clock did: it is ready, takes writes, mails what follows from them. */
async function goOn(scene: Scene) {
  const { stage, server, database, mail, writers } = scene;
  if (!(await server.isReady())) stage.fail('it is not ready');
  for (let n = 0; n < WRITES; n++) await writers.write();
  const from = performance.now();
  const { rows } = await database.query<{ n: number }>('select count(*)::int as n from enquiries');
  await mail.until('enquiry-', rows[0]?.n ?? 0, LONGEST_MAIL);
  scene.slowestMail = Math.max(scene.slowestMail, performance.now() - from);
}
