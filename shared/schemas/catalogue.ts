import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';

export const serviceCategory = z.enum(['contractor', 'supplier']);
export type ServiceCategory = z.infer<typeof serviceCategory>;

export const serviceView = z.object({ _id: z.string(), name: z.string(), category: serviceCategory });
export type Service = z.infer<typeof serviceView>;
export const servicesAnswer = successView({ data: z.array(serviceView) });

export const posterView = z.object({ _id: z.string(), name: z.string(), image: z.string() });
export type Poster = z.infer<typeof posterView>;
export const postersAnswer = successView({ posters: z.array(posterView) });

export const priceTickerView = z.object({
  _id: z.string(),
  material: z.string(),
  price: z.number(),
  price_unit: z.string(),
  city: z.string(),
});
export type PriceTicker = z.infer<typeof priceTickerView>;
export const priceTickersAnswer = successView({ data: z.array(priceTickerView) });

export const phoneViewLimitAnswer = successView({ phone_view_limit: z.int() });
