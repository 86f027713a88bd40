import { showDate } from '#app/components/show-moment.ts';
import type { EditablePoster } from '#shared/schemas/catalogue.ts';

const PLACES: Record<EditablePoster['shows'], string> = { banner: 'Banner', carousel: 'Carousel' };

/** Where and when a poster shows, in a line: 'Carousel · order 2 · 1 Dec 2026 to 31 Dec 2026 · leads to /category'. */
export function describePosterPlace({ shows, order, from, to, link }: EditablePoster): string {
  const parts = [PLACES[shows], `order ${order}`];
  if (from || to) parts.push([from && `from ${showDate(from)}`, to && `to ${showDate(to)}`].filter(Boolean).join(' '));
  if (link) parts.push(`leads to ${link}`);
  return parts.join(' · ');
}
