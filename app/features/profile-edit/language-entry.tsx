import { CheckedEntry } from '#app/components/checked-entry.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import type { LanguageEntryState } from '#app/features/profile-edit/use-language-entry.ts';
import { COMMON_LANGUAGES } from '#shared/languages.ts';
import { choicesText, profileEditText } from '#shared/texts.ts';

interface LanguageEntryProps {
  form: CheckedForm<'languages'>;
  languages: LanguageEntryState;
}

/** The languages that a business speaks: what most do to tick, others to type. */
export function LanguageEntry({ form, languages }: LanguageEntryProps) {
  const hydrated = useHydrated();
  return (
    <div className="grid gap-3">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold text-sm">{profileEditText.languages}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-2">
          {COMMON_LANGUAGES.map((language) => (
            <label key={language} className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5">
              <input
                type="checkbox"
                // What was ticked is sent with what was typed; without script each by itself.
                name={hydrated ? undefined : 'languages'}
                value={language}
                checked={languages.ticked.includes(language)}
                onChange={({ currentTarget: { checked } }) => {
                  languages.tick(language, checked);
                  form.forgive('languages');
                }}
                className="size-5 shrink-0 accent-brick"
              />
              <span className="min-w-0 wrap-anywhere">{choicesText.languageName(language)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <CheckedEntry
        form={form}
        name="languages"
        label={profileEditText.otherLanguages}
        hint={profileEditText.suchAsLanguages}
        value={languages.others}
        onWrite={languages.write}
        onLeave={languages.leave}
        maxLength={300}
        autoComplete="off"
        optional
      />
    </div>
  );
}
