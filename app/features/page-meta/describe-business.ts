import { businessType } from '#app/features/page-meta/business-type.ts';
import type { Described } from '#app/features/page-meta/describe-page.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { currentLanguage, pathIn } from '#shared/site-language.ts';
import { showTypedPrice } from '#shared/typed-price.ts';

/** A business for search engines: never its phone number, and a rating only where there are reviews. */
export function describeBusiness(business: Business) {
  const { _id, name, service, address, city, state, price, shortDescription, image, average_rating, totalReviews } = business;
  const { openingHours, languages, priceAmount, priceUnit, priceFrom } = business;
  return (publicUrl: string): Described => ({
    '@type': businessType(service),
    // One for all languages: it names the business, not the page.
    '@id': new URL(`/viewdetails/${_id}`, publicUrl).href,
    url: new URL(pathIn(currentLanguage(), `/viewdetails/${_id}`), publicUrl).href,
    name,
    ...(shortDescription ? { description: shortDescription } : {}),
    ...(image.length > 0 ? { image: image.map((path) => new URL(path, publicUrl).href) } : {}),
    ...(price ? { priceRange: showTypedPrice(price, 'Rs ') } : {}),
    ...(priceAmount !== null && priceUnit !== null
      ? {
          makesOffer: {
            '@type': 'Offer',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: priceAmount,
              ...(priceFrom ? { minPrice: priceAmount } : {}),
              priceCurrency: 'INR',
              unitText: priceUnit,
            },
          },
        }
      : {}),
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressRegion: state, addressCountry: 'IN' },
    // Of a whole day schema.org knows its last minute.
    ...(openingHours ? { openingHours: openingHours.replaceAll('-24:00', '-23:59').split(', ') } : {}),
    ...(languages ? { knowsLanguage: languages } : {}),
    areaServed: { '@type': 'City', name: city },
    ...(totalReviews > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Math.round(average_rating * 100) / 100,
            reviewCount: totalReviews,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  });
}

/** ItemList (schema.org) of a page of results, in their order. */
export function describeResults(businesses: readonly Pick<Business, '_id' | 'name'>[]) {
  return (publicUrl: string): Described => ({
    '@type': 'ItemList',
    itemListElement: businesses.map(({ _id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: new URL(pathIn(currentLanguage(), `/viewdetails/${_id}`), publicUrl).href,
    })),
  });
}
