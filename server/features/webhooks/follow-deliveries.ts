import { toRefusal } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import { sendDue } from '#server/features/webhooks/send-due.ts';
import { LOOK_EVERY } from '#server/jobs/look-for-due.ts';

/**
 * Sends deliveries soon after what they tell of is committed: again and again it is looked whether any is due, as for jobs, since a commit that
 * notified would have others wait for it (docs/decisions/030-conversation.md#what-is-due-is-looked-for). @returns what ends it, once what is on
 * its way has been answered.
 */
export function followDeliveries(context: Context): () => Promise<void> {
  let isStopped = false;
  let isFailing = false;
  let next: NodeJS.Timeout | undefined;
  // That the database is away is said elsewhere, once.
  const report = (error: unknown) =>
    context.log[toRefusal(error).status === 503 ? 'debug' : 'warn'](
      { err: error },
      'webhooks could not be sent now; they are every minute',
    );
  const look = async () => {
    try {
      await sendDue(context);
      isFailing = false;
    } catch (error) {
      if (!isFailing) report(error);
      isFailing = true;
    }
    if (isStopped) return;
    next = setTimeout(() => {
      looking = look();
    }, LOOK_EVERY);
    next.unref();
  };
  let looking = look();
  return async () => {
    isStopped = true;
    clearTimeout(next);
    await looking;
  };
}
