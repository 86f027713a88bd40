import { isDeepStrictEqual } from 'node:util';

/** What was and what is, by field. */
export type Changes = Record<string, { before: unknown; after: unknown }>;

/** The fields of `after` that differ from what they were. */
export function changesOf<Fields extends object>(before: Partial<Record<keyof Fields, unknown>>, after: Fields): Changes {
  const changed = Object.entries(after).filter(([field, value]) => !isDeepStrictEqual(before[field as keyof Fields], value));
  return Object.fromEntries(changed.map(([field, value]) => [field, { before: before[field as keyof Fields], after: value }]));
}
