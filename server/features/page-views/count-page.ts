import { indiaDay } from '#server/base/india-day.ts';
import { isHuman } from '#server/base/is-human.ts';
import type { Context } from '#server/context.ts';
import { isPageData, withoutData } from '#shared/page-data.ts';
import { splitPath } from '#shared/site-language.ts';

/** A page that was asked for, as the request tells it. */
export interface AskedPage {
  method: string;
  /** The whole address, as React Router reads it. */
  url: string;
  /** Of the answer. */
  status: number;
  userAgent: string | undefined;
  /** Sec-Purpose: browsers say when they only fetch a page in case it is wanted. */
  purpose: string | undefined;
  /** Referer: the page in whose name the browser asks. */
  referrer: string | undefined;
}

/** Pages that are many of a kind count as one: a business's own views are counted for its owner, and the link to a conversation is written down nowhere. */
const ONE_OF_MANY = /^\/(viewdetails|payment|enquiry|user\/enquiries|profilesupplier\/enquiries)\/.+/;

/** Nobody's visits: the back office, and the routes that React Router reads before a page is opened. */
const UNCOUNTED = /^\/(admin|price-ticker|__manifest)(\/|$)/;

/**
 * Counts that a page was seen, by day and path. Only pages that exist are: whoever makes up addresses fills no table. Bots are left
 * out, and what a page asks for again without being opened.
 */
export function countPage({ siteCounter }: Pick<Context, 'siteCounter'>, asked: AskedPage): void {
  const { method, status, userAgent, purpose, referrer } = asked;
  if (method !== 'GET' || status !== 200 || purpose || !isHuman(userAgent)) return;
  const url = new URL(asked.url);
  const path = countedPath(url);
  if (path === undefined || isReadAgain(url, referrer)) return;
  siteCounter.pages.count({ day: indiaDay(), path });
}

/** What a page counts as, if it does. */
export function countedPath(url: URL): string | undefined {
  const path = pathOf(url);
  return UNCOUNTED.test(path) || path.length > 200 ? undefined : path.replace(ONE_OF_MANY, '/$1');
}

/** The page's path, one for all its languages and the spellings that React Router takes for it. */
function pathOf({ pathname }: URL): string {
  const { path } = splitPath(decode(withoutData(pathname)).toLowerCase());
  return path.replace(/\/+$/, '') || '/';
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a page that is open reads its own data again, or a part of it: after a write, to try once more, or when it is gone back to. */
function isReadAgain(url: URL, referrer: string | undefined): boolean {
  if (!isPageData(url.pathname)) return false;
  if (url.searchParams.has('_routes')) return true;
  const open = URL.parse(referrer ?? '');
  return open !== null && pathOf(open) === pathOf(url) && open.searchParams.toString() === url.searchParams.toString();
}
