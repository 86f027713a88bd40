import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import type { PlaceNames } from '#shared/place-name.ts';
import { successView } from '#shared/schemas/answers.ts';
import { privateFields, publicFields, shapeOf } from '#shared/schemas/business-fields.ts';
import { type StandingCheck, standingCheckView } from '#shared/schemas/checks.ts';
import { type Facets, facetsView, narrowingQuery } from '#shared/schemas/narrowing.ts';
import { pageView, pagingQuery, placeAfter } from '#shared/schemas/paging.ts';
import { degrees, placeNamesView } from '#shared/schemas/places.ts';
import { queryText } from '#shared/schemas/text.ts';
import { type PlacedBy, placedBy, type Understood, understoodView } from '#shared/schemas/understanding.ts';
import { waitingField, wantedView } from '#shared/schemas/waiting-changes.ts';
import { formMessages as messages } from '#shared/texts.ts';

/**
 * What anyone may know of an approved business; `phoneNo` only where the viewer may see it, other private fields, `status` and
 * `statusReason` for its owner and the admin (docs/product/calls.md and docs/product/rules.md).
 */
export const businessView = z.object({
  _id: z.string(),
  ...shapeOf('view', publicFields),
  placeNames: z.optional(placeNamesView),
  /** The quarter of the city that its address names. */
  locality: z.optional(z.string()),
  average_rating: z.number(),
  totalReviews: z.int(),
  totalLikes: z.int(),
  createdAt: z.string(),
  ...z.partial(z.object(shapeOf('view', privateFields))).shape,
  /** The team has checked it. */
  checked: z.optional(z.boolean()),
  /** It answers most enquiries, and within four hours. */
  quick: z.optional(z.boolean()),
  /** Kilometres, in lists that are measured from a point. */
  distance: z.optional(z.number()),
  /** In lists of a place: it is of another and comes there. */
  comes: z.optional(z.boolean()),
  status: z.optional(z.string()),
  /** Why it was rejected, as far as it was said. */
  statusReason: z.optional(z.string()),
  /** The fields of which another value waits for the team, as they are to be; its owner alone sees it, as of which fields changes would wait. */
  waiting: z.optional(wantedView),
  waitsFor: z.optional(z.array(waitingField)),
});

export type Business = z.infer<typeof businessView>;

/** What is said of a business beside what lists show: it is on its own page. */
export type Unlisted =
  | 'description'
  | 'descriptionHindi'
  | 'shortDescription'
  | 'shortDescriptionHindi'
  | 'languages'
  | 'totalLikes'
  | 'createdAt';

/** What lists show of a business. */
export type ListedBusiness = Omit<Business, Unlisted>;

const filters = {
  city: queryText(),
  state: queryText(),
  service: queryText(),
  completeAddress: queryText(500),
  lat: z.optional(degrees(90)),
  lng: z.optional(degrees(180)),
  /** A business that comes first if it is found at all: the suggestion that was chosen. Anything else than an id is no wish. */
  first: z.catch(z.optional(z.uuid()), undefined),
};

const together = z.refine<{ lat?: number | undefined; lng?: number | undefined }>(
  ({ lat, lng }) => (lat === undefined) === (lng === undefined),
  { error: () => messages.invalidCoordinates, path: ['lat'] },
);

function flag(byDefault: boolean) {
  return z._default(
    z.pipe(
      z.enum(['0', '1'], { error: () => messages.invalidRequest }),
      z.transform((value) => value === '1'),
    ),
    byDefault,
  );
}

/**
 * Both forms of the search call: with `q` by keyword, without it by filters (docs/product/calls.md). Each form has its own default page
 * size (docs/product/rules.md). `counted=0` is for suggestions: it leaves out counting all matches and the businesses that
 * are only meant, and the last word may be half typed; `exact=1` searches the words themselves alone, not what they mean. Filters and
 * order are for lists without `q`.
 */
export const searchQuery = z
  .object({
    q: queryText(),
    ...filters,
    ...narrowingQuery,
    ...pagingQuery(),
    /** Whether to count what each filter would find. */
    counts: flag(false),
    counted: flag(true),
    exact: flag(false),
  })
  .check(together);

export const listingQuery = z.object({
  service: queryText(),
  /** All but the suppliers, where no service is named. */
  category: z.optional(z.literal('contractor', { error: () => messages.invalidRequest })),
  completeAddress: queryText(500),
  status: z._default(z.enum(['approved', 'pending', 'rejected'], { error: () => messages.invalidRequest }), 'approved'),
  /** For those that are not approved. */
  after: placeAfter(),
  ...pagingQuery(),
});

/** Another business that may be the same one. */
export const duplicateView = z.object({
  _id: z.string(),
  name: z.string(),
  city: z.string(),
  placeNames: z.optional(placeNamesView),
  status: z.string(),
  /** What is the same: the e-mail address, or name and city. */
  same: z.array(z.enum(['email', 'name'])),
});
export type Duplicate = z.infer<typeof duplicateView>;

/** What distances are measured from; named where it was read from an address. */
export const fromView = z.object({ lat: z.number(), lng: z.number(), name: z.optional(z.string()) });
export type From = z.infer<typeof fromView>;

export const searchAnswer = successView({
  data: z.array(businessView),
  ...pageView,
  understood: z.optional(understoodView),
  /** With words. */
  placedBy: z.optional(placedBy),
  from: z.optional(fromView),
  facets: z.optional(facetsView),
});
export const listingAnswer = successView({
  /** Those that are not approved come with what the admin decides by. */
  contractor: z.array(z.extend(businessView, { version: z.optional(z.int()), duplicates: z.optional(z.array(duplicateView)) })),
  ...pageView,
  next: z.optional(z.string()),
});
/** Ids with commas between them; what is no id is left out, as one that nobody has. */
export const someQuery = z.object({
  ids: z.pipe(
    z.string({ error: () => messages.invalidRequest }).check(z.maxLength(40 * limits.shortlist, { error: () => messages.invalidRequest })),
    z.transform((ids) => ids.split(',')),
  ),
});
export const someAnswer = successView({ contractors: z.array(businessView) });
/** Where the visitor looks: the most liked there come first. */
export const mostLikedQuery = z.object({ city: queryText(), state: queryText() });
export const mostLikedAnswer = successView({ contractors: z.array(businessView) });

/** Why the phone number is there or not (docs/product/calls.md). */
export const phoneAccess = z.enum(['shown', 'sign_in', 'confirm_email', 'limit_reached']);
export type PhoneAccess = z.infer<typeof phoneAccess>;

/** How a business answers enquiries: the median minutes until it did (none when it never did), and the share it answered, 0 to 1. */
export const responseView = z.object({
  medianMinutes: z.nullable(z.int()),
  answeredShare: z.number(),
  /** What it rests on: enquiries, those answered by a message here, and those whose senders said that they were answered otherwise. */
  received: z.int(),
  written: z.int(),
  confirmed: z.int(),
});
export type ResponseBadge = z.infer<typeof responseView>;

/** How many more numbers the viewer may see today; none where nothing limits them. */
const leftToday = z.nullable(z.int());
export interface PhoneLook {
  leftToday: number | null;
  /** So many are left until the viewer has confirmed their e-mail. */
  untilConfirmed?: boolean;
}

/** The number of a business for who asked for it, and what is left of the day's numbers. */
export const phoneViewAnswer = successView({
  phoneAccess,
  phoneNo: z.optional(z.string()),
  leftToday,
  untilConfirmed: z.optional(z.boolean()),
  phoneViewLimit: z.int(),
});
export type PhoneView = Omit<z.infer<typeof phoneViewAnswer>, 'success'>;

export const detailsAnswer = successView({
  contractor: businessView,
  phoneAccess,
  /** It has the paid plan. That never moves it in a list. */
  planMember: z.boolean(),
  response: z.optional(responseView),
  /** What was checked of it and stands. */
  checks: z.array(standingCheckView),
});

/** Another search that finds something. */
export interface Instead {
  service?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  placeNames?: PlaceNames;
  total: number;
}

/** Businesses that stand side by side. */
export interface Compared {
  compared: { business: Business; response?: ResponseBadge }[];
  /** How many of those that were asked for are not public, or not there, and how many were too many. */
  missing: number;
  tooMany: number;
}

/** A page of businesses as pages and calls get it from the use cases. */
export interface BusinessPage<Item = Business> {
  businesses: Item[];
  totalContractors: number;
  totalPages: number;
  currentPage: number;
  /** What the typed words were taken for, where they were read for their meaning. */
  understood?: Understood;
  placedBy?: PlacedBy;
  from?: From;
  facets?: Facets;
}

export interface BusinessDetails {
  contractor: Business;
  phoneAccess: PhoneAccess;
  planMember: boolean;
  response?: ResponseBadge;
  checks: StandingCheck[];
}

/** A business as its page shows it: a number that would count as seen is shown on request, and one that does not exist is none. */
export type BusinessProfile = Omit<BusinessDetails, 'phoneAccess'> &
  PhoneLook & {
    phoneAccess: 'shown' | 'sign_in' | 'on_request' | 'none';
    /** The day of India on which it is shown. */
    today: string;
    /** It is listed, and nobody has come in to it. */
    canBeClaimed: boolean;
  };
