/** Small pieces of SVG. A scene is 640 × 480 units, whatever its size in pixels. */
export const sceneWidth = 640;
export const sceneHeight = 480;

const n = (value: number) => Number(value.toFixed(1));

/** A rectangle from its top left corner, with corners of radius `r`. */
export function box(x: number, y: number, w: number, h: number, fill: string, r = 0, opacity = 1): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${r ? ` rx="${r}"` : ''}${see(opacity)}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${see(opacity)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${see(opacity)}/>`;
}

/** A filled polygon of x, y, x, y … */
export function poly(points: number[], fill: string, opacity = 1): string {
  return `<polygon points="${points.map(n).join(' ')}" fill="${fill}"${see(opacity)}/>`;
}

export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${see(opacity)}/>`;
}

/** A line along an SVG path with round ends. */
export function line(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${see(opacity, 'stroke')}/>`;
}

/** Parts moved, scaled or turned together. */
export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

/** Joins what `draw` gives for 0 … count - 1. */
export function times(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}

/** A top-to-bottom gradient, used as `url(#id)`. */
export function gradient(id: string, top: string, bottom: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
}

/** The soft shadow under a thing that stands on the ground. */
export function shadow(x: number, y: number, rx: number, ry = rx * 0.12): string {
  return oval(x, y, rx, ry, '#1c1917', 0.16);
}

/** A colour mixed with another: 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const part = (text: string, i: number) => Number.parseInt(text.slice(1 + 2 * i, 3 + 2 * i), 16);
  const blend = (i: number) => Math.round(part(from, i) * (1 - amount) + part(to, i) * amount);
  return `#${[0, 1, 2].map((i) => blend(i).toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, amount = 0.18) => mix(colour, '#1c1917', amount);
export const lighter = (colour: string, amount = 0.25) => mix(colour, '#ffffff', amount);

/** Written as the opacity of the paint: librsvg draws the opacity of an element by way of a second image. */
function see(opacity: number, paint = 'fill'): string {
  return opacity === 1 ? '' : ` ${paint}-opacity="${opacity}"`;
}
