import { useEffect, useState } from 'react';
import { rememberedLanguage } from '#app/features/languages/remember-language.ts';
import { currentLanguage, isLanguage, type Language } from '#shared/site-language.ts';

/**
 * The language that a visitor might rather read: the one that was chosen before, else the first of the browser's that the site has.
 * Found out in the browser: a page is the same for everybody.
 */
export function useOfferedLanguage(): Language | undefined {
  const [offered, setOffered] = useState<Language>();
  useEffect(() => {
    const wished = rememberedLanguage() ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
    if (isLanguage(wished) && wished !== currentLanguage()) setOffered(wished);
  }, []);
  return offered;
}
