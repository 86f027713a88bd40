import type { Described } from '#app/features/page-meta/describe-page.ts';
import { currentLanguage, pathIn } from '#shared/site-language.ts';
import { commonText } from '#shared/texts.ts';

export interface Crumb {
  name: string;
  /** Root-relative; the last crumb is the page itself. */
  path: string;
}

/** BreadcrumbList (schema.org): where the page stands, from Home on. */
export function describeBreadcrumbs(crumbs: readonly Crumb[]) {
  return (publicUrl: string): Described => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: commonText.home, path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(pathIn(currentLanguage(), path), publicUrl).href,
    })),
  });
}
