import { createElement, type SVGProps } from 'react';

interface IconData {
  /** The shapes of its drawing, each with its attributes and a key. */
  node: [shape: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

const LOOK = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/**
 * Stands in for what makes lucide's icons (vite.config.ts): what the library's own takes beside size and attributes nobody asks for here,
 * and it was two kilobytes of every page.
 */
// biome-ignore lint/style/noDefaultExport: as the one that it stands in for
export default function createIcon({ node }: IconData) {
  return ({ size = 24, ...attributes }: IconProps) =>
    createElement(
      'svg',
      { ...LOOK, width: size, height: size, ...attributes },
      node.map(([shape, of]) => createElement(shape, of)),
    );
}
