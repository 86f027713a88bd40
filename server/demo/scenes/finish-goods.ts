import { outdoors, room, windowAt } from '#server/demo/scenes/backdrops.ts';
import { box, circle, darker, group, lighter, line, mix, oval, poly, shadow, shape, times } from '#server/demo/scenes/draw.ts';
import { cement, helmet, ink, paper, type Shot } from '#server/demo/scenes/palettes.ts';
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

/** A room with patterned wallpaper and rolls ready to hang. */
export function wallpaper(shot: Shot): string {
  const { random, colours } = shot;
  const base = random.pick([
    mix(colours.second, '#ffffff', 0.72),
    mix(colours.accent, '#ffffff', 0.78),
    '#efe3cb',
    mix(colours.leaf, '#ffffff', 0.7),
    darker(colours.second, 0.35),
  ]);
  const print = random.pick([colours.second, colours.leaf, colours.accent, '#8a6d3b']);
  const kind = random.int(0, 3);
  const motif = (x: number, y: number) => {
    if (kind === 0)
      return (
        line(`M${x} ${y + 34} q-6 -34 4 -64`, print, 3) +
        times(3, (i) =>
          shape(
            `M${x + 1} ${y + 20 - i * 18} q22 -4 26 -24 q-22 0 -26 24 M${x} ${y + 14 - i * 18} q-22 -4 -24 -24 q20 2 24 24`,
            i % 2 ? print : lighter(print, 0.2),
          ),
        )
      );
    if (kind === 1)
      return poly([x, y - 34, x + 26, y, x, y + 34, x - 26, y], print, 0.8) + poly([x, y - 19, x + 14, y, x, y + 19, x - 14, y], base);
    if (kind === 2)
      return times(
        3,
        (i) =>
          `<path d="M${x - 28 + i * 9} ${y + 16} a${28 - i * 9} ${28 - i * 9} 0 0 1 ${56 - i * 18} 0" fill="none" stroke="${print}" stroke-width="4"/>`,
      );
    return times(6, (i) => group(`rotate(${i * 60} ${x} ${y})`, oval(x, y - 14, 7, 13, print))) + circle(x, y, 6, helmet);
  };
  const hung = 470;
  return [
    room(shot, 386),
    `<svg x="0" y="0" width="${hung}" height="376" viewBox="0 0 ${hung} 376">${box(0, 0, hung, 376, base)}${times(6, (row) => times(9, (i) => motif(20 + i * 62 + (row % 2 ? 31 : 0), 34 + row * 68)))}${times(4, (i) => line(`M${i * 124} 0 V376`, darker(base, 0.12), 1))}</svg>`,
    poly([80, 0, 180, 0, 330, 376, 200, 376], paper, 0.14),
    shape(`M${hung} 0 h36 q10 190 -6 340 q-20 20 -30 8 Z`, lighter(base, 0.35)),
    shape(`M${hung + 34} 0 q14 180 -4 344 q24 -20 20 -120 q0 -140 -16 -224 Z`, darker(base, 0.12)),
    box(0, 374, 640, 14, paper),
    shadow(220, 426, 150, 12),
    box(110, 300, 200, 74, colours.accent, 20),
    box(124, 340, 172, 50, lighter(colours.accent, 0.12), 12),
    box(92, 322, 38, 76, darker(colours.accent, 0.08), 16),
    box(290, 322, 38, 76, darker(colours.accent, 0.08), 16),
    line('M116 396 v20 M304 396 v20', darker(colours.wood, 0.3), 8),
    worker(shot, 548, 466, 1.14, { hands: [-48, -196, 30, -78], hat: paper }),
    times(3, (i) =>
      group(
        `translate(${380 + i * 34} ${466 - i * 5}) rotate(${-4 + i * 4})`,
        box(-14, -104, 28, 104, [base, print, colours.accent][i] as string, 5),
        oval(0, -104, 14, 5, paper),
        oval(0, -104, 6, 2, cement),
      ),
    ),
    plant(shot, 52, 450, 1),
  ].join('');
}

/** A modular kitchen with hob, chimney and cabinets. */
export function kitchen(shot: Shot): string {
  const { random, colours } = shot;
  const lower = random.pick([colours.second, colours.accent, '#4a6076', '#5c7a5a', '#e6dfd1']);
  const upper = random.pick([paper, mix(lower, '#ffffff', 0.75), lighter(colours.wood, 0.25)]);
  const handle = (x: number, y: number) => box(x, y, 34, 5, '#c9a14a', 2.5);
  return [
    room(shot, 420),
    box(0, 190, 640, 110, mix(colours.wall, '#ffffff', 0.5)),
    times(4, (row) =>
      times(17, (i) =>
        box(i * 40 - (row % 2) * 20, 192 + row * 27, 38, 25, row % 2 === (i % 3) % 2 ? mix(lower, '#ffffff', 0.72) : '#ffffff', 2, 0.75),
      ),
    ),
    box(0, 40, 190, 150, upper),
    line('M95 40 V190', darker(upper, 0.15), 3),
    handle(50, 174),
    handle(106, 174),
    box(450, 40, 190, 150, upper),
    line('M545 40 V190', darker(upper, 0.15), 3),
    handle(500, 174),
    handle(556, 174),
    box(0, 30, 640, 12, darker(colours.wood, 0.1)),
    poly([278, 40, 362, 40, 362, 110, 400, 168, 240, 168, 278, 110], '#9aa3a8'),
    poly([320, 40, 362, 40, 362, 110, 400, 168, 320, 168], '#7f888d'),
    box(236, 166, 168, 14, '#5b6368', 3),
    poly([250, 180, 390, 180, 410, 290, 230, 290], '#fff3cc', 0.22),
    windowAt(shot, 470, 206, 110, 64),
    box(0, 296, 640, 16, '#3f3b38', 2),
    box(0, 296, 640, 4, '#6b6560'),
    box(0, 312, 640, 104, lower),
    times(5, (i) => line(`M${128 * i} 312 V416`, darker(lower, 0.22), 3)),
    times(5, (i) => handle(48 + i * 128, 324)),
    line('M256 348 H384 M256 382 H384', darker(lower, 0.22), 3),
    handle(304, 358),
    handle(304, 392),
    box(0, 412, 640, 12, ink, 0, 0.6),
    box(248, 290, 144, 8, '#22201e', 2),
    times(3, (i) => box(264 + i * 44, 284, 26, 6, '#4a4744', 2)),
    group(
      'translate(286 284)',
      box(-28, -34, 56, 34, colours.accent === lower ? '#9aa3a8' : colours.accent, 6),
      box(-44, -28, 16, 6, ink, 3),
      oval(0, -34, 28, 5, '#5b6368'),
      line('M-8 -44 q6 -10 0 -18 M8 -44 q6 -10 0 -18', paper, 3, 0.7),
    ),
    shape('M496 296 V262 q0 -16 16 -16 q14 0 14 14', 'none'),
    line('M500 296 V268 q0 -20 20 -20 q16 0 16 18', '#9aa3a8', 7),
    box(480, 296, 110, 6, '#b9bec2', 2),
    group(
      'translate(70 296)',
      box(-34, -60, 68, 60, '#c9ced1', 6),
      box(-26, -50, 40, 38, '#2b2927', 3),
      circle(24, -42, 4, colours.accent),
    ),
    group(
      'translate(160 296)',
      box(-12, -34, 24, 34, colours.leaf, 5),
      line('M0 -34 q-10 -22 -16 -24 M0 -34 q2 -24 12 -30', colours.leaf, 4),
    ),
    times(3, (i) => oval(430 + i * 12, 288 - (i % 2) * 6, 9, 9, ['#d9573b', '#f0b429', '#d98a2b'][i] as string)),
    times(3, (i) => line(`M${[210, 430, 440][i]} 0 V0`, ink, 1)),
    plant(shot, 594, 468, 0.85),
    oval(250, 462, 130, 13, mix(colours.accent, paper, 0.5)),
  ].join('');
}

/** A bathroom with basin, closet and shower. */
export function bathroom(shot: Shot): string {
  const { random, colours } = shot;
  const tile = random.pick([
    mix(colours.second, '#ffffff', 0.5),
    mix(colours.leaf, '#ffffff', 0.55),
    '#c9d3d6',
    mix(colours.accent, '#ffffff', 0.7),
  ]);
  const metal = random.pick(['#b9bec2', '#c9a14a', '#3a3734']);
  return [
    room(shot, 404, false),
    box(0, 0, 640, 250, mix(tile, '#ffffff', 0.45)),
    box(0, 230, 640, 166, tile),
    times(17, (i) => line(`M${i * 40} 230 V396`, paper, 2, 0.6)),
    times(4, (i) => line(`M0 ${230 + i * 42} H640`, paper, 2, 0.6)),
    box(0, 224, 640, 9, darker(tile, 0.25)),
    poly([0, 404, 640, 404, 640, 480, 0, 480], darker(tile, 0.3)),
    times(9, (i) => line(`M${320 + (i - 4) * 76} 404 L${320 + (i - 4) * 150} 480`, tile, 2, 0.6)),
    line('M0 436 H640', tile, 2, 0.6),
    random.chance(0.5)
      ? circle(176, 118, 76, colours.wood) + circle(176, 118, 68, '#cfe3e6') + poly([140, 66, 190, 52, 150, 182, 118, 156], paper, 0.5)
      : box(96, 40, 160, 158, colours.wood, 6) +
        box(104, 48, 144, 142, '#cfe3e6', 3) +
        poly([130, 48, 180, 48, 130, 190, 104, 190, 104, 120], paper, 0.5),
    box(58, 96, 12, 56, '#fff1c4', 6),
    box(284, 96, 12, 56, '#fff1c4', 6),
    box(70, 292, 216, 96, lighter(colours.wood, 0.1), 4),
    box(70, 292, 216, 10, darker(colours.wood, 0.1)),
    line('M178 302 V388', darker(colours.wood, 0.2), 3),
    box(140, 334, 26, 5, metal, 2),
    box(190, 334, 26, 5, metal, 2),
    box(60, 280, 236, 14, paper, 3),
    shape('M112 280 Q112 250 118 246 H238 Q244 250 244 280 Z', '#ffffff'),
    shape('M178 246 H238 Q244 250 244 280 H178 Z', '#e9e6df'),
    line('M178 246 V216 q0 -14 14 -14 h14 v10', metal, 9),
    box(170, 236, 16, 10, metal, 2),
    group(
      'translate(384 0)',
      box(-50, 236, 100, 66, paper, 4),
      box(-16, 252, 32, 18, '#d5d0c6', 4),
      shape('M-56 318 H60 Q62 376 20 388 L14 396 H-22 L-26 388 Q-58 376 -56 318 Z', '#ffffff'),
      shape('M4 318 H60 Q62 376 20 388 L14 396 H4 Z', '#e4e0d7'),
      box(-62, 308, 126, 13, '#f4f1ea', 6),
      shadow(0, 404, 46, 7),
    ),
    box(474, 20, 4, 384, '#dff1f2'),
    box(478, 20, 162, 384, '#e2f2f3', 0, 0.45),
    poly([490, 200, 600, 20, 630, 20, 490, 262], '#ffffff', 0.35),
    line('M566 330 V70 q0 -20 20 -20 h6', metal, 8),
    box(564, 50, 62, 10, metal, 4),
    times(7, (i) => line(`M${572 + i * 8} 66 V${150 + (i % 3) * 36}`, '#bfe0ea', 2.5, 0.8)),
    box(546, 250, 44, 20, metal, 6),
    circle(548, 260, 11, metal),
    plant(shot, 40, 462, 0.85),
    oval(210, 446, 110, 15, mix(colours.accent, paper, 0.5)),
    box(318, 330, 20, 22, paper, 3),
    line('M306 336 h16', metal, 4),
  ].join('');
}
