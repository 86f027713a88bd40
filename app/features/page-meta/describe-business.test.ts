import { expect, test } from 'vitest';
import { describeBusiness } from '#app/features/page-meta/describe-business.ts';
import type { Business } from '#shared/schemas/businesses.ts';

/** A business as its owner sees it: with all that nobody else may know. */
const business: Business = {
  _id: '019ba5e0-ece0-75e2-bf52-597ac6d10952',
  name: 'Sharma Pipes',
  service: 'Plumbing Contractors',
  address: 'Karve Road, Kothrud',
  city: 'Pune',
  state: 'Maharashtra',
  price: '450 per visit',
  shortDescription: 'Leaks found and stopped',
  description: 'Bathrooms and terraces.',
  image: ['/media/businesses/one-1280.webp'],
  average_rating: 4.333_333,
  totalReviews: 3,
  totalLikes: 2,
  createdAt: '2026-01-02T03:04:05.000Z',
  workingSince: 2009,
  nameHindi: null,
  shortDescriptionHindi: null,
  descriptionHindi: null,
  openingHours: 'Mo-Fr 09:00-18:00, Sa 00:00-24:00',
  languages: ['Hindi', 'Marathi'],
  priceAmount: 450,
  priceUnit: 'visit',
  priceFrom: false,
  lat: 18.559,
  lng: 73.787,
  phoneNo: '9811122233',
  email: 'owner@example.in',
  status: 'rejected',
  statusReason: 'No licence',
};
const describeFor = (given: Partial<Business> = {}) => describeBusiness({ ...business, ...given })('https://nirmaan.example');

test('a business is described without what only some may know', () => {
  const url = 'https://nirmaan.example/viewdetails/019ba5e0-ece0-75e2-bf52-597ac6d10952';
  expect(describeFor()).toEqual({
    '@type': 'Plumber',
    '@id': url,
    url,
    name: 'Sharma Pipes',
    description: 'Leaks found and stopped',
    image: ['https://nirmaan.example/media/businesses/one-1280.webp'],
    priceRange: 'Rs 450 per visit',
    makesOffer: {
      '@type': 'Offer',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 450, priceCurrency: 'INR', unitText: 'visit' },
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Karve Road, Kothrud',
      addressLocality: 'Pune',
      addressRegion: 'Maharashtra',
      addressCountry: 'IN',
    },
    openingHours: ['Mo-Fr 09:00-18:00', 'Sa 00:00-23:59'],
    knowsLanguage: ['Hindi', 'Marathi'],
    areaServed: { '@type': 'City', name: 'Pune' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.33, reviewCount: 3, bestRating: 5, worstRating: 1 },
  });
});

test('a price from which others begin is the least one', () => {
  const offered = (given: Partial<Business>) =>
    (describeFor(given) as { makesOffer?: { priceSpecification: object } }).makesOffer?.priceSpecification;
  expect(offered({ priceFrom: true })).toMatchObject({ price: 450, minPrice: 450 });
  expect(offered({ priceFrom: false })).not.toHaveProperty('minPrice');
});

test('what a business does not have is not described', () => {
  const bare = describeFor({
    shortDescription: '',
    image: [],
    price: '',
    priceAmount: null,
    priceUnit: null,
    average_rating: 0,
    totalReviews: 0,
    openingHours: null,
    languages: null,
  });
  expect(Object.keys(bare)).toEqual(['@type', '@id', 'url', 'name', 'address', 'areaServed']);
});
