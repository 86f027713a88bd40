import { useEffect, useState } from 'react';
import { rememberedLanguage } from '#app/features/languages/remember-language.ts';
import { currentLanguage, DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/site-language.ts';

/**
 * The language that a visitor might rather read: the one that was chosen before, else, on pages of the site's own language, the first of
 * the browser's that the site has.
 * Found out in the browser: a page is the same for everybody.
 */
export function useOfferedLanguage(): Language | undefined {
  const [offered, setOffered] = useState<Language>();
  useEffect(() => {
    // Whoever has come to a page in another language by a link of it is asked for nothing.
    const wished =
      rememberedLanguage() ??
      (currentLanguage() === DEFAULT_LANGUAGE ? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) : undefined);
    if (isLanguage(wished) && wished !== currentLanguage()) setOffered(wished);
  }, []);
  return offered;
}
