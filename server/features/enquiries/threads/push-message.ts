import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { noticeToOwner } from '#server/features/enquiries/notice-to-owner.ts';
import { isInQuarantine } from '#server/features/enquiries/quarantine/queries.ts';
import { markPushDue, takeDuePush, updatePushed } from '#server/features/enquiries/threads/queries/pushes.ts';
import { pushToOwner } from '#server/features/web-push/push-to-device.ts';
import { defineJob } from '#server/jobs/define-job.ts';

/**
 * Has the owner's devices told of what the asker has written, in the transaction that keeps it: at once, or when ten minutes have passed
 * since the notice before. Of more that is written meanwhile the same notice tells.
 */
export async function notifyDevices({ jobs }: Pick<Context, 'jobs'>, transaction: Transaction<DB>, enquiryId: string): Promise<void> {
  const wait = await markPushDue(transaction, enquiryId);
  if (wait !== undefined) await jobs.enqueue(transaction, pushMessage, { enquiryId }, { afterSeconds: wait });
}

/** Tells an owner's devices of a message that they have not read; of a sender in quarantine they are told nothing. */
export const pushMessage = defineJob<{ enquiryId: string }>('push-message', (context, { enquiryId }) =>
  context.db.transaction().execute(async (transaction) => {
    const news = await takeDuePush(transaction, enquiryId);
    if (!news?.business_id || (await isInQuarantine(transaction, news))) return;
    await updatePushed(transaction, enquiryId);
    await pushToOwner(context, transaction, news.business_id, noticeToOwner(news, enquiryId, { tag: news.message_id, isNew: false }));
  }),
);
