import { createRequire } from 'node:module';
import { join } from 'node:path';

type Ring = [number, number][];

const TOLERANCE_DEGREES = 0.01;

/** India's land as rings of [lng, lat], from Natural Earth's 1:10m map, thinned to about a kilometre. */
export function buildOutline(packages: string): Ring[] {
  const require = createRequire(join(packages, 'x.js'));
  const { feature } = require('topojson-client');
  const atlas = require('world-atlas/countries-10m.json');
  const { features } = feature(atlas, atlas.objects.countries);
  const india = features.find((country: { properties: { name: string } }) => country.properties.name === 'India');
  return (india.geometry.coordinates as Ring[][]).map(([ring]) => thin(ring ?? []));
}

/** Douglas–Peucker on a closed ring: cut at the point farthest from its start, each half thinned alone. */
function thin(ring: Ring): Ring {
  const [start] = ring;
  if (!start) return [];
  let far = 0;
  let farthest = 0;
  ring.forEach(([x, y], index) => {
    const distance = Math.hypot(x - start[0], y - start[1]);
    if (distance > farthest) [far, farthest] = [index, distance];
  });
  const halves = [...thinLine(ring.slice(0, far + 1)), ...thinLine(ring.slice(far)).slice(1)];
  return halves.map(([x, y]) => [Math.round(x * 1e3) / 1e3, Math.round(y * 1e3) / 1e3]);
}

function thinLine(line: Ring): Ring {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy) || 1;
  let worst = 0;
  let at = 0;
  line.forEach(([x, y], index) => {
    const offset = Math.abs(dx * (first[1] - y) - (first[0] - x) * dy) / length;
    if (offset > worst) [worst, at] = [offset, index];
  });
  if (worst < TOLERANCE_DEGREES) return [first, last];
  return [...thinLine(line.slice(0, at + 1)), ...thinLine(line.slice(at)).slice(1)];
}
