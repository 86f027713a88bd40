import { Field, inputClass } from '#app/components/field.tsx';
import type { EnglishName } from '#app/features/profile-edit/use-english-name.ts';
import { limits } from '#shared/limits.ts';
import { namesText } from '#shared/texts.ts';

/** Asks for an English name where the one that was typed is in a script of India; else nothing is asked. */
export function EnglishNameEntry({ isAsked, isOther, text, write, className }: EnglishName & { className?: string }) {
  if (!isAsked) return null;
  return (
    <div className={className}>
      <Field label={namesText.nameInEnglish} hint={namesText.foundByBoth} error={isOther ? namesText.writeInEnglish : undefined}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            name="nameEnglish"
            value={text}
            onChange={({ target }) => write(target.value)}
            maxLength={limits.shortText}
            autoComplete="off"
            className={inputClass}
          />
        )}
      </Field>
    </div>
  );
}
