import { Link } from '#app/components/link.tsx';
import { showLongDate } from '#app/components/show-moment.ts';
import { showValue } from '#app/features/corrections/show-value.ts';
import { stateLooks, stateName } from '#app/features/corrections/state-names.ts';
import { correctionFieldNames } from '#shared/correction-field-names.ts';
import type { OwnCorrection } from '#shared/schemas/corrections.ts';
import { correctionsText } from '#shared/texts.ts';

/** What somebody has suggested, and what became of it. */
export function OwnCorrectionList({ corrections }: { corrections: readonly OwnCorrection[] }) {
  return (
    <ul className="grid gap-4">
      {corrections.map(({ _id, business, field, value, source, state, endedAs, reason, sentAt, decidedAt }) => (
        <li key={_id} className={`rounded-xl border border-sand-dark border-l-6 bg-paper p-5 wrap-anywhere ${stateLooks[state]}`}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="font-bold text-lg">
              <Link to={`/viewdetails/${business._id}`} className="text-brick underline underline-offset-4 hover:text-brick-dark">
                {business.name}
              </Link>
            </h2>
            <time dateTime={decidedAt ?? sentAt} className="text-ink-soft text-sm">
              {showLongDate(decidedAt ?? sentAt)}
            </time>
          </div>
          <p className="mt-1 text-ink-soft text-sm">{correctionFieldNames[field]()}</p>
          {field !== 'closed' && <p className="font-semibold">{showValue(field, value)}</p>}
          <p className="mt-1 text-ink-soft text-sm">{source}</p>
          <p className="mt-2 font-semibold">{stateName({ state, endedAs })}</p>
          {reason && <p className="whitespace-pre-line text-sm">{correctionsText.because(reason)}</p>}
        </li>
      ))}
    </ul>
  );
}
