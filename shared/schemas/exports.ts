import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { figuresPeriod } from '#shared/schemas/figures.ts';
import { importFilter } from '#shared/schemas/moderation.ts';
import { queryText } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

const invalid = { error: () => messages.invalidRequest };

/** The tables of a period's figures. */
const figureLists = [
  ...(['searched_services', 'searched_cities', 'searched_service_cities', 'searched_in_vain'] as const),
  ...(['answers', 'unanswered', 'growth', 'money'] as const),
] as const;
export type FigureList = (typeof figureLists)[number];

/** The lists of the back office that can be downloaded. */
export const exportedList = z.enum(
  [
    ...(['businesses', 'users', 'enquiries', 'reviews', 'orders', 'prices', 'services', 'posters', 'blogs', 'subscribers'] as const),
    ...figureLists,
  ],
  invalid,
);
export type ExportedList = z.infer<typeof exportedList>;

export const exportFormat = z.enum(['xlsx', 'csv'], invalid);
export type ExportFormat = z.infer<typeof exportFormat>;

/** What of a list is wanted: what its page shows by words and by state, or in a period. */
export const exportFilter = z.object({
  q: queryText(),
  state: z.optional(z.string(invalid).check(z.maxLength(limits.shortText, invalid))),
  /** Of businesses: those of an import, by its id. */
  import: importFilter,
  /** Of figures; this month without. */
  period: z.optional(figuresPeriod),
});
export type ExportFilter = z.infer<typeof exportFilter>;

export const exportInput = z.extend(exportFilter, { list: exportedList, format: exportFormat });
export type ExportInput = z.infer<typeof exportInput>;

export const exportView = z.object({
  _id: z.string(),
  list: exportedList,
  format: exportFormat,
  state: z.enum(['waiting', 'writing', 'done', 'stopped', 'failed']),
  /** Rows that the list has in all, how many of them were looked at, and how many are in the file. */
  total: z.int(),
  lookedAt: z.int(),
  written: z.int(),
});
export type Export = z.infer<typeof exportView>;

export const exportAnswer = successView({ export: exportView });
