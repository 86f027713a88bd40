/** What text needs on its ground, WCAG 2.2, 1.4.3. */
export const LEAST_CONTRAST = 4.5;

type Rgb = [number, number, number];

/** @param colour as '#1c1917'. */
function partsOf(colour: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as Rgb;
}

/** How light a colour is, WCAG 2.2 'relative luminance'. */
function luminance(colour: string): number {
  const [red, green, blue] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour on the way to another one. @param share of the other, 0 to 1. */
export function mixed(colour: string, other: string, share: number): string {
  const [from, to] = [partsOf(colour), partsOf(other)];
  const parts = from.map((part, at) => Math.round(part + ((to[at] ?? part) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
