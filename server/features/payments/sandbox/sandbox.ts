import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { type Gateway, GatewayFailure } from '#server/features/payments/gateway.ts';
import { findSandboxOrder, insertSandboxOrder, readSandboxSecret } from '#server/features/payments/sandbox/queries.ts';

/** Stands in for the provider: a checkout page of our own on which no money moves. Of the payer it keeps nothing. */
export function createSandbox(publicUrl: string, db: Kysely<DB>): Gateway {
  return {
    name: 'sandbox',
    scriptMode: undefined,
    readSecret: () => readSandboxSecret(db),
    checkoutUrl: (sessionId) => `${publicUrl}/payment/sandbox/${sessionId}`,

    async createOrder({ orderId, amount, currency, expiresAt, returnUrl, notifyUrl }) {
      await insertSandboxOrder(db, {
        order_id: orderId,
        session_id: `session_${randomBytes(24).toString('base64url')}`,
        amount,
        currency,
        return_url: returnUrl,
        notify_url: notifyUrl,
        expires_at: expiresAt,
      });
      const order = await findSandboxOrder(db, orderId);
      if (!order) throw new GatewayFailure('the sandbox has lost an order');
      return order.session_id;
    },

    async findOrder(orderId) {
      const order = await findSandboxOrder(db, orderId);
      if (!order) return undefined;
      const { amount, currency, attempt_failed: attemptFailed } = order;
      if (order.status === 'PAID') return { amount, currency, state: 'paid', attemptFailed };
      return { amount, currency, state: order.is_over ? 'expired' : 'open', attemptFailed };
    },
  };
}
