import type { Waiting } from '#shared/schemas/blog.ts';
import { blogOfficeText } from '#shared/texts.ts';

/** How many comments wait for a decision, those with many links apart. */
export function WaitingMarks({ waiting: { pending, held } }: { waiting: Waiting }) {
  return (
    <>
      {pending > 0 && (
        <span className="rounded-full bg-amber px-2 py-1 text-white text-xs tabular-nums">{blogOfficeText.pending(pending)}</span>
      )}
      {held > 0 && <span className="rounded-full bg-ink px-2 py-1 text-paper text-xs tabular-nums">{blogOfficeText.held(held)}</span>}
    </>
  );
}
