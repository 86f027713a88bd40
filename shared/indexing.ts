/** Pages for one person's eyes: their own account, the back office, a payment, a conversation, what a mail's link opens. */
export const privatePaths = [
  ...(['/admin', '/price-ticker', '/profilesupplier', '/user', '/supplier', '/payment', '/enquiry', '/m', '/work-done'] as const),
  ...(['/confirm-email', '/newsletter', '/saved-search', '/prove-email', '/take-back', '/parent', '/claim-link'] as const),
  ...(['/correction-link', '/data-request', '/enquiry-sent'] as const),
] as const;

/** The one page among them that strangers look for: contractors find their way in by it. */
export const openedPaths = ['/supplier/register'] as const;

/** Pages that stand for themselves; businesses, blog entries and services by city have one each beside them. */
export const publicPages = [
  '/',
  '/category',
  '/suppliers',
  '/blog',
  '/get-quotes',
  '/contact',
  '/plans',
  ...openedPaths,
  '/how-ranking-works',
  '/how-reviews-work',
  '/checks',
  '/privacy-policy',
  '/terms-and-conditions',
] as const;

/** What makes endless pages of nothing new of a page: words that people typed, and businesses that they chose. */
const endlessQueries: Readonly<Record<string, readonly string[]>> = {
  '/searcher': ['q', 'lat'],
  '/get-quotes': ['service', 'place', 'business'],
};

/** Whether a page is for one person's eyes. @param path of the page, in small letters. */
export function isPrivatePath(path: string): boolean {
  const isOpened = openedPaths.some((opened) => path === opened);
  return !isOpened && privatePaths.some((root) => path === root || path.startsWith(`${root}/`));
}

/**
 * Whether search engines may list a page: the one rule that robots.txt, the sitemaps and the X-Robots-Tag header follow.
 * @param path of the page, in small letters.
 */
export function isIndexed(path: string, query: URLSearchParams = new URLSearchParams()): boolean {
  return !isPrivatePath(path) && !endlessQueries[path]?.some((name) => query.has(name));
}
