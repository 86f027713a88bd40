import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { mailEnquiry } from '#server/features/enquiries/mail-enquiry.ts';
import { noticeToOwner } from '#server/features/enquiries/notice-to-owner.ts';
import { findDelivered, selectReceivingDevices } from '#server/features/enquiries/queries.ts';
import { workOf } from '#server/features/enquiries/work-of.ts';
import { tell } from '#server/features/message-choices/tell.ts';
import { nameWritten } from '#server/features/places/place-names.ts';
import { pushToDevice } from '#server/features/web-push/push-to-device.ts';

/**
 * Brings an enquiry to its receiver, by jobs of the transaction that keeps or releases it: a mail server, a gateway or a push service that is
 * down loses nothing. One to the team is mailed; an owner is told by the ways that they have chosen, and on their devices.
 */
export async function deliverEnquiry({ jobs }: Pick<Context, 'jobs'>, transaction: Transaction<DB>, enquiryId: string): Promise<void> {
  const enquiry = await findDelivered(transaction, enquiryId);
  if (!enquiry) await jobs.enqueue(transaction, mailEnquiry, { enquiryId });
  else {
    const { business_id: businessId, name, place, city, asked_at } = enquiry;
    await tell(
      { jobs },
      transaction,
      { kind: 'contractor', businessId },
      {
        topic: 'enquiries',
        kind: 'enquiry',
        values: () => ({ name, work: workOf(enquiry), place: nameWritten(place || city), link: `/profilesupplier/enquiries/${enquiryId}` }),
        about: { side: 'owner', at: asked_at },
        enquiryId,
        mail: { job: mailEnquiry, data: { enquiryId } },
      },
    );
  }
  for (const { push_device_id: deviceId, ...told } of await selectReceivingDevices(transaction, enquiryId)) {
    await jobs.enqueue(transaction, pushToDevice, { deviceId, notice: noticeToOwner(told, enquiryId, { tag: enquiryId, isNew: true }) });
  }
}
