import { brand } from '#shared/brand/brand.ts';

/** What stands in the browser's tab: the page, then the site. */
export function titleOf(page: string): string {
  return `${page} · ${brand.name}`;
}
