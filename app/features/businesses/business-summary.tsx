import { MapPin } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { Rating } from '#app/components/rating.tsx';
import { ContactActions } from '#app/features/businesses/contact-actions.tsx';
import { DirectionsLink } from '#app/features/businesses/directions-link.tsx';
import { DistanceLine } from '#app/features/businesses/distance-line.tsx';
import { OpeningHours } from '#app/features/businesses/opening-hours.tsx';
import { showLanguages } from '#app/features/businesses/show-languages.ts';
import { CheckedLine } from '#app/features/checks/checked-line.tsx';
import { ResponseBadge } from '#app/features/enquiries/response-badge.tsx';
import { LikeButton } from '#app/features/likes/like-button.tsx';
import { PlanMark } from '#app/features/plans/plan-mark.tsx';
import { searchQueryString } from '#app/features/search/search.ts';
import { showAddress } from '#shared/address-parts.ts';
import { ownName, ownSummary } from '#shared/own-words.ts';
import { placeName } from '#shared/place-name.ts';
import type { BusinessProfile } from '#shared/schemas/businesses.ts';
import { capitalise } from '#shared/service-name.ts';
import { showPrices } from '#shared/shown-prices.ts';
import { businessesText } from '#shared/texts.ts';

interface BusinessSummaryProps extends Omit<BusinessProfile, 'canBeClaimed'> {
  /** The viewer's own business: there is nobody to like it, to come to it or to write to. */
  own: boolean;
}

/** Who the business is, where, for how much, and how it is reached. */
export function BusinessSummary({ contractor, planMember, response, checks, today, own, ...phone }: BusinessSummaryProps) {
  const { service, address, city, state, workingSince, openingHours, languages, average_rating, totalReviews } = contractor;
  const [first, second] = showPrices(contractor);
  const shown = placeName(contractor);
  const title = ownName(contractor);
  const summary = ownSummary(contractor);
  return (
    <div className="flex flex-col gap-4 rounded-xl border border-sand-dark bg-paper p-4 pt-2 sm:gap-5 sm:p-7">
      <div>
        <div className="flex min-h-11 items-center justify-between gap-4">
          <Link
            to={`/searcher?${searchQueryString({ city, state, service })}`}
            className="inline-flex min-h-6 min-w-0 items-center font-semibold text-brick underline-offset-4 wrap-anywhere hover:underline"
          >
            {capitalise(service)}
          </Link>
          {!own && <LikeButton business={contractor} />}
        </div>
        <h1 className="font-extrabold text-2xl leading-tight tracking-tight wrap-anywhere sm:mt-1 sm:text-3xl" lang={title.lang}>
          {title.text}
        </h1>
        <div className="mt-1.5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <Rating value={average_rating} count={totalReviews} />
          {first && <p className="min-w-0 font-bold text-xl leading-tight wrap-anywhere">{first}</p>}
          {second && <p className="min-w-0 text-ink-soft wrap-anywhere">{second}</p>}
        </div>
        {!own && <DistanceLine business={contractor} />}
        {planMember && <PlanMark />}
        {summary.text && (
          <p lang={summary.lang} className="mt-2 text-ink-soft text-lg leading-snug wrap-anywhere">
            {summary.text}
          </p>
        )}
      </div>
      {response && <ResponseBadge response={response} />}
      <ContactActions business={contractor} {...phone} own={own} />
      <dl className="grid gap-3 border-sand-dark border-t pt-4">
        <div>
          <dt className="sr-only">{businessesText.location}</dt>
          <dd className="flex items-start gap-2 wrap-anywhere">
            <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-brick" />
            <span>
              <span className="block font-semibold">{`${shown.city}, ${shown.state}`}</span>
              {address && <span className="block text-ink-soft">{showAddress(address, contractor)}</span>}
              <DirectionsLink business={contractor} />
            </span>
          </dd>
        </div>
        {checks.length > 0 && <CheckedLine checks={checks} today={today} />}
        {workingSince !== null && (
          <div>
            <dt className="text-ink-soft text-sm">{businessesText.workingSince}</dt>
            <dd className="font-semibold">{workingSince}</dd>
          </div>
        )}
        {openingHours && <OpeningHours hours={openingHours} />}
        {languages && (
          <div>
            <dt className="text-ink-soft text-sm">{businessesText.languages}</dt>
            <dd className="font-semibold">{showLanguages(languages)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
