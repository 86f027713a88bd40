import type { ChangeEventHandler, InputHTMLAttributes } from 'react';
import { Field, inputClass } from '#app/components/field.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { limits } from '#shared/limits.ts';

type InputAttribute = 'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'defaultValue' | 'value' | 'maxLength';

interface CheckedEntryProps extends Pick<InputHTMLAttributes<HTMLInputElement>, InputAttribute> {
  form: CheckedForm;
  name: string;
  label: string;
  hint?: string;
  /** Makes it a text area of so many lines. */
  rows?: number;
  /** It may stay empty. */
  optional?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A text of a checked form, tied to what is wrong with it. */
export function CheckedEntry({ form, name, label, hint, rows, optional = false, defaultValue, maxLength, ...input }: CheckedEntryProps) {
  const own = { name, defaultValue, required: !optional, className: inputClass };
  return (
    <Field label={label} error={form.errorOf(name)} hint={hint}>
      {(attributes) => {
        const shared = { ...own, ...attributes, 'aria-invalid': form.isWrong(name) || undefined };
        return rows ? (
          <textarea {...shared} rows={rows} maxLength={maxLength ?? limits.longText} />
        ) : (
          <input {...input} {...shared} maxLength={maxLength ?? limits.shortText} />
        );
      }}
    </Field>
  );
}
