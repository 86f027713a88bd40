import { showLongDate } from '#app/components/show-moment.ts';
import type { OwnCheck } from '#shared/schemas/checks.ts';
import { checksText } from '#shared/texts.ts';

const LOOKS = {
  standing: 'border-leaf font-semibold',
  waiting: 'border-amber',
  refused: 'border-danger',
  ended: 'border-cement-dark text-ink-soft',
} as const;

/** What became of one check, as its owner reads it, with the number that it is of. */
export function CheckState({ check }: { check: OwnCheck }) {
  return (
    <div className={`mt-2 border-l-4 pl-3 wrap-anywhere ${LOOKS[check.state]}`}>
      <p>{sayState(check)}</p>
      {check.number && <p className="font-normal text-ink-soft text-sm">{checksText.number(check.number)}</p>}
    </div>
  );
}

function sayState({ state, sentAt, checkedOn, endsOn, reason, endedAs }: OwnCheck): string {
  if (state === 'waiting') return checksText.waitsSince(showLongDate(sentAt));
  if (state === 'refused') return checksText.refusedBecause(reason);
  if (state === 'standing') return checksText.standsFromTo(showLongDate(checkedOn ?? sentAt), showLongDate(endsOn ?? sentAt));
  if (endedAs === 'team' && reason) return checksText.takenBack(reason);
  return endedAs === 'changed' ? checksText.endedByChange : checksText.isOver(showLongDate(endsOn ?? sentAt));
}
