import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { mailEnquiry } from '#server/features/enquiries/mail-enquiry.ts';
import { noticeToOwner } from '#server/features/enquiries/notice-to-owner.ts';
import { selectReceivingDevices } from '#server/features/enquiries/queries.ts';
import { pushToDevice } from '#server/features/web-push/push-to-device.ts';

/** Brings an enquiry to its receiver, by jobs of the transaction that keeps or releases it: a mail server or a
 * push service that is down loses nothing. */
export async function deliverEnquiry({ jobs }: Pick<Context, 'jobs'>, transaction: Transaction<DB>, enquiryId: string): Promise<void> {
  await jobs.enqueue(transaction, mailEnquiry, { enquiryId });
  for (const { push_device_id: deviceId, ...told } of await selectReceivingDevices(transaction, enquiryId)) {
    await jobs.enqueue(transaction, pushToDevice, { deviceId, notice: noticeToOwner(told, enquiryId, { tag: enquiryId, isNew: true }) });
  }
}
