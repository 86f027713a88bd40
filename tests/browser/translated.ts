import type { Page } from '@playwright/test';

/** How a translation takes hold of a text: it puts elements around it, or others in its place. */
export type Way = 'around' | 'in its place';

/**
 * Has every page of the browser translated as Chrome does it: each text stands in two font elements, and what the page writes later is
 * translated a moment later. The words stay as they are, so that they can be found.
 * @param from 'the start' translates the server's page before its script runs.
 */
export async function translatePages(page: Page, way: Way, from: 'the start' | 'later' = 'later') {
  await page.addInitScript(
    ({ way, from }) => {
      const LEFT = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'OPTION', 'FONT', 'NOSCRIPT']);
      const translate = (text: Text) => {
        const parent = text.parentElement;
        if (!parent || LEFT.has(parent.tagName) || parent.closest('svg, head') || text.data.trim() === '') return;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        text.replaceWith(outer);
        outer.firstElementChild?.append(way === 'around' ? text : text.data);
      };
      const translateAll = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        texts.forEach(translate);
      };
      const begin = () => {
        translateAll(document.body);
        new MutationObserver((changes) => {
          for (const { target, addedNodes } of changes) {
            for (const node of addedNodes) node instanceof Text ? translate(node) : translateAll(node);
            if (target instanceof Text && target.isConnected) translate(target);
          }
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      };
      const whenReady = () => {
        if (from === 'the start') return begin();
        // Of the back office, which has no footer, it is the one that logs out.
        const button = [...document.querySelectorAll<HTMLButtonElement>('header button, footer button')].at(-1);
        if (!button?.disabled) begin();
        else setTimeout(whenReady, 20);
      };
      document.addEventListener('DOMContentLoaded', whenReady);
    },
    { way, from },
  );
}
