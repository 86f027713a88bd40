import { Link } from '#app/components/link.tsx';
import { showLongDate } from '#app/components/show-moment.ts';
import { checkNames } from '#shared/check-names.ts';
import type { StandingCheck } from '#shared/schemas/checks.ts';
import { checksText } from '#shared/texts.ts';

interface CheckedLineProps {
  checks: readonly StandingCheck[];
  /** The day of India on which it is shown. */
  today: string;
}

/** What was checked of a business and when, in the list of its facts: 'GSTIN (12 March 2026), phone (today)'. */
export function CheckedLine({ checks, today }: CheckedLineProps) {
  const dayOf = (day: string) => (day === today ? checksText.today : showLongDate(day));
  return (
    <div>
      <dt className="text-ink-soft text-sm">{checksText.checked}</dt>
      <dd className="font-semibold wrap-anywhere">
        <span>{checks.map(({ kind, checkedOn }) => checksText.onDay(checkNames[kind](), dayOf(checkedOn))).join(', ')}</span>{' '}
        <Link to="/checks" className="inline-flex min-h-6 items-center font-normal text-brick text-sm underline underline-offset-4">
          {checksText.whatThisMeans}
        </Link>
      </dd>
    </div>
  );
}
