import { redirect, useNavigation } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { formAction, keepForm, readEntries } from '#app/components/form-action.ts';
import { FlaskConical } from '#app/components/icons.ts';
import { throwAsPage } from '#app/components/page-refusal.ts';
import { askContext } from '#app/context.ts';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { getSandboxCheckout, leaveSandboxCheckout } from '#server/features/payments/sandbox/checkout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { showRupees } from '#shared/rupees.ts';
import { type SandboxChoice, sandboxChoice } from '#shared/schemas/payments.ts';
import { plansText } from '#shared/texts.ts';
import type { Route } from './+types/payment-sandbox.ts';

export const handle = { bare: true };
export const meta = () => [{ title: titleOf(plansText.testCheckout) }, { name: 'robots', content: 'noindex' }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return ask(({ context }) => getSandboxCheckout(context, params.session)).catch(throwAsPage);
}

export const action = formAction(async ({ params, context }: Route.ActionArgs, form) => {
  const ask = context.get(askContext);
  const choice = readEntries(sandboxChoice, form.get('choice'));
  return redirect(await ask(({ context }) => leaveSandboxCheckout(context, params.session, choice)).catch(throwAsPage));
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

/** What a payer does with a provider's checkout, and what only a test does with it. */
const CHOICES: { choice: SandboxChoice; label: () => string; hint?: () => string }[] = [
  { choice: 'fail', label: () => plansText.letItFail },
  { choice: 'pay_late', label: () => plansText.payLate, hint: () => plansText.toldLater },
  { choice: 'pay_twice', label: () => plansText.payTwice, hint: () => plansText.toldOfTwo },
];

/** The sandbox's checkout: it stands where the provider's page would be, and moves no money. */
export default function PaymentSandbox({ loaderData: { orderId, amount, state, attemptFailed } }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const press = (choice: SandboxChoice) => ({ type: 'submit', name: 'choice', value: choice, disabled: busy }) as const;
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center px-4 py-8 outline-none">
      <div className="w-full max-w-md rounded-2xl border border-cement bg-paper p-6 sm:p-8">
        <p className="flex items-center gap-2 font-semibold text-amber">
          <FlaskConical aria-hidden className="size-5" />
          {plansText.noMoneyMoves}
        </p>
        <h1 className="mt-3 font-extrabold text-4xl tracking-tight">{showRupees(amount)}</h1>
        <p className="mt-1 text-ink-soft text-sm wrap-anywhere">{plansText.order(brand.name, orderId)}</p>
        {state === 'paid' && (
          <p role="status" className="mt-4 font-semibold text-leaf">
            {plansText.orderPaid}
          </p>
        )}
        {state === 'expired' && (
          <p role="status" className="mt-4 font-semibold text-danger">
            {plansText.orderExpired}
          </p>
        )}
        {state === 'open' && attemptFailed && (
          <p role="status" className="mt-4 font-semibold text-danger">
            {plansText.lastTryFailed}
          </p>
        )}
        <AccountForm className="mt-6 grid gap-3">
          <Button {...press('pay')} size="lg">
            {busy ? plansText.processing : plansText.pay}
          </Button>
          <Button {...press('leave')} variant="secondary" size="lg">
            {plansText.leaveWithoutPaying}
          </Button>
          <fieldset className="mt-3 grid gap-4 border-cement border-t pt-4">
            <legend className="pr-3 text-ink-soft text-sm">{plansText.forTests}</legend>
            {CHOICES.map(({ choice, label, hint }) => (
              <div key={choice}>
                <Button {...press(choice)} variant="quiet" className="w-full" aria-describedby={hint && `${choice}-hint`}>
                  {label()}
                </Button>
                {hint && (
                  <p id={`${choice}-hint`} className="text-center text-ink-soft text-sm">
                    {hint()}
                  </p>
                )}
              </div>
            ))}
          </fieldset>
        </AccountForm>
      </div>
    </main>
  );
}
