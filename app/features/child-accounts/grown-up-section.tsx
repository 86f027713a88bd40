import { Button } from '#app/components/button.tsx';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { AcceptedRules } from '#app/features/accounts/account-notice.tsx';
import { useSending } from '#app/features/requirements/use-sending.ts';
import { childrenText as text } from '#shared/texts.ts';

/** Where a child says that they are 18 by now. Works without script. */
export function GrownUpSection() {
  const sending = useSending();
  return (
    <section id="grown-up" aria-labelledby="grown-up-title" className="mt-12 scroll-mt-20 border-sand-dark border-t pt-8">
      <h2 id="grown-up-title" className="font-extrabold text-2xl leading-tight tracking-tight">
        {text.grownUpTitle}
      </h2>
      <AcceptedRules notice={text.grownUpNotice} className="mt-2 text-ink-soft" />
      <AccountForm doing="grown-up" className="mt-4">
        <Button type="submit" variant="secondary" busy={sending === 'grown-up'} className="w-full sm:w-auto">
          {text.iAmGrownUp}
        </Button>
      </AccountForm>
    </section>
  );
}
