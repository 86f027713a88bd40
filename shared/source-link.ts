/** What a browser would open, or run: everything else before a colon is a word of the text. */
const SCHEME = /^(?:https?|ftps?|javascript|data|vbscript|file|blob|about|intent|mailto|tel):/i;

/** The address that a source is, where it is one that may be opened: https, a name of the internet, and nobody's password. */
export function sourceLink(source: string): string | undefined {
  if (!/^https:\/\/[^\s]+$/i.test(source) || !URL.canParse(source)) return undefined;
  const { hostname, username, password, href } = new URL(source);
  return hostname.includes('.') && !username && !password ? href : undefined;
}

/** Whether a source is a text, or an address that may be opened. */
export const isSource = (source: string) => !SCHEME.test(source) || sourceLink(source) !== undefined;
