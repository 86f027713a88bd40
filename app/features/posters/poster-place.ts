import { showDate } from '#app/components/show-moment.ts';
import type { EditablePoster } from '#shared/schemas/catalogue.ts';
import { postersText } from '#shared/texts.ts';

/** Where and when a poster shows, in a line: 'Carousel · order 2 · from 1 Dec 2026 to 31 Dec 2026 · leads to /category'. */
export function describePosterPlace({ shows, order, from, to, link }: EditablePoster): string {
  const place = shows === 'banner' ? postersText.banner : postersText.carousel;
  const days = tellDays(from && showDate(from), to && showDate(to));
  return [place, postersText.atOrder(order), days, link && postersText.leadsTo(link)].filter(Boolean).join(' · ');
}

/** Nothing for a poster that always shows. */
function tellDays(first: string, last: string) {
  if (first && last) return postersText.fromTo(first, last);
  if (first) return postersText.fromDay(first);
  return last && postersText.toDay(last);
}
