import type { Described } from '#app/features/page-meta/describe-page.ts';

export interface Crumb {
  name: string;
  /** Root-relative; the last crumb is the page itself. */
  path: string;
}

/** BreadcrumbList (schema.org): where the page stands, from Home on. */
export function describeBreadcrumbs(crumbs: readonly Crumb[]) {
  return (publicUrl: string): Described => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, publicUrl).href,
    })),
  });
}
