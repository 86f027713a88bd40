import { createHash } from 'node:crypto';
import { html } from '#server/mail/templates/layout.ts';
import type { EmbedQuery } from '#shared/schemas/embed.ts';
import { currentLanguage, LOCALES } from '#shared/site-language.ts';

const STYLE = 'body{margin:0}';

/** What the page in a frame may do: run the one script, ask this site, and stand in a frame of any other. */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** A page for a frame: the same script that other sites may write themselves, with what it shows. Without script it is a link. */
export function framePage(shown: EmbedQuery, { title, more }: { title: string; more: { url: string; text: string } }): string {
  const attributes = Object.entries(shown).filter(([, value]) => value !== undefined);
  const data = attributes.map(([name, value]) => html` data-${name}="${String(value)}"`.source).join('');
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`.source;
  const link = html`<noscript><a href="${more.url}" target="_blank" rel="noopener">${title}: ${more.text}</a></noscript>`.source;
  return `<!doctype html><html lang="${LOCALES[currentLanguage()]}"><head>${head}<style>${STYLE}</style></head><body><script src="/embed.js"${data}></script>${link}</body></html>`;
}
