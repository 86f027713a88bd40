import { describe, expect, it } from 'vitest';
import { stepsOf } from '#app/features/desk/completeness.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';

const complete: OwnBusiness = {
  _id: '0190a0a0-0000-7000-8000-000000000000',
  name: 'Sharma Roofing',
  service: 'Waterproofing',
  address: 'Karve Road',
  city: 'Pune',
  state: 'Maharashtra',
  price: '45 per sq ft',
  shortDescription: 'Leaks found and stopped',
  description: 'Terraces, bathrooms and basements. '.repeat(4),
  image: ['/media/a-1280.webp', '/media/b-1280.webp', '/media/c-1280.webp'],
  average_rating: 4,
  totalReviews: 2,
  totalLikes: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  workingSince: 2009,
  nameHindi: null,
  shortDescriptionHindi: null,
  descriptionHindi: null,
  openingHours: 'Mo-Sa 10:00-20:00',
  priceAmount: null,
  priceUnit: null,
  priceFrom: false,
  languages: null,
  lat: 18.559,
  lng: 73.787,
  phoneNo: '9876543210',
  email: 'owner@example.in',
  status: 'approved',
  statusReason: '',
};

function missing(business: Partial<OwnBusiness>) {
  return stepsOf({ ...complete, ...business })
    .filter(({ done }) => !done)
    .map(({ text }) => text);
}

describe('stepsOf', () => {
  it('misses nothing in a complete profile', () => {
    expect(missing({})).toEqual([]);
  });

  it.each([
    [{ image: [] }, ['Add a main photo', 'Show your work in at least 3 photos']],
    [{ image: complete.image.slice(0, 2) }, ['Show your work in at least 3 photos']],
    [{ shortDescription: ' ' }, ['Sum up your business in a short description']],
    [{ description: 'Terraces.' }, ['Describe what you do in at least 100 letters']],
    [{ address: '' }, ['Add your address']],
    [{ price: '' }, ['Say what you charge']],
    [{ openingHours: null }, ['Say when you are open']],
    [{ totalReviews: 0 }, ['Ask a customer for a first review']],
  ])('misses in %o what is not there', (business, texts) => {
    expect(missing(business)).toEqual(texts);
  });
});
