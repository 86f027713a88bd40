import { BadgeCheck } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { Picture } from '#app/components/picture.tsx';
import { Rating } from '#app/components/rating.tsx';
import { showDistance } from '#app/components/show-distance.ts';
import { CardFacts } from '#app/features/businesses/card-facts.tsx';
import type { ListState } from '#app/features/businesses/place-of-list.ts';
import { EnquiryButton } from '#app/features/enquiries/enquiry-button.tsx';
import { LikeButton } from '#app/features/likes/like-button.tsx';
import { AddButton } from '#app/features/requirements/add-button.tsx';
import { ownName } from '#shared/own-words.ts';
import { placeName } from '#shared/place-name.ts';
import type { ListedBusiness } from '#shared/schemas/businesses.ts';
import { capitalise } from '#shared/service-name.ts';
import { showPrices } from '#shared/shown-prices.ts';
import { businessesText } from '#shared/texts.ts';

/** What all of a list have, and its heading says: their cards do not repeat it. */
export interface SharedByList {
  service?: string | undefined;
}

interface CompactCardProps {
  business: ListedBusiness;
  /** The first one of the page: its photo is loaded at once. */
  eager?: boolean;
  /** The list that it stands in, for the way back to it. */
  list?: ListState;
  shared?: SharedByList;
}

/** Of the five stars the first, in their colour: the number beside it says the rest, and leaves the line to the place. */
const ONE_STAR = '[&_.stars]:-mr-[4.2rem] [&_.stars]:[clip-path:inset(0_80.8%_0_0)]';

/** The columns in which compact cards stand. */
export const compactGrid = 'grid gap-1.5 sm:grid-cols-2 sm:gap-3.5 xl:grid-cols-3';

/**
 * A business among results, low enough that three stand on a phone below the heading: a column of what families weigh, the photo, one button.
 * The whole card leads to its page; heart, enquiry and request stand above that link.
 */
export function CompactCard({ business, eager = false, list, shared = {} }: CompactCardProps) {
  const { _id, service, locality, image, average_rating, totalReviews, distance, comes, checked } = business;
  const [price, otherPrice] = showPrices(business);
  const own = ownName(business);
  const { city: shownCity } = placeName(business);
  const isOfList = shared.service?.toLowerCase() === service.toLowerCase();
  return (
    <article className="group relative flex h-full overflow-hidden rounded-xl border border-sand-dark bg-paper transition-shadow hover:border-cement hover:shadow-lg">
      <div className="flex w-22 max-w-2/5 shrink-0 flex-col sm:w-28">
        <Picture
          src={image[0]}
          trade={service}
          alt=""
          sizes="(min-resolution: 1.5dppx) 10rem, 13rem"
          eager={eager}
          className="w-full grow"
        />
        <AddButton
          business={business}
          className="relative z-10 gap-0.5! px-0.5 text-left text-brick text-xs -outline-offset-3! aria-pressed:bg-brick aria-pressed:text-white aria-pressed:outline-white!"
        />
      </div>
      <div className="flex min-w-0 grow flex-col px-2.5 pt-1 pb-0.5 text-sm leading-snug sm:px-3 sm:pt-2 sm:pb-1.5">
        <h3 className="pr-8 font-bold text-base leading-tight wrap-anywhere">
          <Link
            to={`/viewdetails/${_id}`}
            lang={own.lang}
            state={list}
            // Taller than its text: what floats over a list seldom covers all of it.
            className="-my-3 block py-3 outline-none group-hover:underline after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brick"
          >
            {own.text}
          </Link>
        </h3>
        <div className="flex flex-wrap items-center gap-x-2">
          <Rating value={average_rating} count={totalReviews} className={ONE_STAR} />
          {checked && (
            <span className="inline-flex items-center gap-1 font-semibold text-leaf">
              <BadgeCheck aria-hidden className="size-4" />
              <span>{businessesText.verified}</span>
            </span>
          )}
          {!isOfList && <p className="min-w-0 font-semibold text-brick wrap-anywhere">{capitalise(service)}</p>}
          <p className="min-w-0 text-ink-soft wrap-anywhere">
            <span>{locality ? `${locality}, ${shownCity}` : shownCity}</span>
            {distance !== undefined && <span className="whitespace-nowrap">{` · ${showDistance(distance)}`}</span>}
            {comes && <span className="whitespace-nowrap font-semibold text-ink">{` · ${businessesText.comesToYou}`}</span>}
          </p>
        </div>
        {price && <p className="font-bold wrap-anywhere">{price}</p>}
        {otherPrice && <p className="text-ink-soft wrap-anywhere">{otherPrice}</p>}
        {/* The facts leave the button its line where both have no room. No container query asks: Chromium paints what stands in one unstyled at first. */}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 flex-1 basis-14 text-ink-soft text-xs leading-snug">
            <CardFacts business={business} />
          </p>
          <EnquiryButton business={business} size="sm" className="relative z-10 ml-auto max-w-full shrink-0 px-3!" />
        </div>
      </div>
      <LikeButton business={business} isSmall className="absolute top-0 right-0 z-10" />
    </article>
  );
}
