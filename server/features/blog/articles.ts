import { readFileSync } from 'node:fs';
import path from 'node:path';
import { refusals } from '#server/errors.ts';

/** An article that comes with the product and is a page of its own (docs/product/pages.md). */
export interface Article {
  /** Its address, without the slash. */
  slug: string;
  title: string;
  shortDescription: string;
  image: string;
  /** Markdown. */
  text: string;
}

export const articles: readonly Article[] = [
  article({
    slug: 'creating-a-cozy-retreat-tips-for-designing-a-comfortable-living-space',
    title: 'Creating a Cozy Retreat: Tips for Designing a Comfortable Living Space',
    shortDescription:
      'Light, air, colour and a place for everything: how to make a flat or house in an Indian town restful, whatever its size and your budget.',
    image: '/media/demo/interior-designers-1-1280.webp',
  }),
  article({
    slug: 'why-work-zone-safety-is-important-for-everyone',
    title: 'Why Work Zone Safety Is Important for Everyone',
    shortDescription:
      'A building site touches workers, neighbours and everyone who walks past. What goes wrong, what the law asks, and what you can insist on.',
    image: '/media/demo/construction-contractors-1-1280.webp',
  }),
];

function article(about: Omit<Article, 'text'>): Article {
  return { ...about, text: readFileSync(path.join(import.meta.dirname, 'articles', `${about.slug}.md`), 'utf8') };
}

/** @throws 404 'Blog not found'. */
export function findArticle(slug: string): Article {
  const found = articles.find((article) => article.slug === slug);
  if (!found) throw refusals.blogNotFound();
  return found;
}
