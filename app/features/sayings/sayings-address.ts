import { readPagedFilters } from '#app/components/read-filters.ts';
import { addressWith } from '#app/components/write-filters.ts';
import { type SayingFilter, sayingFilter } from '#shared/schemas/sayings.ts';
import { sayingsText } from '#shared/texts.ts';

/** What the page of sayings shows, as its address says it. */
export const sayingViews = {
  get list() {
    return sayingsText.whatPeopleSay;
  },
  get nothing_found() {
    return sayingsText.foundNothing;
  },
  get not_followed() {
    return sayingsText.notFollowed;
  },
  get proposed() {
    return sayingsText.proposals;
  },
  get read() {
    return sayingsText.tryQuery;
  },
};
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
