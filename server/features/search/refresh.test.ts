import { beforeAll, describe, expect, it } from 'vitest';
import { refreshPopularity } from '#server/features/search/refresh.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

describe.each(['listing_counts', 'listing_fact_counts'])('the sums of %s', async (table) => {
  const { pool, db } = await createTestDatabase();
  const keys = table === 'listing_counts' ? 'state_key, city_key, service_key' : 'state_key, city_key, service_key, facts';
  const facts = table === 'listing_counts' ? '' : ', listing_marks(reviews, stars, shown, quick) as facts';
  const grouping = table === 'listing_counts' ? '' : 'facts, ';
  const read = async (columns = `${keys}, n`) =>
    (await pool.query(`select ${columns} from ${table} order by ${keys}, n`)).rows as Record<string, unknown>[];
  const count = async () =>
    (
      await pool.query(
        `select coalesce(state_key, '') as state_key, coalesce(city_key, '') as city_key, coalesce(service_key, '') as service_key
          ${grouping && ', facts'}, count(*)::int as n
        from (select state_key, city_key, service_key ${facts} from listings) listed
        group by ${grouping} cube (state_key, city_key, service_key) having count(*) > 0 order by ${keys}`,
      )
    ).rows;
  const made: string[] = [];
  beforeAll(async () => {
    for (const city of ['Pune', 'Pune', 'Nashik', 'Pune'])
      made.push(await makeBusiness(db, { city, state: 'Maharashtra', service: 'Cement' }));
  });

  it('are one row for each list once they are folded', async () => {
    expect((await read()).length).toBeGreaterThan((await count()).length);
    await refreshPopularity(db);
    expect(await read()).toEqual(await count());
    expect((await read('is_folded')).every((row) => row.is_folded)).toBe(true);
  });

  it('are left alone where nothing was changed', async () => {
    const before = await read('ctid::text, xmin::text');
    await refreshPopularity(db);
    expect(await read('ctid::text, xmin::text')).toEqual(before);
  });

  it('take in what was changed since, and lose lists that are empty', async () => {
    await pool.query("update businesses set city = 'Pune' where business_id = $1", [made[2]]);
    await pool.query("update businesses set status = 'rejected' where business_id = $1", [made[0]]);
    await pool.query('delete from businesses where business_id = $1', [made[1]]);
    await makeBusiness(db, { city: 'Surat', state: 'Gujarat', service: 'Iron' });
    await refreshPopularity(db);
    expect(await read()).toEqual(await count());
    expect((await read()).some((row) => row.city_key === 'nashik')).toBe(false);
  });

  it('stay right when they are folded at once, beside writes', async () => {
    const write = () => makeBusiness(db, { city: 'Surat', state: 'Gujarat', service: 'Iron' });
    for (let round = 0; round < 5; round++) await Promise.all([write(), refreshPopularity(db), write(), refreshPopularity(db)]);
    await refreshPopularity(db);
    expect(await read()).toEqual(await count());
  });
});
