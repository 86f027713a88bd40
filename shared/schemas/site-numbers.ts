import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { placeNamesView } from '#shared/schemas/places.ts';
import { formMessages as messages } from '#shared/texts.ts';

/**
 * What is counted of searches: services and cities asked for, both together (the service, a tab, the city), words that found nothing, and
 * what those that found something were about.
 */
export type SearchCountKind = 'service' | 'city' | 'service_in_city' | 'nothing_found' | 'words';

export const siteNumbersQuery = z.object({
  days: z._default(
    z.pipe(
      z.enum(limits.numbersPeriods.map(String), { error: () => messages.invalidRequest }),
      z.transform((days) => Number(days)),
    ),
    30,
  ),
});

const dayView = z.object({ day: z.string(), views: z.int(), enquiries: z.int(), users: z.int(), businesses: z.int() });
const countView = z.object({ name: z.string(), n: z.int() });

const messagesView = z.object({ sent: z.int(), arrived: z.int(), failed: z.int(), rupees: z.number() });

export const siteNumbersView = z.object({
  /** SMS and WhatsApp messages, and what they cost. */
  messages: messagesView,
  /** Oldest first. */
  days: z.array(dayView),
  topPages: z.array(countView),
  topServices: z.array(countView),
  topCities: z.array(z.extend(countView, { placeNames: z.optional(placeNamesView) })),
  nothingFound: z.array(countView),
});
export type SiteNumbers = z.infer<typeof siteNumbersView>;
export const siteNumbersAnswer = successView({ data: siteNumbersView });
