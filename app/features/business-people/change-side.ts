import { currentLanguage, pathIn } from '#shared/site-language.ts';

/** Loads a page anew: nothing that was read in the name of the account of before stays in the page's memory. */
export function changeSide(path: string): void {
  window.location.assign(pathIn(currentLanguage(), path));
}
