import type { DemoBusiness } from '#server/demo/businesses.ts';
import { demoNumber } from '#server/demo/phones.ts';
import { createRandom, type Random, uuidAt } from '#server/demo/random.ts';
import type { Customer } from '#server/demo/reviews.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** How many businesses are asked so often that the site says how soon they answer, and how often each is. */
const ASKED = { businesses: 150, enquiries: 6 };

const questions =
  'Can you come and have a look this week?|What would it cost for two rooms?|Do you also work in my area, and from when?|Please send me your rate, and how long it takes.|Is a visit free? The work is urgent.|I need it before the festival. Is that possible?'.split(
    '|',
  );
const answers =
  'Yes, we can come tomorrow between 10 and 12. Does that suit you?|The visit is free. After it you get the price in writing.|We work in your area. The next free day is Thursday.|It takes three to four days. We bring the material.|Please send two photos here, then we can tell you more.'.split(
    '|',
  );

const REQUEST = {
  service: 'Waterproofing',
  work: 'The roof of our house leaks at two places since the rain, about 60 square metres. Please tell me what you would do, and what it costs.',
  timing: 'month',
  budget: 'to_50000',
};

type Message = { message_id: string; enquiry_id: string; author: 'owner'; body: string; created_at: Date } & Offer;
type Offer = { price_from: number | null; price_to: number | null; price_unit: string | null };
const NO_OFFER: Offer = { price_from: null, price_to: null, price_unit: null };

/**
 * The conversations of the demo, of the weeks before `now`: what says how soon businesses answer, and a request for quotes of the user who
 * can be signed in to, which two of three have answered.
 */
export function demoThreads(
  businesses: readonly DemoBusiness[],
  customers: readonly Customer[],
  { user, owners, now }: { user: Customer; owners: readonly DemoBusiness[]; now: Date },
) {
  const random = createRandom('threads');
  const phones = new Set(businesses.map(({ phone_no }) => phone_no));
  const asked = [...new Set([...owners, ...random.sample(businesses, ASKED.businesses)])];
  const threads = asked.flatMap((business) =>
    random.sample(customers, ASKED.enquiries).map((asker) => {
      const created_at = new Date(now.getTime() - random.int(2 * 1_440, 27 * 1_440) * MINUTE);
      return oneThread(random, { business, asker, created_at, phone_no: demoNumber(random, phones), message: random.pick(questions) });
    }),
  );
  const { requirement, threads: quotes } = quotesOf(random, { user, phone_no: demoNumber(random, phones), businesses, owners, now });
  const all = [...threads, ...quotes];
  return {
    requirements: [requirement],
    enquiries: all.map(({ enquiry }) => enquiry),
    messages: all.flatMap(({ message }) => (message ? [message] : [])),
  };
}

interface Asking {
  business: DemoBusiness;
  asker: Customer;
  created_at: Date;
  phone_no: string;
  message: string;
}

function oneThread(random: Random, { business, asker, created_at, phone_no, message }: Asking) {
  const enquiry = {
    enquiry_id: uuidAt(random, created_at),
    business_id: business.business_id,
    user_id: asker.user_id,
    name: asker.name,
    email: asker.email,
    phone_no,
    message,
    consented_at: created_at,
    created_at,
    mailed_at: created_at,
    requirement_id: null as string | null,
    service: '',
    place: '',
    timing: '',
    budget: '',
  };
  const isAnswered = random.chance(0.85);
  return { enquiry, message: isAnswered ? answerTo(random, enquiry, random.pick(answers)) : undefined };
}

function answerTo(
  random: Random,
  { enquiry_id, created_at }: { enquiry_id: string; created_at: Date },
  body: string,
  offer = NO_OFFER,
): Message {
  const at = new Date(created_at.getTime() + Math.round(8 + 600 * random.next() ** 3) * MINUTE);
  return { message_id: uuidAt(random, at), enquiry_id, author: 'owner', body, ...offer, created_at: at };
}

interface Quotes {
  user: Customer;
  phone_no: string;
  businesses: readonly DemoBusiness[];
  owners: readonly DemoBusiness[];
  now: Date;
}

function quotesOf(random: Random, { user, phone_no, businesses, owners, now }: Quotes) {
  const created_at = new Date(now.getTime() - 2 * DAY);
  const { service, work, timing, budget } = REQUEST;
  const others = businesses.filter((one) => one.service === service && one.city === user.city && !owners.includes(one));
  const three = [...owners.filter((one) => one.service === service), ...others].slice(0, 3);
  const state = three[0]?.state ?? '';
  const place = `${user.city}, ${state}, India`;
  const requirement = {
    requirement_id: uuidAt(random, created_at),
    send_key: uuidAt(random, created_at),
    user_id: user.user_id,
    ...{ name: user.name, email: user.email, phone_no, service, address: place, city: user.city, state, work, timing, budget },
    consented_at: created_at,
    created_at,
    mailed_at: created_at,
  };
  const offers: (Offer & { body: string })[] = [
    {
      body: 'We would clean the cracks, seal them and lay two coats on the whole terrace. Five years of guarantee in writing.',
      price_from: 42,
      price_to: 48,
      price_unit: 'sq ft',
    },
    {
      body: 'A membrane on the whole roof, with the parapet. The visit before it is free.',
      price_from: 31_000,
      price_to: null,
      price_unit: 'project',
    },
  ];
  const threads = three.map((business, at) => {
    const { enquiry } = oneThread(random, { business, asker: user, created_at, phone_no, message: work });
    Object.assign(enquiry, { requirement_id: requirement.requirement_id, service, place, timing, budget });
    const { body, ...offer } = offers[at] ?? { body: undefined, ...NO_OFFER };
    return { enquiry, message: body ? answerTo(random, enquiry, body, offer) : undefined };
  });
  return { requirement, threads };
}
