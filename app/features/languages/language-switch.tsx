import type { MouseEvent } from 'react';
import { callApi } from '#app/api/client.ts';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { rememberLanguage } from '#app/features/languages/remember-language.ts';
import { openPageIn, usePageIn } from '#app/features/languages/use-page-in.ts';
import { currentLanguage, LANGUAGES, type Language, LOCALES, OWN_NAMES } from '#shared/site-language.ts';

/** The same page in each other language. A document of its own: its script brings its own texts. */
export function LanguageSwitch({ className }: { className: string }) {
  return LANGUAGES.filter((language) => language !== currentLanguage()).map((language) => (
    <LanguageLink key={language} language={language} className={className} />
  ));
}

function LanguageLink({ language, className }: { language: Language; className: string }) {
  const href = usePageIn(language);
  const { kind } = useAccount();
  async function choose(event: MouseEvent<HTMLAnchorElement>) {
    rememberLanguage(language);
    const address = openPageIn(language);
    event.currentTarget.href = address;
    if (kind === 'visitor' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Mails come in it from now on; whoever only wants to read on is not kept from it by a call that fails.
    await callApi('PUT /account/language', { body: { language } }).catch(() => undefined);
    window.location.assign(address);
  }
  return (
    <a href={href} hrefLang={LOCALES[language]} lang={LOCALES[language]} onClick={choose} className={`in-${language} ${className}`}>
      {OWN_NAMES[language]}
    </a>
  );
}
