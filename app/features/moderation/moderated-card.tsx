import type { ReactNode } from 'react';
import { EmailText } from '#app/components/email-text.tsx';
import { Link } from '#app/components/link.tsx';
import { Picture } from '#app/components/picture.tsx';
import { showDate } from '#app/components/show-moment.ts';
import { ChooseBox } from '#app/features/back-office/several/choose-box.tsx';
import { StatusPill } from '#app/features/desk/status-pill.tsx';
import { PossibleDuplicates } from '#app/features/moderation/possible-duplicates.tsx';
import { placeName } from '#shared/place-name.ts';
import type { ModeratedBusiness } from '#shared/schemas/moderation.ts';
import { capitalise } from '#shared/service-name.ts';
import { showPrices } from '#shared/shown-prices.ts';
import { moderationText } from '#shared/texts.ts';

interface ModeratedCardProps {
  business: ModeratedBusiness;
  eager: boolean;
  /** Where the list has businesses of more than one status. */
  withStatus?: boolean;
  /** Where several can be chosen: whether this one is. */
  chosen?: { is: boolean; onChange: (is: boolean) => void };
  /** What can be done with it. */
  children: ReactNode;
}

/** A business as the team sees it: what a visitor would see, how its owner is reached, and what speaks against it. */
export function ModeratedCard({ business, eager, withStatus = false, chosen, children }: ModeratedCardProps) {
  const { _id, name, service, shortDescription, image, phoneNo, email, status, statusReason, createdAt } = business;
  const shown = placeName(business);
  return (
    <article className="grid h-full grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-3 rounded-xl border border-sand-dark bg-paper p-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Picture
        src={image[0]}
        trade={service}
        alt=""
        sizes="(min-width: 40rem) 9rem, 6.5rem"
        eager={eager}
        className="w-full self-start rounded-lg"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <p className="min-w-0 font-semibold text-brick-dark text-sm wrap-anywhere">{capitalise(service)}</p>
          {withStatus && <StatusPill status={status} />}
          {chosen && <ChooseBox name={business.name} {...chosen} />}
        </div>
        <h2 className="font-bold text-lg leading-snug wrap-anywhere">
          <Link to={`/viewdetails/${_id}`} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </h2>
        <p className="font-semibold wrap-anywhere">{showPrices(business).join(' · ')}</p>
        <p className="text-ink-soft text-sm wrap-anywhere">{`${shown.city}, ${shown.state}`}</p>
      </div>
      <div className="col-span-2 flex flex-col gap-3">
        {shortDescription && (
          <p data-may-cut className="line-clamp-3 wrap-anywhere">
            {shortDescription}
          </p>
        )}
        <p className="text-ink-soft text-sm">
          {phoneNo && <span>{`${phoneNo} · `}</span>}
          {email && (
            <span>
              <EmailText email={email} />
              {' · '}
            </span>
          )}
          <span>{moderationText.since(showDate(createdAt))}</span>
          {business.checked && <span>{` · ${moderationText.checked}`}</span>}
        </p>
        {statusReason && (
          <p className="border-danger border-l-4 pl-3 text-sm wrap-anywhere">
            {status === 'pending' ? moderationText.sentAgain(statusReason) : moderationText.reasonIs(statusReason)}
          </p>
        )}
        <PossibleDuplicates duplicates={business.duplicates} />
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">{children}</div>
      </div>
    </article>
  );
}
