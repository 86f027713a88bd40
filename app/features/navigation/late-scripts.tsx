import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

interface Made {
  children?: ReactNode;
  href?: string;
  type?: string;
  nonce?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

/**
 * Starts the page's module once its first content is on the screen, or after three seconds: a page in the background is not painted.
 * Browsers that lack what app/old-browsers.ts brings get that before it; those that lack what React Router begins with keep the page as it
 * is without script (docs/decisions/190-browsers.md).
 */
const START = `((hrefs, text) => {
  if (!window.TextEncoderStream || !window.TransformStream) return;
  const { nonce } = document.currentScript;
  const list = [];
  const known = [URL.parse, URL.canParse, Map.groupBy, Object.hasOwn, ''.at, ''.isWellFormed, list.at, list.findLast, list.findLastIndex,
    list.toReversed, list.toSorted, list.toSpliced];
  const append = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes));
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of hrefs) append('link', { rel: 'modulepreload', href });
    const begin = () => append('script', { type: 'module', nonce, text });
    if (known.every(Boolean)) begin();
    else append('script', { src: '/old-browsers.js', nonce, onload: begin, onerror: begin });
  };
  const watch = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && start();
  new PerformanceObserver(watch).observe({ type: 'paint', buffered: true });
  setTimeout(start, 3000);
})`;

/**
 * React Router's scripts, fetched when the page has been painted. Its own preloads would share a slow line with the styles, the
 * font and the first picture, though the page reads well, and its links and forms work, without them.
 */
export function LateScripts() {
  // Called, not rendered: there is no other way to what it makes.
  const scripts = Scripts({});
  if (!scripts) return null;
  const made = elementsOf(scripts);
  const hrefs = new Set(made.filter(({ type }) => type === 'link').map(({ props }) => props.href));
  const module = made.find(({ props }) => props.type === 'module');
  // It has run when the browser makes the page's element anew, which leaves it as it is.
  const text = import.meta.env.SSR ? `${START}(${toScript([...hrefs])}, ${toScript(module?.props.dangerouslySetInnerHTML?.__html)});` : '';
  return (
    <>
      {made.filter((element) => element.type === 'script' && element !== module)}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is ours, and escaped */}
      <script nonce={module?.props.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
    </>
  );
}

function elementsOf(node: ReactNode): ReactElement<Made>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Made>(child)) return [];
    return child.type === Fragment ? elementsOf(child.props.children) : [child];
  });
}

/** A value as a script may hold it: nothing in it closes the element. */
function toScript(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
