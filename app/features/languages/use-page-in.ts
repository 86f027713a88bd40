import { useLocation } from 'react-router';
import { type Language, pathIn } from '#shared/site-language.ts';

/** The address of the page that is open, with its search, in a language. */
export function usePageIn(language: Language): string {
  const { pathname, search } = useLocation();
  return `${pathIn(language, pathname)}${search}`;
}
