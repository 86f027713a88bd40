import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { sentAddress } from '#server/features/enquiries/read-sent-enquiry.ts';
import { signThreadToken } from '#server/features/enquiries/threads/thread-link.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { createCachedPages, profile } from '#tests/helpers/cached-pages.ts';

const { admin, app, blogId, db, get, owner, pune, user, userId } = await createCachedPages();
const cookieOf = ({ authorization }: { authorization: string }) => authorization.replace('Bearer ', '');

const requirement = await makeRequirement(db, { user_id: userId });
const enquiry = await makeEnquiry(db, { business_id: pune, user_id: userId, requirement_id: requirement, phone_no: '9811111111' });

/** What the parameters of addresses are filled with. */
const FILLED: Record<string, string> = {
  '/viewdetails/:id': profile(pune),
  '/blog/:id': `/blog/${blogId}`,
  '/:city': '/pune',
  '/:city/:service': '/pune/waterproofing',
  '/payment/orders/verify/:orderId': '/payment/orders/verify/unknown',
  '/payment/sandbox/:session': '/payment/sandbox/unknown',
  '/user/requirements/:id': `/user/requirements/${requirement}`,
  '/user/enquiries/:id': `/user/enquiries/${enquiry}`,
  '/profilesupplier/enquiries/:id': `/profilesupplier/enquiries/${enquiry}`,
  '/enquiry/:token': `/enquiry/${signThreadToken(app.context.signer, enquiry, new Date())}`,
  '/viewdetails/:id/enquiry': `${profile(pune)}/enquiry`,
  '/claim/:id': `/claim/${pune}`,
  '/correction/:id': `/correction/${pune}`,
  '/viewdetails/:id/review': `${profile(pune)}/review`,
  '/work-done/:token': '/work-done/forged',
  '/m/:token?': '/m/AAAAAAAAAAAAAAAAAAAAAA',
  '/enquiry-sent/:token': sentAddress(app.context.signer, enquiry),
  '/admin/users/:id': `/admin/users/${userId}`,
  '/admin/business/:id': `/admin/business/${pune}`,
  '/admin/duplicates/:one/:other': `/admin/duplicates/${pune}/${await makeBusiness(db, { status: 'pending' })}`,
  '/*': '/no-such-page',
};

function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children, index }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    if (children) return pathsOf(children, own);
    return path === undefined && !index ? [] : [own || '/'];
  });
}

const paths = pathsOf(routes as RouteConfigEntry[]).map((path) => FILLED[path] ?? path);

test('of no page that somebody signed in looked at anything is kept: their names, numbers and sessions', async () => {
  expect(paths.filter((path) => path.includes(':') || path.includes('*'))).toEqual([]);
  const users = await db.selectFrom('users').select(['email', 'user_name']).execute();
  const admins = await db.selectFrom('admins').select('email').execute();
  const { phone_no, email } = await db
    .selectFrom('businesses')
    .select(['phone_no', 'email'])
    .where('business_id', '=', pune)
    .executeTakeFirstOrThrow();
  const tokens = [user, owner, admin].map(cookieOf);
  const people = [...users.flatMap(({ email, user_name }) => [email ?? '', user_name]), ...admins.map(({ email }) => email)];
  const secrets = [...people, String(phone_no), String(email), ...tokens];
  const kept: string[] = [];
  for (const url of [...paths, ...paths.map((path) => `${path === '/' ? '/_root' : path}.data`)]) {
    const signedIn = async () => {
      for (const token of tokens) {
        const { headers } = await get(url, { cookie: `nirmaan=${token}` });
        expect([url, headers.etag, /public|s-maxage/.test(String(headers['cache-control']))]).toEqual([url, undefined, false]);
      }
    };
    await signedIn();
    const first = await get(url);
    const second = await get(url);
    await signedIn();
    const third = await get(url);
    for (const { body } of [first, second, third]) expect([url, secrets.filter((secret) => body.includes(secret))]).toEqual([url, []]);
    if (second.headers.etag === undefined) continue;
    kept.push(url);
    expect([url, third.headers.etag, third.body]).toEqual([url, second.headers.etag, second.body]);
  }
  expect(kept).toEqual(expect.arrayContaining(['/', '/category', '/suppliers', '/searcher', profile(pune), '/blog', `/blog/${blogId}`]));
  expect(
    kept.filter(
      (url) =>
        /^\/(admin|price-ticker|profilesupplier|payment|enquiry|user\/(enquiries|requirements))/.test(url) &&
        !url.startsWith('/admin/login'),
    ),
  ).toEqual([]);
});
