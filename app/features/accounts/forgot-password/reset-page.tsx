import type { ReactNode } from 'react';
import { AccountPage } from '#app/features/accounts/account-page.tsx';
import type { ResetWay } from '#app/features/accounts/forgot-password/reset-ways.ts';
import { promises } from '#app/features/accounts/promises.ts';
import { accountsText } from '#shared/texts.ts';

interface ResetPageProps {
  way: ResetWay;
  step: 1 | 2 | 3;
  title: string;
  lead: string;
  back: { to: string; state?: unknown; label: string };
  children: ReactNode;
}

/** One of the three steps to a new password. */
export function ResetPage({ way, step, title, lead, back, children }: ResetPageProps) {
  const steps = (
    <p className="font-semibold text-brick text-sm">
      <span className="mb-2 grid grid-cols-3 gap-1.5" aria-hidden>
        {[1, 2, 3].map((each) => (
          <span key={each} className={`h-1.5 rounded-full ${each <= step ? 'bg-brick' : 'bg-sand-dark'}`} />
        ))}
      </span>
      <span>{accountsText.step(step)}</span>
    </p>
  );
  return (
    <AccountPage title={title} lead={lead} promise={promises[way]()} back={back} tabs={steps}>
      {children}
    </AccountPage>
  );
}
