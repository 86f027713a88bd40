import type { InputHTMLAttributes } from 'react';
import { Field, inputClass } from '#app/components/field.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { useTypedEarly } from '#app/components/use-typed-early.ts';
import { limits } from '#shared/limits.ts';

type InputAttribute = 'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'placeholder' | 'defaultValue' | 'maxLength' | 'readOnly';

export interface CheckedEntryProps<Name extends string> extends Pick<InputHTMLAttributes<HTMLInputElement>, InputAttribute> {
  form: CheckedForm<Name>;
  name: NoInfer<Name>;
  label: string;
  hint?: string;
  /** Makes it a text area of so many lines. */
  rows?: number;
  /** It may stay empty. */
  optional?: boolean;
  /** The text of an input that the page keeps, and what takes the next one. */
  value?: string;
  onWrite?: (text: string) => void;
  /** Called when the writer leaves it. */
  onLeave?: () => void;
}

/** A text of a checked form, tied to what is wrong with it. */
export function CheckedEntry<Name extends string>(props: CheckedEntryProps<Name>) {
  const { form, name, label, hint, rows, optional = false, defaultValue, maxLength, value, onWrite, onLeave, ...input } = props;
  const field = useTypedEarly(value, (typed) => onWrite?.(typed));
  const own = { name, defaultValue, required: !optional, className: inputClass };
  return (
    <Field label={label} error={form.errorOf(name)} hint={hint}>
      {(attributes) => {
        const shared = { ...own, ...attributes, 'aria-invalid': form.isWrong(name) || undefined };
        return rows ? (
          <textarea {...shared} placeholder={input.placeholder} rows={rows} maxLength={maxLength ?? limits.longText} />
        ) : (
          <input
            {...input}
            {...shared}
            ref={field}
            value={value}
            onChange={({ target }) => onWrite?.(target.value)}
            onBlur={onLeave}
            maxLength={maxLength ?? limits.shortText}
          />
        );
      }}
    </Field>
  );
}
