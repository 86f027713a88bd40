import { placeIn } from '#server/demo/addresses.ts';
import { type City, cities } from '#server/demo/cities.ts';
import { longDescription, shortDescription } from '#server/demo/descriptions.ts';
import { mediaKeys } from '#server/demo/media.ts';
import { businessName, personName } from '#server/demo/names.ts';
import { ownFacts } from '#server/demo/own-facts.ts';
import { demoNumber } from '#server/demo/phones.ts';
import { typedPrice } from '#server/demo/prices.ts';
import { createRandom, type Random, uuidAt } from '#server/demo/random.ts';
import { trades } from '#server/demo/trades/all-trades.ts';
import type { Trade } from '#server/demo/trades/trade.ts';
import { readPrice } from '#shared/read-price.ts';

/** The day the demo directory pretends to have been filled on; nothing in it is younger. */
export const baseDate = new Date('2026-06-30T18:00:00Z');

/** No name under .example is ever anybody's (RFC 2606): mail to the demo reaches no stranger. */
export const MAIL_DOMAIN = 'demo.example';

export type DemoBusiness = {
  business_id: string;
  name: string;
  email: string;
  phone_no: string;
  service: string;
  address: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
  price: string;
  price_amount: number | null;
  price_unit: string | null;
  price_from: boolean;
  short_description: string;
  description: string;
  images: string[];
  working_since: number | null;
  opening_hours: string | null;
  languages: string[] | null;
  status: 'approved' | 'pending' | 'rejected';
  status_reason: string;
  created_at: Date;
  updated_at: Date;
};

/** Why the team did not accept some of them. */
const reasons = [
  'The photos show another shop. Please send photos of your own work.',
  'We could not reach you at this number. Please check it.',
  'This business is listed already under another number.',
];

const counts = { approved: 4600, pending: 38, rejected: 22 };

/** All demo businesses, oldest first; the same on every call. */
export function demoBusinesses(): DemoBusiness[] {
  const random = createRandom('businesses');
  const taken = {
    names: new Map<string, number>(),
    phones: new Set<string>(),
    emails: new Set<string>(),
    pictures: new Map<string, number>(),
  };
  const all = plannedPlaces(random).map(([city, trade]) => demoBusiness(random, city, trade, taken));
  const undecided = all.slice(counts.approved);
  undecided.forEach((business, i) => {
    business.status = i < counts.pending ? 'pending' : 'rejected';
    if (business.status === 'rejected') business.status_reason = reasons[i % reasons.length] ?? '';
  });
  return all.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

/** Every city has every common trade at least once before the rest is spread by weight. */
function plannedPlaces(random: Random): [City, Trade][] {
  const total = counts.approved + counts.pending + counts.rejected;
  const plan: [City, Trade][] = [];
  for (const trade of trades) for (const city of [...cities].sort((a, b) => b.weight - a.weight).slice(0, 12)) plan.push([city, trade]);
  for (const city of cities) for (const trade of random.sample(trades, 9)) plan.push([city, trade]);
  const crowded = cities.map((city) => ({ city, weight: city.weight ** 1.6 }));
  while (plan.length < total) plan.push([random.weighted(crowded).city, random.weighted(trades)]);
  return plan;
}

type Taken = { names: Map<string, number>; phones: Set<string>; emails: Set<string>; pictures: Map<string, number> };

function demoBusiness(random: Random, city: City, trade: Trade, taken: Taken): DemoBusiness {
  const place = placeIn(random, city, trade);
  const name = freeName(random, city, trade, place.locality.name, taken);
  const owner = personName(random, city.region);
  const since = random.int(1988, 2023);
  const facts = { trade, name, owner, locality: place.locality.name, city: city.name, since };
  const created_at = new Date(baseDate.getTime() - random.int(2 * 24 * 60, 730 * 24 * 60) * 60_000);
  const business_id = uuidAt(random, created_at);
  return {
    business_id,
    name,
    email: freeEmail(random, name, city.name, taken.emails),
    phone_no: demoNumber(random, taken.phones),
    service: trade.service,
    address: place.address,
    city: city.name,
    state: city.state,
    lat: place.lat,
    lng: place.lng,
    ...pricesOf(typedPrice(random, trade.prices)),
    short_description: shortDescription(random, facts),
    description: longDescription(random, facts),
    images: somePictures(random, city, trade, taken),
    ...ownFacts(business_id, { city, trade, since }),
    status: 'approved',
    status_reason: '',
    created_at,
    updated_at: created_at,
  };
}

/** The price as it was typed, and as it is compared where it can be. */
function pricesOf(price: string) {
  const compared = readPrice(price);
  const [price_amount, price_unit] = compared ? [compared.amount, compared.unit] : [null, null];
  // A few say that it is the least.
  return { price, price_amount, price_unit, price_from: price_amount !== null && price_amount % 4 === 0 };
}

/** Two to four pictures of the trade; the main ones of a trade in a city follow one another, so that a list of them is varied. */
function somePictures(random: Random, city: City, { service }: Trade, { pictures }: Taken): string[] {
  const keys = mediaKeys(service);
  const group = `${service}/${city.name}`;
  const turn = pictures.get(group) ?? random.int(0, keys.length - 1);
  pictures.set(group, turn + 1);
  const main = keys[turn % keys.length] as string;
  const others = keys.filter((key) => key !== main);
  return [main, ...random.sample(others, random.int(1, 3))];
}

/** A name that is alone in its city and rare in the country. */
function freeName(random: Random, city: City, trade: Trade, locality: string, { names }: Taken): string {
  for (;;) {
    const name = businessName(random, city.region, locality, random.pick(trade.names));
    const here = `${name}/${city.name}`;
    if (names.has(here) || (names.get(name) ?? 0) >= 2) continue;
    names.set(here, 1).set(name, (names.get(name) ?? 0) + 1);
    return name;
  }
}

function freeEmail(random: Random, name: string, city: string, emails: Set<string>): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')
    .slice(0, 40);
  const town = city.toLowerCase().replaceAll(' ', '');
  const forms = [`${slug}@${MAIL_DOMAIN}`, `info@${slug}.${MAIL_DOMAIN}`, `${slug}.${town}@${MAIL_DOMAIN}`];
  const email =
    [random.pick(forms), `${slug}.${town}@${MAIL_DOMAIN}`].find((form) => !emails.has(form)) ?? `${slug}${emails.size}@${MAIL_DOMAIN}`;
  emails.add(email);
  return email;
}
