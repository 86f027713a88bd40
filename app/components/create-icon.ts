import { createElement, type SVGProps } from 'react';

interface IconData {
  /** The shapes of its drawing, each with its attributes and a key. */
  node: [shape: string, attributes: Record<string, string>][];
}

/**
 * Stands in for what makes lucide's icons (vite.config.ts): what the library's own takes beside attributes nobody asks for here, and it
 * was two kilobytes of every page. How lines are drawn, and the usual size, is said once in icon.css, for a page has seventy icons;
 * and the drawing is a text, not elements of its own, which were a fifth of all that a page is made of, here and in the browser.
 */
// biome-ignore lint/style/noDefaultExport: as the one that it stands in for
export default function createIcon({ node }: IconData) {
  const drawing = { __html: node.map(([shape, { key: _, ...attributes }]) => `<${shape}${written(attributes)}/>`).join('') };
  return ({ className = '', ...attributes }: SVGProps<SVGSVGElement>) =>
    createElement('svg', {
      viewBox: '0 0 24 24',
      'aria-hidden': true,
      ...attributes,
      className: `icon ${className}`,
      dangerouslySetInnerHTML: drawing,
    });
}

/** The library's own numbers and paths: nothing in them has to be escaped. */
function written(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
