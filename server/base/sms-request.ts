/** What stands for something in the address, the headers and the body that a gateway is asked with (docs/operations.md, 'Short messages'). */
export const PLACEHOLDERS = [
  ...(['to', 'number', 'text', 'header', 'entity', 'template', 'gatewayTemplate', 'reference', 'report', 'key', 'unicode'] as const),
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

/** A name in braces that stands for nothing; undefined where all do. */
export function unknownPlaceholder(template: string): string | undefined {
  return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name).find((name) => !PLACEHOLDERS.some((known) => known === name));
}

type Escape = (value: string) => string;

const asJson: Escape = (value) => JSON.stringify(value).slice(1, -1);
const asForm: Escape = (value) => encodeURIComponent(value);
const asXml: Escape = (value) => value.replaceAll(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const asHeader: Escape = (value) => value.replaceAll(/[^\x20-\x7e]/g, '');

/** How values are written in a body, by its type: one that ends a string in JSON would be a field more. */
export function escapeOf(contentType: string): Escape {
  if (/json/i.test(contentType)) return asJson;
  return /xml/i.test(contentType) ? asXml : asForm;
}

/** What type a body is that says nothing of it: it begins as JSON or XML does, or is a form. */
export function typeOfBody(body: string): string {
  if (/^\s*[{[]/.test(body)) return 'application/json';
  return /^\s*</.test(body) ? 'application/xml; charset=utf-8' : 'application/x-www-form-urlencoded';
}

interface Template {
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Puts values into a request, each written as its place wants it. */
export function fillRequest({ url, headers, body }: Template, values: Record<Placeholder, string>) {
  const fill = (template: string, write: Escape) =>
    template.replaceAll(PLACEHOLDER, (whole, name: string) => (name in values ? write(values[name as Placeholder]) : whole));
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), fill(value, asHeader)]));
  const contentType = given['content-type'] ?? (body === undefined ? undefined : typeOfBody(body));
  return {
    url: fill(url, asForm),
    headers: { ...given, ...(contentType === undefined ? {} : { 'content-type': contentType }) },
    body: body === undefined ? undefined : fill(body, escapeOf(contentType ?? '')),
  };
}
