import { MapPin } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { PHONE_WIDE, Picture } from '#app/components/picture.tsx';
import { Rating } from '#app/components/rating.tsx';
import { EnquiryButton } from '#app/features/enquiries/enquiry-button.tsx';
import { LikeButton } from '#app/features/likes/like-button.tsx';
import { ownName } from '#shared/own-words.ts';
import { placeName } from '#shared/place-name.ts';
import type { ListedBusiness } from '#shared/schemas/businesses.ts';
import { capitalise } from '#shared/service-name.ts';
import { businessesText } from '#shared/texts.ts';

/** The columns in which cards stand. */
export const cardGrid = 'grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4';

/** A business with its photo large. The whole card leads to its page; heart and enquiry stand above that link. */
export function BusinessCard({ business }: { business: ListedBusiness }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border border-sand-dark bg-paper transition-shadow hover:border-cement hover:shadow-lg">
      <PhotoAndWords business={business} />
      <LikeButton business={business} className="absolute top-3 right-3 z-10" />
    </article>
  );
}

function PhotoAndWords({ business }: { business: ListedBusiness }) {
  const { _id, service, locality, price, image, average_rating, totalReviews } = business;
  const own = ownName(business);
  const { city: shownCity } = placeName(business);
  return (
    <>
      <Picture
        src={image[0]}
        trade={service}
        alt=""
        sizes={`(min-width: 80rem) 19rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, ${PHONE_WIDE}`}
        className="w-full"
      />
      <div className="flex grow flex-col gap-2 p-4">
        <p className="font-semibold text-brick text-sm leading-tight wrap-anywhere">{capitalise(service)}</p>
        <h3 className="font-bold text-lg leading-snug wrap-anywhere">
          <Link
            to={`/viewdetails/${_id}`}
            lang={own.lang}
            className="outline-none group-hover:underline after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brick"
          >
            {own.text}
          </Link>
        </h3>
        <p className="flex items-start gap-1.5 text-ink-soft text-sm">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{locality ? `${locality}, ${shownCity}` : shownCity}</span>
        </p>
        <Rating value={average_rating} count={totalReviews} />
        <p className="mt-auto pt-1 font-bold text-base wrap-anywhere">{price && businessesText.typedPrice(price)}</p>
        <EnquiryButton business={business} variant="secondary" size="sm" className="relative z-10 mt-1" />
      </div>
    </>
  );
}
