import { Button, type ButtonProps } from '#app/components/button.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { accountsText } from '#shared/texts.ts';

interface SubmitRowProps {
  form: CheckedForm;
  label: string;
  /** Shown while it is being sent. */
  busyLabel: string;
  /** Something that the form needs is still being made. */
  waiting?: boolean;
  variant?: ButtonProps['variant'];
}

/** The button that ends a form, and what is said of the form as a whole. */
export function SubmitRow({ form, label, busyLabel, waiting = false, variant = 'primary' }: SubmitRowProps) {
  const hydrated = useHydrated();
  return (
    <div>
      <FormNotice form={form} className="mb-3" />
      <Button type="submit" variant={variant} size="lg" busy={form.sending} disabled={!hydrated || waiting} className="w-full">
        {form.sending ? busyLabel : label}
      </Button>
      <noscript>
        <p className="mt-3 text-ink-soft">{accountsText.needsScript}</p>
      </noscript>
    </div>
  );
}
