import { readPage } from '#app/features/search/read-search.ts';
import { type SayingFilter, sayingFilter } from '#shared/schemas/sayings.ts';

/** What the page of sayings shows, as its address says it. */
export const sayingViews = {
  list: 'What people say',
  nothing_found: 'Found nothing',
  not_followed: 'Not followed',
  proposed: 'Proposals',
  read: 'Try a query',
} as const;
export type SayingView = keyof typeof sayingViews;

export interface SayingsSearch extends SayingFilter {
  view: SayingView;
  page: number;
}

/** Reads what the address asks for; what cannot be asked for counts as not asked. */
export function readSayingsSearch(query: URLSearchParams): SayingsSearch {
  const view = query.get('view') ?? '';
  const { service, from, q } = sayingFilter.shape;
  return {
    view: Object.hasOwn(sayingViews, view) ? (view as SayingView) : 'list',
    service: service.safeParse(query.get('service') ?? undefined).data || undefined,
    from: from.safeParse(query.get('from') || undefined).data,
    q: q.safeParse(query.get('q') ?? undefined).data || undefined,
    page: readPage(query.get('page')),
  };
}

/** The address of a view, from its first page. */
export function sayingsAddress(view: SayingView, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(view === 'list' ? {} : { view }), ...more });
  return query.size > 0 ? `/admin/sayings?${query}` : '/admin/sayings';
}
