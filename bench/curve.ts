import { showSize } from './arguments.ts';

export interface Line {
  name: string;
  /** One for each size. */
  values: number[];
}

const WIDTH = 760;
const HEIGHT = 400;
const ROOM = { left: 60, right: 220, top: 40, bottom: 40 };
const COLOURS = ['#1d4ed8', '#b91c1c', '#15803d', '#a16207', '#7e22ce', '#0e7490'];

/** Lines over sizes as SVG, both ways in powers of ten: what grows with the size itself rises as fast as it goes right. */
export function drawCurve(sizes: number[], lines: Line[], title: string): string {
  const all = lines.flatMap(({ values }) => values).filter((value) => value > 0);
  const [low, high] = [Math.floor(Math.log10(Math.min(...all))), Math.ceil(Math.log10(Math.max(...all)))];
  const [least, most] = [Math.log10(sizes[0] ?? 1), Math.log10(sizes.at(-1) ?? 10)];
  const x = (at: number) =>
    ROOM.left + ((Math.log10(sizes[at] as number) - least) * (WIDTH - ROOM.left - ROOM.right)) / Math.max(0.1, most - least);
  const y = (value: number) =>
    HEIGHT - ROOM.bottom - ((Math.log10(value) - low) * (HEIGHT - ROOM.top - ROOM.bottom)) / Math.max(1, high - low);
  const powers = Array.from({ length: high - low + 1 }, (_, at) => 10 ** (low + at));
  const grid = powers.map(
    (value) =>
      `<line x1="${ROOM.left}" x2="${WIDTH - ROOM.right}" y1="${y(value)}" y2="${y(value)}" stroke="#d4d4d8"/>
<text x="${ROOM.left - 8}" y="${y(value) + 4}" text-anchor="end">${Number(value.toPrecision(1))}</text>`,
  );
  const ticks = sizes.map(
    (size, at) => `<text x="${x(at)}" y="${HEIGHT - ROOM.bottom + 22}" text-anchor="middle">${showSize(size)}</text>`,
  );
  const places = labelPlaces(lines.map(({ values }) => y(values.at(-1) as number)));
  const drawn = lines.map(({ name, values }, line) => {
    const colour = COLOURS[line % COLOURS.length];
    const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
    const label = `${name}: ${(values.at(-1) as number).toFixed(2)}`;
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>
<text x="${WIDTH - ROOM.right + 8}" y="${(places[line] as number) + 4}" fill="${colour}">${label}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="${ROOM.left}" y="22" font-weight="bold">${title}</text>
${[...grid, ...ticks, ...drawn].join('\n')}
</svg>
`;
}

/** Below each other where the ends of their lines meet. */
function labelPlaces(ends: number[]): number[] {
  const places: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { end, line } of ends.map((end, line) => ({ end, line })).sort((a, b) => a.end - b.end)) {
    last = Math.max(end, last + 16);
    places[line] = last;
  }
  return places;
}
