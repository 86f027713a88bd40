import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { isOwnDocument, openCashfreeCheckout } from '#app/features/plans/cashfree-script.ts';
import { keepWayBack } from '#app/features/plans/way-back.ts';
import { oneTimePlan } from '#shared/plan.ts';
import type { PlanOffer } from '#shared/schemas/payments.ts';
import { paymentMessages as messages } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/payments.ts').then(({ orderInput }) => orderInput);

/** The same for every try of one click, so that it makes one order. */
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface PaymentOptions extends Pick<PlanOffer, 'scriptMode'> {
  wayBack: string | undefined;
  /** Called when whoever presses has no account that may buy; it is said in the page. */
  onUnauthorized: () => void;
}

/**
 * The form that opens an order and leads to its checkout (docs/product/calls.md and docs/product/forms.md).
 * @param wayBack where the payer wants to go on afterwards.
 */
export function usePayment({ scriptMode, wayBack, onUnauthorized }: PaymentOptions) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const key = useRef('');
  useEffect(() => {
    if (scriptMode && !isOwnDocument()) window.location.reload();
  }, [scriptMode]);

  const draft = useDraft('payment');
  const form = useCheckedForm({
    loadSchema,
    draft,
    emptyAtFields: true,
    extra: { amount: oneTimePlan.amount },
    send(entries) {
      key.current ||= newKey();
      return callApi('POST /payment/orders/create', { body: { ...entries, idempotency_key: key.current } });
    },
    async onSent({ payment_session_id: sessionId, checkout_url: checkoutUrl }) {
      if (!sessionId) return notify.error(messages.noSession);
      keepWayBack(wayBack);
      // The sandbox's page is one of ours, by whatever name the browser knows this host.
      if (checkoutUrl) return navigate(new URL(checkoutUrl).pathname);
      if (!scriptMode) return notify.error(messages.noSession);
      await checkOut(scriptMode, sessionId);
    },
    describeFailure(failure) {
      if (isUnauthorized(failure)) return undefined;
      return isAnswered(failure) ? failure.message : messages.initiationFailed;
    },
    onFailure(failure) {
      if (isUnauthorized(failure)) onUnauthorized();
      if (!isAnswered(failure) || failure.status >= 500) return;
      key.current = '';
      if (failure.code === 'plan_owned') revalidate();
    },
  });
  return { ...form, draft };
}

function isAnswered(failure: Error): failure is ApiFailure {
  return failure instanceof ApiFailure && failure.code !== undefined;
}

function isUnauthorized(failure: Error) {
  return isAnswered(failure) && failure.code === 'not_authorized';
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
