import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import type { Say } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

function wholeNumber(largest: number, message: Say) {
  const inRange = z.refine<string>((text) => /^[1-9]\d{0,6}$/.test(text) && Number(text) <= largest, { error: message });
  return z.pipe(z.string({ error: message }).check(inRange), z.transform(Number));
}

/**
 * `page` and `limit` of a listing's query, as docs/product/calls.md refuses them: whole numbers from 1 on; without `limit` the call's own
 * page size holds.
 */
export function pagingQuery() {
  return {
    page: z._default(
      wholeNumber(limits.largestPage, () => messages.pageNotANumber),
      1,
    ),
    limit: z.optional(wholeNumber(limits.pageSize.largest, () => messages.limitNotANumber)),
  };
}

/** `page` where a call without it is another call. */
export function optionalPage() {
  return z.optional(wholeNumber(limits.largestPage, () => messages.pageNotANumber));
}

/** A row's rank, when it came, in microseconds, and its id (server/db/list-place.ts). */
const PLACE = /^-?\d{1,3}_\d{1,16}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a list goes on, as an earlier page's `next` says it, in place of `page`: whatever came or went since, no row is left out or shown twice. */
export function placeAfter() {
  return z.optional(z.string({ error: () => messages.invalidRequest }).check(z.regex(PLACE, { error: () => messages.invalidRequest })));
}

export const pageView = {
  totalContractors: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
};
