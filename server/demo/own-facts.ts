import type { City, Region } from '#server/demo/cities.ts';
import { createRandom } from '#server/demo/random.ts';
import type { Trade } from '#server/demo/trades/trade.ts';

/** When people of the trade work, and when shops are open; as they are kept (shared/opening-hours.ts). */
const HOURS = {
  contractor: ['Mo-Sa 09:00-18:00', 'Mo-Sa 09:30-19:00', 'Mo-Sa 08:30-17:30', 'Mo-Su 08:00-20:00', 'Mo-Fr 10:00-18:00, Sa 10:00-14:00'],
  supplier: [
    ...['Mo-Sa 10:00-20:00', 'Mo-Sa 09:30-20:30', 'Mo-Su 09:00-21:00', 'Tu-Su 10:00-20:00'],
    ...['Mo-Sa 09:30-13:30, Mo-Sa 15:00-20:00', 'Mo-Sa 09:00-20:00, Su 09:00-13:00'],
  ],
} as const;

/** What is spoken in a region beside Hindi and English. */
const LANGUAGES: Record<Region, readonly string[]> = {
  marathi: ['Marathi'],
  gujarati: ['Gujarati'],
  hindi: [],
  punjabi: ['Punjabi'],
  rajasthani: ['Marwari'],
  tamil: ['Tamil'],
  telugu: ['Telugu'],
  kannada: ['Kannada'],
  malayalam: ['Malayalam'],
  bengali: ['Bengali'],
  odia: ['Odia'],
  goan: ['Konkani', 'Marathi'],
  northeast: ['Assamese'],
};

/** Of each fact a few say nothing, as in any directory. */
const SAID = 0.85;

interface Known {
  city: City;
  trade: Trade;
  since: number;
}

/** What most businesses say besides what all must: since when they work, when they are open, and which languages they speak. */
export function ownFacts(businessId: string, { city, trade, since }: Known) {
  const random = createRandom(`facts of ${businessId}`);
  const spoken = [...LANGUAGES[city.region], 'Hindi', ...(random.chance(0.6) ? ['English'] : [])];
  return {
    working_since: random.chance(SAID) ? since : null,
    opening_hours: random.chance(SAID) ? random.pick(HOURS[trade.kind]) : null,
    languages: random.chance(SAID) ? spoken : null,
  };
}
