import { nameShown } from '#shared/own-words.ts';
import { placeName } from '#shared/place-name.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { Embedded } from '#shared/schemas/embed.ts';
import { capitalise } from '#shared/service-name.ts';
import { showPrices } from '#shared/shown-prices.ts';
import { currentLanguage, pathIn } from '#shared/site-language.ts';
import { embedText } from '#shared/texts.ts';
import { tradeSlug } from '#shared/trade-slug.ts';

/** Of the widths that pictures are kept in (server/features/media), the one that a card needs. */
const SMALL = '-320.webp';

/** A business as other sites show it: what everybody may know of it, never its phone number. */
export function presentEmbedded(business: Business, publicUrl: string): Embedded {
  const { _id, service, locality, image, average_rating: rating, totalReviews } = business;
  const [photo] = image;
  const { city: shownCity } = placeName(business);
  const [price] = showPrices(business);
  const shown = rating.toFixed(1).replace(/\.0$/, '');
  return {
    name: nameShown(business),
    url: new URL(pathIn(currentLanguage(), `/viewdetails/${_id}`), publicUrl).href,
    picture: new URL(photo?.replace(/-\d+\.webp$/, SMALL) ?? `/trades/${tradeSlug(service)}.svg`, publicUrl).href,
    trade: capitalise(service),
    place: locality ? `${locality}, ${shownCity}` : shownCity,
    ...(totalReviews > 0 ? { rating: { shown: `${shown} (${totalReviews})`, read: embedText.stars(shown, totalReviews) } } : {}),
    ...(price ? { price } : {}),
  };
}
