import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, call, encodeForm } from '#drills/parts/call.ts';
import { newEmail, newPhone, nextNumber, proveUsers, registerUser, registerUsers } from '#drills/parts/people.ts';
import type { Racing } from '#drills/parts/racing.ts';
import { importColumns } from '#shared/schemas/imports.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeBusinessEdit } from '#tests/factories/business-edit.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeService } from '#tests/factories/service.ts';
import { signInAdmin } from '#tests/factories/session.ts';

/** Numbers that somebody without the plan sees in a day (docs/product/rules.md). */
const PHONE_VIEWS = 10;
/** Longer than an import of a few rows takes. Milliseconds. */
const LONGEST_IMPORT = 30_000;
const LAST_MAIL = 30_000;

/** Likes, reviews and enquiries, by one person again and again and by many at once. */
export async function raceForOpinions(racing: Racing) {
  const { server, db, mail } = racing;
  const [business, user] = [await makeBusiness(db), await registerUser(server.url)];
  const like = { path: '/contractor/like', method: 'PUT', body: { businessId: business }, token: user.token };
  const toggled = await racing.atOnce('a like pressed 50 times', Array(50).fill(like), { 200: 50 });
  racing.equal('of them given', toggled.filter(({ text }) => (JSON.parse(text) as { liked: boolean }).liked).length, 25);
  await racing.same('likes left', 0, 'select count(*) as n from likes where business_id = $1', [business]);

  const crowd = await registerUsers(server.url, 12);
  await proveUsers(db);
  const liked = await racing.atOnce(
    '12 people like',
    crowd.map(({ token }) => ({ ...like, token })),
    { 200: 12 },
  );
  const totals = liked.map(({ text }) => (JSON.parse(text) as { totalLikes: number }).totalLikes).sort((a, b) => a - b);
  racing.equal('the totals that they are told', totals.join(), Array.from({ length: 12 }, (_, n) => n + 1).join());

  const review = (token: string, rating: number) => ({
    path: '/review/add',
    method: 'POST',
    body: { name: 'Asha Rao', email: user.email, description: 'Laid straight', rating, business },
    token,
  });
  await racing.atOnce(
    'a review sent 20 times',
    Array.from({ length: 20 }, (_, n) => review(user.token, (n % 5) + 1)),
    { 201: 20 },
  );
  await racing.atOnce(
    '12 people review',
    crowd.map(({ token }, n) => review(token, (n % 5) + 1)),
    { 201: 12 },
  );
  await racing.same('reviews', 13, 'select count(*) as n from reviews where business_id = $1', [business]);
  // More than five of a day wait for the team.
  await racing.same('reviews by the sum', 5, 'select review_count as n from business_stats where business_id = $1', [business]);

  const enquiry = {
    path: `/send-enquiry/${business}`,
    method: 'POST',
    body: { name: 'Asha', email: newEmail('asker'), phoneNo: newPhone(), message: 'How much?' },
  };
  const before = mail.count('enquiry-').different;
  await racing.atOnce('an enquiry pressed twice', [enquiry, enquiry], { 201: 2 });
  await racing.same('enquiries kept', 2, 'select count(*) as n from enquiries where business_id = $1', [business]);
  racing.equal('of them mailed', (await mail.until('enquiry-', before + 2, LAST_MAIL)) - before, 2);

  const reader = newEmail('reader');
  await racing.atOnce('one newsletter 10 times', Array(10).fill({ path: '/subscribe', method: 'POST', body: { email: reader } }), {
    201: 10,
  });
  await racing.same('subscriptions', 1, 'select count(*) as n from newsletter_subscriptions where email = $1', [reader]);
}

/** Two of the team, or one with two windows, about the same thing. */
export async function raceForTeam(racing: Racing) {
  const { server, db } = racing;
  const [a, b] = [await signInAdmin(db), await signInAdmin(db)];
  const audited = (id: string) =>
    racing.same('entries of the audit', 1, 'select count(*) as n from audit_entries where subject_id = $1', [id]);

  const name = `Racing Roofs ${nextNumber()}`;
  const business = await makeBusiness(db, { status: 'pending', name });
  const found = await call(`${server.url}/api/v1/admin/business/search?q=${encodeURIComponent(name)}`, { token: a.token });
  const { data } = JSON.parse(found.text) as { data: { _id: string; version: number }[] };
  const version = data.find(({ _id }) => _id === business)?.version;
  const decide = (status: string, token: string) => ({
    path: `/admin/update/contractor-status/${business}`,
    method: 'PUT',
    body: { status, version },
    token,
  });
  const decisions = Array.from({ length: 6 }, (_, n) => decide(n % 2 ? 'approved' : 'rejected', n % 2 ? a.token : b.token));
  await racing.atOnce('a business decided both ways', decisions, { 200: 1, 409: 5 });
  await audited(business);

  const report = await makeReport(db);
  const uphold = (status: string, token: string) => ({
    path: `/report/admin/update/${report}`,
    method: 'PUT',
    body: { status, outcome: 'Seen', version: 1 },
    token,
  });
  const { rows } = await racing.database.query<{ version: number }>('select version from reports where report_id = $1', [report]);
  const upholds = Array.from({ length: 6 }, (_, n) => uphold(n % 2 ? 'upheld' : 'dismissed', n % 2 ? a.token : b.token));
  for (const { body } of upholds) body.version = rows[0]?.version ?? 1;
  await racing.atOnce('a report decided both ways', upholds, { 200: 1, 409: 5 });
  await audited(report);

  const edit = await makeBusinessEdit(db);
  const checked = await racing.atOnce(
    'an edit looked at 8 times',
    Array(8).fill({ path: `/admin/business/edits/${edit}`, method: 'PUT', token: a.token }),
    { 200: 8 },
  );
  racing.equal(
    'times when it was first',
    new Set(checked.map(({ text }) => (JSON.parse(text) as { checkedAt: string }).checkedAt)).size,
    1,
  );

  const service = { path: '/service/add', method: 'POST', body: { name: `Racing ${nextNumber()}`, category: 'supplier' }, token: a.token };
  await racing.atOnce('one service 8 times', Array(8).fill(service), { 201: 1, 409: 7 });
  // One address: /pune/racing-tiles.
  const spelling = nextNumber();
  const slugs = [`Racing/tiles ${spelling}`, `racing tiles ${spelling}`, `Racing-Tiles ${spelling}`, `RACING  TILES ${spelling}`];
  await racing.atOnce(
    'services of one address',
    slugs.map((name) => ({ ...service, body: { ...service.body, name } })),
    [201, 409],
  );

  const old = await makeService(db);
  await racing.atOnce('a service taken away 8 times', Array(8).fill({ path: `/service/delete/${old}`, method: 'DELETE', token: b.token }), {
    200: 1,
    404: 7,
  });
  await audited(old);

  const blog = await makeBlog(db);
  const write = {
    path: `/blog/update/${blog}`,
    method: 'PUT',
    body: { title: 'Dry', short_description: 'a', description: 'b' },
    token: a.token,
  };
  const remove = { path: `/blog/delete/${blog}`, method: 'DELETE', token: b.token };
  const comment = { path: '/blog/comment/add', method: 'POST', body: { name: 'Asha', email: newEmail('writer'), comment: 'Thanks', blog } };
  const told = await racing.atOnce(
    'an entry changed, spoken about and deleted',
    [write, comment, write, remove, comment, write, remove],
    [200, 201, 404],
  );
  racing.equal('deletions that were done', [told[3], told[6]].filter((answer) => answer?.status === 200).length, 1);
  await racing.same('comments on what has gone', 0, 'select count(*) as n from comments where blog_id = $1', [blog]);

  const limit = (n: number) => ({
    path: '/settings/phone-view-limit/update',
    method: 'PUT',
    body: { phone_view_limit: n },
    token: a.token,
  });
  await racing.atOnce('a setting set 8 ways', [...Array.from({ length: 8 }, (_, n) => limit(100 + n))], { 200: 8 });
  await racing.atOnce('and back', [limit(PHONE_VIEWS)], { 200: 1 });
}

/** Nobody sees more numbers than a day has, however fast they ask. */
export async function raceForNumbers(racing: Racing) {
  const { server, db } = racing;
  const { id, token } = await registerUser(server.url);
  await proveUsers(db);
  const businesses = await Promise.all(Array.from({ length: 50 }, () => makeBusiness(db)));
  const asked = businesses.map((business) => ({ path: `/contractor/get-details/${business}`, token }));
  const answers = await racing.atOnce('50 numbers', asked, { 200: 50 });
  racing.equal('numbers shown', answers.filter(hasNumber).length, PHONE_VIEWS);
  await racing.same('numbers counted', PHONE_VIEWS, 'select count(*) as n from phone_views where user_id = $1', [id]);
  const again = await racing.atOnce('the same 50', asked, { 200: 50 });
  racing.equal('numbers shown again', again.filter(hasNumber).length, PHONE_VIEWS);
}

function hasNumber({ text }: Answer) {
  return (JSON.parse(text) as { contractor: { phoneNo?: string } }).contractor.phoneNo !== undefined;
}

/** A file that is imported twice, and two files with the same rows. */
export async function raceForImports(racing: Racing) {
  const { server, db } = racing;
  const { token } = await signInAdmin(db);
  const place = `Racing Import ${nextNumber()}`;
  const rows = Array.from({ length: 20 }, (_, n) => [
    `${place} ${n}`,
    'Cement',
    newPhone(),
    newEmail('import'),
    '4 Karve Road',
    'Pune',
    'Maharashtra',
    '400',
    'Cement',
  ]);
  const csv = [importColumns.slice(0, 9), ...rows].map((cells) => cells.join(',')).join('\n');
  const form = new FormData();
  form.set('file', new Blob([csv], { type: 'text/csv' }), 'racing.csv');
  const check = { path: '/admin/import/check', method: 'POST', token, ...(await encodeForm(form)) };
  const checked = await racing.atOnce('one file twice', [check, check], { 201: 2 });
  const ids = checked.map(({ text }) => (JSON.parse(text) as { import: { _id: string } }).import._id);
  const start = (id: string) => ({ path: `/admin/import/start/${id}`, method: 'POST', body: { status: 'approved' }, token });
  await racing.atOnce(
    'both started 4 times',
    ids.flatMap((id) => Array(4).fill(start(id))),
    { 200: 2, 409: 6 },
  );
  for (const end = performance.now() + LONGEST_IMPORT; performance.now() < end; await delay(50)) {
    const states = await Promise.all(ids.map((id) => call(`${server.url}/api/v1/admin/import/get/${id}`, { token })));
    if (states.every(({ text }) => /"status":"(done|failed)"/.test(text))) break;
  }
  await racing.same('businesses of the file', 20, 'select count(*) as n from businesses where name like $1', [`${place} %`]);
  await racing.same('imports done', 2, "select count(*) as n from imports where status = 'done' and import_id = any($1)", [ids]);
  await racing.same('rows that they say they made', 20, 'select sum(imported_count) as n from imports where import_id = any($1)', [ids]);
}
