import { outdoors, room } from '#server/demo/scenes/backdrops.ts';
import { box, circle, darker, group, lighter, line, mix, poly, shadow, shape, times } from '#server/demo/scenes/draw.ts';
import { cement, ink, paper, type Shot } from '#server/demo/scenes/palettes.ts';
import { brickwork, palm, worker } from '#server/demo/scenes/props.ts';

/** Cement bags on pallets in a depot. */
export function cementBags(shot: Shot): string {
  const { random, colours } = shot;
  const band = [colours.accent, colours.second, '#3d6f8e', '#4d7a45'];
  const bag = (x: number, y: number, colour: string) =>
    shape(
      `M${x + 4} ${y} Q${x - 5} ${y + 17} ${x + 4} ${y + 34} Q${x + 52} ${y + 38} ${x + 100} ${y + 34} Q${x + 108} ${y + 17} ${x + 100} ${y} Q${x + 52} ${y - 5} ${x + 4} ${y} Z`,
      '#d8d1c3',
    ) +
    shape(
      `M${x + 4} ${y + 25} Q${x + 52} ${y + 30} ${x + 102} ${y + 25} L${x + 100} ${y + 34} Q${x + 52} ${y + 38} ${x + 4} ${y + 34} Z`,
      '#bdb5a5',
    ) +
    box(x + 26, y + 3, 48, 24, colour, 3) +
    circle(x + 50, y + 15, 8, paper, 0.9) +
    line(`M${x + 7} ${y + 4} v26 M${x + 97} ${y + 4} v26`, '#a59d8e', 1.6);
  const stack = (x: number, rows: number, colour: string) =>
    shadow(x + 106, 440, 128, 12) +
    times(rows, (row) => times(2, (i) => bag(x + i * 104 + (row % 2 ? 7 : 0), 386 - row * 35, colour))) +
    box(x - 6, 420, 224, 8, colours.wood, 1) +
    times(3, (i) => box(x + 6 + i * 90, 428, 24, 12, darker(colours.wood, 0.2))) +
    box(x - 6, 438, 224, 6, colours.wood, 1);
  return [
    room(shot, 402, false),
    times(9, (i) => line(`M${i * 80} 0 V392`, darker(colours.wall, 0.12), 2, 0.6)),
    box(0, 36, 640, 14, colours.metal),
    times(8, (i) => line(`M${i * 80} 50 L${i * 80 + 40} 14 L${i * 80 + 80} 50`, colours.metal, 5)),
    box(222, 92, 190, 300, lighter(colours.sky[1], 0.1)),
    box(222, 300, 190, 92, colours.ground),
    stack(18, random.int(5, 7), band[random.int(0, 3)] as string),
    stack(404, random.int(5, 8), band[random.int(0, 3)] as string),
    worker(shot, 316, 462, 1.12, { hands: [-40, -98, 40, -98], hat: random.chance(0.5) ? paper : undefined }),
    group('translate(262 336) scale(.98)', bag(0, 0, band[random.int(0, 3)] as string)),
    shape('M470 476 q50 -26 110 0 Z', '#b5aea1'),
  ].join('');
}

/** Bundles of ribbed steel bars in a yard. */
export function steelBars(shot: Shot): string {
  const { random, colours } = shot;
  const steel = random.pick(['#7f7973', '#8a6f5f', '#6d7378']);
  const bundle = (x: number, y: number, rows: number) =>
    times(rows, (row) =>
      times(9 - row, (i) => {
        const [cx, cy] = [x + i * 21 + row * 10.5, y - row * 18];
        return (
          poly([cx, cy - 9, cx + 300, cy - 129, cx + 306, cy - 118, cx + 6, cy + 9], i % 2 ? steel : darker(steel, 0.16)) +
          times(6, (k) => line(`M${cx + 28 + k * 46} ${cy - 14 - k * 18.4} l5 9`, darker(steel, 0.35), 2)) +
          circle(cx, cy, 10, lighter(steel, 0.35)) +
          circle(cx, cy, 6.5, lighter(steel, 0.12))
        );
      }),
    ) +
    line(`M${x + 84} ${y - 28} l${206} -${18}`, colours.accent, 5, 0.9) +
    line(`M${x + 190} ${y - 72} l${200} -${12}`, colours.accent, 5, 0.9);
  return [
    outdoors(shot, 300),
    poly([0, 60, 640, 20, 640, 50, 0, 94], darker(colours.metal, 0.1)),
    poly([0, 50, 640, 6, 640, 24, 0, 70], lighter(colours.metal, 0.35)),
    box(60, 80, 16, 260, colours.second),
    box(560, 40, 16, 270, colours.second),
    line('M0 104 H640', '#f0b429', 13),
    group(
      `translate(${random.int(200, 330)} 104)`,
      box(-30, -10, 60, 26, ink, 4),
      line('M0 14 V74', ink, 3),
      line('M0 74 q14 12 0 22 q-12 -2 -10 -10', '#5b5f63', 6),
    ),
    shadow(330, 440, 300, 22),
    bundle(300, 372, random.int(3, 4)),
    bundle(50, 440, random.int(4, 5)),
    times(
      5,
      (i) =>
        `<rect x="${496 + i * 7}" y="${388 + i * 9}" width="86" height="60" fill="none" stroke="${darker(steel, 0.12)}" stroke-width="5" rx="8"/>`,
    ),
    worker(shot, 470, 470, 1, { hands: [-40, -84, 30, -100] }),
    box(484, 356, 40, 28, paper, 3),
    line('M490 364 h26 M490 372 h20', cement, 2),
  ].join('');
}

/** Stacked bricks, a heap of sand and a barrow. */
export function bricksAndSand(shot: Shot): string {
  const { random, colours } = shot;
  const clay = random.pick(['#b5573a', '#a94a30', '#c0694a', '#b1aa9d']);
  const sand = random.pick(['#dfc28c', '#d3b57f', '#c9ad84']);
  const pallet = (x: number, y: number, columns: number, rows: number) =>
    shadow(x + columns * 18, y + 6, columns * 24, 9) +
    poly(
      [x + columns * 34, y, x + columns * 34 + 46, y - 30, x + columns * 34 + 46, y - 30 - rows * 17, x + columns * 34, y - rows * 17],
      darker(clay, 0.34),
    ) +
    poly(
      [x, y - rows * 17, x + 46, y - rows * 17 - 30, x + columns * 34 + 46, y - rows * 17 - 30, x + columns * 34, y - rows * 17],
      lighter(clay, 0.2),
    ) +
    times(rows, (row) =>
      times(
        columns,
        (i) =>
          box(x + i * 34, y - (row + 1) * 17, 32.5, 15.5, darker(clay, random.float(0, 0.2)), 1.5) +
          box(x + i * 34 + 9, y - row * 17 - 12, 15, 5, ink, 2, 0.16),
      ),
    ) +
    times(columns, (i) => line(`M${x + i * 34 + 2} ${y - rows * 17} l44 -29`, darker(clay, 0.1), 1.4));
  return [
    outdoors(shot, 320),
    palm(shot, 600, 340, 1.1),
    shape('M330 424 Q400 250 480 226 Q560 246 650 424 Z', sand),
    shape('M480 226 Q560 246 650 424 H500 Q540 330 480 226 Z', darker(sand, 0.12)),
    times(12, () => circle(random.int(400, 590), random.int(330, 416), random.int(1, 3), darker(sand, 0.3))),
    line('M472 236 L548 128', colours.wood, 7),
    line('M540 124 l18 10', colours.wood, 8),
    pallet(40, 392, 6, random.int(8, 11)),
    pallet(28, 454, random.int(3, 4), random.int(4, 6)),
    group(
      `translate(${random.int(300, 330)} 450)`,
      shadow(50, 6, 90, 10),
      shape('M-30 -74 L104 -74 L84 -24 L6 -24 Z', colours.second),
      shape('M-24 -74 q60 -50 124 0 Z', sand),
      line('M84 -66 L170 -82 M20 -24 L-4 4 M70 -26 L84 4', ink, 6),
      circle(6, -8, 18, ink),
      circle(6, -8, 8, cement),
    ),
    worker(shot, 508, 468, 1, { hands: [-34, -78, 28, -104] }),
    line('M560 470 L536 356', colours.wood, 6),
    shape('M548 462 h26 l-4 24 h-18 Z', '#777d81'),
    brickwork(shot, 572, 474, 2, 2, 30, 14, clay),
  ].join('');
}

/** A tipper, a conveyor and cones of crushed stone. */
export function crushedStone(shot: Shot): string {
  const { random, colours } = shot;
  const cone = (x: number, y: number, w: number, h: number, tone: string) =>
    shape(`M${x - w} ${y} Q${x - w * 0.3} ${y - h * 0.8} ${x} ${y - h} Q${x + w * 0.35} ${y - h * 0.7} ${x + w} ${y} Z`, tone) +
    shape(
      `M${x} ${y - h} Q${x + w * 0.35} ${y - h * 0.7} ${x + w} ${y} H${x + w * 0.2} Q${x + w * 0.3} ${y - h * 0.5} ${x} ${y - h} Z`,
      darker(tone, 0.14),
    ) +
    times(46, () => {
      const t = random.next();
      return circle(
        x + (random.next() - 0.5) * 1.7 * w * t,
        y - h * (1 - t) * 0.86 - 6,
        random.float(2, 6),
        random.pick([darker(tone, 0.22), lighter(tone, 0.2)]),
      );
    });
  const cab = random.pick([colours.accent, '#d98a2b', colours.second]);
  return [
    outdoors(shot, 300, false),
    shape('M0 300 L90 190 L170 240 L260 160 L350 250 L430 200 L640 300 Z', mix(colours.far, '#6f675d', 0.4)),
    shape('M260 160 L350 250 L300 300 L240 240 Z', darker(colours.far, 0.2), 0.5),
    line('M640 120 L420 230', '#5b5f63', 18),
    line('M640 112 L416 222', '#f0b429', 7),
    times(6, (i) => circle(440 + i * 38, 222 - i * 19, 7, ink)),
    line('M560 160 V330 M500 190 V330', colours.metal, 8),
    times(9, (i) => circle(412 - random.int(0, 12), 240 + i * 9, random.int(3, 5), '#8d867d')),
    cone(400, 392, 150, random.int(120, 140), '#a39c92'),
    cone(590, 420, 120, random.int(90, 112), '#b8a88f'),
    shadow(160, 442, 190, 14),
    group(
      `translate(${random.int(-6, 20)} 0)`,
      shape('M100 270 L292 262 L304 366 L88 366 Z', cab),
      shape('M100 270 L292 262 L294 282 L98 290 Z', lighter(cab, 0.25)),
      times(4, (i) => line(`M${138 + i * 40} 290 V362`, darker(cab, 0.2), 5)),
      shape('M108 268 Q190 210 284 262 Z', '#9a9389'),
      times(14, (i) => circle(126 + i * 11, 258 - Math.sin(i / 4.2) * 22, 6, i % 2 ? '#857e75' : '#aca59b')),
      box(76, 366, 236, 20, '#3a3734', 3),
      shape('M20 386 V308 Q22 278 46 276 H84 V386 Z', lighter(cab, 0.12)),
      shape('M30 326 L36 292 H72 V326 Z', '#c3dde3'),
      box(14, 372, 20, 14, '#e9e6df', 3),
      circle(24, 356, 7, '#ffe9a8'),
      times(
        3,
        (i) =>
          circle([56, 202, 268][i] as number, 404, 32, '#2b2927') +
          circle([56, 202, 268][i] as number, 404, 15, '#b9b3a8') +
          circle([56, 202, 268][i] as number, 404, 6, ink),
      ),
    ),
    worker(shot, 356, 466, 0.92, { hands: [-36, -150, 32, -66] }),
    times(20, () => circle(random.int(20, 620), random.int(446, 474), random.int(3, 7), random.pick(['#8d867d', '#aca59b']))),
  ].join('');
}
