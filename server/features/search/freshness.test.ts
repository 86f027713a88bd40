import { describe, expect, it } from 'vitest';
import { refreshPopularity } from '#server/features/search/refresh.ts';
import { findByKeyword, readListed } from '#tests/helpers/search-oracle.ts';
import { createSearchWorld, strangeBusiness } from '#tests/helpers/search-world.ts';

describe('search right after a write', async () => {
  const { pool, db, random, engines } = await createSearchWorld('freshness', 150, [undefined, undefined]);

  const add = async (name: string, status: string) => {
    const { service, address, city, state, lat, lng } = strangeBusiness(random);
    const { rows } = await pool.query<{ business_id: string }>(
      `insert into businesses (name, service, address, city, state, lat, lng, price, status)
        values ($1, $2, $3, $4, $5, $6, $7, '100', $8) returning business_id`,
      [name, service, address, city, state, lat, lng, status],
    );
    return (rows[0] as { business_id: string }).business_id;
  };
  const set = (id: string, column: 'name' | 'status' | 'city', value: string) =>
    pool.query(`update businesses set ${column} = $2 where business_id = $1`, [id, value]);
  const ids = async (engine: (typeof engines)[number], q: string) => {
    const { rows } = await engine.searchByKeyword({ q, page: 1, limit: 50, withTotal: true });
    return rows.map(({ business_id }) => business_id);
  };
  const inventWord = () => Array.from({ length: 9 }, () => random.pick([...'bdfghjklmnprstvaeiou'])).join('');

  it('finds, in every process, what a scan finds after each of 150 writes', async () => {
    await refreshPopularity(db);
    const mine: string[] = [];
    for (let step = 0; step < 150; step++) {
      const word = inventWord();
      const kind = step < 5 ? 0 : random.int(0, 4);
      const some = random.pick(mine);
      if (kind === 0) mine.push(await add(`${word} Traders`, random.chance(0.5) ? 'approved' : 'pending'));
      if (kind === 1) await set(some, 'name', `${word} & Sons`);
      if (kind === 2) await set(some, 'status', random.pick(['approved', 'rejected', 'pending']));
      if (kind === 3) await set(some, 'city', random.pick(['Pune', 'Bombay', `${word} Town`]));
      if (kind === 4) await pool.query('delete from businesses where business_id = $1', [mine.splice(mine.indexOf(some), 1)[0]]);
      if (mine.length === 0) mine.push(await add(`${word} Traders`, 'approved'));
      const all = await readListed(pool);
      for (const q of [word, word.slice(2, 6), 'sons', `traders ${word.slice(0, 4)}`, 'bombay traders']) {
        const expected = findByKeyword(all, q);
        for (const engine of engines) {
          const found = await ids(engine, q);
          expect(found.slice(0, Math.min(50, expected.length)), `${step}: ${q}`).toEqual(expected.slice(0, 50));
        }
      }
      const { rows } = await pool.query("select business_id, name from businesses where status <> 'approved'");
      for (const { business_id, name } of rows.slice(0, 3))
        expect(await ids(engines[0] as (typeof engines)[number], name)).not.toContain(business_id);
    }
  });

  it('finds the word of a transaction that began before others and ended after them', async () => {
    const [first, second] = engines as [(typeof engines)[number], (typeof engines)[number]];
    const [early, late] = [inventWord(), inventWord()];
    const slow = await pool.connect();
    await slow.query('begin');
    await slow.query(
      "insert into businesses (name, service, address, city, state, price, status) values ($1, 'Cement', 'x', 'Pune', 'Maharashtra', '1', 'approved')",
      [early],
    );
    await add(late, 'approved');
    for (const engine of [first, second]) {
      expect(await ids(engine, late)).toHaveLength(1);
      expect(await ids(engine, early)).toHaveLength(0);
    }
    await slow.query('commit');
    slow.release();
    for (const engine of [first, second]) expect(await ids(engine, early)).toHaveLength(1);
  });

  it('keeps totals through moves, rejections and deletions', async () => {
    const [engine] = engines as [(typeof engines)[number]];
    const total = async (city?: string) => (await engine.searchByFilter({ ...(city ? { city } : {}), page: 1, limit: 1 })).total;
    const [before, inPune] = [await total(), await total('Pune')];
    const id = await add('Counted', 'approved');
    await set(id, 'city', 'Poona');
    expect([await total(), await total('Pune')]).toEqual([before + 1, inPune + 1]);
    await set(id, 'city', 'Surat');
    expect([await total(), await total('Pune')]).toEqual([before + 1, inPune]);
    await refreshPopularity(db);
    expect(await total()).toBe(before + 1);
    await set(id, 'status', 'rejected');
    expect(await total()).toBe(before);
  });

  it('orders by likes and reviews soon after they change', async () => {
    const [engine] = engines as [(typeof engines)[number]];
    const word = inventWord();
    const [one, two] = [await add(`${word} One`, 'approved'), await add(`${word} Two`, 'approved')];
    expect(await ids(engine, word)).toEqual([one, two]);
    await pool.query('update business_stats set like_count = 50 where business_id = $1', [two]);
    await refreshPopularity(db);
    expect(await ids(engine, word)).toEqual([two, one]);
  });

  it('takes a service as exact from the moment it is in the catalogue', async () => {
    const [engine] = engines as [(typeof engines)[number]];
    const word = inventWord();
    const id = await add('Plain name', 'approved');
    await pool.query('update businesses set service = $2 where business_id = $1', [id, word]);
    const longer = await add(`${word} Experts`, 'approved');
    const listed = async () =>
      (await engine.searchByFilter({ service: word, page: 1, limit: 9 })).rows.map(({ business_id }) => business_id);
    expect(await listed()).toEqual([id, longer]);
    await pool.query("insert into services (name, category) values ($1, 'contractor')", [word]);
    expect(await listed()).toEqual([id]);
  });
});
