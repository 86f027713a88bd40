import type { calls } from '#shared/calls/calls.ts';
import type { ExportedList } from '#shared/schemas/exports.ts';
import type { RemovedKind } from '#shared/schemas/removed-things.ts';
import type { TeamRole } from '#shared/schemas/team-roles.ts';

/** The areas of the back office, and who works in each. */
const ROLES_OF = {
  /** How one signs in: also for who has to set up a second factor before anything else. */
  setup: ['moderator', 'editor', 'accountant', 'admin'],
  /** The way in, and one's own account. */
  own: ['moderator', 'editor', 'accountant', 'admin'],
  /** Registrations, edits, accounts, and what people write. */
  moderation: ['moderator', 'admin'],
  /** What the site says: blog, posters, services, prices, words of the search, newsletter. */
  content: ['editor', 'admin'],
  /** Orders, refunds and figures. */
  money: ['accountant', 'admin'],
  /** Files of lists; each list has an area of its own besides. */
  downloads: ['editor', 'accountant', 'admin'],
  /** What was removed and can be brought back; each kind has an area of its own besides. */
  removed: ['moderator', 'editor', 'admin'],
  /** All that waits; each kind of it has an area of its own besides. */
  queue: ['moderator', 'editor', 'admin'],
  /** One search over businesses, users, messages and orders; each of them has an area of its own besides. */
  search: ['moderator', 'accountant', 'admin'],
  /** Everything else: whatever is not named below is here. */
  system: ['admin'],
} as const satisfies Record<string, readonly TeamRole[]>;
export type TeamArea = keyof typeof ROLES_OF;

/** The calls of the back office that others than admins may make. A call that is not named is for admins alone. */
const CALLS: Partial<Record<keyof typeof calls, TeamArea>> = {
  'GET /admin/own/get': 'setup',
  'POST /admin/own/factor/begin': 'setup',
  'POST /admin/own/factor/confirm': 'setup',
  'POST /admin/own/factor/codes': 'own',
  'DELETE /admin/own/factor': 'own',
  'POST /admin/own/passkey/begin': 'setup',
  'POST /admin/own/passkey/add': 'setup',
  'PUT /admin/own/passkey/:id': 'own',
  'DELETE /admin/own/passkey/:id': 'own',
  'POST /admin/own/passkey/ask': 'own',
  'DELETE /admin/own/session/:which': 'own',
  'PUT /admin/admin/password': 'own',

  'PUT /admin/update/contractor-status/:id': 'moderation',
  'PUT /admin/business/decide': 'moderation',
  'PUT /admin/business/undo': 'moderation',
  'PUT /contractor/update/:id': 'moderation',
  'PUT /admin/business/checked/:id': 'moderation',
  'GET /admin/changes': 'moderation',
  'PUT /admin/changes/:id': 'moderation',
  'GET /admin/corrections': 'moderation',
  'PUT /admin/corrections/:id': 'moderation',
  'GET /admin/checks': 'moderation',
  'PUT /admin/checks/:id': 'moderation',
  'GET /admin/checks/documents/:id': 'moderation',
  'POST /admin/checks/address/:id': 'moderation',
  'POST /admin/checks/letter/:id': 'moderation',
  'GET /admin/duplicates': 'moderation',
  'PUT /admin/duplicates/not-same/:id': 'moderation',
  'GET /admin/duplicates/compare/:one/:other': 'moderation',
  'POST /admin/duplicates/merge': 'moderation',
  'GET /admin/duplicates/merged': 'moderation',
  'PUT /admin/duplicates/undo/:id': 'moderation',
  'GET /admin/business/search': 'moderation',
  'GET /admin/business/edits': 'moderation',
  'PUT /admin/business/edits/:id': 'moderation',
  'GET /admin/review/get': 'moderation',
  'PUT /admin/review/decide/:id': 'moderation',
  'DELETE /admin/review/reply/:id': 'moderation',
  'GET /report/admin/get': 'moderation',
  'PUT /report/admin/update/:id': 'moderation',
  'GET /grievance/admin/get': 'moderation',
  'PUT /grievance/admin/decide/:id': 'moderation',
  'PUT /grievance/admin/file/:id': 'moderation',
  'GET /admin/claim/get': 'moderation',
  'PUT /admin/claim/decide/:id': 'moderation',
  'PUT /admin/claim/take-back/:id': 'moderation',
  'GET /admin/quarantine/get': 'moderation',
  'PUT /admin/quarantine/update/:id': 'moderation',
  'GET /admin/inbox/get': 'moderation',
  'PUT /admin/inbox/update/:kind/:id': 'moderation',
  'POST /admin/inbox/answer/:kind/:id': 'moderation',
  'GET /admin/user/get': 'moderation',
  'GET /admin/account/get/:kind/:id': 'moderation',
  'PUT /admin/account/block/:kind/:id': 'moderation',
  'PUT /admin/account/unblock/:kind/:id': 'moderation',
  'PUT /admin/account/sign-out/:kind/:id': 'moderation',

  'GET /admin/search': 'search',
  'GET /admin/queue': 'queue',
  'PUT /admin/queue/taker/:kind/:id': 'queue',

  'POST /blog/add': 'content',
  'PUT /blog/update/:id': 'content',
  'DELETE /blog/delete/:id': 'content',
  'POST /blog/picture': 'content',
  'POST /blog/preview': 'content',
  'PUT /blog/comment/update/:commentId': 'content',
  'POST /poster/admin/add': 'content',
  'PUT /poster/admin/update/:id': 'content',
  'DELETE /poster/admin/delete/:id': 'content',
  'POST /price-ticker/add': 'content',
  'PUT /price-ticker/update/:id': 'content',
  'DELETE /price-ticker/delete/:id': 'content',
  'POST /service/add': 'content',
  'PUT /service/update/:id': 'content',
  'DELETE /service/delete/:id': 'content',
  'GET /admin/saying/get': 'content',
  'GET /admin/saying/read': 'content',
  'GET /admin/saying/unanswered': 'content',
  'GET /admin/saying/proposed': 'content',
  'POST /admin/saying/add': 'content',
  'PUT /admin/saying/update/:id': 'content',
  'DELETE /admin/saying/delete/:id': 'content',
  'PUT /admin/saying/switch': 'content',
  'PUT /admin/saying/refuse': 'content',
  'GET /admin/newsletter/get': 'content',
  'POST /admin/newsletter/add': 'content',
  'PUT /admin/newsletter/update/:id': 'content',
  'DELETE /admin/newsletter/delete/:id': 'content',
  'POST /admin/newsletter/test/:id': 'content',
  'POST /admin/newsletter/send/:id': 'content',
  'GET /admin/subscriber/get': 'content',
  'DELETE /admin/subscriber/delete/:id': 'content',

  'GET /admin/order/get': 'money',
  'PUT /admin/order/refund/:id': 'money',
  'GET /admin/figures/get': 'money',
  'GET /admin/numbers/get': 'money',

  'POST /admin/export/begin': 'downloads',
  'GET /admin/export/get/:id': 'downloads',
  'GET /admin/export/file/:id': 'downloads',
  'POST /admin/export/stop/:id': 'downloads',

  'GET /admin/removed/get': 'removed',
  'PUT /admin/removed/bring-back/:kind/:id': 'removed',
};

/** The pages of the back office, as app/routes.ts writes them. A page that is not named is for admins alone. */
const PAGES: Record<string, TeamArea> = {
  '/admin': 'own',
  '/admin/my-account': 'setup',

  '/admin/business': 'moderation',
  '/admin/business/:id': 'moderation',
  '/admin/changes': 'moderation',
  '/admin/corrections': 'moderation',
  '/admin/checks': 'moderation',
  '/admin/duplicates': 'moderation',
  '/admin/duplicates/:one/:other': 'moderation',
  '/admin/inbox': 'moderation',
  '/admin/complaints': 'moderation',
  '/admin/claims': 'moderation',
  '/admin/reports': 'moderation',
  '/admin/quarantine': 'moderation',
  '/admin/reviews': 'moderation',
  '/admin/users': 'moderation',
  '/admin/users/:id': 'moderation',

  '/admin/blogs': 'content',
  '/admin/posters': 'content',
  '/admin/services': 'content',
  '/price-ticker': 'content',
  '/admin/sayings': 'content',
  '/admin/newsletter': 'content',
  '/admin/newsletter/subscribers': 'content',

  '/admin/orders': 'money',
  '/admin/numbers': 'money',
  '/admin/numbers/period': 'money',

  '/admin/removed': 'removed',
  '/admin/queue': 'queue',
  '/admin/search': 'search',
};

/** The lists that others than admins may download: none that has people's addresses and numbers, but the orders of whoever accounts for them. */
const LISTS: Partial<Record<ExportedList, TeamArea>> = {
  ...{ prices: 'content', services: 'content', posters: 'content', blogs: 'content' },
  ...{ orders: 'money', money: 'money', growth: 'money', answers: 'money', unanswered: 'money' },
  ...{ searched_services: 'money', searched_cities: 'money', searched_service_cities: 'money', searched_in_vain: 'money' },
};

/** Who brings back what was removed: whoever may remove such a thing. */
const REMOVED: Record<RemovedKind, TeamArea> = {
  review: 'moderation',
  poster: 'content',
  blog: 'content',
  service: 'content',
  price_ticker: 'content',
};

/** Whether a role works in an area. */
export function worksIn(role: TeamRole, area: TeamArea): boolean {
  return (ROLES_OF[area] as readonly TeamRole[]).includes(role);
}

/** @param call its method and path, as the table of calls names it. */
export function areaOfCall(call: string): TeamArea {
  return entryOf(CALLS, call) ?? 'system';
}

/** @param page its path, as app/routes.ts writes it. */
export function areaOfPage(page: string): TeamArea {
  return entryOf(PAGES, page) ?? 'system';
}

/** Where somebody begins who has just signed in: with the businesses, or with their first page. */
export function homeOf(role: TeamRole): string {
  const home = '/admin/business';
  return worksIn(role, areaOfPage(home)) ? home : '/admin';
}

export function areaOfList(list: ExportedList): TeamArea {
  return entryOf(LISTS, list) ?? 'system';
}

export function areaOfRemoved(kind: RemovedKind): TeamArea {
  return REMOVED[kind];
}

/** What stands under a name of the table itself: 'constructor' is none. */
function entryOf<Value>(table: Partial<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
