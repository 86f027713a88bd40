import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { useRefusedForm } from '#app/components/form-action.ts';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { LinkBox, LinkEnd, type WayOn } from '#app/features/mail-links/link-box.tsx';

interface MailLinkPageProps {
  title: string;
  /** What the button asks; without it there is nothing to press, and `said` says why. */
  question?: ReactNode;
  button: string;
  said: string;
  /** Where `said` leads on to, where that is not Home. */
  way?: WayOn | undefined;
  /** What is agreed to by the button. */
  notice?: string;
}

/** Where a link of a mail leads: a button does it, because mail programs and their scanners open links by themselves. */
export function MailLinkPage({ title, question, button, said, way, notice }: MailLinkPageProps) {
  const busy = useNavigation().state !== 'idle';
  const refused = useRefusedForm()?.refused;
  return (
    <LinkBox title={title}>
      {question ? (
        <>
          <p className="mt-3 text-ink-soft text-lg wrap-anywhere">{question}</p>
          {notice && <p className="mt-3 text-ink-soft">{notice}</p>}
          <AccountForm className="mt-6 grid gap-4">
            <Button type="submit" size="lg" busy={busy} className="w-full">
              {button}
            </Button>
          </AccountForm>
        </>
      ) : (
        <LinkEnd way={way}>{refused ?? said}</LinkEnd>
      )}
    </LinkBox>
  );
}
