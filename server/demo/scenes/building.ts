import { outdoors, room, windowAt } from '#server/demo/scenes/backdrops.ts';
import { box, circle, darker, group, lighter, line, poly, shadow, shape, times } from '#server/demo/scenes/draw.ts';
import { cement, helmet, ink, paper, type Shot } from '#server/demo/scenes/palettes.ts';
import { boards, brickwork, tree, worker } from '#server/demo/scenes/props.ts';

/** A concrete frame going up, with brick walls, scaffolding and a tower crane. */
export function construction(shot: Shot): string {
  const { random, colours } = shot;
  const floors = random.int(3, 4);
  const x = 190 + random.int(-30, 30);
  const ground = 400;
  const storey = (i: number) => {
    const y = ground - i * 74;
    const walls = times(4, (bay) =>
      i < floors - 1 && random.chance(0.7) ? brickwork(shot, x + 14 + bay * 72, y - 2, 2, random.int(2, 4), 26, 15) : '',
    );
    return (
      box(x + 6, y - 74, 292, 74, darker(colours.far, 0.45), 0, 0.55) +
      walls +
      times(5, (c) => box(x + c * 72, y - 74, 15, 74, c % 2 ? '#b9b3a8' : cement)) +
      box(x - 12, y - 82, 328, 13, '#cfc9bd') +
      box(x - 12, y - 72, 328, 4, ink, 0, 0.15)
    );
  };
  const top = ground - floors * 74 - 8;
  const scaffold =
    times(3, (i) => line(`M${x - 40 + i * 26} ${ground} V${top + 10}`, colours.second, 4)) +
    times(floors * 2, (i) => box(x - 46, ground - 34 - i * 37, 66, 4, colours.wood));
  const crane = group(
    `translate(${x + 360} 0)`,
    box(-8, 40, 16, ground - 40, colours.accent, 0, 0.9),
    times(11, (i) => line(`M-8 ${60 + i * 32} L8 ${92 + i * 32}`, paper, 2, 0.6)),
    line('M-250 44 H70 M0 8 L-230 42 M0 8 L64 42', colours.accent, 5),
    line('M0 8 V50', colours.accent, 9),
    box(40, 44, 34, 26, cement, 2),
    line('M-170 46 V112', ink, 2),
    box(-196, 112, 52, 9, '#8b8f92', 1),
  );
  return [
    outdoors(shot, 380),
    crane,
    times(floors, storey),
    times(10, (i) => line(`M${x + 6 + i * 32} ${top} v-26`, '#7c5a48', 3)),
    scaffold,
    box(0, 398, 640, 82, darker(colours.ground, 0.1)),
    brickwork(shot, 40, 448, 4, 5, 30, 14),
    worker(shot, 470, 452, 0.95, { hands: [-30, -70, 44, -96] }),
    worker(shot, 546, 446, 0.88, { facing: -1, hat: paper }),
    poly([440, 366, 512, 352, 516, 362, 444, 376], '#dfe9ee'),
  ].join('');
}

/** Steel props in rows under a slab of plywood forms. */
export function shuttering(shot: Shot): string {
  const { random, colours } = shot;
  const prop = (x: number, top: number, bottom: number, w: number) =>
    shadow(x, bottom, w * 3) +
    box(x - w / 2, top, w, (bottom - top) * 0.55, colours.second) +
    box(x - w * 0.8, top + (bottom - top) * 0.5, w * 1.6, (bottom - top) * 0.5, colours.accent, 2) +
    box(x - w * 1.5, top + (bottom - top) * 0.48, w * 3, w * 0.8, '#5b5f63', 2) +
    box(x - w * 2, bottom - w * 0.6, w * 4, w * 0.7, '#5b5f63', 1) +
    box(x - w * 2.2, top, w * 4.4, w * 0.8, colours.wood);
  const row = (depth: number) => {
    const near = 1 - depth * 0.24;
    return times(5, (i) => prop(320 + (i - 2) * 150 * near + (random.next() - 0.5) * 6, 150 + depth * 22, 440 - depth * 42, 12 * near));
  };
  const sheets = times(6, (i) =>
    times(4, (j) => {
      const a = (k: number, d: number) => 320 + (k - 3) * (150 - d * 27);
      const y = (d: number) => 96 + d * 29;
      return poly(
        [a(i, j), y(j), a(i + 1, j), y(j), a(i + 1, j + 1), y(j + 1), a(i, j + 1), y(j + 1)],
        darker(colours.wood, random.float(0, 0.25) + j * 0.06),
      );
    }),
  );
  return [
    outdoors(shot, 330),
    poly([0, 96, 640, 96, 500, 214, 140, 214], darker(colours.wood, 0.2)),
    sheets,
    box(0, 62, 640, 36, '#c4beb2'),
    times(21, (i) => line(`M${14 + i * 31} 62 v${-random.int(22, 34)}`, '#7c4f3a', 4)),
    line('M0 46 H640', '#7c4f3a', 4),
    box(0, 96, 640, 7, ink, 0, 0.2),
    row(2),
    row(1),
    row(0),
    boards(40, 466, 150, random.int(3, 5), colours.wood),
    worker(shot, 452, 462, 1, { hands: [-28, -70, 34, -170] }),
  ].join('');
}

/** A yellow backhoe loader moving earth. */
export function earthmover(shot: Shot): string {
  const { random, colours } = shot;
  const body = random.pick(['#f0b429', '#eaa91f', '#f2bd3d']);
  const shade = darker(body, 0.16);
  const wheel = (x: number, y: number, r: number) =>
    circle(x, y, r, '#2b2927') +
    circle(x, y, r * 0.56, body) +
    circle(x, y, r * 0.2, '#77736c') +
    times(8, (i) => group(`rotate(${i * 45} ${x} ${y})`, box(x - 4, y - r - 1, 8, 8, '#1c1917', 2)));
  const soil = darker(colours.ground, 0.34);
  const reach = random.int(-16, 22);
  return [
    outdoors(shot, 330),
    tree(shot, 590, 352, 0.9),
    shape(`M360 480 Q420 ${320 + random.int(-10, 16)} 520 338 Q600 350 650 480 Z`, soil),
    shape('M400 480 Q450 380 520 384 Q560 400 590 480 Z', lighter(soil, 0.1)),
    times(16, () => circle(random.int(410, 630), random.int(400, 470), random.int(3, 8), darker(soil, 0.2))),
    shape('M0 430 Q200 414 380 440 L380 480 L0 480 Z', darker(colours.ground, 0.16)),
    shadow(235, 446, 210, 16),
    line(`M352 300 L${430 + reach} 190 L${520 + reach} 268`, shade, 24),
    line(`M352 300 L${430 + reach} 190`, body, 15),
    line(`M372 250 L${440 + reach} 206`, '#8b8f92', 7),
    circle(430 + reach, 190, 14, ink),
    group(
      `translate(${520 + reach} 268)`,
      shape('M-14 -12 L28 -6 L34 38 L8 66 L-6 40 Z', '#4a4744'),
      times(4, (i) => poly([8 + i * 7, 62 - i * 7, 15 + i * 7, 58 - i * 7, 14 + i * 7, 74 - i * 7], '#8b8f92')),
    ),
    line('M128 344 L70 372 L48 400', shade, 17),
    shape('M62 384 L10 392 L8 432 Q30 450 66 440 Z', '#5a5753'),
    shape('M62 384 L40 388 L44 440 L66 440 Z', '#44413e'),
    box(140, 300, 222, 74, body, 10),
    box(140, 340, 222, 34, shade, 8),
    shape('M120 318 L210 300 L210 374 L116 374 Z', body),
    times(4, (i) => box(132 + i * 14, 326, 7, 26, ink, 2, 0.45)),
    shape('M212 302 L224 196 L332 196 L346 302 Z', body),
    shape('M224 294 L233 212 L276 212 L276 294 Z', '#bfdbe2'),
    shape('M284 294 L284 212 L323 212 L334 294 Z', '#a9cdd6'),
    poly([240, 212, 254, 212, 242, 294, 227, 294], paper, 0.4),
    box(214, 186, 128, 14, '#3a3734', 5),
    box(270, 172, 18, 14, '#e0592b', 5),
    box(242, 314, 84, 12, ink, 3),
    wheel(168, 402, 42),
    wheel(310, 388, 58),
  ].join('');
}

/** A drawing table with a plan, a scale and a model of a house. */
export function architect(shot: Shot): string {
  const { random, colours } = shot;
  const plan = random.pick(['#2f5d7c', '#31647a', '#3a6a8c']);
  const room2 = (x: number, y: number, w: number, h: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${paper}" stroke-width="3"/>`;
  const split = random.int(90, 140);
  return [
    room(shot, 300, false),
    windowAt(shot, random.pick([60, 400]), 50, 150, 150),
    box(258, 66, 92, 120, paper, 2),
    shape('M272 170 V120 L304 92 L336 120 V170 Z', colours.accent, 0.75),
    box(296, 140, 16, 30, paper),
    poly([0, 300, 640, 300, 640, 480, 0, 480], lighter(colours.wood, 0.28)),
    poly([0, 300, 640, 300, 640, 312, 0, 312], lighter(colours.wood, 0.5)),
    group(
      'translate(70 306) skewX(-14)',
      box(96, 8, 360, 150, ink, 2, 0.14),
      box(90, 0, 360, 150, plan, 2),
      times(17, (i) => line(`M${110 + i * 20} 6 v138`, paper, 0.7, 0.25)),
      times(7, (i) => line(`M96 ${12 + i * 20} h348`, paper, 0.7, 0.25)),
      room2(130, 22, split, 56),
      room2(130 + split, 22, 270 - split, 106),
      room2(130, 78, split, 50),
      line(`M${130 + split} 60 q-22 0 -22 22`, paper, 2),
      line(`M${160 + split} 128 q0 -24 24 -24`, paper, 2),
    ),
    group(
      `translate(${random.int(420, 460)} 318)`,
      shadow(50, 72, 90, 10),
      poly([-30, 60, 60, 78, 138, 52, 50, 40], '#d8d0bf'),
      poly([0, 0, 62, 12, 62, 70, 0, 56], paper),
      poly([62, 12, 112, -2, 112, 48, 62, 70], '#d9d4c9'),
      poly([-8, 0, 52, -34, 120, -6, 62, 14], colours.accent),
      poly([52, -34, 120, -6, 112, -2, 50, -26], darker(colours.accent)),
      box(14, 22, 16, 16, '#9fc3cc'),
      box(38, 30, 14, 32, colours.wood),
      poly([76, 22, 98, 15, 98, 32, 76, 40], '#9fc3cc'),
    ),
    group(
      `translate(96 404) rotate(${random.int(-12, 8)})`,
      box(0, 0, 190, 18, '#f3df9d', 2),
      times(18, (i) => line(`M${8 + i * 10} 0 v${i % 5 ? 6 : 10}`, ink, 1.2)),
    ),
    group(`translate(80 450) rotate(-8)`, box(0, 0, 150, 8, colours.accent, 2), poly([150, 0, 170, 4, 150, 8], '#e8cfa6')),
    group(
      'translate(560 300)',
      box(-18, -52, 36, 54, darker(colours.accent, 0.1), 4),
      line('M-8 -50 l-8 -40 M0 -50 v-50 M8 -50 l10 -38', colours.wood, 5),
      line('M-8 -50 l-10 -36', helmet, 4),
    ),
  ].join('');
}
