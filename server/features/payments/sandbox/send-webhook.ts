import { findSandboxOrder, readSandboxSecret } from '#server/features/payments/sandbox/queries.ts';
import { signWebhook } from '#server/features/payments/signature.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';

/** When a webhook that was not taken is sent again, as the provider does it. Seconds. */
const RETRIES = [120, 600, 1_800];
const TIMEOUT = 10_000;

interface SandboxWebhook {
  orderId: string;
  /** How often it was sent before. */
  attempt: number;
}

/** Tells the site over HTTP what became of an order, in the provider's form and under its signature (docs/decisions/090-payments.md). */
export const sendSandboxWebhook: Job<SandboxWebhook> = defineJob('send-sandbox-notice', async (context, { orderId, attempt }) => {
  const { db, jobs } = context;
  const order = await findSandboxOrder(db, orderId);
  if (!order) return;
  const isPaid = order.status === 'PAID';
  const body = JSON.stringify({
    type: isPaid ? 'PAYMENT_SUCCESS_WEBHOOK' : 'PAYMENT_FAILED_WEBHOOK',
    event_time: new Date().toISOString(),
    data: {
      order: { order_id: orderId, order_amount: order.amount, order_currency: order.currency },
      payment: { payment_status: isPaid ? 'SUCCESS' : 'FAILED', payment_amount: order.amount, payment_currency: order.currency },
    },
  });
  const timestamp = String(Date.now());
  const signature = signWebhook(await readSandboxSecret(db), timestamp, body);
  const headers = { 'content-type': 'application/json', 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature };
  if (await isTaken(order.notify_url, headers, body)) return;
  const afterSeconds = RETRIES[attempt];
  if (afterSeconds === undefined) return;
  await db
    .transaction()
    .execute((transaction) => jobs.enqueue(transaction, sendSandboxWebhook, { orderId, attempt: attempt + 1 }, { afterSeconds }));
});

async function isTaken(url: string, headers: Record<string, string>, body: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
