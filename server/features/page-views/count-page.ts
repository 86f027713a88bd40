import { isbot } from 'isbot';
import type { Context } from '#server/context.ts';
import { indiaDay } from '#server/india-day.ts';

/** A page that was asked for, as the request tells it. */
export interface AskedPage {
  method: string;
  /** Path and query. */
  url: string;
  /** Of the answer. */
  status: number;
  userAgent: string | undefined;
  /** Sec-Purpose: browsers say when they only fetch a page in case it is wanted. */
  purpose: string | undefined;
}

/** Pages that are many of a kind count as one: a business's own views are counted for its owner. */
const ONE_OF_MANY = /^\/(viewdetails|payment)\/.+/;

/** Nobody's visits: the back office. */
const UNCOUNTED = /^\/(admin|price-ticker)(\/|$)/;

/**
 * Counts that a page was seen, by day and path. Only pages that exist are: whoever makes up addresses fills no table. Bots are left
 * out. A page that is opened within the site comes as data alone, at its path with '.data' behind it.
 */
export function countPage({ siteCounter }: Pick<Context, 'siteCounter'>, { method, url, status, userAgent, purpose }: AskedPage): void {
  if (method !== 'GET' || status !== 200 || purpose || !userAgent || isbot(userAgent)) return;
  const { pathname, searchParams } = new URL(url, 'http://page');
  // A part of a page that is asked for again was not opened again.
  if (searchParams.has('_routes')) return;
  const path = pathname.replace(/^\/_root\.data$/, '/').replace(/\.data$/, '');
  if (UNCOUNTED.test(path) || path.length > 200) return;
  siteCounter.pages.count({ day: indiaDay(), path: path.replace(ONE_OF_MANY, '/$1') });
}
