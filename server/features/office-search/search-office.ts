import { Refusal } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { getAccountFacts } from '#server/features/accounts/blocks/get-account-facts.ts';
import { listUsers } from '#server/features/accounts/users/list-users.ts';
import { searchAll } from '#server/features/businesses/moderation/search-all.ts';
import { listInbox } from '#server/features/inbox/list-inbox.ts';
import { findSentEnquiries } from '#server/features/office-search/find-sent-enquiries.ts';
import { listOrders } from '#server/features/payments/back-office/list-orders.ts';
import { isOfArea, requireArea } from '#server/features/sessions/require-area.ts';
import { limits } from '#shared/limits.ts';
import type { Found, FoundGroup, SoughtKind } from '#shared/schemas/office-search.ts';
import { areaOfPage } from '#shared/team-areas.ts';

const first = { page: 1, limit: limits.pageSize.results };

/** How each kind is looked for: as the list of its own page does. */
const LOOKS: Record<SoughtKind, (context: Context, viewer: Viewer, q: string) => Promise<Omit<FoundGroup, 'kind'>>> = {
  businesses: async (context, viewer, q) => {
    if (isUuid(q)) return findAccount(context, viewer, 'business', q);
    const { businesses, totalContractors } = await searchAll(context, viewer, { q, ...first }, undefined);
    const found = businesses.map(({ _id, name, city, state, phoneNo, email }) => toFound(_id, name, [`${city}, ${state}`, phoneNo, email]));
    return { found, total: totalContractors };
  },
  users: async (context, viewer, q) => {
    if (isUuid(q)) return findAccount(context, viewer, 'user', q);
    const { users, total } = await listUsers(context, viewer, { q, ...first });
    return { found: users.map(({ _id, userName, phoneNo, email }) => toFound(_id, userName, [phoneNo, email])), total };
  },
  enquiries: async (context, viewer, q) => {
    const { messages, totalMessages } = await listInbox(context, viewer, { q, ...first });
    const found = messages.map(({ _id, name, phoneNo, email, service }) => toFound(_id, name, [phoneNo, email, service]));
    return { found, total: totalMessages };
  },
  // Who may read messages to the team may know who wrote to whom.
  sent: (context, _viewer, q) => findSentEnquiries(context, q),
  orders: async (context, viewer, q) => {
    const { orders, total } = await listOrders(context, viewer, { q, ...first });
    return { found: orders.map(({ _id, account, amount }) => toFound(_id, account?.name || _id, [account?.email, `₹${amount}`])), total };
  },
};

/** The page of each kind's own list: whoever opens it is told what is in it. */
const PAGES: Record<SoughtKind, string> = {
  businesses: '/admin/business',
  users: '/admin/users',
  enquiries: '/admin/inbox',
  sent: '/admin/inbox',
  orders: '/admin/orders',
};

/**
 * What has some words, a number, an e-mail address or an id, by kind: the first of each kind that the viewer works on. Nothing without words.
 * @throws 401 for visitors, 403 for others than the team, and for whoever of it works on none of them.
 */
export async function searchOffice(context: Context, viewer: Viewer, { q }: { q?: string | undefined }): Promise<FoundGroup[]> {
  requireArea(viewer, 'search');
  if (!q) return [];
  const kinds = (Object.keys(LOOKS) as SoughtKind[]).filter((kind) => isOfArea(viewer, areaOfPage(PAGES[kind])));
  return Promise.all(kinds.map(async (kind) => ({ kind, ...(await LOOKS[kind](context, viewer, q)) })));
}

/** An account by its id. */
async function findAccount(context: Context, viewer: Viewer, kind: 'business' | 'user', id: string): Promise<Omit<FoundGroup, 'kind'>> {
  try {
    const { _id, name, email, phoneNo } = await getAccountFacts(context, viewer, { kind, id });
    return { found: [toFound(_id, name, [phoneNo, email])], total: 1 };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 404) throw error;
    return { found: [], total: 0 };
  }
}

function toFound(_id: string, name: string, facts: (string | null | undefined)[]): Found {
  return { _id, name, facts: facts.filter((fact): fact is string => Boolean(fact)) };
}
