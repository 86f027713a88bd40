import { room, windowAt } from '#server/demo/scenes/backdrops.ts';
import { box, circle, darker, group, lighter, line, mix, oval, poly, shadow, shape, times } from '#server/demo/scenes/draw.ts';
import { cement, helmet, ink, paper, type Shot } from '#server/demo/scenes/palettes.ts';
import { plant, worker } from '#server/demo/scenes/props.ts';

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
