import type { Described } from '#app/features/page-meta/describe-page.ts';
import { brand } from '#shared/brand/brand.ts';

/** WebSite (schema.org) with the way to search it, for Home. */
export function describeSite(publicUrl: string): Described {
  // The types do not know what is annotated by a hyphen (schema.org, 'Potential Actions').
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${new URL('/searcher', publicUrl).href}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } as const;
  return { '@type': 'WebSite', name: brand.name, url: new URL('/', publicUrl).href, inLanguage: 'en-IN', potentialAction: search };
}
