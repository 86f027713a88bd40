import { createBrowserList } from '#app/components/browser-list.ts';
import { limits } from '#shared/limits.ts';

/** What a browser keeps that somebody without an account has put a heart to: ids of businesses. */
export const shortlist = createBrowserList('shortlist', limits.shortlist);
