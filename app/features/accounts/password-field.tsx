import { useState } from 'react';
import { Field, inputClass } from '#app/components/field.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { Eye, EyeOff } from '#app/components/icons.ts';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { accountsText } from '#shared/texts.ts';

interface PasswordFieldProps<Field extends string> {
  form: CheckedForm<Field>;
  name: NoInfer<Field>;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  /** It may stay empty. */
  optional?: boolean;
}

/** A password that can be shown while it is typed: small keyboards make mistakes. */
export function PasswordField<Name extends string>(props: PasswordFieldProps<Name>) {
  const { form, name, label, autoComplete, hint, optional = false } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={form.errorOf(name)} hint={hint}>
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            type={shown ? 'text' : 'password'}
            name={name}
            required={!optional}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={form.isWrong(name) || undefined}
            className={`${inputClass} pr-13`}
          />
          <IconButton
            label={accountsText.showPassword(label)}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-1 my-auto"
          >
            {shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
