import * as z from 'zod/mini';

/**
 * The schema of an edit, which takes a text as it is kept, whatever a rule of today says of it: rules become stricter, and whoever changes a price
 * is not to be kept from it by a name of years ago. What is changed is held to the rule.
 * @param schema an object's.
 * @param entries what is sent.
 * @param kept what was shown to be edited, under the same names.
 * @returns the schema itself where nothing unchanged is in the way.
 */
export function takeUnchanged<Schema extends z.ZodMiniObject>(schema: Schema, entries: unknown, kept: object): Schema {
  const sent = (entries ?? {}) as Record<string, unknown>;
  const known = kept as Record<string, unknown>;
  const wrong = new Set(schema.safeParse(sent).error?.issues.map(({ path }) => String(path[0])));
  const unchanged = Object.keys(schema.shape).filter((field) => wrong.has(field) && isUnchanged(sent[field], known[field]));
  if (unchanged.length === 0) return schema;
  const asKept = Object.fromEntries(unchanged.map((field) => [field, z.transform(() => known[field])]));
  return schema.clone({ ...schema.def, shape: { ...schema.shape, ...asKept } });
}

/** The same text, or nothing where nothing is kept: whoever came by a code has no e-mail. */
function isUnchanged(one: unknown, other: unknown): boolean {
  return isSameText(one, other) || (other === null && (one === undefined || (typeof one === 'string' && plain(one) === '')));
}

/** Browsers send line ends of their own, and cut off what stands around. What is empty is none: it may have to be filled in. */
function isSameText(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && plain(one) !== '' && plain(one) === plain(other);
}

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
