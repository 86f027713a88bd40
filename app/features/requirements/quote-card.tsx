import { Link } from 'react-router';
import { LocalTime } from '#app/components/local-time.tsx';
import { showLongDate } from '#app/components/show-moment.ts';
import { SentPhotos } from '#app/features/requirements/sent-photos.tsx';
import { showQuotedPrice } from '#shared/quoted-price.ts';
import type { Quote } from '#shared/schemas/requirements.ts';

/** A chosen business with its latest price and date, and all that it wrote. */
export function QuoteCard({ quote, byLink }: { quote: Quote; byLink: boolean }) {
  const { businessId, name, answers, endedAs, enquiryId } = quote;
  const priced = answers.findLast(({ priceFrom }) => priceFrom !== null);
  const dated = answers.findLast(({ readyOn }) => readyOn !== null);
  return (
    <article className="flex h-full flex-col gap-3 rounded-xl border border-sand-dark bg-paper p-4">
      <h3 className="font-bold text-lg leading-snug wrap-anywhere">
        {businessId ? (
          <Link to={`/viewdetails/${businessId}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <dl className="grid grid-cols-2 gap-3 border-sand-dark border-y py-3">
        <div>
          <dt className="text-ink-soft text-sm">Price</dt>
          <dd className="font-bold wrap-anywhere">{(priced && showQuotedPrice(priced)) ?? '–'}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">Ready on</dt>
          <dd className="font-bold">{dated?.readyOn ? showLongDate(dated.readyOn) : '–'}</dd>
        </div>
      </dl>
      {endedAs === 'chosen' && <p className="font-semibold text-leaf">You chose this one</p>}
      {answers.length === 0 && <p className="text-ink-soft">{describeSilence(quote)}</p>}
      {answers.map((answer) => (
        <div key={answer.answeredAt}>
          <p className="whitespace-pre-line wrap-anywhere">{answer.body}</p>
          <SentPhotos photos={answer.photos} of={`Photo of ${name}`} />
          <p className="text-ink-soft text-sm">
            <LocalTime at={answer.answeredAt} />
          </p>
        </div>
      ))}
      {!byLink && (
        <Link
          to={`/user/enquiries/${enquiryId}`}
          className="mt-auto inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4"
        >
          Read and answer
          <span className="sr-only">{` ${name}`}</span>
        </Link>
      )}
    </article>
  );
}

function describeSilence({ endedAs, isUnanswered }: Quote): string {
  if (endedAs === 'replaced') return 'No answer for two days: you asked another instead';
  if (endedAs) return 'Ended without an answer';
  return isUnanswered ? 'No answer for two days' : 'No answer yet';
}
