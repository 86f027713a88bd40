import { type ThreadClosure, threadClosures } from '#server/features/enquiries/refusals.ts';
import type { Side, ThreadRow } from '#server/features/enquiries/threads/queries/threads.ts';

/** Why a side can write nothing more; null while it can. */
export function whyClosed(thread: ThreadRow, side: Side): ThreadClosure | null {
  if (thread.ended_at) {
    if (side === 'asker') return 'endedByYou';
    return thread.ended_as === 'chosen' ? 'endedAsChosen' : 'endedByAsker';
  }
  if (thread.business_left_at) return 'businessLeft';
  if (side === 'asker') return thread.withheld_as === 'refused' ? 'notPassedOn' : null;
  const hasAsker = thread.email !== '' || thread.user_id !== null || thread.sender_business_id !== null;
  if (!hasAsker) return 'askerLeft';
  return thread.business_status === 'approved' ? null : 'businessNotPublic';
}

/** The same in words. */
export function sayClosed(thread: ThreadRow, side: Side): string | null {
  const why = whyClosed(thread, side);
  return why && threadClosures[why]();
}
