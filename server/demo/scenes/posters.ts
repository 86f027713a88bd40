import { createRandom } from '#server/demo/random.ts';
import { scenes } from '#server/demo/scenes/all-scenes.ts';
import { box, circle, darker, group, lighter, line, poly, shape, times } from '#server/demo/scenes/draw.ts';
import { helmet, palettes, paper } from '#server/demo/scenes/palettes.ts';

type Poster = { colour: string; emblem: string; panels: [string, string]; palette: number };

const house =
  shape('M-92 30 L0 -62 L92 30 L78 44 L0 -34 L-78 44 Z', paper) +
  shape('M-62 50 L0 -12 L62 50 V112 H20 V62 H-20 V112 H-62 Z', paper) +
  box(40, -56, 24, 40, paper);
const bricks = times(4, (row) =>
  times(3, (i) => box(-96 + i * 66 + (row % 2 ? 22 : 0) - 10, 62 - row * 40, 60, 34, row === 3 && i === 1 ? helmet : paper, 4)),
);
const sun = circle(0, 20, 46, helmet) + times(12, (i) => group(`rotate(${i * 30} 0 20)`, line('M0 -46 V-74', helmet, 11)));
const sofa =
  box(-96, 0, 192, 70, paper, 22) +
  box(-116, 26, 46, 76, paper, 18) +
  box(70, 26, 46, 76, paper, 18) +
  box(-70, 52, 140, 46, helmet, 10) +
  line('M-90 100 V118 M90 100 V118', paper, 12);
const umbrella =
  shape('M-110 30 Q-96 -74 0 -78 Q96 -74 110 30 Q82 4 55 30 Q28 4 0 30 Q-28 4 -55 30 Q-82 4 -110 30 Z', paper) +
  line('M0 30 V96 Q0 116 20 116 Q38 116 38 98', helmet, 11) +
  line('M0 -78 V-94', paper, 9);
const team = times(3, (i) =>
  group(
    `translate(${(i - 1) * 74} ${i === 1 ? 0 : 22}) scale(${i === 1 ? 1.2 : 1})`,
    circle(0, 0, 30, paper),
    shape('M-34 -2 A34 34 0 0 1 34 -2 Z', helmet),
    box(-40, -6, 80, 9, helmet, 4),
    shape('M-44 92 Q-44 40 0 40 Q44 40 44 92 Z', paper),
  ),
);

const posters: readonly Poster[] = [
  { colour: '#b4431f', emblem: house, panels: ['construction-contractors', 'interior-designers'], palette: 0 },
  { colour: '#31475a', emblem: bricks, panels: ['cement', 'bricks-sand'], palette: 4 },
  { colour: '#2f6f5e', emblem: sun, panels: ['solar-pannels', 'landscapers'], palette: 1 },
  { colour: '#7a4a2e', emblem: sofa, panels: ['modular-kitchen', 'tiles-flooring'], palette: 0 },
  { colour: '#3a5f78', emblem: umbrella, panels: ['waterproofing', 'paint-contractors'], palette: 3 },
  { colour: '#5b6b35', emblem: team, panels: ['jcb-movers', 'shuttering'], palette: 4 },
];

/** The advertising banner with this number (from 0) as an SVG document of 1600 × 600 pixels. */
export function posterSvg(index: number): string {
  const poster = posters[index % posters.length] as Poster;
  const { colour, emblem } = poster;
  const parts = [
    box(0, 0, 1280, 480, colour),
    panel(poster, 0, 370, [470, 0, 900, 0, 790, 480, 360, 480]),
    panel(poster, 1, 770, [914, 0, 1280, 0, 1280, 480, 804, 480]),
    poly([900, 0, 914, 0, 804, 480, 790, 480], paper),
    poly([0, 0, 456, 0, 346, 480, 0, 480], colour),
    poly([456, 0, 470, 0, 360, 480, 346, 480], helmet),
    circle(40, 470, 190, darker(colour, 0.14)),
    circle(310, -40, 120, lighter(colour, 0.1), 0.55),
    times(5, (i) => line(`M${-20 + i * 26} 120 L${110 + i * 26} -20`, paper, 4, 0.14)),
    circle(204, 226, 154, darker(colour, 0.22)),
    circle(204, 226, 140, lighter(colour, 0.08)),
    group('translate(204 206) scale(.95)', emblem),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 480" width="1600" height="600">${parts.join('')}</svg>`;
}

/** A scene behind a slanted frame. Its gradients get names of their own, as several scenes share the document. */
function panel({ panels, palette }: Poster, side: 0 | 1, x: number, corners: number[]): string {
  const slug = panels[side];
  const colours = palettes[(palette + side) % palettes.length] as (typeof palettes)[number];
  const drawn = scenes[slug]?.({ random: createRandom(`poster/${slug}`), colours }) ?? '';
  const scene = drawn.replaceAll('id="', `id="${slug}-`).replaceAll('url(#', `url(#${slug}-`);
  const clip = `<clipPath id="frame-${side}"><polygon points="${corners.join(' ')}"/></clipPath>`;
  return `${clip}<g clip-path="url(#frame-${side})">${group(`translate(${x - 20} 0)`, scene)}</g>`;
}
