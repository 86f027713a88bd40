import { brand } from '#shared/brand/shown-brand.ts';

/** What stands in the browser's tab: the page, then the site. */
export function titleOf(page: string): string {
  return `${page} · ${brand.name}`;
}
