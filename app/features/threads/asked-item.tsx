import { Link } from '#app/components/link.tsx';
import { LocalTime } from '#app/components/local-time.tsx';
import type { ThreadEnded } from '#shared/schemas/enquiries.ts';
import type { Asked } from '#shared/schemas/threads.ts';
import { threadsText } from '#shared/texts.ts';

/** One enquiry in the list of whoever sent it: to whom, how it stands, and the last words. The whole of it leads to the conversation. */
export function AskedItem({ asked }: { asked: Asked }) {
  const { business, lastMessage, unread, createdAt } = asked;
  const at = lastMessage?.createdAt ?? createdAt;
  return (
    <article
      className={`relative rounded-xl border bg-paper p-5 hover:border-ink ${unread > 0 ? 'border-brick border-l-6' : 'border-sand-dark'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-lg wrap-anywhere">
          <Link to={`/user/enquiries/${asked._id}`} className="after:absolute after:inset-0">
            {business.name}
          </Link>
        </h2>
        <LocalTime at={at} className="text-ink-soft text-sm" />
      </div>
      <p className={`mt-1 text-sm ${unread > 0 ? 'font-semibold text-brick' : 'text-ink-soft'}`}>{describeState(asked)}</p>
      <p data-may-cut className="mt-2 line-clamp-2 wrap-anywhere">
        {(lastMessage?.body ?? asked.message) || threadsText.wordsGone}
      </p>
    </article>
  );
}

const ENDS: Record<ThreadEnded, () => string> = {
  found: () => threadsText.endedFound,
  not_needed: () => threadsText.endedNotNeeded,
  chosen: () => threadsText.endedChosen,
  replaced: () => threadsText.endedReplaced,
};

/** How an enquiry stands, in words. */
export function describeState({ unread, endedAs, answeredBy, isUnanswered, withheldAs }: Asked): string {
  if (unread > 0) return threadsText.newMessages(unread);
  if (endedAs) return ENDS[endedAs]();
  if (withheldAs) return withheldAs === 'held' ? threadsText.teamReadsFirst : threadsText.teamDidNotPass;
  if (answeredBy) return answeredBy === 'owner' ? threadsText.answered : threadsText.answeredAsYouSaid;
  return isUnanswered ? threadsText.unansweredTwoDays : threadsText.waiting;
}
