import type { Described } from '#app/features/page-meta/describe-page.ts';
import { brand, brandPicture } from '#shared/brand/shown-brand.ts';
import { currentLanguage, pathIn } from '#shared/site-language.ts';

interface Article {
  title: string;
  shortDescription: string;
  /** Root-relative. */
  path: string;
  image: string;
  /** When it was written, ISO 8601. */
  publishedAt?: string | undefined;
  /** BCP 47; none where only who wrote it knows. */
  inLanguage?: string | undefined;
}

/** Article (schema.org) for an entry of the blog. */
export function describeArticle({ title, shortDescription, path, image, publishedAt, inLanguage }: Article) {
  return (publicUrl: string): Described => ({
    '@type': 'Article',
    headline: title,
    ...(inLanguage ? { inLanguage } : {}),
    description: shortDescription,
    image: new URL(image, publicUrl).href,
    ...(publishedAt ? { datePublished: publishedAt } : {}),
    author: { '@type': 'Organization', name: brand.name, url: new URL('/', publicUrl).href },
    publisher: { '@type': 'Organization', name: brand.name, logo: new URL(brandPicture('/icon-512.png'), publicUrl).href },
    mainEntityOfPage: new URL(pathIn(currentLanguage(), path), publicUrl).href,
  });
}
