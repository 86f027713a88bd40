import { baseDate, type DemoBusiness, MAIL_DOMAIN } from '#server/demo/businesses.ts';
import { cities } from '#server/demo/cities.ts';
import { mediaKeys } from '#server/demo/media.ts';
import { personName } from '#server/demo/names.ts';
import { createRandom, type Random, uuidAt } from '#server/demo/random.ts';
import { trades } from '#server/demo/trades/all-trades.ts';
import { limits } from '#shared/limits.ts';

export type DemoUser = { user_id: string; user_name: string; email: string; created_at: Date };
export type DemoReview = {
  review_id: string;
  business_id: string;
  user_id: string;
  name: string;
  email: string;
  description: string;
  rating: number;
  images: string[];
  created_at: Date;
};
export type DemoLike = { user_id: string; business_id: string; created_at: Date };

export type Customer = DemoUser & { name: string; city: string };

const customerCount = 1500;
const day = 24 * 60 * 60_000;

const delighted =
  'Highly recommended.|Will call them again for the next floor.|Worth every rupee.|Very polite people.|Already gave their number to my brother.|Best in this area, no doubt.|Five stars from our whole family.|Good work at an honest rate.|Keeps his word, which is rare.|No follow-up calls were needed.|Thank you to the whole team.|I checked three others before, glad I chose them.'.split(
    '|',
  );
const content =
  'Good experience overall.|Satisfied with the work.|Reasonable rate.|Polite on phone and on site.|Would use again.|Did what was promised.|Nothing to complain about.|Decent service for the price.'.split(
    '|',
  );
const mixed =
  'Still, the result is fine.|Average experience.|Could be better organised.|Fix the timing in writing before you start.|Okay for the price.|Good people but slow.'.split(
    '|',
  );
const upset =
  'Not happy.|I expected better after seeing the ratings.|Think twice and take everything in writing.|Had to follow up again and again.|Will not repeat.|Poor response after the advance was paid.'.split(
    '|',
  );

/** Everybody who likes and reviews in the demo; nobody can sign in as them, they have no password. */
export function demoCustomers(): Customer[] {
  const random = createRandom('customers');
  const userNames = new Set<string>();
  return Array.from({ length: customerCount }, () => {
    const city = random.weighted(cities);
    const name = personName(random, city.region);
    const created_at = new Date(baseDate.getTime() - random.int(30, 800) * day);
    const user_name = freeUserName(random, name, userNames);
    return { user_id: uuidAt(random, created_at), user_name, email: `${user_name}@${MAIL_DOMAIN}`, created_at, name, city: city.name };
  });
}

/** Reviews of the approved businesses: more of older ones, mostly by people of the same city. */
export function demoReviews(businesses: DemoBusiness[], customers: Customer[]): DemoReview[] {
  const random = createRandom('reviews');
  const byCity = Map.groupBy(customers, (customer) => customer.city);
  const customersOf = new Map<string, Set<Customer>>();
  return businesses.flatMap((business) => {
    const locals = byCity.get(business.city) ?? [];
    const count = Math.min(Math.round(random.float(6, 11) * popularity(business) ** 2.2), Math.max(locals.length, 3));
    const level = 3.1 + 1.8 * random.next() ** 0.6;
    const asked = random.sample(locals.length >= count ? locals : customers, count);
    const known = customersOf.get(business.service) ?? new Set();
    const writers = withOthersFor(business, asked, { known, locals, customers });
    customersOf.set(business.service, new Set([...known, ...writers]));
    return withOwnNames(writers.map((writer) => demoReview(random, business, writer, level))).map((review) => ({
      ...review,
      images: photosOf(review, business),
    }));
  });
}

/**
 * Nobody has a roof done by three businesses of one list: somebody else, of the same city if there is anybody, writes in the place of who
 * has reviewed the trade before.
 */
function withOthersFor(
  { business_id }: DemoBusiness,
  writers: Customer[],
  { known, locals, customers }: { known: ReadonlySet<Customer>; locals: Customer[]; customers: Customer[] },
): Customer[] {
  const needed = writers.filter((writer) => known.has(writer)).length;
  const free = (people: Customer[]) => people.filter((person) => !known.has(person) && !writers.includes(person));
  const near = free(locals);
  const others = createRandom(`other customers of ${business_id}`).sample(near.length >= needed ? near : free(customers), needed);
  return writers.map((writer) => (known.has(writer) ? (others.pop() ?? writer) : writer));
}

/** Two people may be called the same; below one business it looks as if one had written twice. */
function withOwnNames<Review extends { name: string }>(reviews: Review[]): Review[] {
  const names = new Set<string>();
  return reviews.filter(({ name }) => !names.has(name) && names.add(name));
}

/** Likes of the approved businesses; a few are liked by very many. */
export function demoLikes(businesses: DemoBusiness[], customers: Customer[]): DemoLike[] {
  const random = createRandom('likes');
  return businesses.flatMap((business) =>
    random.sample(customers, Math.floor(1.2 / (random.float(0.006, 0.02) + (1 - popularity(business)) ** 1.3)) - 1).map(({ user_id }) => ({
      user_id,
      business_id: business.business_id,
      created_at: dateAfter(random, business.created_at),
    })),
  );
}

/** How well known a business is, from 0 to 1: it brings reviews as well as likes. */
function popularity(business: DemoBusiness): number {
  return createRandom(business.business_id).next();
}

/** Whoever is content shows now and then what was done. */
function photosOf({ review_id, rating }: Pick<DemoReview, 'review_id' | 'rating'>, { service }: DemoBusiness): string[] {
  const random = createRandom(`photos of ${review_id}`);
  return rating >= 4 && random.chance(0.12) ? random.sample(mediaKeys(service), random.int(1, limits.reviewPictures)) : [];
}

function demoReview(random: Random, business: DemoBusiness, writer: Customer, level: number): Omit<DemoReview, 'images'> {
  const rating = Math.min(5, Math.max(1, Math.round(2 * (level + random.float(-1.1, 0.9))) / 2));
  const created_at = dateAfter(random, business.created_at);
  return {
    review_id: uuidAt(random, created_at),
    business_id: business.business_id,
    user_id: writer.user_id,
    name: writer.name,
    email: writer.email,
    description: reviewText(random, business.service, rating),
    rating,
    created_at,
  };
}

/** What somebody who gives this rating says about this trade. */
function reviewText(random: Random, service: string, rating: number): string {
  const trade = trades.find((candidate) => candidate.service === service);
  if (!trade) throw new Error(`No demo trade for the service ${service}`);
  const praise = random.sample(trade.praise, 2) as [string, string];
  const fault = random.pick(trade.faults);
  if (rating >= 4.5) return random.chance(0.4) ? `${praise[0]} ${praise[1]}` : `${praise[0]} ${random.pick(delighted)}`;
  if (rating >= 4) return random.chance(0.25) ? praise[0] : `${praise[0]} ${random.pick(content)}`;
  if (rating >= 3) return random.chance(0.5) ? `${praise[0]} But: ${fault}` : `${fault} ${random.pick(mixed)}`;
  return `${fault} ${random.pick(upset)}`;
}

function dateAfter(random: Random, created: Date): Date {
  return new Date(created.getTime() + Math.floor(random.next() * (baseDate.getTime() - created.getTime())));
}

function freeUserName(random: Random, name: string, taken: Set<string>): string {
  const [first = '', last = ''] = name
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .split(' ');
  let userName = random.pick([`${first}.${last}`, `${first}_${last}`, `${first}${last}`]);
  while (taken.has(userName)) userName = `${first}.${last}${random.int(2, 999)}`;
  taken.add(userName);
  return userName;
}
