import { ArrowLeft } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { orRefusal } from '#app/components/page-refusal.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { MergeForm } from '#app/features/duplicates/merge-form.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { compareDuplicates } from '#server/features/duplicates/compare-duplicates.ts';
import { backOfficeText, duplicatesText } from '#shared/texts.ts';
import type { Route } from './+types/compare-duplicates.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return orRefusal(
    ask(({ context, viewer }) => compareDuplicates(context, viewer, params)),
    400,
    404,
    409,
  );
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(duplicatesText.compareTitle)) }];

/** Two entries side by side: which stays, and what of each. */
export default function CompareDuplicates({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Link
        to="/admin/duplicates"
        className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-brick underline underline-offset-4"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <span>{duplicatesText.back}</span>
      </Link>
      <AdminHeading title={duplicatesText.compareTitle} />
      {'refusal' in loaderData ? (
        <p role="status" className="rounded-xl border border-sand-dark bg-paper p-5 font-medium">
          {loaderData.refusal.message}
        </p>
      ) : (
        <MergeForm key={loaderData.found.businesses.map(({ _id, version }) => `${_id} ${version}`).join()} compared={loaderData.found} />
      )}
    </>
  );
}
