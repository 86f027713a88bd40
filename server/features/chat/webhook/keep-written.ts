import type { Transaction } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { placeChatMessage } from '#server/features/chat/place-job.ts';
import { answerQuestion, countSince, findOwner, insertChatMessage, isOfBusiness, lockNumber } from '#server/features/chat/queries.ts';
import type { Written } from '#server/features/chat/webhook/read-whatsapp.ts';
import { limits } from '#shared/limits.ts';
import { isIndianMobile, normalisePhone } from '#shared/phone.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

const HOUR = 3_600_000;

/** Messages of one number that are kept in an hour: nobody answers as many. */
const MOST_IN_AN_HOUR = 60;

/**
 * Keeps what owners of businesses have written in the chat, with the jobs that place it, before Meta is told that it has come: all of one webhook
 * at once, so that it is placed in its order. What comes twice is kept once; what comes from a number that no owner has proven, not at all.
 */
export async function keepWritten(context: Context, written: readonly Written[]): Promise<void> {
  const byNumber = Map.groupBy(
    written.filter(({ from }) => isIndianMobile(from)),
    ({ from }) => `+91${normalisePhone(from)}`,
  );
  await context.db.transaction().execute(async (transaction) => {
    // In one order: two webhooks wait for each other and no more.
    for (const [phoneNo, messages] of [...byNumber].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      await lockNumber(transaction, phoneNo);
      const owner = await findOwner(transaction, phoneNo);
      if (owner) for (const one of messages) await keepOne(context, transaction, { phoneNo, businessId: owner.business_id }, one);
    }
  });
}

interface Writer {
  phoneNo: string;
  businessId: string;
}

async function keepOne(context: Context, transaction: Transaction<DB>, { phoneNo, businessId }: Writer, written: Written): Promise<void> {
  const enqueue = (chatMessageId: string) => context.jobs.enqueue(transaction, placeChatMessage, { chatMessageId });
  if (written.choice !== undefined) {
    const [questionId = '', chosen = ''] = written.choice.split(':');
    if (!isUuid(questionId)) return;
    const enquiryId = isUuid(chosen) && (await isOfBusiness(transaction, chosen, businessId)) ? chosen : undefined;
    for (const id of await answerQuestion(transaction, { phoneNo, questionId, enquiryId })) await enqueue(id);
    return;
  }
  const now = new Date();
  if ((await countSince(transaction, phoneNo, new Date(now.getTime() - HOUR))) >= MOST_IN_AN_HOUR) {
    context.log.warn('more messages of one number came in an hour than are kept');
    return;
  }
  const text = dropUnseenSigns(written.text.slice(0, limits.longText)).trim();
  const isNothing = written.isOther || (text === '' && written.mediaId === undefined);
  const id = await insertChatMessage(transaction, {
    gateway_id: written.id,
    phone_no: phoneNo,
    business_id: businessId,
    kind: isNothing ? 'other' : written.mediaId === undefined ? 'text' : 'picture',
    body: text,
    media_id: written.mediaId ?? null,
    answers: written.answers ?? null,
    // A clock that is ahead would take what is told later for what was known then.
    written_at: written.at !== undefined && written.at < now ? written.at : now,
    came_at: now,
    state: isNothing ? 'over' : 'waiting',
  });
  if (id !== undefined) await enqueue(id);
}
