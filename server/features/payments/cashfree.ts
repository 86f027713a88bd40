import * as z from 'zod';
import type { CashfreeSettings } from '#server/base/config.ts';
import { AnswerTooLong, parseJson, readAnswer } from '#server/base/read-answer.ts';
import { type FoundOrder, type Gateway, GatewayFailure, type NewOrder } from '#server/features/payments/gateway.ts';

const API_VERSION = '2025-01-01';
/** A payer waits for two of them at most. Milliseconds. */
const TIMEOUT = 5_000;
const TRIES = 2;

const createdOrder = z.object({ payment_session_id: z.string().min(1).max(1_000) });
const order = z.object({ order_id: z.string(), order_amount: z.number(), order_currency: z.string(), order_status: z.string() });
const payments = z.array(z.object({ payment_status: z.string(), cf_payment_id: z.union([z.string(), z.number()]) }));

const STATES: Record<string, FoundOrder['state']> = {
  ACTIVE: 'open',
  TERMINATION_REQUESTED: 'open',
  PAID: 'paid',
  EXPIRED: 'expired',
  TERMINATED: 'terminated',
};
const FAILED = new Set(['FAILED', 'CANCELLED', 'USER_DROPPED', 'VOID']);
const UNDECIDED = new Set(['PENDING', 'SUCCESS']);

type Method = 'GET' | 'POST';

/**
 * Cashfree Payments, by its own API (docs/decisions/090-payments.md).
 * @param timeout how long one try may take, in milliseconds.
 */
export function createCashfree({ baseUrl, appId, secretKey, mode }: CashfreeSettings, timeout = TIMEOUT): Gateway {
  /** @returns status and answer of the first try that was answered and not by a failure of the gateway's own. */
  async function ask(method: Method, path: string, { key, body }: { key?: string; body?: object } = {}) {
    let reason = '';
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        const response = await fetch(`${baseUrl}${path}`, {
          method,
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
          headers: {
            accept: 'application/json',
            'x-client-id': appId,
            'x-client-secret': secretKey,
            'x-api-version': API_VERSION,
            ...(key ? { 'x-idempotency-key': key } : {}),
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        const answer = parseJson(await readAnswer(response));
        if (response.status < 500 && response.status !== 429) return { status: response.status, answer };
        reason = `status ${response.status}`;
      } catch (error) {
        reason = error instanceof AnswerTooLong ? error.message : (error as Error).name;
      }
    }
    throw new GatewayFailure(`${method} of an order: ${reason}`);
  }

  async function readOrder(orderId: string) {
    const { status, answer } = await ask('GET', `/orders/${orderId}`);
    if (status === 404) return undefined;
    const found = understand(status, order, answer);
    if (found.order_id !== orderId) throw new GatewayFailure('the answer is about another order');
    return { ...found, answer };
  }

  async function lastAttemptFailed(orderId: string) {
    const { status, answer } = await ask('GET', `/orders/${orderId}/payments`);
    const statuses = understand(status, payments, answer).map((payment) => payment.payment_status);
    return statuses.some((name) => FAILED.has(name)) && !statuses.some((name) => UNDECIDED.has(name));
  }

  return {
    name: 'cashfree',
    scriptMode: mode,
    readSecret: async () => secretKey,
    checkoutUrl: () => undefined,

    async createOrder(wanted) {
      const { status, answer } = await ask('POST', '/orders', { key: wanted.orderId, body: orderBody(wanted) });
      if (status !== 409) return understand(status, createdOrder, answer).payment_session_id;
      // An earlier try arrived whose answer was lost.
      const found = await readOrder(wanted.orderId);
      return understand(200, createdOrder, found?.answer).payment_session_id;
    },

    async findOrder(orderId) {
      const found = await readOrder(orderId);
      if (!found) return undefined;
      const state = STATES[found.order_status];
      if (!state) throw new GatewayFailure('the order is in a state that is not known');
      const attemptFailed = state === 'open' && (await lastAttemptFailed(orderId));
      return { amount: found.order_amount, currency: found.order_currency, state, attemptFailed };
    },
  };
}

/** The payer is known to the gateway by this order alone. */
function orderBody({ orderId, amount, currency, phoneNo, expiresAt, returnUrl, notifyUrl }: NewOrder) {
  return {
    order_id: orderId,
    order_amount: amount,
    order_currency: currency,
    order_expiry_time: expiresAt.toISOString(),
    customer_details: { customer_id: orderId.replaceAll('-', ''), customer_phone: phoneNo },
    order_meta: { return_url: returnUrl, notify_url: notifyUrl },
  };
}

function understand<Answer>(status: number, schema: z.ZodType<Answer>, answer: unknown): Answer {
  if (status !== 200 && status !== 201) throw new GatewayFailure(`the gateway refused with ${status}`);
  const read = schema.safeParse(answer);
  if (!read.success) throw new GatewayFailure('the answer cannot be read');
  return read.data;
}
