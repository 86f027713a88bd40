import { Copy } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { placeName } from '#shared/place-name.ts';
import type { Duplicate } from '#shared/schemas/businesses.ts';
import { moderationText } from '#shared/texts.ts';

const SAME: Record<Duplicate['same'][number], () => string> = {
  email: () => moderationText.sameEmail,
  name: () => moderationText.sameNameAndCity,
};
const STATUSES: Partial<Record<string, () => string>> = {
  approved: () => moderationText.isApproved,
  pending: () => moderationText.isPending,
  rejected: () => moderationText.isRejected,
};

/** Names the businesses that may be the same one; nothing where there are none. */
export function PossibleDuplicates({ duplicates }: { duplicates: readonly Duplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <div className="rounded-lg border-2 border-amber bg-amber/8 px-3 py-2 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <Copy aria-hidden className="size-4 shrink-0 text-amber" />
        <span>{duplicates.length === 1 ? moderationText.possibleDuplicate : moderationText.possibleDuplicates}</span>
      </p>
      <ul className="mt-1 grid gap-0.5">
        {duplicates.map(({ _id, name, status, same, ...place }) => (
          <li key={_id} className="wrap-anywhere">
            <Link to={`/viewdetails/${_id}`} className="inline-block py-0.5 font-semibold text-brick underline underline-offset-4">
              {`${name}, ${placeName(place).city}`}
            </Link>
            <span>{` · ${STATUSES[status]?.() ?? status} · ${same.map((reason) => SAME[reason]()).join(', ')}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
