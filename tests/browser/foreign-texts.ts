import type { Page } from '@playwright/test';
import { MARKS } from '../../scripts/pseudo-texts.ts';

/** Names and formats that no language translates. */
const NOBODYS = /nirmaan\w*|WhatsApp|Twitter|LinkedIn|Facebook|Instagram|YouTube|Google|Leaflet|OpenStreetMap|https?:\/\/\S+|\S+@\S+/gi;

/** What a page shows and says to readers of screens without marks around it, and whether each mark has its other half. */
interface Unmarked {
  texts: string[];
  isWhole: boolean;
}

/** Reads the texts of a page, its title and the attributes that are read out. Nothing of it runs. */
export function readUnmarked(page: Page, html: string): Promise<Unmarked> {
  return page.evaluate(
    ({ source, open, close }) => {
      const document = new DOMParser().parseFromString(source, 'text/html');
      for (const silent of document.querySelectorAll('script, style, code, pre')) silent.remove();
      const texts: string[] = [];
      let depth = 0;
      let isWhole = true;
      // A marked text may have elements in it: what stands between its marks is counted through them.
      const read = (text: string) => {
        let outside = '';
        for (const letter of text) {
          if (letter === open) depth += 1;
          else if (letter === close) depth -= 1;
          else outside += depth === 0 ? letter : '';
          if (letter === open || letter === close) outside += '\n';
          if (depth < 0) isWhole = false;
        }
        texts.push(outside);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) read(node.textContent ?? '');
      isWhole &&= depth === 0;
      const readAlone = (text: string | null) => {
        depth = 0;
        read(text ?? '');
        isWhole &&= depth === 0;
      };
      readAlone(document.title);
      for (const meta of document.querySelectorAll('meta:is([name="description"], [property="og:title"], [property="og:description"])'))
        readAlone(meta.getAttribute('content'));
      for (const element of document.body.querySelectorAll('*'))
        for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) readAlone(element.getAttribute(name));
      return { texts, isWhole };
    },
    { source: html, open: MARKS[0], close: MARKS[1] },
  );
}

/**
 * Those of the texts that stand in no data of the site either.
 * @param data all that the site's own data say on the page.
 */
export function findForeign(texts: string[], data: string): string[] {
  const known = plain(data);
  const pieces = texts.flatMap((text) => text.replace(NOBODYS, '\n').split(/[\n\d·,|()[\]"“”:–/+&•…]+/));
  return [...new Set(pieces.map((piece) => piece.trim()).filter((piece) => /\p{L}{2}/u.test(piece) && !known.includes(plain(piece))))];
}

/** As it is compared: case and spaces are the page's. */
function plain(text: string) {
  return text
    .toLowerCase()
    .replace(/[\s.’'!?]+/g, ' ')
    .trim();
}
