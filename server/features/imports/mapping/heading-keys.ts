/** A heading is remembered by so much of it. */
const LONGEST = 200;

/**
 * By what choices know the headings of a table: in small letters, without blanks around them; the second of one name has a number, and one
 * without a name its place.
 */
export function keysOf(headings: string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading, at) => {
    const name =
      heading.replaceAll('\0', '').toWellFormed().trim().toLowerCase().replaceAll(/\s+/g, ' ').slice(0, LONGEST) || `(${at + 1})`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
