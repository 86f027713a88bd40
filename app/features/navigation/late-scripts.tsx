import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

interface Made {
  children?: ReactNode;
  href?: string;
  type?: string;
  nonce?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

/** Starts the page's module once its first content is on the screen, or after three seconds: a page in the background is not painted. */
const START = `((hrefs, text) => {
  const { nonce } = document.currentScript;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of hrefs) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', nonce, text }));
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
