import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button, buttonClass } from '#app/components/button.tsx';
import { useRefusedForm } from '#app/components/form-action.ts';
import { Link } from '#app/components/link.tsx';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { mailLinksText } from '#shared/texts.ts';

interface MailLinkPageProps {
  title: string;
  /** What the button asks; without it there is nothing to press, and `said` says why. */
  question?: ReactNode;
  button: string;
  said: string;
}

/** Where a link of a mail leads: a button does it, because mail programs and their scanners open links by themselves. */
export function MailLinkPage({ title, question, button, said }: MailLinkPageProps) {
  const busy = useNavigation().state !== 'idle';
  const refused = useRefusedForm()?.refused;
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto max-w-lg rounded-2xl border border-cement bg-paper p-5 sm:p-10">
        <h1 className="font-extrabold text-3xl leading-tight tracking-tight">{title}</h1>
        {question ? (
          <>
            <p className="mt-3 text-ink-soft text-lg wrap-anywhere">{question}</p>
            <AccountForm className="mt-6 grid gap-4">
              <Button type="submit" size="lg" busy={busy} className="w-full">
                {button}
              </Button>
            </AccountForm>
          </>
        ) : (
          <>
            <p role="status" className="mt-3 text-ink-soft text-lg">
              {refused ?? said}
            </p>
            <Link to="/" className={`${buttonClass({ size: 'lg' })} mt-6 w-full`}>
              {mailLinksText.goHome}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
