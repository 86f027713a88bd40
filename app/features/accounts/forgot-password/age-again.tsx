import { CheckedEntry } from '#app/components/checked-entry.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { AgeRow } from '#app/features/accounts/age-row.tsx';
import { childrenText as text } from '#shared/texts.ts';

/** Asks whoever sets the password of an account that somebody has registered as a child's: whether they are 18, or who agrees for them. */
export function AgeAgain({ form }: { form: CheckedForm<'adult' | 'parentEmail' | 'parentPhone'> }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-2 text-ink-soft">{text.ageAgain}</legend>
      <AgeRow form={form} />
      <CheckedEntry
        form={form}
        name="parentEmail"
        label={text.parentEmail}
        hint={text.orParentEmail}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        optional
      />
      <CheckedEntry
        form={form}
        name="parentPhone"
        label={text.parentPhone}
        hint={text.orParentPhone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        optional
      />
    </fieldset>
  );
}
