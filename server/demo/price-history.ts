import type { Random } from '#server/demo/random.ts';

const DAY = 86_400_000;
/** The oldest price is so many days old. */
export const REACH = 190;

interface History {
  /** When the price was last changed or confirmed. */
  updated: Date;
  /** Oldest first; the last is the price of today. */
  prices: { price: number; recorded: Date }[];
}

/** How a price came to what it is: every few weeks by a few per cent. Every third was not looked at for more than a month. */
export function demoPriceHistory(random: Random, today: number, index: number, now: Date): History {
  const age = index % 3 === 2 ? random.int(33, 58) : random.int(1, 20);
  const changes = random.int(4, 9);
  const gap = (REACH - age) / changes;
  const step = today < 20 ? 0.1 : today < 100 ? 0.5 : today < 1_000 ? 1 : 10;
  const prices = Array.from({ length: changes }, (_, back) => {
    const days = Math.round(age + gap * (back + random.float(0.1, 0.8)));
    return { drift: random.float(-0.03, 0.045), recorded: new Date(now.getTime() - days * DAY) };
  });
  let price = today;
  const backwards = prices.map(({ drift, recorded }) => {
    const entry = { price, recorded };
    price = Number((Math.max(1, Math.round((price * (1 - drift)) / step)) * step).toFixed(2));
    return entry;
  });
  return { updated: new Date(now.getTime() - age * DAY), prices: backwards.reverse() };
}
