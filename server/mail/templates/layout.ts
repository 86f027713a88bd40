import { brand } from '#shared/brand/shown-brand.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import { currentLanguage } from '#shared/site-language.ts';

/** Text that is HTML already. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** A message without its recipient. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** HTML with everything that is filled in escaped, except HTML; line breaks of texts stay. */
export function html(strings: TemplateStringsArray, ...values: (string | Html)[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map((value) => (value instanceof Html ? value.source : escapeText(value)))));
}

function escapeText(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '').replaceAll(/\r?\n/g, '<br>');
}

/** A name that somebody typed, in one line; where the receiver is not to be mailed such, the words that stand for it. */
export function named(name: string | undefined, instead: string): string {
  return name === undefined ? instead : oneLine(name);
}

/** A sentence that may begin with words that stand for a name. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One line: subjects and greetings must not be broken by what somebody typed. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A link that looks like a button. */
export function button(url: string, label: string): Html {
  return html`<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${colours.brick};color:#ffffff;font-weight:bold;text-decoration:none">${label}</a></p>`;
}

/** A text that names somebody, with the name in bold. */
export function stressed(text: (name: string) => string, name: string): Html {
  // No name holds it, and a text has it where the name would stand.
  const [before = '', after = ''] = text('\0').split('\0');
  return html`${before}<strong>${name}</strong>${after}`;
}

/** The whole message: one column, readable on a phone without pictures or styles. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="${currentLanguage()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head>
<body style="margin:0;background:${colours.sand}">
<div style="max-width:560px;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;color:${colours.ink}">
<p style="margin:0 0 16px;font-weight:bold;color:${colours.brick}">${brand.name}</p>
<div style="padding:24px;border-radius:8px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${title}</h1>
${body}
</div>
</div>
</body>
</html>
`.source;
}
