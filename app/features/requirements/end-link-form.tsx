import { Button } from '#app/components/button.tsx';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { useSending } from '#app/features/requirements/use-sending.ts';
import { limits } from '#shared/limits.ts';
import { requirementsText, threadsText } from '#shared/texts.ts';

interface EndLinkFormProps {
  /** Whether it is what opened the page. */
  byLink: boolean;
  /** Whether answers still come. */
  isOpen: boolean;
}

/** Ends the mailed link to a request. Works without script. */
export function EndLinkForm({ byLink, isOpen }: EndLinkFormProps) {
  const busy = useSending() === 'end-link';
  return (
    <section aria-labelledby="end-link" className="max-w-prose border-cement border-t pt-6">
      <h2 id="end-link" className="font-bold text-xl">
        {requirementsText.linkInMail}
      </h2>
      <p className="mt-1 text-ink-soft">{`${requirementsText.linkOpens(limits.requirement.linkDays)} ${describeEnding(byLink, isOpen)}`}</p>
      <AccountForm doing="end-link" className="mt-4 grid gap-4">
        <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
          {threadsText.endLink}
        </Button>
      </AccountForm>
    </section>
  );
}

/** Who can open the page once the link is ended. */
function describeEnding(byLink: boolean, isOpen: boolean): string {
  if (!byLink) return requirementsText.endedButAccount;
  return isOpen ? requirementsText.endedForAllButMails : requirementsText.endedForAll;
}
