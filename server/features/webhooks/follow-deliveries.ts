import type { Context } from '#server/context.ts';
import { sendDue } from '#server/features/webhooks/send-due.ts';

/**
 * Sends deliveries as soon as what they tell of is committed, by the notice of the database. @returns what ends it, once what is on its way has
 * been answered.
 */
export async function followDeliveries(context: Context): Promise<() => Promise<void>> {
  let isStopped = false;
  let sending: Promise<void> | undefined;
  let isAskedAgain = false;
  const wake = () => {
    isAskedAgain = true;
    sending ??= work().finally(() => {
      sending = undefined;
    });
  };
  async function work() {
    while (isAskedAgain && !isStopped) {
      isAskedAgain = false;
      await sendDue(context).catch((error) => context.log.warn({ err: error }, 'webhooks could not be sent now; they are every minute'));
    }
  }
  await context.cache.follow('webhook_deliveries', async () => wake());
  return async () => {
    isStopped = true;
    await sending;
  };
}
