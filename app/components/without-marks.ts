/** A text of the catalogue whose marked parts (with-parts.tsx) are words like the others. */
export function withoutMarks(text: string): string {
  return text.replace(/<\/?\w+>/g, '');
}
