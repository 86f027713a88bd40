import * as z from 'zod';
import { refusals } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context } from '#server/context.ts';
import { GatewayFailure } from '#server/features/payments/gateway.ts';
import { paymentRefusals } from '#server/features/payments/refusals.ts';
import { settleOrder } from '#server/features/payments/settle-order.ts';
import { isGenuine, type Webhook } from '#server/features/payments/signature.ts';

const content = z.object({ data: z.object({ order: z.object({ order_id: z.string() }) }) });

/**
 * Takes a webhook of the gateway's. It is a hint and no more: of a genuine one only the order's id is read, and the gateway is asked
 * (docs/decisions/090-payments.md). Webhooks about nothing of ours, such as the gateway's own test, are taken and change nothing.
 * @throws 401 for a forged or old one, 503 when the gateway cannot be asked: it then sends the webhook again.
 */
export async function receiveWebhook(context: Context, webhook: Webhook): Promise<void> {
  const secret = await context.payments.readSecret();
  if (secret === undefined || !isGenuine(webhook, secret)) throw paymentRefusals.wrongSignature();
  const orderId = orderOf(webhook.body);
  if (orderId === undefined) return;
  try {
    await settleOrder(context, orderId);
  } catch (error) {
    if (error instanceof GatewayFailure) throw refusals.unavailable();
    throw error;
  }
}

function orderOf(body: Buffer): string | undefined {
  try {
    const { order_id: orderId } = content.parse(JSON.parse(body.toString())).data.order;
    return isUuid(orderId) ? orderId : undefined;
  } catch {
    return undefined;
  }
}
