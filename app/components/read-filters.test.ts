import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { readEntries, readFilters, readPage, readPagedFilters } from '#app/components/read-filters.ts';
import { addressWith, writeFilters } from '#app/components/write-filters.ts';

const shape = {
  status: z.optional(z.enum(['open', 'closed'])),
  show: z._default(z.enum(['some', 'all']), 'some'),
  q: z.optional(z.string().check(z.maxLength(5), z.trim())),
};
const read = (query: string) => readFilters(new URLSearchParams(query), shape);

test.each([
  ['', { status: undefined, show: 'some', q: undefined }],
  ['status=open&show=all&q=sand', { status: 'open', show: 'all', q: 'sand' }],
  ['status=&show=&q=', { status: undefined, show: 'some', q: undefined }],
  ['status=OPEN&show=none&q=far+too+long', { status: undefined, show: 'some', q: undefined }],
  ['status=closed&status=open&q=+++', { status: 'closed', show: 'some', q: undefined }],
])('filters of ?%s', (query, filters) => {
  expect(read(query)).toEqual(filters);
});

test('a filter is what its schema makes of it', () => {
  expectTypeOf(read('').status).toEqualTypeOf<'open' | 'closed' | undefined>();
  expectTypeOf(readEntries(new URLSearchParams(), ['city'])).toEqualTypeOf<Record<'city', string | undefined>>();
  // @ts-expect-error A filter that the list does not have.
  expect(read('colour=red').colour).toBeUndefined();
});

test('entries are given as they stand, empty ones not at all', () => {
  expect(readEntries(new URLSearchParams('city=Pune&state=&q=x'), ['city', 'state', 'service'])).toEqual({ city: 'Pune' });
});

test.each([
  ['page=3', 3],
  ['', 1],
  ...['page=abc', 'page=0', 'page=-1', 'page=1.5', 'page=99999999', 'page='].map((query): [string, number] => [query, 1]),
])('?%s is a page number', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
  expect(readPagedFilters(new URLSearchParams(query), shape)).toMatchObject({ show: 'some', page });
});

test('filters are written without what nobody asked for', () => {
  const filters = { q: 'a & b', exact: true, city: '', lat: 0, near: false, first: undefined };
  expect(writeFilters(filters)).toBe('q=a+%26+b&exact=1&lat=0');
  expect(addressWith('/admin/audit', filters)).toBe('/admin/audit?q=a+%26+b&exact=1&lat=0');
  expect(addressWith('/admin/audit', { q: undefined })).toBe('/admin/audit');
});
