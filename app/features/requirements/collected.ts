import { createBrowserList } from '#app/components/browser-list.ts';
import { limits } from '#shared/limits.ts';

/** Whom a visitor wants to ask, collected on other pages until the request is sent (docs/decisions/163-requests-for-quotes.md): ids. */
export const collected = createBrowserList('request', limits.requirement.businesses);
