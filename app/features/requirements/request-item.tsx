import { Link } from '#app/components/link.tsx';
import { LocalTime } from '#app/components/local-time.tsx';
import { describeOutcome } from '#app/features/requirements/describe-outcome.ts';
import type { SentRequest } from '#shared/schemas/requirement-closing.ts';
import { serviceName } from '#shared/service-name.ts';
import { requirementsText, threadsText } from '#shared/texts.ts';

/** One request in the list of whoever sent it: what and where, how it stands, and who was asked. The whole of it leads to its page. */
export function RequestItem({ request }: { request: SentRequest }) {
  const { _id, service, place, sentAt, businesses, closedAs, answers, unread } = request;
  const isNews = unread > 0;
  const isAnswered = !closedAs && answers > 0;
  return (
    <article
      className={`relative rounded-xl border bg-paper p-5 hover:border-ink ${isNews ? 'border-brick border-l-6' : isAnswered ? 'border-leaf border-l-6' : 'border-sand-dark'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-lg wrap-anywhere">
          <Link to={`/user/requirements/${_id}`} className="after:absolute after:inset-0">
            {`${serviceName(service)}, ${place}`}
          </Link>
        </h2>
        <LocalTime at={sentAt} className="text-ink-soft text-sm" />
      </div>
      {isNews && <p className="mt-1 font-semibold text-brick text-sm">{threadsText.newMessages(unread)}</p>}
      <p className={`mt-1 text-sm wrap-anywhere ${isAnswered ? 'font-semibold text-leaf' : 'text-ink-soft'}`}>{describeOutcome(request)}</p>
      <p className="mt-2 wrap-anywhere">
        {businesses.length > 0 ? requirementsText.sentTo(businesses.join(', ')) : requirementsText.askedHaveLeft}
      </p>
    </article>
  );
}
