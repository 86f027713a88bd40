import type { InputHTMLAttributes } from 'react';
import { Field, inputClass } from '#app/components/field.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { limits } from '#shared/limits.ts';

interface CheckedEntryProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'defaultValue'> {
  form: CheckedForm;
  name: string;
  label: string;
  hint?: string;
  /** Makes it a text area of so many lines. */
  rows?: number;
}

/** A text of a checked form, tied to what is wrong with it. */
export function CheckedEntry({ form, name, label, hint, rows, defaultValue, ...input }: CheckedEntryProps) {
  const own = { name, defaultValue, required: true, className: inputClass };
  return (
    <Field label={label} error={form.errorOf(name)} hint={hint}>
      {(attributes) => {
        const shared = { ...own, ...attributes, 'aria-invalid': form.isWrong(name) || undefined };
        return rows ? (
          <textarea {...shared} rows={rows} maxLength={limits.longText} />
        ) : (
          <input {...input} {...shared} maxLength={limits.shortText} />
        );
      }}
    </Field>
  );
}
