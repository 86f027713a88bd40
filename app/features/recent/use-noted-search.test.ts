import { expect, test } from 'vitest';
import { withoutPage } from '#app/features/recent/use-noted-search.ts';

test.each([
  ['/searcher', '?q=cement&page=3', '/searcher?q=cement'],
  ['/searcher', '', '/searcher'],
  ['/pune/cement', '?page=2', '/pune/cement'],
])('%s%s is the list %s', (pathname, search, path) => {
  expect(withoutPage(pathname, search)).toBe(path);
});
