import type { Side, ThreadRow } from '#server/features/enquiries/threads/queries/threads.ts';
import { threadMessages as messages } from '#shared/texts.ts';

/** Why a side can write nothing more, in words; null while it can. */
export function whyClosed(thread: ThreadRow, side: Side): string | null {
  if (thread.ended_at) {
    if (side === 'asker') return messages.endedByYou;
    return thread.ended_as === 'chosen' ? messages.endedAsChosen : messages.endedByAsker;
  }
  if (thread.business_left_at) return messages.businessLeft;
  if (side === 'asker') return null;
  const hasAsker = thread.email !== '' || thread.user_id !== null || thread.sender_business_id !== null;
  if (!hasAsker) return messages.askerLeft;
  return thread.business_status === 'approved' ? null : messages.businessNotPublic;
}
