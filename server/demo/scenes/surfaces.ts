import { outdoors, room, windowAt } from '#server/demo/scenes/backdrops.ts';
import { box, circle, darker, group, lighter, line, mix, oval, poly, shadow, shape, times } from '#server/demo/scenes/draw.ts';
import { helmet, ink, paper, type Shot } from '#server/demo/scenes/palettes.ts';
import { boards, bucket, plant, worker } from '#server/demo/scenes/props.ts';

/** Lamps of a showroom. */
function spots(count: number): string {
  return times(count, (i) => {
    const x = (640 / count) * (i + 0.5);
    return box(x - 10, 0, 20, 20, ink, 4) + poly([x - 8, 20, x + 8, 20, x + 74, 260, x - 74, 260], '#fff6d8', 0.2);
  });
}

/** One patterned tile of 60 units. */
function tilePattern(kind: number, x: number, y: number, a: string, b: string, c: string): string {
  const base = box(x, y, 58, 58, a, 1);
  if (kind === 0)
    return (
      base +
      circle(x + 29, y + 29, 20, b) +
      circle(x + 29, y + 29, 10, c) +
      circle(x, y, 9, b) +
      circle(x + 58, y, 9, b) +
      circle(x, y + 58, 9, b) +
      circle(x + 58, y + 58, 9, b)
    );
  if (kind === 1)
    return (
      base +
      poly([x + 29, y + 4, x + 54, y + 29, x + 29, y + 54, x + 4, y + 29], b) +
      poly([x + 29, y + 17, x + 41, y + 29, x + 29, y + 41, x + 17, y + 29], c)
    );
  if (kind === 2) return base + poly([x, y, x + 58, y, x, y + 58], b) + poly([x, y, x + 29, y, x, y + 29], c);
  if (kind === 3)
    return (
      base +
      shape(
        `M${x} ${y + 29} Q${x + 29} ${y + 29} ${x + 29} ${y} H${x} Z M${x + 58} ${y + 29} Q${x + 29} ${y + 29} ${x + 29} ${y + 58} H${x + 58} Z`,
        b,
      )
    );
  return (
    base +
    times(4, (i) => group(`rotate(${i * 90} ${x + 29} ${y + 29})`, shape(`M${x + 29} ${y + 29} q-14 -14 0 -27 q14 13 0 27`, b))) +
    circle(x + 29, y + 29, 6, c)
  );
}

/** Tile panels in a showroom. */
export function tileShowroom(shot: Shot): string {
  const { random, colours } = shot;
  const light = mix(colours.wall, '#ffffff', 0.65);
  const sets = [
    [light, colours.second, colours.accent],
    [light, colours.accent, helmet],
    ['#e9e2d4', '#4a6076', '#d98a2b'],
    [mix(colours.second, '#ffffff', 0.7), colours.second, paper],
    ['#e5d9c3', '#8a5a3c', colours.second],
  ] as const;
  const kinds = random.sample([0, 1, 2, 3, 4], 3);
  const panel = (i: number) => {
    const [a, b, c] = random.pick(sets);
    const x = 50 + i * 186;
    return (
      box(x - 4, 62, 184, 302, ink, 3, 0.2) +
      box(x - 10, 54, 188, 308, '#4a4744', 3) +
      times(5, (row) => times(3, (column) => tilePattern(kinds[i] as number, x - 3 + column * 60, 61 + row * 60, a, b, c)))
    );
  };
  const y = (d: number) => 392 + 88 * (d / 3) ** 1.2;
  const x = (k: number, d: number) => 320 + (k - 6) * (64 + d * 22);
  return [
    room(shot, 392, false),
    times(3, (d) =>
      times(12, (k) =>
        poly(
          [x(k, d), y(d), x(k + 1, d), y(d), x(k + 1, d + 1), y(d + 1), x(k, d + 1), y(d + 1)],
          (k + d) % 2 ? light : mix(colours.second, light, 0.55),
        ),
      ),
    ),
    times(3, panel),
    spots(3),
    group(
      'translate(470 446)',
      shadow(50, 10, 90, 9),
      times(
        random.int(3, 5),
        (i) => box(i % 2 ? 4 : 0, -24 - i * 24, 112, 22, i % 2 ? '#c99f6e' : '#bd9160', 2) + box(40, -18 - i * 24, 34, 10, paper, 1, 0.7),
      ),
    ),
    group('translate(140 452) rotate(-8)', box(-40, -72, 72, 72, random.pick(sets)[1], 2)),
    group('translate(180 456) rotate(9)', box(-40, -74, 74, 74, light, 2), poly([-3, -66, 26, -37, -3, -8, -32, -37], colours.accent)),
    plant(shot, 52, 466, 0.95),
  ].join('');
}

/** Veined slabs in rows. */
export function marble(shot: Shot): string {
  const { random, colours } = shot;
  const kinds = [
    ['#f4f1ea', '#b9b3a8'],
    ['#3f5a4c', '#a9c4b0'],
    ['#2f2d2b', '#c9a14a'],
    ['#c9967d', '#f3ddcf'],
    ['#e6d3ad', '#b48a54'],
    ['#8b8f92', '#dfe2e3'],
  ] as const;
  const slabs = random.sample(kinds, 5);
  const slab = (i: number) => {
    const [base, vein] = slabs[i] as (typeof kinds)[number];
    const x = 40 + i * 82;
    const h = 236 - i * 9 + random.int(-8, 8);
    const w = 210;
    const top = 418 - h;
    const crack = () => {
      const sx = x + random.int(10, w - 20);
      return line(
        `M${sx} ${top + 4} q${random.int(-40, 40)} ${h * 0.3} ${random.int(-10, 30)} ${h * 0.5} t${random.int(-30, 40)} ${h * 0.42}`,
        vein,
        random.float(1, 3.4),
        0.75,
      );
    };
    return (
      poly([x + 8, top + 10, x + w + 16, top + 10, x + w + 24, 426, x + 14, 426], ink, 0.16) +
      `<svg x="${x}" y="${top}" width="${w}" height="${h}" viewBox="${x} ${top} ${w} ${h}">${box(x, top, w, h, base)}${times(8, crack)}${poly([x + 20, top, x + 70, top, x + 20, top + h, x - 30, top + h], '#ffffff', 0.12)}</svg>` +
      box(x, top, 7, h, lighter(base, 0.25)) +
      box(x, top, w, 5, lighter(base, 0.35))
    );
  };
  return [
    outdoors(shot, 330, false),
    box(0, 60, 640, 290, mix(colours.wall, '#8d867d', 0.2)),
    times(14, (i) => line(`M${i * 50} 60 V350`, darker(colours.wall, 0.22), 2, 0.5)),
    poly([0, 40, 640, 40, 640, 68, 0, 84], darker(colours.metal, 0.15)),
    line('M0 106 H640', '#f0b429', 12),
    box(400, 96, 64, 28, ink, 4),
    line('M432 124 V172 M432 172 L390 200 M432 172 L474 200', '#5b5f63', 4),
    box(0, 348, 640, 132, '#bfb7a8'),
    shadow(320, 432, 310, 18),
    times(5, slab),
    line('M24 424 H600', darker(colours.wood, 0.1), 13),
    times(6, (i) => line(`M${36 + i * 88} 426 V${random.int(228, 244)}`, colours.metal, 7)),
    worker(shot, 586, 470, 1.05, { hands: [-58, -128, 30, -70] }),
    times(5, (i) => box(60 + i * 52, 448 + (i % 2) * 6, 46, 9, (kinds[i] as readonly string[])[0] as string, 2)),
  ].join('');
}

/** Shelves of paint cans and a fan of shades. */
export function paintShop(shot: Shot): string {
  const { random, colours } = shot;
  const shades = [
    '#b4431f',
    '#d9773b',
    '#f0b429',
    '#e8d27a',
    '#8fae5d',
    '#4d7a45',
    '#3f8a86',
    '#3d6f8e',
    '#5a5f94',
    '#94597f',
    '#d08a8a',
    '#f3e9d8',
  ];
  const start = random.int(0, 11);
  const can = (x: number, y: number, size: number, colour: string) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      box(-22, -48, 44, 48, '#d9dcdd', 3),
      box(-22, -38, 44, 27, colour),
      box(8, -48, 14, 48, ink, 3, 0.12),
      oval(0, -48, 22, 5, '#b9bec2'),
      oval(0, -48, 17, 3.4, '#e9ecec'),
      circle(-4, -25, 7, paper, 0.85),
    );
  return [
    room(shot, 412),
    box(30, 20, 580, 300, darker(colours.wood, 0.28), 4),
    box(38, 28, 564, 284, mix(colours.wood, '#2b2018', 0.45)),
    times(
      4,
      (row) =>
        times(11, (i) => can(64 + i * 51, 94 + row * 70, random.chance(0.2) ? 0.84 : 1, shades[(start + i + row * 2) % 12] as string)) +
        box(34, 94 + row * 70, 572, 8, lighter(colours.wood, 0.15)),
    ),
    box(0, 330, 640, 18, lighter(colours.wood, 0.3), 2),
    box(14, 348, 612, 84, colours.wood),
    times(4, (i) => box(28 + i * 150, 360, 134, 60, darker(colours.wood, 0.12), 3)),
    group(
      `translate(${random.int(200, 250)} 338)`,
      times(9, (i) =>
        group(
          `rotate(${-64 + i * 16})`,
          box(-11, -96, 22, 96, paper, 3),
          times(4, (k) => box(-9, -92 + k * 19, 18, 17, mix(shades[(start + i) % 12] as string, '#ffffff', k * 0.2), 1)),
        ),
      ),
      circle(0, -6, 5, ink),
    ),
    bucket(420, 332, shades[start] as string, 0.95),
    bucket(492, 332, shades[(start + 5) % 12] as string, 0.82),
    group(
      'translate(556 330) rotate(-24)',
      box(-5, -66, 10, 40, colours.wood, 4),
      box(-18, -30, 36, 12, '#b9bec2'),
      box(-18, -20, 36, 24, shades[(start + 2) % 12] as string, 3),
    ),
    group(
      'translate(92 330)',
      box(-44, -16, 88, 16, '#f3efe6', 8),
      box(-44, -16, 88, 16, shades[(start + 8) % 12] as string, 8, 0.7),
      line('M44 -8 h12 v-40 h-30 v-26', '#77797c', 4),
      box(20, -104, 12, 36, colours.accent, 5),
    ),
    can(130, 466, 1.3, shades[(start + 3) % 12] as string),
    can(196, 470, 1.1, shades[(start + 7) % 12] as string),
    can(540, 468, 1.3, shades[(start + 9) % 12] as string),
  ].join('');
}

/** Timber, logs, plywood and doors in a yard shop. */
export function timber(shot: Shot): string {
  const { random, colours } = shot;
  const woods = ['#c9955d', '#a8683a', '#8a4f2c', '#d8b483', '#b97b45'];
  const log = (x: number, y: number, r: number) =>
    circle(x, y, r, '#6f4a2b') +
    circle(x, y, r * 0.86, '#d9b282') +
    times(3, (i) => `<circle cx="${x}" cy="${y}" r="${r * (0.65 - i * 0.2)}" fill="none" stroke="#b98a56" stroke-width="2"/>`) +
    circle(x, y, 3, '#9c6f3f');
  const door = (x: number, colour: string, kind: number) =>
    box(x + 6, 130, 96, 268, ink, 3, 0.16) +
    box(x, 124, 96, 274, colour, 3) +
    (kind === 0
      ? box(x + 14, 140, 68, 100, darker(colour, 0.14), 3) + box(x + 14, 256, 68, 124, darker(colour, 0.14), 3)
      : kind === 1
        ? times(4, (i) => box(x + 12, 140 + i * 62, 72, 46, darker(colour, 0.12), 2))
        : line(`M${x + 26} 134 V390 M${x + 36} 134 V390`, '#d8b04a', 3)) +
    circle(x + 84, 266, 5, '#e3c26a');
  const shuffled = random.sample(woods, 5);
  return [
    room(shot, 398),
    times(8, (i) => line(`M${i * 90} 0 V388`, darker(colours.wall, 0.12), 2, 0.5)),
    box(0, 24, 640, 14, colours.wood),
    windowAt(shot, 420, 64, 150, 90),
    times(9, (i) =>
      group(
        `rotate(${-3 + i * 0.5} ${50 + i * 18} 398)`,
        box(34 + i * 18, 70 + (i % 3) * 14, 15, 330, shuffled[i % 5] as string),
        box(45 + i * 18, 70 + (i % 3) * 14, 4, 330, ink, 0, 0.15),
      ),
    ),
    door(214, shuffled[0] as string, random.int(0, 2)),
    door(320, shuffled[1] as string, random.int(0, 2)),
    shadow(510, 428, 120, 12),
    times(4, (row) => times(5 - row, (i) => log(446 + i * 42 + row * 21, 404 - row * 36, 21))),
    shadow(170, 464, 160, 10),
    boards(40, 462, 230, random.int(6, 8), shuffled[3] as string, 11),
    times(5, (i) => line(`M${52 + i * 40} ${458 - i * 9} h22`, darker(shuffled[3] as string, 0.3), 1.4)),
    group(
      'translate(330 462)',
      box(-30, -10, 130, 10, colours.wood, 2),
      circle(36, -34, 30, '#d3d8da'),
      circle(36, -34, 8, ink),
      times(12, (i) => group(`rotate(${i * 30} 36 -34)`, poly([33, -63, 40, -70, 41, -62], '#d3d8da'))),
      box(-30, -30, 130, 22, '#f0b429', 4),
      box(-12, -8, 10, 18, ink),
      box(76, -8, 10, 18, ink),
    ),
    worker(shot, 594, 474, 1.02, { hands: [-46, -96, 30, -70], hat: '#8a5a3c' }),
  ].join('');
}
