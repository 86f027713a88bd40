import { useEffect } from 'react';
import type { ThreadMessage } from '#shared/schemas/threads.ts';

/** Says once for each last message that it was shown. That it could not be said is told to nobody: the next visit says it again. */
export function useMarkRead(messages: ThreadMessage[], unread: number, mark: (last: string | undefined) => Promise<unknown>): void {
  const last = messages.at(-1)?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the conversation's own call is a new one in each rendering
  useEffect(() => {
    if (unread > 0) mark(last).catch(() => {});
  }, [last, unread > 0]);
}
