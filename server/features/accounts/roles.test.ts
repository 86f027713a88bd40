import { describe, expect, test } from 'vitest';
import { answerToMember } from '#tests/helpers/member-columns.ts';
import { prepareCall } from '#tests/helpers/role-calls.ts';
import { MEMBERS, ROLES, type Row, TEAM } from '#tests/helpers/role-rows.ts';
import { listCalls, makeRoleTable } from '#tests/helpers/role-table.ts';
import { answerTo } from '#tests/helpers/team-columns.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const TABLE = await makeRoleTable(db);

/** How many entries the audit has of an account's doing. */
async function countAudited(id: string | undefined): Promise<number> {
  if (!id) return 0;
  const entries = await db.selectFrom('audit_entries').select('action').where('admin_id', '=', id).execute();
  return entries.length;
}

/** Calls that change nothing, though what they are given is too long for an address. */
const READING = new Set(['POST /blog/preview']);
/** Who of the team works on what says nothing of what is decided. */
const UNNOTED = new Set(['PUT /admin/queue/taker/{kind}/{id}']);

/** Writes of a business that stand in the audit: who works for it in which role. */
const NOTED = /^(POST|PUT|DELETE) \/contractor\/people\b/;

/** A write of the back office: nobody but an admin gets it done. */
function isAdminWrite(name: string, [visitor, user, owner, other, admin]: Row[1]) {
  return (
    !name.startsWith('GET ') &&
    !READING.has(name) &&
    !UNNOTED.has(name) &&
    visitor === 401 &&
    [user, owner, other].every((status) => status === 403) &&
    admin < 300
  );
}

describe('who may call what', () => {
  test.each(TABLE)('%s: %j', async (...row) => {
    const [name, expected] = row;
    const given = [];
    let audited = 0;
    for (const role of [...ROLES, ...TEAM, ...MEMBERS]) {
      const { method, url, headers, body, accountId } = await prepareCall(db, row as Row, role);
      const response = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
      given.push(response.statusCode);
      // What a call shows is somebody's, or asked for again: no browser keeps it.
      expect(response.headers['cache-control']).toMatch(/no-store/);
      audited += await countAudited(accountId);
    }
    const ofTeam = TEAM.map((team) => answerTo(team, row as Row));
    const ofMembers = MEMBERS.map((member) => answerToMember(member, row as Row));
    expect(given).toEqual([...expected, ...ofTeam, ...ofMembers]);
    // Every change of the team's leaves one entry, and of a business who works for it; nothing else leaves any.
    const noted = isAdminWrite(name, expected) ? [expected[4], ...ofTeam] : NOTED.test(name) ? given : [];
    expect(audited).toBe(noted.filter((status) => status < 300).length);
  });

  test('the table names every call', async () => {
    const declared = listCalls((await app.inject('/api/v1/openapi.json')).json());
    const named = new Set(TABLE.map(([name]) => name));
    expect(declared.filter((name) => !named.has(name))).toEqual([]);
  });
});
