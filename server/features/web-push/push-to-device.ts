import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import type { Notice } from '#server/features/web-push/push.ts';
import { deleteGone, findSubscription, selectToldDevices } from '#server/features/web-push/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';

/** About three hours of tries: what comes later helps nobody, and the mail is there. */
const retries = { retryLimit: 12 };

/** Brings a notice to one device: each is tried again by itself, and one that its push service knows no longer is forgotten. */
export const pushToDevice = defineJob<{ deviceId: string; notice: Notice }>(
  'push-to-device',
  async ({ db, push }, { deviceId, notice }) => {
    const subscription = await findSubscription(db, deviceId);
    if (subscription && (await push.send(subscription, notice)) === 'gone') await deleteGone(db, deviceId, subscription.endpoint);
  },
  retries,
);

/** Tells the owner of an approved business on all their devices, by jobs of the transaction that there is something to tell of. */
export async function pushToOwner(
  { jobs }: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  businessId: string,
  notice: Notice,
): Promise<void> {
  for (const { push_device_id: deviceId } of await selectToldDevices(transaction, businessId)) {
    await jobs.enqueue(transaction, pushToDevice, { deviceId, notice });
  }
}
