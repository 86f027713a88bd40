import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, call } from '#drills/parts/call.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { findPersonal } from '#drills/parts/find-personal.ts';
import { askForEveryKind } from '#drills/parts/kinds-of-answers.ts';
import { MailListener } from '#drills/parts/mail-listener.ts';
import { plant, REFUSED } from '#drills/parts/planted-traffic.ts';
import { freezePostgres, thawPostgres } from '#drills/parts/processes.ts';
import { findMissing } from '#drills/parts/promised-headers.ts';
import type { Server } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';

/** How many different answers there are at least: fewer would mean that one was forgotten. */
const LEAST_KINDS = 60;
/** Longer than the server waits for a database that does not answer. Milliseconds. */
const FROZEN = 4_000;
/** The last in the list of drills. */
const LAST_LINES = 1_500;

/** Every kind of answer has the headers that docs/security.md promises, and no log has anybody's data in it. */
export const logs: Drill = {
  name: 'logs',
  does: 'headers of every kind of answer, failures too; secrets sent wherever something is taken, then every log of the run is read',
  async run(stage) {
    const mail = await MailListener.start(stage, (address) => address.includes(REFUSED));
    const settings = {
      PUBLIC_URL: 'https://drill.example',
      PAYMENTS: 'sandbox',
      SMTP_URL: mail.url,
      RATE_LIMITS: 'on',
      LOG_LEVEL: 'trace',
    };
    const server = await stage.startServer({ settings });

    stage.scene('headers');
    const kinds = new Set<string>();
    const look = (path: string, answer: Pick<Answer, 'status' | 'headers'>) => {
      kinds.add(`${answer.status} ${answer.headers['content-type']} ${path.split('?')[0]}`);
      for (const missing of findMissing(path, answer.headers)) stage.fail(`${answer.status} of ${path}: ${missing}`);
    };
    const statuses = await askForEveryKind(server, look);
    await whileFrozen(server, async () => {
      for (const path of ['/', '/blog', '/api/v1/service/get/all', '/api/v1/review/get/x', '/readyz']) {
        const answer = await call(server.url + path, { headers: { accept: 'text/html', cookie: 'nirmaan=forged' } });
        statuses.add(answer.status);
        look(path, answer);
      }
    });
    stage.proved(kinds.size, 'kinds of answers');
    stage.expect('kinds', kinds.size, '≥', LEAST_KINDS);
    const wanted = [200, 201, 206, 301, 302, 304, 400, 401, 403, 404, 405, 409, 413, 415, 429, 431, 503];
    const unseen = wanted.filter((status) => !statuses.has(status));
    if (unseen.length > 0) stage.fail(`no answer of ${unseen.join(', ')} was seen`);

    stage.scene('logs');
    const database = server.database();
    const planted = await plant({ url: server.url, port: server.port, mail, database });
    await whileFrozen(server, planted.writeAgain);
    await planted.failInside();
    await delay(LAST_LINES);
    stage.note('secrets', planted.secrets.length);
    tellFound(stage, planted.secrets);
  },
};

/** Does something while the database stands still, and waits until it is back. */
async function whileFrozen(server: Server, work: () => Promise<unknown>) {
  const { postmasterPid } = server;
  freezePostgres(postmasterPid);
  const thawing = delay(FROZEN).then(() => thawPostgres(postmasterPid));
  try {
    await work();
  } finally {
    await thawing;
    await server.untilReady();
  }
}

/** Reads what every server of the run has printed: this drill is the last. */
function tellFound(stage: Stage, secrets: [what: string, text: string][]) {
  const { lines, found } = findPersonal(stage.logs, secrets);
  stage.note('logs', readdirSync(stage.logs).length);
  stage.proved(lines, 'lines read');
  stage.expect('with personal data', found.length, '=', 0);
  for (const { file, what, line } of found) stage.fail(`${file} has ${what}: ${line}`);
}
