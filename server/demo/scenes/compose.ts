import { serviceSlug } from '#server/demo/media.ts';
import { createRandom } from '#server/demo/random.ts';
import { scenes } from '#server/demo/scenes/all-scenes.ts';
import { palettes } from '#server/demo/scenes/palettes.ts';

// How near the viewer stands, by variation.
const frames = ['0 0 640 480', '34 30 588 441', '0 0 640 480', '76 66 512 384', '14 26 602 451'];

/** The picture of one variation (from 0) of a service as an SVG document; throws for an unknown service. */
export function sceneSvg(service: string, variation: number): string {
  const slug = serviceSlug(service);
  const scene = scenes[slug];
  if (!scene) throw new Error(`No scene is drawn for the service ${service}`);
  const random = createRandom(`${slug}/${variation}`);
  const first = createRandom(slug).int(0, palettes.length - 1);
  const light = palettes[(first + variation) % palettes.length] as (typeof palettes)[number];
  // The second time round, each light has its two strong colours changed about.
  const colours = variation < palettes.length ? light : { ...light, accent: light.second, second: light.accent };
  const drawn = scene({ random, colours });
  const mirrored = (first + variation) % 2 === 1 ? `<g transform="matrix(-1 0 0 1 640 0)">${drawn}</g>` : drawn;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frames[variation % frames.length]}" width="1280" height="960">${mirrored}</svg>`;
}
