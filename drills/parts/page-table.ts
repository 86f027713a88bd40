import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Kysely } from 'kysely';
import { adminLinks } from '#app/features/back-office/admin-links.ts';
import routes from '#app/routes.ts';
import type { DB } from '#server/db/types.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeUnowned } from '#tests/factories/claim.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeUser } from '#tests/factories/user.ts';
import type { Team } from '#tests/helpers/role-rows.ts';

/** A status, or the path that the page leads to instead. */
export type PageAnswer = number | string;

export interface PageRow {
  /** As app/routes.ts writes it. */
  path: string;
  /** In the order of ROLES. */
  expected: PageAnswer[];
  /** What is put for the path's parameters. */
  fill?: (world: { business: string; db: Kysely<DB> }) => string | Promise<string>;
  status?: 'approved' | 'pending';
  /** What a form is answered with; a page without an action takes none. */
  form?: number;
}

const everybody = (answer: PageAnswer): PageAnswer[] => [answer, answer, answer, answer, answer];
const ofEverybody = (path: string): PageRow => ({ path, expected: everybody(200) });
/** What each of the team beside admins opens of the back office. */
const OPENS: Record<Team, RegExp> = {
  moderator:
    /^\/admin\/(business|changes|checks|claims|complaints|corrections|duplicates|inbox|reports|quarantine|reviews|users|removed|queue|search)\b/,
  editor: /^\/(price-ticker|admin\/(blogs|posters|services|sayings|newsletter|removed|queue)\b)/,
  accountant: /^\/admin\/(orders|numbers|search)\b/,
};

/** What a page answers somebody of the team; pages of the public site answer them as they do an admin, but for what is hidden. */
export function pageFor(team: Team, { path, expected }: PageRow): PageAnswer {
  const [visitor, user, , , admin] = expected as [PageAnswer, PageAnswer, PageAnswer, PageAnswer, PageAnswer];
  // Calls have left businesses and comments that wait.
  if (path === '/admin') return { moderator: '/admin/business', editor: '/admin/blogs', accountant: '/admin/orders' }[team];
  if (path === '/admin/my-account') return 200;
  if (path === '/admin/login') return team === 'moderator' ? '/admin/business' : '/admin';
  if (visitor === '/admin/login') return OPENS[team].test(path) ? 200 : 403;
  return user === 404 && admin === 200 && team !== 'moderator' ? 404 : admin;
}

const adminOnly = (path: string): PageRow => ({ path, expected: [...Array(4).fill('/admin/login'), 200] });

/** Every page with what visitor, user, owner of the business, another contractor and admin get. */
export const PAGES: PageRow[] = [
  ...[
    '/',
    '/category',
    '/suppliers',
    '/searcher',
    '/contact',
    '/complaint',
    '/complaints',
    '/your-data',
    '/privacy-policy',
    '/terms-and-conditions',
    '/blog',
    '/plans',
  ].map(ofEverybody),
  { path: '/user/requirements', expected: ['/user/login', 200, 200, 200, '/'] },
  { path: '/user/requirements/:id', expected: everybody(404), fill: () => '/user/requirements/unknown', form: 400 },
  { path: '/get-quotes', expected: everybody(200), form: 400 },
  ...['/how-ranking-works', '/how-reviews-work', '/checks', '/user/login', '/user/register', '/supplier/login', '/supplier/register'].map(
    ofEverybody,
  ),
  ...['/why-work-zone-safety-is-important-for-everyone'].map(ofEverybody),
  ...['/creating-a-cozy-retreat-tips-for-designing-a-comfortable-living-space'].map(ofEverybody),
  { path: '/compare', expected: everybody(200), fill: ({ business }) => `/compare?ids=${business}` },
  { path: '/user/liked', expected: everybody(200) },
  { path: '/viewdetails/:id', expected: everybody(200), fill: ({ business }) => `/viewdetails/${business}` },
  { path: '/viewdetails/:id', expected: [404, 404, 200, 404, 200], fill: ({ business }) => `/viewdetails/${business}`, status: 'pending' },
  {
    path: '/viewdetails/:id/enquiry',
    expected: everybody(200),
    fill: ({ business }) => `/viewdetails/${business}/enquiry`,
    form: 400,
  },
  { path: '/blog/:id', expected: everybody(200), fill: async ({ db }) => `/blog/${await makeBlog(db)}` },
  { path: '/payment/orders/verify/:orderId', expected: [401, 404, 404, 404, 401], fill: () => '/payment/orders/verify/unknown' },
  { path: '/payment/sandbox/:session', expected: everybody(404), fill: () => '/payment/sandbox/unknown', form: 400 },
  {
    path: '/profilesupplier/enquiries/:id',
    expected: ['/', '/', 200, 404, '/'],
    fill: async ({ business, db }) => `/profilesupplier/enquiries/${await makeEnquiry(db, { business_id: business })}`,
  },
  { path: '/user/enquiries', expected: everybody('/user/requirements') },
  {
    path: '/user/enquiries/:id',
    expected: ['/user/login', 404, 404, 404, '/'],
    fill: async ({ db }) => `/user/enquiries/${await makeEnquiry(db)}`,
  },
  { path: '/m/:token?', expected: everybody(404), fill: () => '/m/forged', form: 400 },
  { path: '/user/told', expected: ['/user/login', 200, '/profilesupplier/told', '/profilesupplier/told', '/'], form: 400 },
  { path: '/profilesupplier/told', expected: ['/supplier/login', '/user/told', 200, 200, '/'], form: 400 },
  { path: '/profilesupplier/checks', expected: ['/supplier/login', '/', 200, 200, '/'] },
  { path: '/profilesupplier/people', expected: ['/supplier/login', '/', 200, 200, '/'] },
  { path: '/user/invitations', expected: ['/user/login', 200, 200, 200, '/'], form: 400 },
  { path: '/profilesupplier/reviews', expected: ['/supplier/login', '/', 200, 200, '/'], form: 400 },
  { path: '/viewdetails/:id/review', expected: everybody(200), fill: ({ business }) => `/viewdetails/${business}/review` },
  { path: '/work-done/:token', expected: everybody(404), fill: () => '/work-done/forged', form: 400 },
  { path: '/enquiry-sent/:token', expected: everybody(404), fill: () => '/enquiry-sent/forged' },
  { path: '/enquiry/:token', expected: everybody(404), fill: () => '/enquiry/forged' },
  { path: '/profilesupplier', expected: ['/', '/', 200, 200, '/'] },
  // Nobody is in the middle of a reset: each later step leads to its first one.
  ...['/user/forgot-password', '/supplier/forgot-password'].flatMap((way): PageRow[] => [
    ofEverybody(`${way}/verify-email`),
    { path: `${way}/verify-otp`, expected: everybody(`${way}/verify-email`) },
    { path: `${way}/change-password`, expected: everybody(`${way}/verify-email`) },
    ofEverybody(`${way}/link`),
  ]),
  { path: '/confirm-email', expected: everybody(200), form: 400 },
  { path: '/take-back', expected: everybody(200) },
  { path: '/claim/:id', expected: [409, 409, 409, 409, 403], fill: ({ business }) => `/claim/${business}` },
  { path: '/claim/:id', expected: [200, 200, 200, 200, 403], fill: async ({ db }) => `/claim/${await makeUnowned(db)}` },
  { path: '/claim-link', expected: everybody(200) },
  { path: '/correction/:id', expected: [200, 200, 409, 200, 403], fill: ({ business }) => `/correction/${business}` },
  { path: '/correction-link', expected: everybody(200) },
  { path: '/user/corrections', expected: ['/user/login', 200, 200, 200, '/'] },
  { path: '/parent', expected: everybody(200), form: 400 },
  { path: '/data-request', expected: everybody(200), form: 400 },
  ofEverybody('/user/register-child'),
  { path: '/prove-email', expected: everybody(200), form: 400 },
  { path: '/newsletter/confirm', expected: everybody(200), form: 400 },
  { path: '/saved-search/confirm', expected: everybody(200), form: 400 },
  { path: '/saved-search/end', expected: everybody(200), form: 400 },
  { path: '/user/searches', expected: everybody(200) },
  { path: '/newsletter/unsubscribe', expected: everybody(200), form: 400 },
  { path: '/admin/login', expected: [200, 200, 200, 200, '/admin/business'] },
  ofEverybody('/admin/set-password'),
  // Leads to what waits: the business does.
  { path: '/admin', expected: [...Array(4).fill('/admin/login'), '/admin/business'], status: 'pending' },
  // Every page of the sidebar is the team's alone, and what leads from one.
  ...adminLinks.map(({ to }) => adminOnly(to)),
  adminOnly('/admin/newsletter/subscribers'),
  { ...adminOnly('/admin/users/:id'), fill: async ({ db }) => `/admin/users/${await makeUser(db)}` },
  { ...adminOnly('/admin/business/:id'), fill: ({ business }) => `/admin/business/${business}` },
  {
    ...adminOnly('/admin/duplicates/:one/:other'),
    fill: async ({ business, db }) => `/admin/duplicates/${business}/${await makeBusiness(db)}`,
  },
  adminOnly('/admin/numbers/period'),
  adminOnly('/admin/my-account'),
  { path: '/:city', expected: everybody(200), fill: () => '/pune' },
  { path: '/:city/:service', expected: everybody(200), fill: () => '/pune/waterproofing' },
  // Deeper than any page: one or two parts may be a city and a service.
  { path: '/*', expected: everybody(404), fill: () => '/no/such/page' },
];

interface DeclaredPage {
  path: string;
  file: string;
  /** By which its data is asked for. */
  id: string;
}

/** The pages that app/routes.ts declares, named as the table names them. */
export function listPages(entries: RouteConfigEntry[] = routes as RouteConfigEntry[], above = ''): DeclaredPage[] {
  return entries.flatMap(({ path, file, children, index, id = file.replace(/\.tsx$/, '') }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    if (children) return listPages(children, own);
    return path === undefined && !index ? [] : [{ path: own || '/', file, id }];
  });
}
