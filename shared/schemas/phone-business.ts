import * as z from 'zod/mini';
import { shapeOf } from '#shared/schemas/business-fields.ts';
import { adult, remember } from '#shared/schemas/signing-in.ts';
import { optionalText } from '#shared/schemas/text.ts';

/** What a business is listed with whose number a code has proven: the rest is asked for afterwards. */
export const phoneBusiness = z.object({
  ...shapeOf('input', ['name', 'service', 'city', 'state', 'lat', 'lng', 'nameHindi']),
  address: z._default(optionalText(500), ''),
  adult,
  remember,
});
export type PhoneBusiness = z.infer<typeof phoneBusiness>;
