import * as z from 'zod/mini';
import { formMessages as messages } from '#shared/texts.ts';

/** The parts of a price that is compared, as far as they were entered: null stands for none, an absent part is not known. */
interface PriceParts {
  priceAmount?: number | null | undefined;
  priceUnit?: string | null | undefined;
}

/** What is wrong with an amount without its unit, or the other way round; nothing while either is not known. */
export function findHalfPrice({ priceAmount, priceUnit }: PriceParts): { field: keyof PriceParts; message: string } | undefined {
  if (priceAmount === undefined || priceUnit === undefined) return undefined;
  if (priceAmount === null && priceUnit !== null) return { field: 'priceAmount', message: messages.priceNeedsAmount };
  if (priceAmount !== null && priceUnit === null) return { field: 'priceUnit', message: messages.priceNeedsUnit };
  return undefined;
}

/** Refuses half a price at the part that is missing. */
export const wholePrice = z.superRefine<PriceParts>((parts, context) => {
  const half = findHalfPrice(parts);
  if (half) context.addIssue({ code: 'custom', message: half.message, path: [half.field], input: parts });
});

/** The same of a row of a file, where an empty cell is none. */
export const wholePriceInRow = z.superRefine<PriceParts>(({ priceAmount = null, priceUnit = null }, context) => {
  const half = findHalfPrice({ priceAmount, priceUnit });
  if (half) context.addIssue({ code: 'custom', message: half.message, path: [half.field], input: half });
});
