/** WebSite (schema.org) with the way to search it, for Home. */
export function describeSite(publicUrl: string) {
  return {
    '@type': 'WebSite',
    name: 'Nirmaan',
    url: new URL('/', publicUrl).href,
    inLanguage: 'en-IN',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${new URL('/searcher', publicUrl).href}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
