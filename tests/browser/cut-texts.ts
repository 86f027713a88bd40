import type { Page } from '@playwright/test';

/** Texts may end half a pixel beyond the box that was rounded for them. */
const ROUNDING = 1;

/**
 * Finds texts that a page does not show whole: beyond the side of the page or of an element that clips. What people wrote may be
 * shortened where `data-may-cut` says so.
 * @returns for each the element and its text.
 */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate((rounding) => {
    const found: string[] = [];
    const name = (element: Element) => {
      const [first = ''] = element.outerHTML.split('>');
      return `${first}>`.slice(0, 160);
    };
    const tell = (element: Element, text: string | null, why: string) =>
      found.push(`${why}: ${name(element)} ${(text ?? '').trim().replace(/\s+/g, ' ').slice(0, 120)}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) tellOfWidest(`the page is ${scrollWidth} px wide`);

    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!isSeen(element) || element.closest('[data-may-cut], svg')) continue;
      const style = getComputedStyle(element);
      // What only readers of screens are told.
      if (element.clientWidth <= 1 || style.clipPath === 'inset(50%)') continue;
      const isWider = clips(style.overflowX) && element.scrollWidth > element.clientWidth + rounding;
      const isHigher = clips(style.overflowY) && element.scrollHeight > element.clientHeight + rounding;
      if (isWider || isHigher) tellOfTextsBeyond(element);
      if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) tellOfLongEntry(element, style);
    }
    return [...new Set(found)];

    function tellOfWidest(why: string) {
      const isBeyond = (element: Element) => element.getBoundingClientRect().right > clientWidth + rounding;
      const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
      for (const element of document.body.querySelectorAll('*')) {
        if (!isBeyond(element) || [...element.children].some(isBeyond)) continue;
        let around = element.parentElement;
        while (around && around !== document.body && !scrolls(around)) around = around.parentElement;
        if (around === document.body) tell(element, element.textContent, why);
      }
    }

    function tellOfTextsBeyond(box: HTMLElement) {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim() || !isSeen(parent) || parent.closest('[data-may-cut], .sr-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const isBeyond = [...range.getClientRects()].some(
          (rect) =>
            rect.width > rounding &&
            (rect.right > right + rounding ||
              rect.left < left - rounding ||
              rect.bottom > bottom + rounding * 4 ||
              rect.top < top - rounding * 4),
        );
        if (isBeyond) tell(box, node.textContent, 'cut');
      }
    }

    /** Browsers give no width of what a field shows before somebody types, or of a choice. */
    function tellOfLongEntry(field: HTMLInputElement | HTMLSelectElement, style: CSSStyleDeclaration) {
      const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value || field.placeholder;
      if (!text || (field instanceof HTMLInputElement && !/^(?:text|search|email|tel|url|number|password)$/.test(field.type))) return;
      const measure = document.createElement('canvas').getContext('2d');
      if (!measure) return;
      measure.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const width = measure.measureText(text).width;
      if (width > room + rounding) tell(field, text, `${Math.round(width)} px in a field of ${Math.round(room)}`);
    }
  }, ROUNDING);
}
