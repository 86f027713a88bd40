import type { Timing } from '#shared/requirement-choices.ts';

/** After how many days work of a kind is usually done, by the services of `shared/catalogue.ts`; supplies come within days. */
const DAYS: Record<string, number> = {
  'Construction Contractors': 120,
  Architects: 60,
  'Interior Designers': 60,
  'Modular kitchen': 45,
  Landscapers: 30,
  'Fire system': 30,
  Shuttering: 30,
  'Paint Contractors': 21,
  'Pop Contractors': 21,
  Carpenter: 21,
  'False Ceiling': 21,
  Waterproofing: 21,
  'Heat Insulation': 21,
  Flooring: 21,
  'Upvc Fittings': 21,
  'Aluminum Fittings': 21,
  'Wood work': 21,
  'Gates/grills/railings': 21,
  Glass: 14,
  'Electric Contractors': 10,
  'Plumbing Contractors': 10,
  'Jcb Movers': 10,
  'Sanitary/bath Fittings': 10,
  'Electrical/lightings': 10,
  'Tiles/flooring': 10,
  'Marbles and stone': 10,
  'Bricks/sand': 7,
  Cement: 7,
  Iron: 7,
  'Crushed stone/bajri': 7,
  'Hardware and tools': 7,
  'Water tanks': 7,
  'Water purifier': 7,
};
/** Of work that stands in no line above. */
const USUAL = 30;

/** How much later work begins that is wanted later. */
const BEGINS: Record<Timing, number> = { at_once: 0, month: 14, quarter: 60, later: 90 };

/** How many days after somebody was chosen for it work is usually done: a week at least, so that what was closed by mistake is not asked about. */
export function daysUntilDone(service: string, timing: string): number {
  const days = Object.hasOwn(DAYS, service) ? DAYS[service] : undefined;
  return (days ?? USUAL) + (BEGINS[timing as Timing] ?? 0);
}
