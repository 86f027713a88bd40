import { type ReactNode, useId } from 'react';

/** The classes of a text field, text area or native select. */
export const inputClass =
  'block w-full min-h-12 rounded-lg border-2 border-cement-dark bg-white px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft hover:border-ink focus-visible:border-ink aria-invalid:border-danger disabled:bg-sand disabled:text-ink-soft';

interface FieldAttributes {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: string;
  /** Shown below the control and tied to it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Makes the control with the attributes that tie it to label, hint and error. */
  children: (attributes: FieldAttributes) => ReactNode;
}

/** A form's control with its label, hint and error. */
export function Field({ label, error, hint, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes: FieldAttributes = {
    id,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      {children(attributes)}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm wrap-anywhere">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
