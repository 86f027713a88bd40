import { rememberLanguage } from '#app/features/languages/remember-language.ts';
import { usePageIn } from '#app/features/languages/use-page-in.ts';
import { currentLanguage, LANGUAGES, type Language, LOCALES, OWN_NAMES } from '#shared/site-language.ts';

/** The same page in each other language. A document of its own: its script brings its own texts. */
export function LanguageSwitch({ className }: { className: string }) {
  return LANGUAGES.filter((language) => language !== currentLanguage()).map((language) => (
    <LanguageLink key={language} language={language} className={className} />
  ));
}

function LanguageLink({ language, className }: { language: Language; className: string }) {
  const href = usePageIn(language);
  return (
    <a href={href} hrefLang={LOCALES[language]} lang={LOCALES[language]} onClick={() => rememberLanguage(language)} className={className}>
      {OWN_NAMES[language]}
    </a>
  );
}
