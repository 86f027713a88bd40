import { readFileSync } from 'node:fs';
import lights from '#server/demo/drawings/lights.json' with { type: 'json' };
import { createRandom } from '#server/demo/random.ts';
import { tradeSlug } from '#shared/trade-slug.ts';

/** How near the viewer stands, by variation. */
const frames = ['0 0 640 480', '34 30 588 441', '0 0 640 480', '76 66 512 384', '14 26 602 451', '50 18 560 420', '24 44 576 432'];

/** For each light, what each colour of a drawing becomes in it: the drawings stand in the light of the morning. */
const colours: Record<string, string>[] = [{}, ...Object.values(lights)];
const MOODS = 5;

/**
 * The picture of one variation (from 0) of a service: its drawing in another light, from nearer by, or mirrored.
 * @throws for a service that nobody has drawn.
 */
export function serviceSvg(service: string, variation: number): string {
  const slug = tradeSlug(service);
  const drawing = read(`../../public/trades/${slug}.svg`);
  const first = createRandom(slug).int(0, MOODS - 1);
  // The second time round, each light has its two strong colours changed about.
  const inLight = colours[((first + variation) % MOODS) + (variation < MOODS ? 0 : MOODS)] ?? {};
  const inside = drawing
    .slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'))
    .replace(/#[0-9a-f]{6}\b/g, (colour) => inLight[colour] ?? colour);
  const seen = (first + variation) % 2 === 1 ? `<g transform="matrix(-1 0 0 1 640 0)">${inside}</g>` : inside;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frames[variation % frames.length]}" width="1280" height="960">${seen}</svg>`;
}

/** A poster's drawing, by its media key. */
export function posterSvg(key: string): string {
  return read(`./drawings/${key.replace('demo/', '')}.svg`);
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
