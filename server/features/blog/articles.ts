import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blogRefusals } from '#server/features/blog/refusals.ts';
import { currentLanguage, LANGUAGES } from '#shared/site-language.ts';
import { blogText } from '#shared/texts.ts';

/** An article that comes with the product and is a page of its own (docs/product/pages.md), in the language of the moment. */
export interface Article {
  /** Its address, without the slash. */
  slug: string;
  title: string;
  shortDescription: string;
  image: string;
}

export const articles: readonly Article[] = [
  {
    slug: 'creating-a-cozy-retreat-tips-for-designing-a-comfortable-living-space',
    get title() {
      return blogText.cosyRetreat;
    },
    get shortDescription() {
      return blogText.cosyRetreatShortly;
    },
    image: '/media/demo/interior-designers-1-1280.webp',
  },
  {
    slug: 'why-work-zone-safety-is-important-for-everyone',
    get title() {
      return blogText.workZoneSafety;
    },
    get shortDescription() {
      return blogText.workZoneSafetyShortly;
    },
    image: '/media/demo/construction-contractors-1-1280.webp',
  },
];

/** What each article says in each language. */
const texts = new Map(
  LANGUAGES.flatMap((language) =>
    articles.map(({ slug }) => [
      `${language}/${slug}`,
      readFileSync(path.join(import.meta.dirname, 'articles', language, `${slug}.md`), 'utf8'),
    ]),
  ),
);

/** What an article says in the language of the moment, in Markdown. */
export function articleText({ slug }: Article): string {
  return texts.get(`${currentLanguage()}/${slug}`) ?? '';
}

/** @throws 404 'Blog not found'. */
export function findArticle(slug: string): Article {
  const found = articles.find((article) => article.slug === slug);
  if (!found) throw blogRefusals.blogNotFound();
  return found;
}
