import { Link } from '#app/components/link.tsx';
import { showCount } from '#app/components/show-count.ts';

interface FilterLinksProps {
  /** What is filtered by what, for those who do not see it. */
  label: string;
  choices: readonly { to: string; label: string; isChosen: boolean; count?: number }[];
}

/** A list's filters as links, so that each has its address: the chosen one stands out. */
export function FilterLinks({ label, choices }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.to}>
            <Link
              to={choice.to}
              preventScrollReset
              aria-current={choice.isChosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-cement-dark bg-paper px-4 font-semibold text-sm hover:border-ink aria-current:border-ink aria-current:bg-ink aria-current:text-paper"
            >
              <span>{choice.label}</span>
              {choice.count !== undefined && <span className="tabular-nums">{showCount(choice.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
