import { createBrowserList } from '#app/components/browser-list.ts';
import { limits } from '#shared/limits.ts';

/** Whom a visitor wants to ask, collected on other pages until the request is sent (docs/decisions/172-add-to-my-request.md): ids. */
export const collected = createBrowserList('request', limits.requirement.businesses);
