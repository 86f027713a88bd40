import { useState } from 'react';
import { useLocation } from 'react-router';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { NotAuthorized } from '#app/features/plans/not-authorized.tsx';
import { SelectablePlanCard } from '#app/features/plans/plan-card.tsx';
import { type PaymentOptions, usePayment } from '#app/features/plans/use-payment.ts';
import { commonText, plansText } from '#shared/texts.ts';

/**
 * The plan to choose, a phone number and the button that leads to the checkout (docs/product/pages.md). It stands there for everybody;
 * who cannot buy is told so by the press, and how to log in.
 */
export function PaymentForm(options: Omit<PaymentOptions, 'onUnauthorized'>) {
  const { pathname, search } = useLocation();
  const [isUnauthorized, setUnauthorized] = useState(false);
  const form = usePayment({ ...options, onUnauthorized: () => setUnauthorized(true) });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <fieldset>
        <legend className="sr-only">{plansText.plan}</legend>
        <SelectablePlanCard />
      </fieldset>
      <KeptDraft draft={form.draft} className="grid gap-5">
        <CheckedEntry
          form={form}
          name="phone_number"
          label={commonText.phoneNumber}
          hint={plansText.forProviderAlone}
          type="tel"
          autoComplete="tel"
        />
      </KeptDraft>
      <SubmitRow form={form} label={plansText.goToPayment} busyLabel={plansText.processing} />
      {isUnauthorized && <NotAuthorized path={pathname + search}>{plansText.belongsToAccount}</NotAuthorized>}
    </form>
  );
}
