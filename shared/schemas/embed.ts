import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { queryText } from '#shared/schemas/text.ts';
import { LANGUAGES } from '#shared/site-language.ts';

/** How many businesses a list on another site shows. */
const SHOWN = { byDefault: 5, most: 12 };

/** What a page of another site shows: one business, or those of a trade and a place. What nobody can read there counts as not said. */
export const embedQuery = z.object({
  business: z.catch(z.optional(z.uuid()), undefined),
  service: queryText(),
  city: queryText(),
  state: queryText(),
  limit: z._default(
    z.catch(
      z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(SHOWN.most)))),
      SHOWN.byDefault,
    ),
    SHOWN.byDefault,
  ),
  language: z.catch(z.optional(z.enum(LANGUAGES)), undefined),
});
export type EmbedQuery = z.infer<typeof embedQuery>;

/** A business as its card on another site has it. Addresses are absolute, words are of the language that was asked for. */
const embeddedView = z.object({
  name: z.string(),
  url: z.string(),
  picture: z.string(),
  trade: z.string(),
  place: z.string(),
  /** Absent while nobody has rated it. */
  rating: z.optional(z.object({ shown: z.string(), read: z.string() })),
  price: z.optional(z.string()),
});
export type Embedded = z.infer<typeof embeddedView>;

/** Each as a number sign and six digits. */
const colour = z.string();
/** The colours that a card is drawn in. */
const embedColours = z.object({
  ink: colour,
  'ink-soft': colour,
  brick: colour,
  'brick-dark': colour,
  'sand-dark': colour,
  cement: colour,
  paper: colour,
});

export const embedAnswer = successView({
  language: z.enum(LANGUAGES),
  title: z.string(),
  colours: embedColours,
  businesses: z.array(embeddedView),
  /** What stands where there is none. */
  empty: z.string(),
  /** The way to the site, with all that there are. */
  more: z.object({ text: z.string(), url: z.string() }),
});
export type Embed = Omit<z.infer<typeof embedAnswer>, 'success'>;

/** As oembed.com has it ('Consumer Request'); sizes in pixels. */
export const oembedQuery = z.object({
  url: z.string().check(z.maxLength(2_000)),
  format: z.optional(z.string()),
  maxwidth: z.catch(z.optional(pixels()), undefined),
  maxheight: z.catch(z.optional(pixels()), undefined),
});

function pixels() {
  return z.pipe(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), z.transform(Number));
}
