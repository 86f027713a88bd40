import type { Pool } from 'pg';
import { describe, expect, it, test } from 'vitest';
import { SEEN } from '#server/db/epoch.ts';
import { WORDS_AFTER, WORDS_AT_A_TIME } from '#server/features/search/queries.ts';
import { usualTuning, Vocabulary } from '#server/features/search/vocabulary.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const MANY = 2 * WORDS_AT_A_TIME + 500;

describe('the words of a process', async () => {
  const { pool } = await createTestDatabase();
  /** How many words each answer told of. */
  const told: number[] = [];
  const query = async (text: string, values?: unknown[]) => {
    const answer = await pool.query(text, values);
    told.push(answer.rows[0]?.words?.length ?? 0);
    return answer;
  };
  const vocabulary = new Vocabulary({ query } as unknown as Pool, usualTuning);
  const { lexicon } = vocabulary;
  // What no lexicon has: new words are asked for.
  const ask = () => vocabulary.ask(() => undefined);
  /** How many words the next answer tells of. */
  const nextTold = async () => {
    told.length = 0;
    await ask();
    return Math.max(...told);
  };
  const renew = async (n: number) => {
    await pool.query('update search_words set n = $1', [n]);
    await pool.query("delete from search_words where word = ''");
    await pool.query("insert into search_words (word) values ('')");
  };

  it('are all read at the start, a part after the other', async () => {
    await pool.query("insert into search_words (word) select 'word' || n from generate_series(1, $1) n", [MANY]);
    await vocabulary.load();
    for (const n of [1, WORDS_AT_A_TIME, WORDS_AT_A_TIME + 1, MANY]) expect(lexicon.countOf(`word${n}`), `word${n}`).toBe(1);
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...told)).toBe(WORDS_AT_A_TIME);
    expect(vocabulary.spellings.near('wrod17', () => 0).map(({ word }) => word)).toContain('word17');
  });

  it('get their renewed counts in parts, too, with words that came between', async () => {
    // What was added comes again for as long as a transaction of before is open, in whatever database of the server.
    await expect.poll(nextTold).toBe(0);
    told.length = 0;
    await renew(7);
    await pool.query("insert into search_words (word) values ('zzlate')");
    await ask();
    await expect.poll(() => lexicon.countOf(`word${MANY}`)).toBe(7);
    await expect.poll(() => lexicon.countOf('word999')).toBe(7);
    expect(lexicon.has('zzlate')).toBe(true);
    expect(Math.max(...told)).toBeLessThanOrEqual(WORDS_AT_A_TIME);
  });

  it('are read once for two signs at a time, and again for the next', async () => {
    await renew(9);
    told.length = 0;
    await Promise.all([ask(), ask(), ask()]);
    await expect.poll(() => lexicon.countOf(`word${MANY}`)).toBe(9);
    await expect.poll(() => lexicon.countOf('word999')).toBe(9);
    expect(told.filter((words) => words === WORDS_AT_A_TIME).length).toBeLessThanOrEqual(4);
    await renew(11);
    await ask();
    await expect.poll(() => lexicon.countOf('word999')).toBe(11);
  });

  it('stay as they are when the database does not answer', async () => {
    const failing = new Vocabulary({ query } as unknown as Pool, usualTuning);
    await failing.load();
    await renew(13);
    const { query: asked } = pool;
    let left = 1;
    pool.query = ((...all: Parameters<typeof asked>) =>
      left-- > 0 ? asked.apply(pool, all) : Promise.reject(new Error('away'))) as unknown as typeof asked;
    await failing
      .ask(() => undefined)
      .finally(() => {
        pool.query = asked;
      });
    expect(failing.lexicon.countOf('word5')).toBe(11);
    await renew(15);
    await failing.ask(() => undefined);
    await expect.poll(() => failing.lexicon.countOf('word5')).toBe(15);
  });

  it('that were added while they were all learnt anew are known to a search that joined the learning', async () => {
    const reached = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    let parts = 0;
    const gated = async (text: string, values?: unknown[]) => {
      if (text === WORDS_AFTER && ++parts === 2) {
        reached.resolve();
        await gate.promise;
      }
      return pool.query(text, values);
    };
    const joined = new Vocabulary({ query: gated } as unknown as Pool, usualTuning);
    const plan = () =>
      joined.lexicon.has('aaravi')
        ? { text: `select ${SEEN} as seen, null::text[] as words, 'aarav' as business_id`, values: [] }
        : undefined;
    const first = joined.ask(plan);
    await reached.promise;
    // Its letters come before the place that the learning has reached.
    await pool.query("insert into search_words (word) values ('aaravi')");
    const second = joined.ask(plan);
    gate.resolve();
    expect(await second).toMatchObject([{ business_id: 'aarav' }]);
    await first;
  });
});

test('the words of an address that leads to several servers in turn are given up after a few rounds', async () => {
  let asked = 0;
  const words = Array.from({ length: WORDS_AT_A_TIME }, (_, n) => `word${n}`);
  const query = async () => {
    asked += 1;
    return { rows: [{ seen: `standby@${asked % 2} 7`, words, counts: words.map(() => 1) }] };
  };
  const vocabulary = new Vocabulary({ query } as unknown as Pool, usualTuning);
  await expect(vocabulary.load()).rejects.toThrow('answers come from several servers in turn');
  await expect(vocabulary.ask(() => undefined)).rejects.toThrow('answers come from several servers in turn');
  expect(asked).toBeLessThan(20);
});

test('a search whose every answer is of another server than its words is given up, too', async () => {
  let asked = 0;
  const query = async () => {
    asked += 1;
    return { rows: [{ seen: `standby@${asked} 7`, words: [] }] };
  };
  const vocabulary = new Vocabulary({ query } as unknown as Pool, usualTuning);
  await vocabulary.load();
  await expect(vocabulary.ask(() => ({ text: '', values: [] }))).rejects.toThrow('answers come from several servers in turn');
  expect(asked).toBeLessThan(20);
});
