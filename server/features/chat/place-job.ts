import { speakingTo } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import { decide } from '#server/features/chat/decide.ts';
import { place } from '#server/features/chat/place.ts';
import { findChatMessage, findOwner, selectWaiting } from '#server/features/chat/queries.ts';
import { sayWhatBecame } from '#server/features/chat/say.ts';
import { defineJob } from '#server/jobs/define-job.ts';

/**
 * Places a message from a chat, and says in the chat what became of it. With it, before it, what its writer has written before and still waits: two
 * that came at once stand in the order in which they were written.
 */
export const placeChatMessage = defineJob<{ chatMessageId: string }>('place-chat-message', async (context, { chatMessageId }) => {
  const { db } = context;
  const message = await findChatMessage(db, chatMessageId);
  if (!message) return;
  const owner = await findOwner(db, message.phone_no);
  await speakingTo(owner?.language, async () => {
    const waiting = await selectWaiting(db, message.phone_no);
    const failures: unknown[] = [];
    for (const id of new Set([...waiting, chatMessageId])) await placeOne(context, id).catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  });
});

async function placeOne(context: Context, id: string): Promise<void> {
  const decided = await context.db.transaction().execute((transaction) => decide(transaction, id));
  if (decided?.state === 'waiting') await place(context, decided);
  await sayWhatBecame(context, id);
}
