import type { Side, ThreadRow } from '#server/features/enquiries/threads/queries/threads.ts';
import { threadMessages as messages } from '#shared/thread-messages.ts';

/** Why a side can write nothing more, in words; null while it can. */
export function whyClosed(thread: ThreadRow, side: Side): string | null {
  if (thread.ended_at) return side === 'owner' ? messages.endedByAsker : messages.endedByYou;
  if (thread.business_left_at) return messages.businessLeft;
  if (side === 'asker') return null;
  const hasAsker = thread.email !== '' || thread.user_id !== null || thread.sender_business_id !== null;
  if (!hasAsker) return messages.askerLeft;
  return thread.business_status === 'approved' ? null : messages.businessNotPublic;
}
