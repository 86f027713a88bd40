import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { type CheckedForm, useCheckedForm } from '#app/components/use-checked-form.ts';
import { isOwnDocument, openCashfreeCheckout } from '#app/features/plans/cashfree-script.ts';
import { keepWayBack } from '#app/features/plans/way-back.ts';
import { paymentMessages as messages } from '#shared/payment-messages.ts';
import { oneTimePlan } from '#shared/plan.ts';
import type { OrderAnswer, PlanOffer } from '#shared/schemas/payments.ts';

const loadSchema = () => import('#shared/schemas/payments.ts').then(({ orderInput }) => orderInput);

/** The same for every try of one click, so that it makes one order. */
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The form that opens an order and leads to its checkout (docs/product/calls.md and docs/product/forms.md).
 * @param wayBack where the payer wants to go on afterwards.
 */
export function usePayment({ scriptMode, wayBack }: Pick<PlanOffer, 'scriptMode'> & { wayBack: string | undefined }): CheckedForm {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const key = useRef('');
  useEffect(() => {
    if (scriptMode && !isOwnDocument()) window.location.reload();
  }, [scriptMode]);

  const { mutateAsync } = useMutation({
    mutationFn: async ({ entries }: { entries: Record<string, unknown>; form: HTMLFormElement }) => {
      key.current ||= newKey();
      const order = await callApi<Partial<OrderAnswer>>('POST', '/payment/orders/create', { ...entries, idempotency_key: key.current });
      const { payment_session_id: sessionId, checkout_url: checkoutUrl } = order;
      if (!sessionId) return notify.error(messages.noSession);
      keepWayBack(wayBack);
      // The sandbox's page is one of ours, by whatever name the browser knows this host.
      if (checkoutUrl) return navigate(new URL(checkoutUrl).pathname);
      if (!scriptMode) return notify.error(messages.noSession);
      await checkOut(scriptMode, sessionId);
    },
    onError(failure, sent) {
      const isAnswered = failure instanceof ApiFailure && failure.code !== undefined;
      notify.error(isAnswered ? failure.message : messages.initiationFailed);
      if (!isAnswered || failure.status >= 500) return;
      key.current = '';
      form.blame(sent.form, failure.errors);
      if (failure.code === 'plan_owned') revalidate();
    },
  });

  const form = useCheckedForm({
    loadSchema,
    // An empty number is as wrong as any other: it is said at the field.
    missing: '',
    extra: { amount: oneTimePlan.amount },
    onChecked: (entries, form) => mutateAsync({ entries, form }),
  });
  return form;
}

async function checkOut(mode: 'sandbox' | 'production', sessionId: string) {
  try {
    const failure = await openCashfreeCheckout(mode, sessionId);
    if (failure) notify.error(failure.message || messages.paymentFailed);
  } catch (error) {
    console.warn(error);
    notify.error(messages.paymentFailed);
  }
}
