import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { placeNamesView } from '#shared/schemas/places.ts';
import { orNone, requiredText } from '#shared/schemas/text.ts';
import { pictureUpload } from '#shared/schemas/uploads.ts';
import { catalogueMessages, formMessages as messages } from '#shared/texts.ts';

/** Which state of a row an admin's form was opened with; without it the change is made to whatever is there. */
const version = z.optional(z.int({ error: () => messages.invalidRequest }));

export const serviceCategory = z.enum(['contractor', 'supplier']);
export type ServiceCategory = z.infer<typeof serviceCategory>;

export const serviceView = z.object({
  _id: z.string(),
  /** What it is known by, in every language. */
  name: z.string(),
  /** What pages call it in each language; nothing where that is its name. */
  nameEnglish: z.nullable(z.string()),
  nameHindi: z.nullable(z.string()),
  category: serviceCategory,
});
export type Service = z.infer<typeof serviceView>;
export const servicesAnswer = successView({ data: z.array(serviceView) });

/** 'Add or edit service' (docs/product/forms.md). */
export const serviceInput = z.object({
  name: requiredText(() => messages.fillInAllTheFields, limits.service),
  nameEnglish: orNone(requiredText(() => messages.fillInAllTheFields, limits.service)),
  nameHindi: orNone(requiredText(() => messages.fillInAllTheFields, limits.service)),
  category: requiredText(() => messages.fillInAllTheFields).check(
    z.refine((category) => serviceCategory.safeParse(category).success, { error: () => catalogueMessages.unknownCategory }),
  ),
  version,
});
export type ServiceInput = z.infer<typeof serviceInput>;
export const editableServiceView = z.extend(serviceView, { version: z.int() });
export type EditableService = z.infer<typeof editableServiceView>;
export const serviceAnswer = successView({ message: z.string(), service: editableServiceView });

/** Where a poster shows on Home. */
export const posterShows = z.enum(['banner', 'carousel'], { error: () => catalogueMessages.unknownPosterPlace });

export const posterView = z.object({
  _id: z.string(),
  name: z.string(),
  image: z.string(),
  shows: posterShows,
  /** A path of this site or an address elsewhere; empty for none. */
  link: z.string(),
});
export type Poster = z.infer<typeof posterView>;
export const postersAnswer = successView({ posters: z.array(posterView) });

/** A path of this site, or a web address: nothing that a browser would run. */
function isPosterLink(link: string) {
  if (link === '') return true;
  if (link.startsWith('/')) return /^\/(?![/\\])[^\s]*$/.test(link);
  return /^https?:\/\/[^\s]+$/i.test(link) && URL.canParse(link);
}

/** A number, which a form sends as text. */
const order = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value === '' ? 0 : value)),
  z
    .int({ error: () => catalogueMessages.posterOrderInvalid })
    .check(
      z.gte(0, { error: () => catalogueMessages.posterOrderInvalid }),
      z.lte(9_999, { error: () => catalogueMessages.posterOrderInvalid }),
    ),
);

/** A day such as 2026-01-31; empty for none. */
const day = z.union([z.literal(''), z.iso.date({ error: () => catalogueMessages.posterDayInvalid })], {
  error: () => catalogueMessages.posterDayInvalid,
});

/** What is typed of a poster, each field by itself. */
export const posterFields = {
  poster_name: requiredText(() => catalogueMessages.posterIncomplete),
  shows: posterShows,
  link: z
    .string({ error: () => messages.invalidRequest })
    .check(
      z.trim(),
      z.maxLength(500, { error: () => messages.tooLong }),
      z.refine(isPosterLink, { error: () => catalogueMessages.posterLinkInvalid }),
    ),
  order,
  from: day,
  to: day,
};

const posterDetails = {
  poster_name: posterFields.poster_name,
  shows: z._default(posterShows, 'banner'),
  link: z._default(posterFields.link, ''),
  order: z._default(order, 0),
  from: z._default(day, ''),
  to: z._default(day, ''),
};

/** A poster's last day is not before its first. */
export const daysInOrder = z.refine<{ from: string; to: string }>(({ from, to }) => from === '' || to === '' || from <= to, {
  error: () => catalogueMessages.posterDaysReversed,
  path: ['to'],
});

/** 'Add poster' (docs/product/forms.md), with where it shows, what it leads to, its order and its days. */
export const posterInput = z
  .object({ ...posterDetails, image: pictureUpload(() => catalogueMessages.posterIncomplete) })
  .check(daysInOrder);
export type PosterInput = z.infer<typeof posterInput>;

/** The same of a poster that is there; its picture stays. */
export const posterEdit = z.object({ ...posterDetails, version }).check(daysInOrder);
export type PosterEdit = z.infer<typeof posterEdit>;

/** A poster as the team edits it; the days are empty where nothing bounds them. */
export const editablePosterView = z.extend(posterView, { order: z.int(), from: z.string(), to: z.string(), version: z.int() });
export type EditablePoster = z.infer<typeof editablePosterView>;
export const posterAnswer = successView({ message: z.string(), poster: editablePosterView });

export const priceTickerView = z.object({
  _id: z.string(),
  material: z.string(),
  price: z.number(),
  price_unit: z.string(),
  city: z.string(),
  placeNames: z.optional(placeNamesView),
  /** When the price was last changed, or confirmed by saving it again. */
  updatedAt: z.string(),
});
export type PriceTicker = z.infer<typeof priceTickerView>;
export const priceTickersAnswer = successView({ data: z.array(priceTickerView) });

/** 'Add or edit price ticker' (docs/product/forms.md). */
export const priceTickerInput = z.object({
  price: rupees(),
  price_unit: requiredText(() => messages.fillInAllTheFields),
  city: requiredText(() => messages.fillInAllTheFields),
  material: requiredText(() => messages.fillInAllTheFields),
  version,
});
export type PriceTickerInput = z.infer<typeof priceTickerInput>;

export const pastPriceView = z.object({ price: z.number(), recordedAt: z.string() });
export type PastPrice = z.infer<typeof pastPriceView>;
/** Oldest first. */
export const priceHistoryAnswer = successView({ history: z.array(pastPriceView) });

/** A price as the back office lists it, with its latest prices, oldest first. */
export const editablePriceView = z.extend(priceTickerView, { version: z.int(), isOld: z.boolean(), history: z.array(pastPriceView) });
export type EditablePrice = z.infer<typeof editablePriceView>;
export const priceTickerAnswer = successView({ message: z.string(), data: z.extend(priceTickerView, { version: z.int() }) });

/** A number of rupees, which forms send as text; kept to the paisa. */
function rupees() {
  return z.pipe(
    z.unknown().check(({ value, issues }) => {
      const typed = typeof value === 'string' ? value.trim() : value;
      // As the schemas of texts do: a missing field is told before the other rules.
      if (typed === '' || typed === null || typed === undefined)
        issues.push({ code: 'invalid_type', expected: 'number', input: value, message: messages.fillInAllTheFields });
      else {
        const message = whatIsWrongWith(typed);
        if (message) issues.push({ code: 'custom', input: value, message });
      }
    }),
    z.transform((value) => Math.abs(Math.round(Number(value) * 100) / 100)),
  );
}

function whatIsWrongWith(price: unknown) {
  const isNumber = typeof price === 'string' ? /^[+-]?(\d+\.?\d*|\.\d+)$/.test(price) : Number.isFinite(price);
  if (!isNumber) return catalogueMessages.priceNotANumber;
  if (Number(price) < 0) return catalogueMessages.priceNegative;
  return Number(price) > limits.tickerPrice ? catalogueMessages.priceTooHigh : undefined;
}
