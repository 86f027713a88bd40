import type { Blog } from '#shared/schemas/blog.ts';
import type { Poster, PriceTicker, Service } from '#shared/schemas/catalogue.ts';
import { namesOf } from '#shared/service-name.ts';
import { namesText } from '#shared/texts.ts';

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** The rows of a short list in whose text all words stand; all rows without words. */
export function withWords<Row>(rows: Row[], q: string | undefined, textOf: (row: Row) => string): Row[] {
  const words = fold(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return words.length > 0 ? rows.filter((row) => words.every((word) => fold(textOf(row)).includes(word))) : rows;
}

/** What those who do a service are called. */
export function categoryName(category: Service['category']): string {
  return category === 'contractor' ? namesText.contractor : namesText.supplier;
}

/** In what of each short list of the back office words are looked for: its page and its file alike. */
export const listedWords = {
  prices: ({ material, city, price_unit }: Pick<PriceTicker, 'material' | 'city' | 'price_unit'>) => `${material} ${city} ${price_unit}`,
  services: (service: Pick<Service, 'name' | 'nameEnglish' | 'nameHindi' | 'category'>) =>
    [...namesOf(service), service.category, categoryName(service.category)].join(' '),
  posters: ({ name }: Pick<Poster, 'name'>) => name,
  blogs: ({ title, short_description }: Pick<Blog, 'title' | 'short_description'>) => `${title} ${short_description}`,
};
