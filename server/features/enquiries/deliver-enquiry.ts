import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { mailEnquiry } from '#server/features/enquiries/mail-enquiry.ts';

/** Brings an enquiry to its receiver, by jobs of the transaction that keeps or releases it: a mail server that is down loses nothing. */
export async function deliverEnquiry({ jobs }: Pick<Context, 'jobs'>, transaction: Transaction<DB>, enquiryId: string): Promise<void> {
  await jobs.enqueue(transaction, mailEnquiry, { enquiryId });
}
