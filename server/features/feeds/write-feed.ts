import { Feed } from 'feed';
import { html } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { currentLocale } from '#shared/site-language.ts';

/** What readers of feeds are told; addresses are absolute, texts are no HTML. */
export interface Told {
  title: string;
  description: string;
  /** The page that it is the feed of. */
  url: string;
  entries: { url: string; title: string; summary: string; date: Date; picture?: string | undefined }[];
}

/** No feed may have them: XML 1.0 has no sign for them. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/** A feed in the language of the moment, as RSS 2.0 or JSON Feed. */
export function writeFeed({ title, description, url, entries }: Told, format: 'xml' | 'json'): string {
  const [newest] = entries;
  const feed = new Feed({
    id: url,
    title,
    description,
    link: url,
    language: currentLocale(),
    generator: brand.name,
    // Without a date of its own it would be as new as the moment that it is asked for.
    updated: newest?.date ?? new Date(0),
  });
  for (const { url, title, summary, date, picture } of entries) {
    const text = summary.replaceAll(CONTROL, '');
    feed.addItem({
      id: url,
      link: url,
      title: title.replaceAll(CONTROL, ''),
      // RSS reads it as HTML, JSON Feed has a plain text beside.
      ...(format === 'xml' ? { description: html`${text}`.source } : { description: text, content: html`${text}`.source }),
      date,
      ...(picture ? { image: picture } : {}),
    });
  }
  return format === 'xml' ? feed.rss2() : feed.json1();
}
