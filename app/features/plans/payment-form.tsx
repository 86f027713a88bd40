import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { SelectablePlanCard } from '#app/features/plans/plan-card.tsx';
import { usePayment } from '#app/features/plans/use-payment.ts';
import { commonText, plansText } from '#shared/texts.ts';

/** The plan to choose, a phone number and the button that leads to the checkout (docs/product/pages.md). */
export function PaymentForm(options: Parameters<typeof usePayment>[0]) {
  const form = usePayment(options);
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <fieldset>
        <legend className="sr-only">{plansText.plan}</legend>
        <SelectablePlanCard />
      </fieldset>
      <CheckedEntry
        form={form}
        name="phone_number"
        label={commonText.phoneNumber}
        hint={plansText.forProviderAlone}
        type="tel"
        autoComplete="tel-national"
      />
      <SubmitRow form={form} label={plansText.goToPayment} busyLabel={plansText.processing} />
    </form>
  );
}
