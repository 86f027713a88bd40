import MarkdownIt from 'markdown-it';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const markdown = new MarkdownIt({ html: true, linkify: true });

/** The title above the text is the page's h1. */
const TOP = 2;
const DEEPEST = 6;

/** All that a text may become. Whatever else it holds, written as HTML or smuggled in, is dropped; what stays open is closed. */
const ALLOWED: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'del', 'sub', 'sup', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'], img: ['src', 'alt', 'title', 'loading', 'width', 'height'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 60,
  transformTags: {
    a: (tagName, { href = '', title }) => ({
      tagName,
      attribs: { href, ...(title ? { title } : {}), ...(isOutside(href) ? { rel: 'nofollow noopener' } : {}) },
    }),
    img: (tagName, { src = '', alt = '', title }) => ({
      tagName,
      attribs: { ...sizedPicture(src), alt, ...(title ? { title } : {}), loading: 'lazy' },
    }),
  },
  // A picture of another site would tell it who reads; a page refuses it anyway.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/media\/[a-z]+\/[a-z0-9-]+\.webp$/.test(attribs.src ?? ''),
};

/**
 * Markdown as HTML that is safe to put into a page: no script, style, handler or foreign picture survives, links lead to web pages,
 * mail and phones alone, and the highest heading is an h2.
 */
export function renderMarkdown(text: string): string {
  const tokens = markdown.parse(text, {});
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const highest = Math.min(...headings.map(({ tag }) => Number(tag.slice(1))));
  for (const heading of headings) heading.tag = `h${Math.min(Number(heading.tag.slice(1)) - highest + TOP, DEEPEST)}`;
  return sanitizeHtml(markdown.renderer.render(tokens, markdown.options, {}), ALLOWED);
}

/** An address that ends with the picture's size, as `#1280x960`: known beforehand, it moves no text when it comes. */
function sizedPicture(address: string) {
  const [, src = address, width, height] = /^([^#]*)#(\d{1,4})x(\d{1,4})$/.exec(address) ?? [];
  return { src, ...(width && height ? { width, height } : {}) };
}

function isOutside(href: string) {
  return /^\s*[a-z]+:/i.test(href) && !/^\s*(mailto|tel):/i.test(href);
}
