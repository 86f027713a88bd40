import type { InputHTMLAttributes } from 'react';
import { Field, inputClass } from '#app/components/field.tsx';
import type { AccountForm } from '#app/features/accounts/use-account-form.ts';
import { limits } from '#shared/limits.ts';

interface EntryFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form'> {
  form: AccountForm;
  name: string;
  label: string;
  hint?: string;
}

/** One line of an account's form, tied to what is wrong with it. */
export function EntryField({ form, name, label, hint, ...input }: EntryFieldProps) {
  return (
    <Field label={label} error={form.errorOf(name)} hint={hint}>
      {(attributes) => (
        <input
          maxLength={limits.shortText}
          {...input}
          {...attributes}
          name={name}
          required
          aria-invalid={form.isWrong(name) || undefined}
          className={inputClass}
        />
      )}
    </Field>
  );
}
