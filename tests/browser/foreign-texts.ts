import type { Page } from '@playwright/test';
import { MARKS } from '../../scripts/pseudo-texts.ts';

const [OPEN, CLOSE] = MARKS;
const MARKED = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g');

/** Names and formats that no language translates. */
const NOBODYS = /Nirmaan|WhatsApp|LinkedIn|Facebook|Instagram|YouTube|Google|Leaflet|OpenStreetMap|https?:\/\/\S+|\S+@\S+/g;

/** What a page shows and says to readers of screens: its texts, its title and the attributes that are read out. Nothing of it runs. */
export function readTexts(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    for (const silent of document.querySelectorAll('script, style, code, pre')) silent.remove();
    const said = [document.title];
    for (const meta of document.querySelectorAll('meta:is([name="description"], [property="og:title"], [property="og:description"])'))
      said.push(meta.getAttribute('content') ?? '');
    for (const element of document.body.querySelectorAll('*')) {
      // Neighbours in one element are one text, as they are read.
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      said.push(own.map(({ textContent }) => textContent ?? '').join(''));
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) said.push(element.getAttribute(name) ?? '');
    }
    return said.filter((text) => text.trim() !== '');
  }, html);
}

/**
 * Those of the texts that did not come from the catalogue, nor from the site's data.
 * @param data all that the site's own data say on the page.
 */
export function findForeign(texts: string[], data: string): string[] {
  const known = plain(data);
  const isForeign = (text: string) => {
    let rest = text;
    for (let before = ''; before !== rest; ) {
      before = rest;
      rest = rest.replace(MARKED, '\n');
    }
    // Half a mark: a text that was cut.
    if (rest.includes(OPEN) || rest.includes(CLOSE)) return true;
    const pieces = rest.replace(NOBODYS, '\n').split(/[\n\d·,|()[\]"“”:–/+&•…]+/);
    return pieces.some((piece) => /\p{L}{2}/u.test(piece) && !known.includes(plain(piece)));
  };
  return [...new Set(texts.filter(isForeign))];
}

/** As it is compared: case and spaces are the page's. */
function plain(text: string) {
  return text
    .toLowerCase()
    .replace(/[\s.’'!?]+/g, ' ')
    .trim();
}
