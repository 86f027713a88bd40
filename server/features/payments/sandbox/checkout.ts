import type { Context } from '#server/context.ts';
import { paymentRefusals } from '#server/features/payments/refusals.ts';
import { findSandboxSession, recordAttempt } from '#server/features/payments/sandbox/queries.ts';
import { sendSandboxWebhook } from '#server/features/payments/sandbox/send-webhook.ts';
import type { SandboxCheckout, SandboxChoice } from '#shared/schemas/payments.ts';
import { splitPath } from '#shared/site-language.ts';

/** How sessions are written (sandbox.ts). */
const SESSION = /^[\w-]{1,100}$/;

/** How much later a late webhook comes, in seconds. */
const LATE = 60;

/**
 * The order that a session of the sandbox pays, for whoever has the session, as with the provider.
 * @throws 404 for a session that there is not, and where the provider takes the money.
 */
export async function getSandboxCheckout(context: Context, sessionId: string): Promise<SandboxCheckout> {
  const order = await getOrder(context, sessionId);
  const { order_id: orderId, amount, currency, attempt_failed: attemptFailed } = order;
  const state = order.status === 'PAID' ? 'paid' : order.is_over ? 'expired' : 'open';
  return { orderId, amount, currency, state, attemptFailed };
}

/**
 * Does what somebody chose on the checkout page, and tells the site by signed webhooks as the provider does: at least once.
 * @returns where the payer goes back to: a path of this site, without a language.
 * @throws 404 as above.
 */
export async function leaveSandboxCheckout(context: Context, sessionId: string, choice: SandboxChoice): Promise<string> {
  const { order_id: orderId, return_url: returnUrl } = await getOrder(context, sessionId);
  await context.db.transaction().execute(async (transaction) => {
    if (choice === 'leave') return;
    await recordAttempt(transaction, orderId, choice !== 'fail');
    const tell = (afterSeconds: number) => context.jobs.enqueue(transaction, sendSandboxWebhook, { orderId, attempt: 0 }, { afterSeconds });
    await tell(choice === 'pay_late' ? LATE : 0);
    if (choice === 'pay_twice') await tell(0);
  });
  // Not the whole address: the session of whoever came by another name of this host would be missing there.
  return splitPath(new URL(returnUrl).pathname).path;
}

/**
 * The sandbox's pages are there with its gateway alone.
 * @param path of the page that something is sent to.
 * @throws 404 for one of them where the provider takes the money.
 */
export function requireGateway({ payments }: Pick<Context, 'payments'>, path: string): void {
  if (path.startsWith('/payment/sandbox/') && payments.name !== 'sandbox') throw paymentRefusals.orderNotFound();
}

async function getOrder({ db, payments }: Context, sessionId: string) {
  const isSession = payments.name === 'sandbox' && SESSION.test(sessionId);
  const order = isSession ? await findSandboxSession(db, sessionId) : undefined;
  if (!order) throw paymentRefusals.orderNotFound();
  return order;
}
