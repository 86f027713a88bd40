import { type PriceUnit, readPriceUnit } from '#shared/price-units.ts';

export interface Price {
  amount: number;
  unit: PriceUnit;
  /** The amount is the least; what is asked for may cost more. */
  isFrom: boolean;
}

const PRICE = /^(from\s+)?(?:₹|rs\.?)?\s*(\d[\d,]*)\s*(?:per\s+|\/\s*)(\S+)(?:\s+(\S+))?/i;

/** The price with which a text begins, if it is one that can be compared: '85 per sq ft gypsum', 'from Rs 1,250/day'. */
export function readPrice(text: string): Price | undefined {
  const [, from, digits = '', first = '', second = ''] = PRICE.exec(text.trim()) ?? [];
  const unit = readPriceUnit(`${first} ${second}`) ?? readPriceUnit(first);
  return unit && { amount: Number(digits.replaceAll(',', '')), unit, isFrom: from !== undefined };
}
