import type * as z from 'zod/mini';
import { pagingQuery } from '#shared/schemas/paging.ts';

type Shape = Record<string, z.ZodMiniType>;
type Filters<S extends Shape> = { [Name in keyof S]: z.output<S[Name]> };

const page = { page: pagingQuery().page };

/** What an address says under some names; an empty entry counts as not said. */
export function readEntries<Name extends string>(query: URLSearchParams, names: readonly Name[]): Record<Name, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, query.get(name) || undefined])) as Record<Name, string | undefined>;
}

/**
 * Reads the filters of a list from its address, each by the schema that the list's call has for it: one that may be absent. What
 * cannot be asked for, and a text of spaces alone, counts as not asked: the filter's default holds, or none.
 */
export function readFilters<S extends Shape>(query: URLSearchParams, shape: S): Filters<S> {
  const entries = Object.entries(shape).map(([name, schema]) => {
    const read = schema.safeParse(query.get(name) || undefined);
    const value = read.success ? read.data : schema.safeParse(undefined).data;
    return [name, value === '' ? undefined : value];
  });
  return Object.fromEntries(entries) as Filters<S>;
}

/** The filters of a list that comes page by page, with the number of the page, or 1. */
export function readPagedFilters<S extends Shape>(query: URLSearchParams, shape: S): Filters<S> & { page: number } {
  return { ...readFilters(query, shape), page: readPage(query) };
}

/** The number of the page that an address asks for, or 1. */
export function readPage(query: URLSearchParams): number {
  return readFilters(query, page).page;
}
