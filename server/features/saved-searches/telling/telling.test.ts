import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { endSearchUrl } from '#server/features/saved-searches/end-search.ts';
import { followNewListings } from '#server/features/saved-searches/telling/follow-new-listings.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeSavedSearch } from '#tests/factories/saved-search.ts';
import { makeService } from '#tests/factories/service.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { readableText } from '#tests/helpers/confirmation.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db, pool } = await createTestApp(
  { SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' },
  { retries: { retryDelay: 1 } },
);
const admin = await signInAdmin(db);

/** As if the minute had passed in which decisions are taken back. */
async function look() {
  await pool.query("update new_listings set noted_at = noted_at - interval '1 minute'");
  await pool.query("update saved_searches set confirmed_at = confirmed_at - interval '1 hour'");
  await followNewListings.run(context, {});
}
const decide = (business: string, status: string, reason?: string) =>
  call(app, 'PUT', `/api/v1/admin/update/contractor-status/${business}`, { status, ...(reason ? { reason } : {}) }, admin.headers);
const finds = async (savedSearchId: string) =>
  (await db.selectFrom('saved_search_finds').select('business_id').where('saved_search_id', '=', savedSearchId).execute()).map(
    (row) => row.business_id,
  );
const waiting = async () => (await db.selectFrom('new_listings').select('business_id').execute()).length;

/** A place of its own for each test. */
const place = (city: string) => ({ city, state: 'Maharashtra', service: 'Waterproofing' });
/** Businesses without an address get no mail about decisions: all that comes is for searchers. */
const quiet = { email: null };

/** The next mail to an address. */
async function mailTo(email: string): Promise<string> {
  const { to, text } = await mail.next();
  return to.includes(email) ? readableText(text) : mailTo(email);
}

test('an approval tells who asked at once, once for each business, with a mail that ends itself in one tap', async () => {
  const id = await makeSavedSearch(db, { ...place('Nashik'), email: 'nashik@example.in' });
  const elsewhere = await makeSavedSearch(db, place('Solapur'));
  const unconfirmed = await makeSavedSearch(db, { ...place('Nashik'), confirmed_at: null });
  const other = await makeSavedSearch(db, { ...place('Nashik'), service: 'Cement' });
  const business = await makeBusiness(db, { ...place('Nashik'), ...quiet, name: 'Godavari <Roofs>', status: 'pending' });
  expect(await waiting()).toBe(0);
  expect((await decide(business, 'approved')).status).toBe(200);
  await followNewListings.run(context, {});
  expect(await finds(id)).toEqual([]);
  await look();
  const text = await mailTo('nashik@example.in');
  const url = endSearchUrl(context, id);
  expect(text).toContain('Subject: New for Waterproofing in Nashik: Godavari <Roofs>');
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(text).toContain(`https://nirmaan.example/viewdetails/${business}`);
  expect(text.replaceAll(/\n? +</g, '<')).toContain(`List-Unsubscribe:<${url}>`);
  expect([await finds(elsewhere), await finds(unconfirmed), await finds(other)]).toEqual([[], [], []]);

  await decide(business, 'rejected', 'Photos');
  await decide(business, 'approved');
  await look();
  expect(await finds(id)).toEqual([business]);
  expect([await waiting(), mail.left()]).toEqual([0, 0]);
});

test('what comes within the hour waits for the next mail, and one that is hidden by then is left out', async () => {
  const id = await makeSavedSearch(db, { ...place('Sangli'), email: 'sangli@example.in' });
  await makeBusiness(db, { ...place('Sangli'), ...quiet });
  await look();
  await mailTo('sangli@example.in');
  const [second, hidden] = [
    await makeBusiness(db, { ...place('Sangli'), ...quiet, name: 'Second' }),
    await makeBusiness(db, place('Sangli')),
  ];
  await look();
  expect(await finds(id)).toHaveLength(3);
  await followNewListings.run(context, {});
  expect(mail.left()).toBe(0);
  await db.updateTable('businesses').set({ status: 'rejected' }).where('business_id', '=', hidden).execute();
  await pool.query("update saved_searches set due_at = due_at - interval '1 hour' where email = 'sangli@example.in'");
  await look();
  const text = await mailTo('sangli@example.in');
  expect(text).toContain(second);
  expect(text).not.toContain(hidden);
});

test('the weekly mail leaves on Monday at nine in India, with all of the week', async () => {
  const id = await makeSavedSearch(db, { ...place('Satara'), email: 'satara@example.in', often: 'weekly' });
  for (const name of ['One', 'Two']) await makeBusiness(db, { ...place('Satara'), ...quiet, name });
  await look();
  const { rows } = await pool.query(
    `select to_char(due_at at time zone 'Asia/Kolkata', 'ID HH24:MI') as day, due_at > now() as is_ahead, due_at <= now() + interval '7 days' as is_next
     from saved_searches where saved_search_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ day: '1 09:00', is_ahead: true, is_next: true }]);
  await pool.query("update saved_searches set due_at = now() - interval '1 second' where email = 'satara@example.in'");
  await look();
  expect(await mailTo('satara@example.in')).toContain('Subject: 2 new for Waterproofing in Satara');
});

test('a business that moves, changes its service or comes from elsewhere is new there; renaming a service tells nobody', async () => {
  const service = await makeService(db, { name: 'Damp Proofing' });
  const id = await makeSavedSearch(db, { ...place('Akola'), service: 'Damp Proofing' });
  const moved = await makeBusiness(db, { ...place('Latur'), service: 'Damp Proofing', ...quiet });
  const changed = await makeBusiness(db, { ...place('Akola'), ...quiet });
  const comes = await makeBusiness(db, { ...place('Latur'), service: 'Damp Proofing', status: 'pending', ...quiet });
  await pool.query("insert into served_cities (business_id, state_key, city_key) values ($1, 'maharashtra', 'akola')", [comes]);
  await look();
  expect(await finds(id)).toEqual([]);
  await db.updateTable('businesses').set({ city: 'Akola' }).where('business_id', '=', moved).execute();
  await db.updateTable('businesses').set({ service: 'Damp Proofing' }).where('business_id', '=', changed).execute();
  await decide(comes, 'approved');
  await look();
  expect((await finds(id)).toSorted()).toEqual([moved, changed, comes].toSorted());

  const late = await makeSavedSearch(db, { ...place('Akola'), service: 'Damp Proofing' });
  const renamed = { name: 'Damp Treatment', category: 'contractor' };
  expect((await call(app, 'PUT', `/api/v1/service/update/${service}`, renamed, admin.headers)).status).toBe(200);
  await look();
  expect([await waiting(), await finds(late)]).toEqual([0, []]);
  const newcomer = await makeBusiness(db, { ...place('Akola'), service: 'Damp Treatment', ...quiet });
  await look();
  expect(await finds(late)).toEqual([newcomer]);
});

test('who decides on a business and the look for searches do not wait for each other: it is looked at the next time', async () => {
  const [id] = [await makeSavedSearch(db, place('Karad')), await makeSavedSearch(db, place('Wai'))];
  const business = await makeBusiness(db, { ...place('Wai'), ...quiet });
  const held = await db.startTransaction().execute();
  await held.selectFrom('businesses').select('name').where('business_id', '=', business).forUpdate().execute();
  await look();
  expect(await waiting()).toBe(1);
  await held.updateTable('businesses').set({ city: 'Karad' }).where('business_id', '=', business).execute();
  await held.commit().execute();
  await look();
  expect([await waiting(), await finds(id)]).toEqual([0, [business]]);
});

test('with the mail server away nothing is lost, and jobs that run twice at once send one mail', async () => {
  await makeSavedSearch(db, { ...place('Dhule'), email: 'dhule@example.in' });
  await mail.stop();
  const business = await makeBusiness(db, { ...place('Dhule'), ...quiet });
  await pool.query("update new_listings set noted_at = noted_at - interval '1 minute'");
  await pool.query("update saved_searches set confirmed_at = confirmed_at - interval '1 hour'");
  await Promise.all(Array.from({ length: 4 }, () => followNewListings.run(context, {})));
  await mail.start();
  expect(await mailTo('dhule@example.in')).toContain(business);
  await expect
    .poll(
      async () =>
        (await db.selectFrom('saved_search_finds').select('mailed_at').where('business_id', '=', business).execute())[0]?.mailed_at,
    )
    .toBeTruthy();
  await look();
  const open = async () => (await pool.query("select from pgboss.job where name = 'mail-finds' and state <> 'completed'")).rows.length;
  await expect.poll(open).toBe(0);
  // The searches of other tests may be told meanwhile.
  const others: string[] = [];
  while (mail.left() > 0) others.push(...(await mail.next()).to);
  expect(others).not.toContain('dhule@example.in');
});

test('among 100,000 saved searches an approval looks into an index', async () => {
  await sql`insert into saved_searches (email, service, city, state, service_key, city_key, state_key, often, confirmed_at)
    select 'bulk' || n || '@example.in', 'S', 'C', 'T', 's' || n % 40, 'c' || n % 500, 't', 'weekly', now() from generate_series(1, 100000) n`.execute(
    db,
  );
  await sql`analyze saved_searches`.execute(db);
  const { rows } = await pool.query(
    `explain select from saved_searches asked where asked.confirmed_at is not null and asked.city_key = 'c7' and asked.state_key = 't' limit 1`,
  );
  expect(JSON.stringify(rows)).toContain('saved_searches__search');
});
