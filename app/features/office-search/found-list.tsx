import { Link } from '#app/components/link.tsx';
import { showCount } from '#app/components/show-count.ts';
import { showMoment } from '#app/components/show-moment.ts';
import { listOfFound, whereFound } from '#app/features/office-search/where-found.ts';
import type { FoundGroup, SoughtKind } from '#shared/schemas/office-search.ts';
import { backOfficeText, officeSearchText } from '#shared/texts.ts';

const NAMES: Record<SoughtKind, () => string> = {
  businesses: () => backOfficeText.business,
  users: () => backOfficeText.users,
  enquiries: () => backOfficeText.inbox,
  sent: () => officeSearchText.sent,
  orders: () => backOfficeText.orders,
};

/** What was found of one kind, each with its way, and the way to the others. */
export function FoundList({ group: { kind, found, total }, q }: { group: FoundGroup; q: string }) {
  return (
    <section aria-label={NAMES[kind]()} className="mb-8">
      <h2 className="mb-2 flex items-baseline gap-2 font-bold text-lg">
        <span>{NAMES[kind]()}</span>
        <span className="font-semibold text-ink-soft text-sm tabular-nums">{showCount(total)}</span>
      </h2>
      <ul className="divide-y divide-sand-dark rounded-xl border border-sand-dark bg-paper">
        {found.map((each) => (
          <li key={each._id} className="px-4 py-2">
            <Link
              to={whereFound(kind, each)}
              className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4 wrap-anywhere hover:text-brick-dark"
            >
              {each.name}
            </Link>
            {each.facts.length > 0 && (
              <p className="pb-1 text-ink-soft text-sm wrap-anywhere">
                {[...(each.at ? [showMoment(each.at)] : []), ...each.facts].join(' · ')}
              </p>
            )}
          </li>
        ))}
      </ul>
      {total > found.length && kind !== 'sent' && (
        <p className="mt-2">
          <Link
            to={listOfFound(kind, q)}
            className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4"
          >
            {officeSearchText.allOf(NAMES[kind](), showCount(total))}
          </Link>
        </p>
      )}
    </section>
  );
}
