import { useLocation } from 'react-router';
import { type Language, pathIn, splitPath } from '#shared/site-language.ts';

/** The address of the page that the browser shows now, in a language: while the next one is drawn, links know the last one. */
export function openPageIn(language: Language): string {
  const { pathname, search } = window.location;
  return `${pathIn(language, splitPath(pathname).path)}${search}`;
}

/** The address of the page that is open, with its search, in a language. */
export function usePageIn(language: Language): string {
  const { pathname, search } = useLocation();
  return `${pathIn(language, pathname)}${search}`;
}
