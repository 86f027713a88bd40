import { Button, type ButtonProps } from '#app/components/button.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { commonText } from '#shared/texts.ts';

interface SendRowProps {
  form: CheckedForm;
  label: string;
  /** What is said where there is no script, without which nothing is sent. */
  needsScript: string;
  size?: ButtonProps['size'];
}

/** The button that sends a message, with what is said of the form as a whole beside it. */
export function SendRow({ form, label, needsScript, size = 'lg' }: SendRowProps) {
  const hydrated = useHydrated();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button type="submit" size={size} busy={form.sending} disabled={!hydrated}>
        {form.sending ? commonText.sending : label}
      </Button>
      <FormNotice form={form} />
      <noscript>
        <p className="text-ink-soft">{needsScript}</p>
      </noscript>
    </div>
  );
}
