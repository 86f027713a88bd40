import { Button } from '#app/components/button.tsx';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { useSending } from '#app/features/requirements/use-sending.ts';
import { requirementsText } from '#shared/texts.ts';

/** Takes back, for a day, that a request is closed. Works without script. */
export function ReopenForm() {
  const busy = useSending() === 'reopen';
  return (
    <AccountForm doing="reopen" className="flex max-w-prose flex-wrap items-center justify-between gap-3 rounded-xl bg-sand px-4 py-3">
      <p>{requirementsText.closedByMistake}</p>
      <Button type="submit" variant="secondary" size="sm" busy={busy}>
        {requirementsText.openAgain}
      </Button>
    </AccountForm>
  );
}
