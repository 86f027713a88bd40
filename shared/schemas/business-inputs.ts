import * as z from 'zod/mini';
import { plainDigits } from '#shared/digits.ts';
import { spellLanguages, splitLanguages } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { writeOpeningHours } from '#shared/opening-hours.ts';
import { readPriceUnit } from '#shared/price-units.ts';
import { readAmount } from '#shared/read-amount.ts';
import { knownPriceUnit } from '#shared/schemas/price-unit.ts';
import type { Say } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';
import { readTypedHours } from '#shared/typed-hours.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

/** Milliseconds by which India's clocks are ahead of the world's. */
const INDIA_AHEAD = 5.5 * 3_600_000;

/** Far longer than any week of business, and more names than there are languages in the list. */
const LONGEST_HOURS = 300;
const MOST_NAMES = 50;
const LONGEST_AMOUNT = 60;

/** A number, which a multipart form sends as text. */
export function degreesOfForm(bound: number) {
  const invalid = () => messages.invalidCoordinates;
  const number = z.number({ error: invalid }).check(z.gte(-bound, { error: invalid }), z.lte(bound, { error: invalid }));
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
      number,
    ),
  );
}

/** A year that has begun in India; null stands for none, an absent one stays as it is. A form sends it as text, a spreadsheet as '1998.0'. */
export const pastYear = z.optional(
  z.pipe(
    z.transform((value: unknown) => {
      const text = typeof value === 'string' ? plainDigits(value.trim()) : value;
      return typeof text === 'string' && /^\d{4}(?:\.0)?$/.test(text) ? Number(text) : text === '' ? null : text;
    }),
    z.nullable(
      z.int({ error: () => messages.invalidYear }).check(
        z.gte(1900, { error: () => messages.invalidYear }),
        z.refine((year) => year <= new Date(Date.now() + INDIA_AHEAD).getUTCFullYear(), { error: () => messages.invalidYear }),
      ),
    ),
  ),
);

/** Whole rupees, as people write them too: '₹1,25,000', '500/-', '1.25 lakh'. null stands for none, an absent one stays as it is. */
export const rupees = z.optional(
  z.pipe(
    z.transform((value: unknown) => {
      if (typeof value !== 'string' || value.length > LONGEST_AMOUNT) return value;
      const text = dropUnseenSigns(value);
      return text === '' ? null : (readAmount(text) ?? text);
    }),
    z.nullable(
      z
        .int({ error: () => messages.invalidPriceAmount })
        .check(
          z.gte(1, { error: () => messages.invalidPriceAmount }),
          z.lte(limits.priceAmount, { error: () => messages.invalidPriceAmount }),
        ),
    ),
  ),
);

export const priceUnit = z.optional(
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? (readPriceUnit(value) ?? (value.trim() || null)) : value)),
    z.nullable(knownPriceUnit),
  ),
);

/** Days that can be promised ahead. */
const LATEST_DAY = 730;

/** A day from today in India on, as 2026-01-31; null stands for none. */
export function dayToCome(invalid: Say) {
  const dayIn = (days: number) => new Date(Date.now() + INDIA_AHEAD + days * 86_400_000).toISOString().slice(0, 10);
  const isToCome = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day) && day >= dayIn(0);
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? value.trim() || null : value)),
      z.nullable(
        z.string({ error: invalid }).check(
          z.regex(/^\d{4}-\d\d-\d\d$/, { error: invalid, abort: true }),
          z.refine((day) => isToCome(day) && day <= dayIn(LATEST_DAY), { error: invalid }),
        ),
      ),
    ),
  );
}

const ANSWERS: Record<string, boolean> = { yes: true, true: true, 1: true, on: true, no: false, false: false, 0: false, '': false };

/** Yes or no, as forms and files say it; an absent answer stays as it is. */
export const yesOrNo = z.optional(
  z.pipe(
    z.transform((value: unknown) => {
      if (value === null) return false;
      // An object may have no text, or refuse to be one.
      return typeof value === 'object' ? value : (ANSWERS[String(value).trim().toLowerCase()] ?? value);
    }),
    z.boolean({ error: () => messages.invalidPriceFrom }),
  ),
);

/** Opening hours as they are kept, however they are written. */
export const hours = z.optional(
  z.pipe(
    z.transform((value: unknown, { issues }) => {
      if (typeof value !== 'string' || value.length > LONGEST_HOURS) return value;
      const week = readTypedHours(value);
      if (!week && value.trim() !== '') issues.push({ code: 'custom', message: messages.invalidOpeningHours, input: value });
      return week ? writeOpeningHours(week) : null;
    }),
    z.nullable(
      z
        .string({ error: () => messages.invalidOpeningHours })
        .check(z.maxLength(LONGEST_HOURS, { error: () => messages.invalidOpeningHours })),
    ),
  ),
);

/** A list of languages, ticked or typed, or their names in a text: a form without script sends both, and a file has no lists. */
export const languageNames = z.optional(
  z.pipe(
    z.transform((value: unknown) => {
      if (typeof value !== 'string' && !Array.isArray(value)) return value;
      const names = [value].flat().flatMap((name) => (typeof name === 'string' ? splitLanguages(name) : [name]));
      if (names.length > MOST_NAMES) return undefined;
      return names.length > 0 ? spellLanguages(names) : null;
    }),
    z.nullable(z.array(z.string(), { error: () => messages.unknownLanguage })),
  ),
);
