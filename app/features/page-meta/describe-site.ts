import type { Described } from '#app/features/page-meta/describe-page.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { currentLanguage, currentLocale, pathIn } from '#shared/site-language.ts';

/** WebSite (schema.org) with the way to search it, for Home. */
export function describeSite(publicUrl: string): Described {
  const address = (path: string) => new URL(pathIn(currentLanguage(), path), publicUrl).href;
  // The types do not know what is annotated by a hyphen (schema.org, 'Potential Actions').
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${address('/searcher')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } as const;
  return { '@type': 'WebSite', name: brand.name, url: address('/'), inLanguage: currentLocale(), potentialAction: search };
}
