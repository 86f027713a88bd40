import { Link } from '#app/components/link.tsx';
import { showCount } from '#app/components/show-count.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { type ModerationView, moderationPath } from '#app/features/moderation/moderation-address.ts';
import { backOfficeText, moderationText } from '#shared/texts.ts';

interface ModerationTabsProps {
  tab: ModerationView['tab'];
  /** How many wait for somebody. */
  waiting: { pending: number; edits: number };
}

/** The parts of the page, each with an address of its own. */
export function ModerationTabs({ tab, waiting }: ModerationTabsProps) {
  const tabs = [
    { name: 'pending', label: moderationText.pendingBusiness, to: moderationPath, count: waiting.pending },
    { name: 'business', label: moderationText.business, to: `${moderationPath}?tab=business` },
    { name: 'edits', label: moderationText.recentEdits, to: `${moderationPath}?tab=edits`, count: waiting.edits },
  ];
  return (
    <nav aria-label={moderationText.businesses} className="mb-6 border-cement border-b">
      <ul className="-mb-px flex flex-wrap gap-x-4 text-sm sm:gap-x-6 sm:text-base">
        {tabs.map(({ name, label, to, count = 0 }) => (
          <li key={name}>
            <Link
              to={to}
              aria-current={name === tab ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 border-transparent border-b-3 font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-brick aria-[current=page]:text-ink"
            >
              <span>{label}</span>
              {count > 0 && (
                <span className="rounded-full bg-sand-dark px-2 py-0.5 text-ink text-xs sm:text-sm leading-none tabular-nums">
                  {withHidden(backOfficeText.waiting, showCount(count))}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
