import { CheckedEntry } from '#app/components/checked-entry.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';

/** Where a code is typed, or pasted as the phone has it. */
export function CodeEntry({ form, label, hint }: { form: CheckedForm<'code'>; label: string; hint?: string }) {
  return (
    <CheckedEntry
      form={form}
      name="code"
      label={label}
      {...(hint ? { hint } : {})}
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
    />
  );
}
