import { callApi } from '#app/api/client.ts';
import { Button, buttonClass } from '#app/components/button.tsx';
import { IndiaTime } from '#app/components/india-time.tsx';
import { Link } from '#app/components/link.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { reasonNames, statusNames } from '#app/features/duplicates/names.ts';
import { placeName } from '#shared/place-name.ts';
import type { DuplicatePair } from '#shared/schemas/duplicates.ts';
import { serviceName } from '#shared/service-name.ts';
import { duplicatesText } from '#shared/texts.ts';

interface PairItemProps {
  pair: DuplicatePair;
  /** Called before what the team says is stored. */
  onDecide: () => void;
}

/** Two entries that may be one business: why, who they are, and what the team does about it. */
export function PairItem({ pair: { _id, reasons, foundAt, businesses }, onDecide }: PairItemProps) {
  const hydrated = useHydrated();
  const { run, isBusy } = useAdminAction({
    call: (id: string) => callApi('PUT /admin/duplicates/not-same/:id', { params: { id } }),
    failed: duplicatesText.couldNot,
  });
  const names = businesses.map(({ name }) => name).join(', ');
  return (
    <article className="rounded-xl border border-brick border-l-6 bg-paper p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <ul aria-label={duplicatesText.whyFound} className="flex flex-wrap gap-2">
          {reasons.map((reason) => (
            <li key={reason} className="rounded-full bg-sand px-3 py-1 font-semibold text-sm">
              {reasonNames[reason]()}
            </li>
          ))}
        </ul>
        <IndiaTime at={foundAt} className="text-ink-soft text-sm" />
      </div>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {businesses.map((business) => (
          <li key={business._id} className="min-w-0 border-sand-dark border-l-2 pl-3">
            <h2 className="font-bold text-lg leading-snug wrap-anywhere">
              <Link to={`/viewdetails/${business._id}`} className="text-brick underline underline-offset-4 hover:text-brick-dark">
                {business.name}
              </Link>
            </h2>
            <p className="text-sm wrap-anywhere">{serviceName(business.service)}</p>
            <p className="text-ink-soft text-sm wrap-anywhere">
              {[business.address, placeName(business).city, placeName(business).state].filter((part) => part !== '').join(', ')}
            </p>
            <p className="text-ink-soft text-sm">{statusNames[business.status]()}</p>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={`/admin/duplicates/${businesses.map((business) => business._id).join('/')}`} className={buttonClass()}>
          {withHidden(duplicatesText.compare, names)}
        </Link>
        <Button
          variant="secondary"
          disabled={!hydrated}
          busy={isBusy(_id)}
          onClick={() => {
            onDecide();
            void run(_id, _id);
          }}
        >
          {withHidden(duplicatesText.notSame, names)}
        </Button>
      </div>
    </article>
  );
}
