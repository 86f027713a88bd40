import type { Kysely } from 'kysely';
import { type Answer, call } from '#drills/parts/call.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { inTurn } from '#drills/parts/in-turn.ts';
import { listPages, PAGES, type PageAnswer, type PageRow, pageFor } from '#drills/parts/page-table.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { createDatabase } from '#server/db/database.ts';
import type { DB } from '#server/db/types.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { type Prepared, prepareCall, signIn } from '#tests/helpers/role-calls.ts';
import { ROLES, type Row, TEAM, type Team } from '#tests/helpers/role-rows.ts';
import { listCalls, makeRoleTable } from '#tests/helpers/role-table.ts';
import { answerTo } from '#tests/helpers/team-columns.ts';

/** How many ask at once. */
const AT_ONCE = 6;

/** How a session can have ended. */
const ENDINGS = ['logged out', 'run out'] as const;

const HOW = ['header', 'cookie'] as const;
type How = (typeof HOW)[number];

interface Asked {
  url: string;
  db: Kysely<DB>;
  stage: Stage;
}

/** Everybody asks for everything: each gets what the tables say, and nothing of another's. */
export const roles: Drill = {
  name: 'roles',
  does: `${[...ROLES, ...TEAM].join(', ')} and ended sessions × every call (by header and by cookie) and every page, its data and forms`,
  async run(stage) {
    const server = await stage.startServer({ settings: { LOG_LEVEL: 'warn' } });
    const asked = { url: server.url, db: createDatabase(server.database(4)), stage };
    const table = await makeRoleTable(asked.db);

    stage.scene('calls');
    const { text } = await call(`${server.url}/api/v1/openapi.json`);
    expectSame(stage, listCalls(JSON.parse(text)), [...new Set(table.map(([name]) => name))]);
    const calls = await inTurn(AT_ONCE, table, (row) => askCall(asked, row));
    stage.proved(sum(calls), 'answers');

    stage.scene('pages');
    const routes = new Map(listPages().map(({ path, id }) => [path, id]));
    expectSame(stage, [...routes.keys()], [...new Set(PAGES.map(({ path }) => path))]);
    const pages = await inTurn(AT_ONCE, PAGES, (row) => askPage(asked, row, routes.get(row.path) ?? ''));
    stage.proved(sum(pages), 'answers');
  },
};

/** Nothing without a row, and no row of nothing. */
function expectSame(stage: Stage, declared: string[], named: string[]) {
  const without = declared.filter((name) => !named.includes(name));
  const stale = named.filter((name) => !declared.includes(name));
  if (without.length > 0) stage.fail(`without a row: ${without.join(', ')}`);
  if (stale.length > 0) stage.fail(`rows of nothing: ${stale.join(', ')}`);
  stage.expect(`of ${declared.length} without a row`, without.length, '=', 0);
}

/** Asks for one call as everybody. @returns how many answers were looked at. */
async function askCall({ url, db, stage }: Asked, row: Row): Promise<number> {
  const [name, expected] = row;
  let answers = 0;
  const ask = async (who: string, { method, url: path, body, token, business }: Prepared, how: How, isVisitor: boolean, wanted: number) => {
    const answer = await call(url + path, { method, ...(body === undefined ? {} : { body }), ...show(token, how) });
    answers += 1;
    if (answer.status !== wanted) stage.fail(`${name} as ${who} was answered with ${answer.status || answer.lost}, not ${wanted}`);
    if (answer.status >= 400 && !isFailure(answer)) stage.fail(`${name} as ${who} was refused in no known form`);
    return expectKept({ db, stage }, answer, { what: `${name} as ${who}`, business, hasPhone: !isVisitor });
  };
  for (const [column, role] of [...ROLES, ...TEAM].entries()) {
    for (const how of role === 'visitor' ? (['header'] as const) : HOW) {
      const prepared = await prepareCall(db, row, role);
      const isTold = role === 'owner' || role === 'admin' || role === 'moderator';
      await ask(
        `${role} by ${how}`,
        { ...prepared, business: isTold ? '' : prepared.business },
        how,
        role === 'visitor',
        isTeam(role) ? answerTo(role, row) : (expected[column] as number),
      );
    }
  }
  // Whose session it was: somebody who got in while it held.
  const role = ROLES[expected.findLastIndex((status) => status < 300)] ?? 'admin';
  for (const ending of ENDINGS) {
    for (const how of HOW) {
      const prepared = await prepareCall(db, row, role);
      await endSession({ url, db }, prepared.token as string, ending);
      await ask(`${role} whose session has ${ending}, by ${how}`, prepared, how, true, how === 'header' ? 401 : expected[0]);
    }
  }
  return answers;
}

function isTeam(role: string): role is Team {
  return (TEAM as readonly string[]).includes(role);
}

/** A wrong header is refused, a wrong cookie is nobody's (docs/product/calls.md). */
function show(token: string | undefined, how: How) {
  if (token === undefined) return {};
  return how === 'header' ? { token } : { headers: { cookie: `nirmaan=${token}` } };
}

async function endSession({ url, db }: Pick<Asked, 'url' | 'db'>, token: string, ending: (typeof ENDINGS)[number]) {
  if (ending === 'run out') {
    await db.updateTable('sessions').set({ expires_at: new Date() }).where('token_hash', '=', hashToken(token)).execute();
    return;
  }
  const answer = await call(`${url}/api/v1/user-auth/logout`, { token });
  if (answer.status !== 200) throw new Error(`logging out was answered with ${answer.status}`);
}

function isFailure({ text }: Answer): boolean {
  const { success, message, error, code, requestId } = JSON.parse(text) as Record<string, unknown>;
  return success === false && message !== '' && message === error && typeof code === 'string' && typeof requestId === 'string';
}

interface Secret {
  what: string;
  /** Whose owner is not told of to the one who asked; empty when they may be told. */
  business: string;
  /** Whether the number may be in the answer: signed-in people see so many a day. */
  hasPhone: boolean;
}

/** No answer has an owner's e-mail, and none to a visitor a number. */
async function expectKept({ db, stage }: Pick<Asked, 'db' | 'stage'>, { text }: Answer, { what, business, hasPhone }: Secret) {
  if (!business) return;
  const owner = await db.selectFrom('businesses').select(['email', 'phone_no']).where('business_id', '=', business).executeTakeFirst();
  if (!owner?.email || !owner.phone_no) return;
  if (text.includes(owner.email)) stage.fail(`${what} has the e-mail of an owner`);
  if (!hasPhone && text.includes(owner.phone_no)) stage.fail(`${what} has the number of an owner`);
}

/** Asks for one page as everybody: the page, the data that a navigation asks for, also of this page's part alone, and its form. */
async function askPage({ url, db, stage }: Asked, row: PageRow, part: string) {
  const { path, expected, fill, status = 'approved', form = 405 } = row;
  let answers = 0;
  for (const [column, role] of [...ROLES, ...TEAM, ...ENDINGS].entries()) {
    const isEnded = role === 'logged out' || role === 'run out';
    const wanted = isTeam(role) ? pageFor(role, row) : (expected[isEnded ? 0 : column] as PageAnswer);
    const business = await makeBusiness(db, { status });
    const address = (await fill?.({ business, db })) ?? path;
    const { token } = await signIn(db, isEnded ? 'admin' : role, business);
    if (isEnded) await endSession({ url, db }, token as string, role);
    const isTold = role === 'owner' || role === 'admin' || role === 'moderator';
    const { pathname, search } = new URL(address, url);
    // A login leads back to the page that asked for it.
    const ways = [wanted, `${wanted}?${new URLSearchParams({ to: address })}`];
    const data = `${pathname === '/' ? '/_' : pathname}.data`;
    for (const asked of [address, data + search, `${data}?${new URLSearchParams([...new URLSearchParams(search), ['_routes', part]])}`]) {
      const answer = await call(url + asked, show(token, 'cookie'));
      answers += 1;
      const got = whatCame(answer);
      if (!ways.includes(got)) stage.fail(`${asked} as ${role} gave ${got || answer.lost}, not ${wanted}`);
      await expectKept({ db, stage }, answer, {
        what: `${asked} as ${role}`,
        business: isTold ? '' : business,
        hasPhone: role === 'user' || isTeam(role),
      });
    }
    const sent = await call(url + address, { method: 'POST', ...show(token, 'cookie') });
    answers += 1;
    // A page that leads elsewhere leads there with a form that it refuses, too.
    if (sent.status !== form && !(wanted !== 200 && ways.includes(whatCame(sent))))
      stage.fail(`a form to ${address} as ${role} was answered with ${sent.status || sent.lost}, not ${form}`);
  }
  return answers;
}

/** The status, or where the answer leads to: a navigation's data says so in their own way. */
function whatCame({ status, headers, text }: Answer): PageAnswer {
  if (status === 202) return /"redirect","([^"]+)"/.exec(text)?.[1] ?? text;
  return status >= 300 && status < 400 ? String(headers.location) : status;
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
