import * as z from 'zod/mini';
import { priceUnits } from '#shared/price-units.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** What a price is for. */
export const knownPriceUnit = z.enum(priceUnits, { error: () => messages.unknownPriceUnit });
