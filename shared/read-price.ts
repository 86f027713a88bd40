import { plainDigits } from '#shared/digits.ts';
import { type PriceUnit, readPriceUnit } from '#shared/price-units.ts';
import { RUPEES_BEFORE, RUPEES_BEHIND, readAmount } from '#shared/read-amount.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

export interface Price {
  amount: number;
  unit: PriceUnit;
  /** The amount is the least; what is asked for may cost more. */
  isFrom: boolean;
}

const PRICE = new RegExp(
  String.raw`^(from\s+)?((?:@\s*)?${RUPEES_BEFORE}*\d[\d,\s]*(?:\.\d+)?(?:\s*(?:/[-=]|${RUPEES_BEHIND}\.?))*)\s*(?:per\s+|प्रति\s+|/\s*)(\S+)(?:\s+(\S+))?`,
  'i',
);

/** The price with which a text begins, if it is one that can be compared: '85 per sq ft gypsum', 'from Rs 1,250/day', '500 रुपये प्रति दिन'. */
export function readPrice(text: string): Price | undefined {
  const [, from, written = '', first = '', second = ''] = PRICE.exec(dropUnseenSigns(plainDigits(text))) ?? [];
  const amount = readAmount(written);
  const unit = readPriceUnit(`${first} ${second}`) ?? readPriceUnit(first);
  return unit && amount ? { amount, unit, isFrom: from !== undefined } : undefined;
}
