import { Link } from '#app/components/link.tsx';
import { LocalTime } from '#app/components/local-time.tsx';
import { showLongDate } from '#app/components/show-moment.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { SentPhotos } from '#app/features/requirements/sent-photos.tsx';
import { WriteToTeam } from '#app/features/threads/write-to-team.tsx';
import { showQuotedPrice } from '#shared/quoted-price.ts';
import type { Quote } from '#shared/schemas/requirements.ts';
import { requirementsText, threadsText } from '#shared/texts.ts';

/** A chosen business with its latest price and date, and all that it wrote. */
export function QuoteCard({ quote, byLink }: { quote: Quote; byLink: boolean }) {
  const { businessId, name, answers, endedAs, enquiryId, withheldAs } = quote;
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
          <dt className="text-ink-soft text-sm">{requirementsText.price}</dt>
          <dd className="font-bold wrap-anywhere">{(priced && showQuotedPrice(priced)) ?? '–'}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{requirementsText.readyOn}</dt>
          <dd className="font-bold">{dated?.readyOn ? showLongDate(dated.readyOn) : '–'}</dd>
        </div>
      </dl>
      {endedAs === 'chosen' && <p className="font-semibold text-leaf">{requirementsText.youChoseThis}</p>}
      {answers.length === 0 && <p className="text-ink-soft">{describeSilence(quote)}</p>}
      {withheldAs === 'refused' && !endedAs && <WriteToTeam />}
      {answers.map((answer) => (
        <div key={answer.answeredAt}>
          <p className="whitespace-pre-line wrap-anywhere">{answer.body}</p>
          <SentPhotos photos={answer.photos} of={threadsText.photoOf(name)} />
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
          {withHidden(requirementsText.readAndAnswer, name)}
        </Link>
      )}
    </article>
  );
}

function describeSilence({ endedAs, isUnanswered, withheldAs }: Quote): string {
  if (endedAs === 'replaced') return requirementsText.silentAndReplaced;
  if (endedAs) return requirementsText.endedUnanswered;
  if (withheldAs) return withheldAs === 'held' ? threadsText.teamReadsFirst : threadsText.teamDidNotPass;
  return isUnanswered ? threadsText.unansweredTwoDays : threadsText.noAnswerYet;
}
