import type { ReactNode } from 'react';
import { Button } from '#app/components/button.tsx';
import { Check } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { StatusPill } from '#app/features/desk/status-pill.tsx';
import { ChangedValue } from '#app/features/moderation/changed-value.tsx';
import { editedFieldName } from '#app/features/moderation/edited-field-name.ts';
import type { OwnerEdit } from '#shared/schemas/moderation.ts';
import { moderationText } from '#shared/texts.ts';

interface OwnerEditItemProps {
  edit: OwnerEdit;
  busy: boolean;
  onCheck: () => void;
  /** Chooses it with others. */
  children: ReactNode;
}

/** One edit: whose, when, and each field as it was and as it is. */
export function OwnerEditItem({ edit: { business, changes, editedAt, checkedAt, editedBy }, busy, onCheck, children }: OwnerEditItemProps) {
  const hydrated = useHydrated();
  return (
    <article className={`rounded-xl border bg-paper p-4 sm:p-5 ${checkedAt ? 'border-sand-dark' : 'border-brick border-l-6'}`}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-bold text-lg leading-snug wrap-anywhere">
          <Link to={`/viewdetails/${business._id}`} className="underline-offset-4 hover:underline">
            {business.name}
          </Link>
        </h2>
        <StatusPill status={business.status} />
        <time dateTime={editedAt} className="text-ink-soft text-sm">
          {showMoment(editedAt)}
        </time>
        {editedBy && <span className="text-ink-soft text-sm wrap-anywhere">{moderationText.editedBy(editedBy)}</span>}
        <span className="ml-auto">{children}</span>
      </header>
      <dl className="mt-3 grid gap-3">
        {changes.map(({ field, before, after }) => (
          <div key={field} className="grid gap-x-4 gap-y-1 border-sand-dark border-t pt-3 sm:grid-cols-[9rem_1fr_1fr]">
            <dt className="font-semibold text-sm">{editedFieldName(field)}</dt>
            <ChangedValue side="before" value={before} />
            <ChangedValue side="after" value={after} />
          </div>
        ))}
      </dl>
      <div className="mt-4">
        {checkedAt ? (
          <p className="flex items-center gap-2 text-leaf text-sm">
            <Check aria-hidden className="size-4" />
            <span>{moderationText.checkedOn(showMoment(checkedAt))}</span>
          </p>
        ) : (
          <Button size="sm" variant="secondary" onClick={onCheck} busy={busy} disabled={!hydrated} aria-keyshortcuts="a">
            {withHidden(moderationText.markEditAsChecked, business.name)}
          </Button>
        )}
      </div>
    </article>
  );
}
