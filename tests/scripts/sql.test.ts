import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, test } from 'vitest';
import { makeUser } from '#tests/factories/user.ts';
import { afterDatabase } from '#tests/helpers/said-database.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';
import { tableOfRows } from '../../scripts/table-of-rows.ts';

const { db, address } = await createTestDatabase();
const DATABASE_URL = `postgres://postgres@localhost/${address.database}?host=${encodeURIComponent(inject('socketDir'))}`;

/** Runs what `npm run sql -- …` runs. */
async function run(args: string[], stdin = '') {
  const env = { ...process.env, DATA_DIR: '/nowhere', DATABASE_URL };
  const child = spawn(process.execPath, ['scripts/sql.ts', ...args], { env });
  const gone = once(child, 'exit');
  child.stdin.end(stdin);
  const [out, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await gone;
  return { code, out, said: afterDatabase(said) };
}

describe('npm run sql', () => {
  test('prints a table, and on which database it works beside it', async () => {
    const given = await run(["select n, repeat('x', n) as word, null as nothing from generate_series(1, 3) n"]);
    expect(given).toEqual({
      code: 0,
      out: ['n | word | nothing', '--+------+--------', '1 | x    |', '2 | xx   |', '3 | xxx  |', '(3 rows)', ''].join('\n'),
      said: '',
    });
  });

  test('reads a statement of several lines from stdin, with its semicolon', async () => {
    expect((await run([], '-- how many\nselect count(*)\nfrom businesses;\n')).out).toBe('count\n-----\n0\n(1 row)\n');
  });

  test('shows values as PostgreSQL writes them, all of what is kept about people', async () => {
    const id = await makeUser(db, { user_name: 'asha', email: 'asha@example.in' });
    const { out } = await run([
      `select user_id, email, '{"a": [1]}'::jsonb as json, 12.50 as price, true as yes from users where user_id = '${id}'`,
    ]);
    expect(out).toContain(`${id} | asha@example.in | {"a": [1]} | 12.50 | t`);
  });

  test('writes CSV for programs, however many rows there are', async () => {
    const { out, code } = await run(['select n, \'a "b", c\' as words, null as nothing from generate_series(1, 20000) n', '--csv']);
    const lines = out.trimEnd().split('\n');
    expect([code, lines.length, lines[0], lines[20_000]]).toEqual([0, 20_001, 'n,words,nothing', '20000,"a ""b"", c",']);
  });

  test('runs nothing in a spreadsheet', async () => {
    const { out } = await run(["select '=1+1' as formula, -5 as number, '-2+3' as other", '--csv']);
    expect(out).toBe("formula,number,other\n'=1+1,-5,'-2+3\n");
  });

  test('shows the first ten thousand rows', async () => {
    const { out } = await run(['select n from generate_series(1, 20000) n']);
    expect(out.trimEnd().split('\n')).toHaveLength(10_003);
    expect(out).toMatch(/\(the first 10,000 rows of 20,000: --csv writes all\)\n$/);
  });

  test.each([
    'delete from users',
    'with gone as (delete from users returning *) select count(*) from gone',
    'create table notes (note text)',
    'truncate users',
    "select nextval('pgboss.nothing')",
    'commit; delete from users',
    "select set_config('transaction_read_only', 'off', false); delete from users",
    'do $$ begin delete from users; end $$',
  ])('changes nothing by %s', async (statement) => {
    const id = await makeUser(db);
    const { code, said } = await run([statement]);
    expect([code, said]).toEqual([1, expect.stringMatching(/^PostgreSQL says: .+/)]);
    expect(await db.selectFrom('users').select('user_id').where('user_id', '=', id).execute()).toHaveLength(1);
  });

  test('says how it is written', async () => {
    const { said } = await run(['delete from users']);
    expect(said).toBe(
      'PostgreSQL says: cannot execute DELETE in a read-only transaction\nNothing was changed: --write lets a statement write\n',
    );
  });

  test('writes with --write, and says how many rows; vacuum too, which stands in no transaction', async () => {
    const id = await makeUser(db, { user_name: 'before' });
    const update = `update users set user_name = 'after' where user_id = '${id}'`;
    expect(await run([update, '--write'])).toEqual({ code: 0, out: 'UPDATE: 1 row\n', said: '' });
    expect(await db.selectFrom('users').select('user_name').where('user_id', '=', id).executeTakeFirst()).toEqual({ user_name: 'after' });
    expect((await run(['vacuum users', '--write'])).out).toBe('VACUUM\n');
    const returned = await run([`delete from users where user_id = '${id}' returning user_name`, '--write']);
    expect(returned.out).toBe('user_name\n---------\nafter\n(1 row)\n');
  });

  test('what is wrong is said in words', async () => {
    const calls: [string[], string, RegExp][] = [
      [['selekt 1'], '', /^PostgreSQL says: syntax error at or near "selekt" \(at its letter 1\)\n/],
      [['select 1; select 2'], '', /^PostgreSQL says: cannot insert multiple commands into a prepared statement\nOne statement at a time/],
      [['select no from users'], '', /^PostgreSQL says: column "no" does not exist \(at its letter 8\)\n$/],
      [['select', '1'], '', /^The statement has to stand in quotes\.\nUsage: /],
      [['select 1', '--force'], '', /^Unknown option '--force'/],
      [[], ' \n', /^Usage: npm run sql/],
      [[''], '', /^Usage: npm run sql/],
    ];
    for (const [args, stdin, words] of calls) {
      expect(await run(args, stdin)).toEqual({ code: 1, out: '', said: expect.stringMatching(words) });
    }
  });
});

describe('a table in a terminal', () => {
  test('stands in columns, also with the vowel signs of Hindi', () => {
    expect(
      tableOfRows(
        ['city', 'n'],
        [
          ['दिल्ली', '1'],
          ['पुणे', '22'],
        ],
      ),
    ).toBe('city  | n\n------+---\nदिल्ली | 1\nपुणे    | 22\n');
  });

  test('is a line for each value where the terminal is too narrow', () => {
    expect(tableOfRows(['name', 'words'], [['a', 'x'.repeat(30)]], 20)).toBe(`- row 1\nname  | a\nwords | ${'x'.repeat(30)}\n`);
    expect(tableOfRows(['name', 'words'], [], 5)).toBe('name | words\n-----+------\n');
  });

  test('lets nothing that somebody typed act in the terminal', () => {
    const typed = 'a\nb\u001b[2J\u009b1m\u202eevil\tc\r\u0007';
    expect(tableOfRows(['x'], [[typed]]).split('\n')[2]).toBe('a\\nb\\u001b[2J\\u009b1m\\u202eevil\\tc\\r\\u0007');
  });
});
