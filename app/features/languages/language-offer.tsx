import { useState } from 'react';
import { IconButton } from '#app/components/icon-button.tsx';
import { X } from '#app/components/icons.ts';
import { rememberLanguage } from '#app/features/languages/remember-language.ts';
import { usePageIn } from '#app/features/languages/use-page-in.ts';
import { currentLanguage, type Language, LOCALES } from '#shared/site-language.ts';

/** Said in the language that is offered, whatever the page's is. */
const OFFERS: Record<Language, { open: string; close: string }> = {
  en: { open: 'Read this page in English', close: 'Stay with this language' },
  hi: { open: 'यह पेज हिंदी में पढ़ें', close: 'इसी भाषा में रहें' },
};

/** One line that leads to the page in another language. It lies above the page, so that nothing moves when it comes. */
export function LanguageOffer({ language }: { language: Language }) {
  const [isOpen, setOpen] = useState(true);
  const href = usePageIn(language);
  if (!isOpen) return null;
  const { open, close } = OFFERS[language];
  return (
    <aside
      lang={LOCALES[language]}
      className="question-bar in-hi fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-sm items-center justify-between gap-2 rounded-xl border border-sand-dark bg-paper pr-1 pl-4 shadow-lg print:hidden"
    >
      <a
        href={href}
        hrefLang={LOCALES[language]}
        onClick={() => rememberLanguage(language)}
        className="inline-flex min-h-12 grow items-center font-semibold text-brick underline underline-offset-4"
      >
        {open}
      </a>
      <IconButton
        label={close}
        onClick={() => {
          rememberLanguage(currentLanguage());
          setOpen(false);
        }}
      >
        <X aria-hidden />
      </IconButton>
    </aside>
  );
}
