import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { placeNamesView } from '#shared/schemas/places.ts';
import { cutOff, queryText } from '#shared/schemas/text.ts';
import { intent } from '#shared/schemas/understanding.ts';
import { formMessages as messages, sayingMessages } from '#shared/texts.ts';

/** Letters of any script and the marks that words are written with: nothing that means something to a program. */
const SAYING = /^[\p{L}\p{M}\p{N}\p{Join_Control} .'&/+-]*$/u;

const { longestSaying } = limits.sayings;

/** A saying as it is kept: small letters, one space between words. */
export const sayingText = z.pipe(
  z
    .string({ error: () => sayingMessages.sayingMissing })
    .check(
      cutOff(longestSaying, () => sayingMessages.sayingTooLong),
      z.trim(),
      z.normalize('NFC'),
    )
    .check(z.minLength(1, { error: () => sayingMessages.sayingMissing, abort: true }))
    .check(z.regex(SAYING, { error: () => sayingMessages.sayingMarks, abort: true })),
  z.pipe(
    // 'İ' is two characters when it is written small.
    z.transform((text: string) => text.replaceAll('İ', 'i').toLowerCase().replace(/ +/g, ' ')),
    z.string().check(
      // By characters, as the database counts them: '𐀀' is one in two units.
      z.refine((text) => /../u.test(text) && /\p{L}/u.test(text), { error: () => sayingMessages.sayingTooShort }),
      z.maxLength(longestSaying, { error: () => sayingMessages.sayingTooLong }),
      z.refine((text) => !/\d[\d .+-]{5,}\d/.test(text), { error: () => sayingMessages.sayingWithNumber }),
    ),
  ),
);

/** Forms send texts; how sure it is that the trade is meant. */
const weight = z.pipe(
  z.union([z.number(), z.string()], { error: () => sayingMessages.weightOutOfRange }),
  z.pipe(
    z.transform((given: number | string) => Math.round(Number(given === '' ? Number.NaN : given) * 100) / 100),
    z
      .number({ error: () => sayingMessages.weightOutOfRange })
      .check(z.positive({ error: () => sayingMessages.weightOutOfRange }), z.maximum(1, { error: () => sayingMessages.weightOutOfRange })),
  ),
);

const isOn = z.boolean({ error: () => messages.invalidRequest });

/** What a saying means: a service, by its id, or a city. Fields that a form leaves empty are absent. */
const named = z.pipe(
  queryText(limits.shortText, () => messages.tooLong),
  z.transform((text: string | undefined) => text || undefined),
);

export const sayingInput = z
  .object({
    saying: sayingText,
    service: named,
    city: named,
    state: named,
    weight: z.optional(weight),
    /** It may be added though a business is called so. */
    confirmed: z.optional(z.boolean({ error: () => messages.invalidRequest })),
  })
  .check(({ value, issues }) => {
    const { service, city, state } = value;
    const message = service && (city || state) ? sayingMessages.meaningTwice : sayingMessages.meaningMissing;
    if (service ? city || state : !(city && state)) issues.push({ code: 'custom', input: value, path: ['service'], message });
  });
export type SayingInput = z.infer<typeof sayingInput>;

/** A change of one of the team's own sayings; what is absent stays. */
export const sayingChange = z.object({
  weight: z.optional(weight),
  isOn: z.optional(isOn),
  version: z.optional(z.int({ error: () => messages.invalidRequest })),
});
export type SayingChange = z.infer<typeof sayingChange>;

/** Switches a saying off or on that comes with the program, by the name that its file has for the service. */
export const shippedSayingSwitch = z.object({
  saying: z.string({ error: () => messages.invalidRequest }).check(z.maxLength(limits.shortText, { error: () => messages.tooLong })),
  service: z.string({ error: () => messages.invalidRequest }).check(z.maxLength(limits.shortText, { error: () => messages.tooLong })),
  isOn,
});
export type ShippedSayingSwitch = z.infer<typeof shippedSayingSwitch>;

const meaning = { service: z.optional(z.string()), city: z.optional(z.string()), state: z.optional(z.string()) };

export const sayingView = z.object({
  /** Of the team's own: those of the program have none. */
  _id: z.optional(z.string()),
  saying: z.string(),
  /** The name that the service has now. */
  ...meaning,
  placeNames: z.optional(placeNamesView),
  weight: z.number(),
  isOn: z.boolean(),
  version: z.optional(z.int()),
  /** The name that the program's file has for the service. */
  shippedAs: z.optional(z.string()),
});
export type Saying = z.infer<typeof sayingView>;
export const sayingAnswer = successView({ message: z.string(), saying: sayingView });

/** Which sayings: of one service (by id), of places, the team's own, those that are switched off, with these words. */
export const sayingFilter = z.object({
  service: queryText(),
  from: z.optional(z.enum(['team', 'off', 'places'], { error: () => messages.invalidRequest })),
  q: queryText(),
});
export type SayingFilter = z.infer<typeof sayingFilter>;
export const sayingsQuery = z.object({ ...sayingFilter.shape, ...pagingQuery() });

const paging = { totalPages: z.int(), currentPage: z.int() };

export const sayingsView = z.object({
  sayings: z.array(sayingView),
  totalSayings: z.int(),
  ...paging,
  /** How many there are in all. */
  counts: z.object({ all: z.int(), team: z.int(), off: z.int(), places: z.int() }),
  /** The services with how many sayings each has. */
  services: z.array(z.object({ _id: z.string(), name: z.string(), n: z.int() })),
});
export type SayingsPage = z.infer<typeof sayingsView>;
export const sayingsAnswer = successView(sayingsView.shape);

export const readingQuery = z.object({ q: queryText() });

const weighedTrade = z.object({ service: z.string(), weight: z.number() });

/** How a run of words is read: by codes and names, of which the page makes its text. */
export const stepView = z.object({
  words: z.string(),
  as: z.enum(['trade', 'place', 'filler', 'brand', 'intent', 'near', 'size', 'rest']),
  /** What they mean, by the names that the services have now; of words that nothing is known of, what they may mean. */
  trades: z.optional(z.array(weighedTrade)),
  /** The saying that they were taken for, where they are not quite it. */
  saying: z.optional(z.string()),
  place: z.optional(
    z.object({ locality: z.optional(z.string()), city: z.optional(z.string()), state: z.string(), placeNames: z.optional(placeNamesView) }),
  ),
  isMisspelt: z.optional(z.boolean()),
  intent: z.optional(intent),
});
export type StepOfQuery = z.infer<typeof stepView>;

/** How a query is read, and what it finds first. */
export const readingView = z.object({
  q: z.string(),
  steps: z.array(stepView),
  trades: z.array(weighedTrade),
  places: z.array(z.string()),
  businesses: z.array(
    z.object({ _id: z.string(), name: z.string(), service: z.string(), city: z.string(), placeNames: z.optional(placeNamesView) }),
  ),
  totalContractors: z.int(),
});
export type ReadingOfQuery = z.infer<typeof readingView>;
export const readingAnswer = successView({ reading: readingView });

/** Searches that found nothing, or that nobody followed to a profile. */
export const unansweredKind = z.enum(['nothing_found', 'not_followed'], { error: () => messages.invalidRequest });
export type UnansweredKind = z.infer<typeof unansweredKind>;
export const unansweredQuery = z.object({ kind: z._default(unansweredKind, 'nothing_found'), ...pagingQuery() });

export const unansweredView = z.object({
  searches: z.array(
    z.object({
      words: z.string(),
      /** How often they were searched for. */
      n: z.int(),
      /** What in them may be a saying: the words without places and without those that say nothing. */
      saying: z.string(),
      /** What they are taken for now. */
      now: z.object({ trades: z.array(z.string()), places: z.array(z.string()) }),
    }),
  ),
  totalSearches: z.int(),
  ...paging,
});
export type UnansweredPage = z.infer<typeof unansweredView>;
export const unansweredAnswer = successView(unansweredView.shape);

export const proposalView = z.object({
  words: z.string(),
  service: z.object({ _id: z.string(), name: z.string() }),
  /** How many different visits went on from these words to a profile of the service, and to any. */
  visits: z.int(),
  allVisits: z.int(),
});
export type SayingProposal = z.infer<typeof proposalView>;
export const proposalsAnswer = successView({ proposals: z.array(proposalView) });

/** 'Not this': by words and the service's id. */
export const proposalRefusal = z.object({ words: sayingText, service: z.string({ error: () => messages.invalidRequest }) });
export type ProposalRefusal = z.infer<typeof proposalRefusal>;

/** A visitor went on from the results of a search to a profile. */
export const followedSearch = z.object({
  words: z.string({ error: () => messages.invalidRequest }).check(z.maxLength(limits.searchText, { error: () => messages.searchTooLong })),
  business: z.string({ error: () => messages.invalidRequest }),
});
export type FollowedSearch = z.infer<typeof followedSearch>;
