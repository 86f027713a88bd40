import * as z from 'zod/mini';
import { isPeriod } from '#shared/period.ts';
import { successView } from '#shared/schemas/answers.ts';
import { placeNamesView } from '#shared/schemas/places.ts';
import { backOfficeMessages } from '#shared/texts.ts';

const noPeriod = { error: () => backOfficeMessages.noPeriod };

/** A day '2026-11-29', a month '2026-11' or a year '2026', of India. */
export const figuresPeriod = z.string(noPeriod).check(z.refine(isPeriod, noPeriod));

/** Without a period, this month. */
export const figuresQuery = z.object({ period: z.optional(figuresPeriod) });

/** A count in a period, and in the one before it. */
export const figureView = z.object({ now: z.int(), before: z.int() });
export type Figure = z.infer<typeof figureView>;

export const searchedServiceView = z.extend(figureView, { service: z.string() });
export const searchedCityView = z.extend(figureView, { city: z.string(), placeNames: z.optional(placeNamesView) });
export const searchedServiceCityView = z.extend(searchedCityView, { service: z.string() });
export const searchedInVainView = z.extend(figureView, { words: z.string() });

/** Enquiries that were sent in a period, how many of them were answered, and the middle one's minutes until then; null where none was. */
export const answeringView = z.object({ sent: z.int(), answered: z.int(), medianMinutes: z.nullable(z.int()) });
export type Answering = z.infer<typeof answeringView>;
export const answeringFigureView = z.object({ now: answeringView, before: answeringView });
/** An empty service is one that the catalogue does not know. */
export const serviceAnsweringView = z.extend(answeringFigureView, { service: z.string() });

export const unansweredView = z.extend(figureView, {
  businessId: z.string(),
  name: z.string(),
  service: z.string(),
  city: z.string(),
  placeNames: z.optional(placeNamesView),
  /** When the business wrote an answer to an enquiry last. */
  lastAnswerAt: z.nullable(z.string()),
});
export type Unanswered = z.infer<typeof unansweredView>;

export const growthKinds = ['businesses', 'users', 'reviews', 'enquiries'] as const;
export type GrowthKind = (typeof growthKinds)[number];
const counts = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object({ businesses: schema, users: schema, reviews: schema, enquiries: schema });
export const growthStepView = z.extend(counts(z.int()), { at: z.string() });
export type GrowthStep = z.infer<typeof growthStepView>;

/** Orders, and what they come to in rupees. */
export const moneyView = z.object({ orders: z.int(), rupees: z.number() });
export const moneyFigureView = z.object({ now: moneyView, before: moneyView });
export const buyerKinds = ['user', 'business', 'deleted'] as const;
export const planMoneyView = z.object({
  plan: z.literal('one_time'),
  /** Who bought the plan; an account may be deleted since. */
  buyer: z.enum(buyerKinds),
  paid: moneyFigureView,
  refunded: moneyFigureView,
});
export type PlanMoney = z.infer<typeof planMoneyView>;

export const figuresView = z.object({
  /** The period, and the one before it. */
  period: z.string(),
  periodBefore: z.string(),
  /** Whether searches of that day are kept still. */
  hasSearches: z.boolean(),
  /** Whether enquiries of the period, and of the one before it, are all kept still. Of months and years there are sums; days say nothing then. */
  hasEnquiries: z.boolean(),
  searches: z.object({
    services: z.array(searchedServiceView),
    cities: z.array(searchedCityView),
    serviceCities: z.array(searchedServiceCityView),
    nothingFound: z.array(searchedInVainView),
  }),
  enquiries: z.extend(answeringFigureView, { services: z.array(serviceAnsweringView) }),
  unanswered: z.array(unansweredView),
  /** By day, or of a year by month, oldest first; one of a month whose days are not kept. */
  growth: z.extend(counts(figureView), { steps: z.array(growthStepView) }),
  money: z.array(planMoneyView),
});
export type Figures = z.infer<typeof figuresView>;
export const figuresAnswer = successView({ figures: figuresView });

/** Whether the team is mailed the figures of each week. */
export const weeklyFiguresInput = z.object({
  isOn: z.boolean({ error: () => backOfficeMessages.onOrOff }),
  version: z.optional(z.int({ error: () => backOfficeMessages.onOrOff })),
});
export type WeeklyFiguresInput = z.infer<typeof weeklyFiguresInput>;

/** The switch as an admin sees it. */
export interface WeeklyFigures {
  isOn: boolean;
  version: number;
}
