import { readPagedFilters } from '#app/components/read-filters.ts';
import { addressWith } from '#app/components/write-filters.ts';
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

/** Reads what the address asks for. */
export function readSayingsSearch(query: URLSearchParams): SayingsSearch {
  const view = query.get('view') ?? '';
  return { view: Object.hasOwn(sayingViews, view) ? (view as SayingView) : 'list', ...readPagedFilters(query, sayingFilter.shape) };
}

/** The address of a view, from its first page. */
export function sayingsAddress(view: SayingView, more: Record<string, string> = {}): string {
  return addressWith('/admin/sayings', { view: view === 'list' ? undefined : view, ...more });
}
