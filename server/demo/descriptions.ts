import type { Random } from '#server/demo/random.ts';
import type { Trade } from '#server/demo/trades/trade.ts';

export type Facts = { trade: Trade; name: string; owner: string; locality: string; city: string; since: number };

const shorts = {
  contractor: [
    '{A}, {b} and {c} in {locality} and nearby.',
    '{A} and {b}, done on the agreed date.',
    'Specialists in {a} and {b} since {since}.',
    '{A}, {b}. Free site visit across {city}.',
    'Known in {locality} for {a} and {b}.',
    'Own team for {a}, {b} and {c}.',
    '{A} at a fair rate, with written estimate.',
    'From small repairs to {a}; {b} a speciality.',
    '{years} years of {a} and {b} in {city}.',
    '{A} · {b} · {c}',
    'Family-run team for {a}; {b} on call.',
    'Neat {a} and {b} with guarantee.',
  ],
  supplier: [
    '{A}, {b} and {c} at {locality}.',
    'Wholesale and retail: {a}, {b}.',
    'Dealers in {a} and {b} since {since}.',
    '{A}, {b}. Site delivery across {city}.',
    'Large stock of {a}, {b} and {c}.',
    '{A} and {b} at market rate, with GST bill.',
    'Your neighbourhood counter for {a} and {b}.',
    '{A} · {b} · {c}',
    '{years} years in {a}; {b} on order.',
    'Everything in {a}, from economy to premium.',
    'Contractor rates on {a} and {b}.',
    'Visit our {locality} display for {a} and {b}.',
  ],
};

const openings = {
  contractor: [
    '{owner} began {name} in {since} with two helpers; today a team of {team} works on {a}, {b} and {c} all over {city}.',
    'From our base in {locality} we take up {a}, {b} and {c} for homes, shops and housing societies.',
    'For {years} years families in {locality} have called us for {a}. Later came {b} and {c}.',
    '{name} is run by {owner}, who visits every site personally. Our daily work is {a} and {b}.',
    'We are a {city} team of {team}, busy mostly with {a}, {b} and {c}.',
    'Builders and home owners around {locality} know us for {a}; we are equally at home with {b}.',
    'Started in {since}, we have finished more than {jobs} jobs of {a}, {b} and {c} in and around {city}.',
    'Whether it is {a} or {b}, the same foreman stays from first day to last. {owner} prepares each estimate after a site visit.',
  ],
  supplier: [
    '{owner} opened {name} in {since}; today we keep {a}, {b} and {c} ready for sites all over {city}.',
    'Our {locality} yard and counter serve home owners and contractors with {a}, {b} and {c}.',
    'For {years} years builders around {locality} have bought {a} from us. {b} and {c} joined the list later.',
    '{name} is a family business of {city}. We deal in {a}, {b} and {c}.',
    "Come to us for {a} and {b}; {c} can be ordered with two days' notice.",
    'We supply {a}, {b} and {c} to more than {jobs} customers in {city} and the villages around.',
    'A direct dealership since {since} lets us offer {a} and {b} at the right rate.',
    '{owner} and team help you pick the right quality of {a}, {b} or {c} for your budget.',
  ],
};

const closings = {
  contractor: [
    'Estimates are free within {city}.',
    'Call before ten in the morning for a visit the same day.',
    'GST bill on request.',
    'Old customers and their neighbours give us most of our work.',
    'Small jobs are as welcome as big ones.',
    'We answer the phone in English, Hindi and the local language.',
    'References in {locality} can be shared before you decide.',
    'Advance is only what the first material costs.',
    'Closed on Sunday afternoons; urgent work is attended.',
    'Site photos are sent every evening.',
  ],
  supplier: [
    'Open from nine to eight, half day on Sunday.',
    'Delivery within {city} on the same day for orders before noon.',
    'Card, UPI and cheque are accepted, GST bill with every sale.',
    "Call for today's rate.",
    'Parking is available at the back.',
    'Architects and contractors get a trade discount.',
    'Unused sealed goods are taken back.',
    'Samples can be sent to your site.',
    'We have our own tempo and loading men.',
    'A visit to our {locality} counter costs nothing.',
  ],
};

/** The line under a business's name: what it does and where. */
export function shortDescription(random: Random, facts: Facts): string {
  return fill(random, random.pick(shorts[voiceOf(facts.trade)]), facts);
}

/** About Us: who they are, how they work, how to reach them. */
export function longDescription(random: Random, facts: Facts): string {
  const { notes } = facts.trade;
  const voice = voiceOf(facts.trade);
  const closing = random.sample(closings[voice], random.int(1, 2)).map((text) => fill(random, text, facts));
  const opening = fill(random, random.pick(openings[voice]), facts);
  return [opening, ...random.sample(notes, random.int(2, 3)), ...closing].join(' ');
}

/** A supplier that installs what it sells speaks of jobs, not of stock. */
function voiceOf(trade: Trade): Trade['kind'] {
  return trade.installs ? 'contractor' : trade.kind;
}

function fill(random: Random, template: string, facts: Facts): string {
  const [a = '', b = '', c = ''] = random.sample(facts.trade.works, 3);
  const values: Record<string, string> = {
    A: upperFirst(a),
    a,
    b,
    c,
    name: facts.name,
    owner: facts.owner,
    locality: facts.locality,
    city: facts.city,
    since: String(facts.since),
    years: String(2026 - facts.since),
    team: String(random.int(5, 32)),
    jobs: String(random.int(3, 24) * 50),
  };
  const text = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return text.replaceAll(/(?<=[.;] )[a-z]/g, (letter, at: number) => (text[at - 2] === '.' ? letter.toUpperCase() : letter));
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
