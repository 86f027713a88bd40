import { outdoors, room, windowAt } from '#server/demo/scenes/backdrops.ts';
import { box, circle, darker, gradient, group, lighter, line, mix, oval, poly, shadow, shape, times } from '#server/demo/scenes/draw.ts';
import { helmet, ink, paper, type Shot } from '#server/demo/scenes/palettes.ts';
import { plant, tree, worker } from '#server/demo/scenes/props.ts';

/** Lamps of many shapes in a dim showroom. */
export function lighting(shot: Shot): string {
  const { random, colours } = shot;
  const wall = mix(random.pick([colours.second, '#3a4150', colours.accent, '#4a3d35']), '#1c1917', 0.5);
  const glow = (x: number, y: number, r: number) => circle(x, y, r * 2.6, '#ffdf94', 0.1) + circle(x, y, r * 1.7, '#ffdf94', 0.16);
  const lamps = [
    (y: number) =>
      glow(0, y + 24, 30) +
      shape(`M-40 ${y + 30} Q-36 ${y - 12} 0 ${y - 12} Q36 ${y - 12} 40 ${y + 30} Z`, colours.accent) +
      oval(0, y + 30, 36, 7, '#fff3c4'),
    (y: number) => glow(0, y + 18, 26) + circle(0, y + 18, 27, '#fff3c4') + box(-9, y - 16, 18, 12, '#c9a14a', 3),
    (y: number) => glow(0, y + 26, 30) + poly([-20, y - 8, 20, y - 8, 44, y + 38, -44, y + 38], helmet) + oval(0, y + 38, 44, 7, '#fff6d8'),
    (y: number) =>
      glow(0, y + 20, 38) +
      times(
        7,
        (i) => line(`M0 ${y - 6} q${(i - 3) * 16} 34 ${(i - 3) * 24} 4`, '#c9a14a', 4) + circle((i - 3) * 24, y - 8, 7.5, '#fff3c4'),
      ) +
      times(5, (i) => shape(`M${(i - 2) * 18} ${y + 14} q6 12 0 18 q-6 -6 0 -18`, '#e9f2f4', 0.8)),
    (y: number) => glow(0, y + 22, 28) + times(4, (i) => oval(0, y + i * 13, 36 - Math.abs(i - 1.5) * 7, 9, i % 2 ? '#e8cf9c' : '#fff0cc')),
    (y: number) =>
      glow(0, y + 26, 22) +
      `<path d="M0 ${y} L-30 ${y + 28} L0 ${y + 56} L30 ${y + 28} Z M-30 ${y + 28} H30" fill="none" stroke="#c9a14a" stroke-width="4"/>` +
      circle(0, y + 28, 11, '#fff3c4'),
  ];
  const hung = random.sample(lamps, 5);
  return [
    room(shot, 396),
    box(0, 0, 640, 396, wall),
    times(8, (i) => line(`M${i * 90 + 10} 0 V386`, '#ffffff', 1.5, 0.06)),
    box(0, 384, 640, 12, lighter(wall, 0.2)),
    box(0, 396, 640, 84, darker(colours.floor, 0.45)),
    box(0, 0, 640, 12, ink),
    times(5, (i) => {
      const y = 84 + random.int(0, 80);
      return group(`translate(${72 + i * 124} 0)`, line(`M0 0 V${y - 10}`, '#c9a14a', 2.5), (hung[i] as (typeof lamps)[number])(y));
    }),
    box(60, 290, 200, 106, lighter(wall, 0.12), 4),
    box(52, 282, 216, 12, colours.wood, 3),
    times(
      6,
      (i) =>
        box(74 + (i % 3) * 62, 304 + Math.floor(i / 3) * 42, 52, 34, paper, 4) +
        box(82 + (i % 3) * 62, 310 + Math.floor(i / 3) * 42, 14, 22, i === 2 ? colours.accent : '#d9d5ca', 2) +
        box(101 + (i % 3) * 62, 310 + Math.floor(i / 3) * 42, 14, 22, '#d9d5ca', 2),
    ),
    group(
      'translate(150 282)',
      box(-5, -44, 10, 44, '#c9a14a'),
      poly([-32, -40, 32, -40, 20, -80, -20, -80], '#ffe9b0'),
      circle(0, -52, 70, '#ffdf94', 0.16),
    ),
    line('M470 448 V250', '#c9a14a', 6),
    oval(470, 450, 36, 7, '#8a6d3b'),
    poly([430, 262, 510, 262, 494, 200, 446, 200], '#fff0cc'),
    poly([430, 262, 510, 262, 590, 448, 350, 448], '#ffdf94', 0.14),
    group(
      'translate(350 440)',
      circle(0, 0, 30, colours.accent),
      circle(0, 0, 22, darker(colours.accent, 0.3)),
      circle(0, 0, 12, '#1c1917'),
      circle(44, 8, 24, colours.second),
      circle(44, 8, 17, darker(colours.second, 0.3)),
    ),
    plant(shot, 590, 456, 1.05),
  ].join('');
}

/** A purifier on a kitchen wall that fills a glass. */
export function purifier(shot: Shot): string {
  const { random, colours } = shot;
  const body = random.pick(['#ffffff', '#3a3f45', mix(colours.second, '#ffffff', 0.2)]);
  const dark = body === '#3a3f45';
  const level = random.int(30, 62);
  return [
    `<defs>${gradient('water', '#c4e6f0', '#7fc1d8')}</defs>`,
    room(shot, 372, false),
    times(9, (row) =>
      times(9, (i) => box(i * 80 - (row % 2) * 40, row * 42, 77, 39, mix(colours.wall, '#ffffff', (i * 3 + row) % 4 ? 0.45 : 0.3), 2)),
    ),
    windowAt(shot, 448, 60, 150, 150),
    box(206, 46, 190, 272, ink, 20, 0.16),
    box(196, 38, 190, 272, body, 20),
    box(338, 38, 48, 272, ink, 20, 0.08),
    box(212, 56, 158, 118, '#d8eef4', 12),
    box(212, 174 - level - 10, 158, level + 10, 'url(#water)', 10),
    times(7, () => circle(random.int(224, 356), random.int(128, 164), random.int(3, 7), '#ffffff', 0.6)),
    times(3, (i) => box(226 + i * 46, 188, 38, 12, [colours.leaf, colours.second, '#3d8ab0'][i] as string, 6)),
    circle(291, 222, 14, dark ? '#5b6368' : '#e9e6df'),
    circle(291, 222, 7, '#4fb06a'),
    box(222, 246, 138, 64, dark ? '#24272b' : '#dcdad4', 10),
    box(278, 240, 26, 24, '#9aa3a8', 4),
    box(284, 262, 14, 14, '#7f888d', 3),
    box(287, 274, 8, 62, '#a7dcec', 4, 0.9),
    line('M386 110 H432 V0', paper, 9),
    line('M196 110 H120 V372', paper, 9),
    circle(432, 60, 8, '#3d8ab0'),
    box(0, 372, 640, 20, '#4a4541', 2),
    box(0, 372, 640, 5, '#77706a'),
    box(0, 392, 640, 88, colours.wood),
    times(4, (i) => box(12 + i * 160, 402, 140, 78, lighter(colours.wood, 0.08), 4) + box(60 + i * 160, 412, 44, 6, '#c9a14a', 3)),
    poly([258, 300, 324, 300, 316, 374, 266, 374], '#e4f3f6', 0.75),
    poly([261, 330, 321, 330, 316, 374, 266, 374], 'url(#water)', 0.95),
    oval(291, 330, 30, 5, '#d8f1f7'),
    poly([266, 304, 274, 304, 278, 370, 272, 370], '#ffffff', 0.7),
    group(
      'translate(80 372)',
      shape('M-30 0 L-34 -56 Q-34 -70 -20 -74 V-92 H20 V-74 Q34 -70 34 -56 L30 0 Z', '#bfe0ea', 0.85),
      shape('M-30 0 L-33 -44 H33 L30 0 Z', 'url(#water)'),
      box(-24, -100, 48, 12, colours.second, 4),
    ),
    times(
      3,
      (i) =>
        shape(`M${430 + i * 54} ${300 - (i % 2) * 30} q22 34 0 46 q-22 -12 0 -46`, '#8fcbe0') +
        oval(424 + i * 54, 332 - (i % 2) * 30, 4, 7, '#ffffff', 0.7),
    ),
    group('translate(540 372) scale(.75)', plant(shot, 0, 0)),
  ].join('');
}

/** Solar panels on a roof under the sun. */
export function solar(shot: Shot): string {
  const { random, colours } = shot;
  const cell = random.pick(['#23405f', '#2b3a55', '#1f4a66']);
  const panel = (x: number, y: number, w: number, h: number) => {
    const at = (u: number, v: number) => [x + u * w + v * h * 0.34, y - v * h] as const;
    const grid =
      times(5, (i) => line(`M${at(i / 4, 0).join(' ')} L${at(i / 4, 1).join(' ')}`, '#8fb0c9', 1.4)) +
      times(7, (i) => line(`M${at(0, i / 6).join(' ')} L${at(1, i / 6).join(' ')}`, '#8fb0c9', 1.2));
    return (
      line(`M${x + w * 0.3 + h * 0.3} ${y - h * 0.9} V${y + 4} M${x + w + h * 0.3} ${y - h * 0.9} V${y + 2}`, '#8b9297', 5) +
      poly([...at(0, 0), ...at(1, 0), ...at(1, 1), ...at(0, 1)], cell) +
      poly([...at(0.1, 0), ...at(0.34, 0), ...at(0.74, 1), ...at(0.5, 1)], '#ffffff', 0.14) +
      grid +
      `<polygon points="${[...at(0, 0), ...at(1, 0), ...at(1, 1), ...at(0, 1)].join(' ')}" fill="none" stroke="#d9dee0" stroke-width="4"/>`
    );
  };
  const rows = random.int(2, 3);
  return [
    outdoors(shot, 300, true, false),
    circle(520, 88, 96, '#ffcf5e', 0.3),
    circle(520, 88, 50, '#ffc23c'),
    times(12, (i) => group(`rotate(${i * 30} 520 88)`, line('M520 22 V4', '#ffc23c', 6))),
    tree(shot, 40, 312, 1.1),
    tree(shot, 606, 316, 1),
    box(0, 318, 640, 162, lighter(colours.wall, 0.1)),
    box(0, 300, 640, 24, darker(colours.wall, 0.12)),
    poly([0, 340, 640, 340, 640, 480, 0, 480], '#cbc4b7'),
    times(7, (i) => line(`M${i * 110 - 10} 340 L${(i - 3) * 190 + 320} 480`, '#b3ac9f', 1.5)),
    times(rows, (row) => times(4 - (rows === 3 && row === 0 ? 1 : 0), (i) => panel(20 + i * 134 - row * 16, 318 + row * 68, 122, 84))),
    box(576, 352, 44, 64, paper, 5),
    box(584, 362, 28, 20, '#2b2927', 3),
    circle(598, 396, 6, '#4fb06a'),
    line('M576 386 H548 V446 H500', ink, 4),
    worker(shot, random.int(540, 556), 474, 0.98, { hands: [-54, -96, 30, -70] }),
  ].join('');
}

/** A split air conditioner that cools a bedroom, its outdoor unit in the window. */
export function airConditioning(shot: Shot): string {
  const { random, colours } = shot;
  const quilt = random.pick([colours.second, colours.accent, '#5f7d95', '#8a9a6b']);
  return [
    room(shot, 388),
    box(198, 62, 250, 84, ink, 14, 0.13),
    box(192, 54, 250, 84, '#fbfbf8', 14),
    box(192, 54, 250, 26, '#ffffff', 12),
    box(204, 114, 226, 14, '#c9ced1', 6),
    times(4, (i) => line(`M216 ${117 + i * 3} H418`, '#9aa3a8', 1)),
    circle(420, 96, 4, '#4fb06a'),
    box(376, 90, 30, 12, '#2b3a44', 2),
    line('M442 78 H484 V0', paper, 12),
    times(6, (i) => line(`M${224 + i * 36} 148 q${random.int(-14, 14)} 34 ${i * 6 - 22} 62 t${i * 5 - 14} 58`, '#d8eff6', 5, 0.85)),
    windowAt(shot, 488, 70, 116, 150),
    group(
      'translate(506 150)',
      box(0, 0, 90, 70, '#dfe2e2', 5),
      circle(36, 35, 28, '#9aa3a8'),
      circle(36, 35, 23, '#5b6368'),
      times(6, (i) => group(`rotate(${i * 60} 36 35)`, oval(36, 23, 5, 11, '#8b9297'))),
      circle(36, 35, 5, '#dfe2e2'),
      times(4, (i) => line(`M72 ${16 + i * 11} h12`, '#9aa3a8', 2)),
    ),
    box(54, 64, 92, 116, paper, 3),
    circle(100, 114, 27, helmet, 0.9),
    shape('M62 172 V146 q30 -20 44 0 t34 -6 v32 Z', quilt),
    shadow(250, 440, 230, 12),
    box(50, 236, 26, 206, darker(colours.wood, 0.1), 8),
    box(40, 340, 436, 80, colours.wood, 8),
    box(60, 308, 404, 60, '#f4efe4', 18),
    box(74, 280, 96, 48, '#ffffff', 18),
    box(96, 288, 96, 44, mix(quilt, '#ffffff', 0.55), 18),
    shape('M204 306 Q330 286 470 310 L478 408 H196 Q190 350 204 306 Z', quilt),
    shape('M204 306 Q330 286 470 310 L471 330 Q330 308 202 328 Z', mix(quilt, '#ffffff', 0.6)),
    times(4, (i) => line(`M${250 + i * 56} 312 q-8 46 -4 94`, darker(quilt, 0.14), 3)),
    line('M58 440 v12 M462 418 v30', darker(colours.wood, 0.3), 10),
    box(520, 330, 84, 92, lighter(colours.wood, 0.1), 5),
    line('M520 376 H604', darker(colours.wood, 0.15), 3),
    box(552, 348, 20, 6, '#c9a14a', 3),
    box(552, 394, 20, 6, '#c9a14a', 3),
    group('translate(562 330)', box(-4, -30, 8, 30, '#c9a14a'), poly([-26, -28, 26, -28, 16, -60, -16, -60], '#fff0cc')),
    oval(300, 458, 200, 14, mix(colours.accent, paper, 0.6)),
    plant(shot, 28, 462, 0.8),
  ].join('');
}

/** Cameras that watch a gate and a screen that shows what they see. */
export function cameras(shot: Shot): string {
  const { random, colours } = shot;
  const view = (x: number, y: number, i: number) => {
    const night = i === 2 ? ['#1f2f2a', '#35584a', '#7fbf9a'] : ['#9fb6bf', '#c9bfa9', '#5b6a55'];
    return (
      box(x, y, 96, 60, night[0] as string, 2) +
      box(x, y + 36, 96, 24, night[1] as string) +
      (i === 0
        ? box(x + 12, y + 16, 24, 22, paper) +
          poly([x + 8, y + 17, x + 24, y + 6, x + 40, y + 17], colours.accent) +
          circle(x + 70, y + 30, 12, night[2] as string)
        : i === 1
          ? box(x + 20, y + 26, 50, 16, colours.accent, 5) +
            box(x + 30, y + 18, 28, 12, colours.accent, 4) +
            circle(x + 32, y + 42, 6, ink) +
            circle(x + 58, y + 42, 6, ink)
          : i === 2
            ? box(x + 42, y + 20, 10, 28, '#a9e0c0', 4) + circle(x + 47, y + 14, 6, '#a9e0c0')
            : times(4, (k) => line(`M${x + 14 + k * 22} ${y + 10} V${y + 48}`, ink, 3)) + line(`M${x + 6} ${y + 18} H${x + 90}`, ink, 3)) +
      circle(x + 88, y + 8, 3, '#e0392b')
    );
  };
  const shell = random.pick(['#fbfbf8', '#e4e2dc', '#3a3f45']);
  const tilt = random.int(6, 16);
  return [
    outdoors(shot, 350),
    box(0, 0, 250, 480, colours.wall),
    times(12, (row) =>
      times(4, (i) =>
        box(i * 70 - (row % 2) * 35, row * 42, 67, 39, (i + row * 2) % 3 ? darker(colours.wall, 0.05) : lighter(colours.wall, 0.14), 2),
      ),
    ),
    box(244, 0, 14, 480, darker(colours.wall, 0.25)),
    poly([380, 250, 640, 400, 640, 480, 330, 480, 352, 262], '#fff3c4', 0.2),
    box(120, 92, 70, 70, '#8b9297', 8),
    line('M176 126 L250 150', '#6f767b', 20),
    circle(252, 150, 17, '#6f767b'),
    group(
      `rotate(${tilt} 300 170)`,
      box(206, 112, 220, 92, shell, 26),
      box(206, 168, 220, 36, ink, 18, 0.12),
      shape('M190 112 Q200 88 226 86 H440 Q462 88 460 108 H196 Z', darker(shell, 0.08)),
      box(404, 118, 38, 80, '#2b2927', 14),
      circle(424, 158, 27, '#14161a'),
      circle(424, 158, 18, '#35516e'),
      circle(424, 158, 9, '#0d1014'),
      circle(418, 151, 5, '#cfe3ee'),
      times(6, (i) => circle(424 + 23 * Math.cos(i), 158 + 30 * Math.sin(i), 2.5, '#c0392b')),
      circle(240, 136, 6, '#4fb06a'),
    ),
    line('M156 162 V300 H60', '#6f767b', 7),
    group(
      'translate(86 350)',
      shape('M-46 0 Q-46 52 0 56 Q46 52 46 0 Z', '#2b3138'),
      circle(0, 20, 17, '#14161a'),
      circle(0, 20, 9, '#35516e'),
      circle(-4, 16, 3, '#ffffff'),
      box(-56, -16, 112, 18, '#f4f1ea', 6),
    ),
    group(
      `translate(${random.int(376, 388)} 270)`,
      shadow(110, 196, 110, 10),
      box(0, 0, 222, 154, '#1c1917', 8),
      times(4, (i) => view(10 + (i % 2) * 104, 10 + Math.floor(i / 2) * 68, i)),
      box(92, 154, 36, 26, '#3a3734'),
      box(56, 178, 110, 10, '#3a3734', 4),
    ),
    box(330, 464, 310, 16, colours.wood),
    box(288, 446, 84, 20, '#2b2927', 3),
    circle(300, 456, 3, '#4fb06a'),
    circle(310, 456, 3, '#f0b429'),
    random.chance(0.4) ? worker(shot, 318, 474, 0.9, { hands: [-46, -176, 30, -80] }) : '',
  ].join('');
}
