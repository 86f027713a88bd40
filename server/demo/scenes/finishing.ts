import { room, windowAt } from '#server/demo/scenes/backdrops.ts';
import { box, circle, darker, group, lighter, line, mix, oval, poly, shadow, shape, times } from '#server/demo/scenes/draw.ts';
import { cement, helmet, ink, paper, type Shot } from '#server/demo/scenes/palettes.ts';
import { boards, bucket, plant, worker } from '#server/demo/scenes/props.ts';

/** A wall that is half painted, a ladder and buckets. */
export function painting(shot: Shot): string {
  const { random, colours } = shot;
  const paint = random.pick([colours.second, colours.accent, mix(colours.leaf, '#ffffff', 0.2), '#c9962c']);
  const edge = random.int(300, 390);
  const strokes = times(9, (i) => box(edge - 60 + i * 3, 40 + i * 36, random.int(60, 150), 38, paint, 18));
  return [
    room(shot, 380),
    box(0, 30, edge, 350, paint),
    strokes,
    poly([60, 30, 150, 30, 300, 380, 170, 380], paper, 0.12),
    box(0, 0, 640, 30, paper),
    box(0, 28, 640, 5, ink, 0, 0.1),
    box(0, 366, 640, 16, paper),
    windowAt(shot, 500, 90, 100, 130),
    poly([60, 400, 600, 400, 640, 480, 0, 480], '#e6dfd1', 0.85),
    shadow(150, 440, 90),
    line('M110 440 L160 150 M210 440 L168 150', lighter(colours.wood, 0.15), 10),
    line('M250 436 L176 150', darker(colours.wood, 0.15), 8),
    times(5, (i) => line(`M${122 + i * 9} ${384 - i * 48} H${202 - i * 7}`, lighter(colours.wood, 0.25), 8)),
    worker(shot, edge + 66, 448, 1.12, { hands: [-66, -182, 30, -66], hat: paper }),
    line(`M${edge - 8} ${448 - 204} L${edge - 26} 170`, '#6b5138', 6),
    group(`translate(${edge - 26} 156)`, box(-12, -32, 28, 64, lighter(paint, 0.15), 12), line('M2 32 v10', '#77797c', 4)),
    bucket(74, 462, paint, 1.05),
    bucket(540, 464, colours.accent, 1.15),
    bucket(592, 446, helmet, 0.85),
    oval(480, 462, 32, 7, paint),
  ].join('');
}

/** A plaster ceiling with a rose, cornices and a cove of light. */
export function plasterCeiling(shot: Shot): string {
  const { random, colours } = shot;
  const petals = random.pick([8, 10, 12]);
  const glow = mix('#ffe2a0', colours.sun, 0.4);
  const rose = (r: number, fill: string) =>
    times(petals, (i) =>
      group(`translate(320 122) scale(1 .42) rotate(${(i * 360) / petals})`, oval(0, -r * 0.62, r * 0.26, r * 0.42, fill)),
    );
  return [
    room(shot, 402),
    poly([0, 0, 640, 0, 540, 226, 100, 226], lighter(colours.wall, 0.55)),
    poly([38, 0, 602, 0, 516, 206, 124, 206], glow),
    poly([70, 0, 570, 0, 496, 190, 144, 190], paper),
    poly([100, 0, 540, 0, 474, 172, 166, 172], darker(paper, 0.05)),
    poly([112, 0, 528, 0, 466, 165, 174, 165], paper),
    oval(320, 122, 118, 47, darker(paper, 0.1)),
    oval(320, 120, 116, 45, paper),
    oval(320, 122, 98, 38, darker(paper, 0.06)),
    rose(92, darker(paper, 0.13)),
    rose(86, paper),
    rose(50, darker(paper, 0.1)),
    circle(320, 121, 9, colours.accent),
    poly([100, 226, 540, 226, 534, 240, 106, 240], paper),
    poly([106, 240, 534, 240, 534, 246, 106, 246], darker(colours.wall, 0.16)),
    times(34, (i) => box(108 + i * 12.5, 229, 6, 8, darker(paper, 0.12), 2)),
    poly([0, 0, 100, 226, 100, 380, 0, 440], darker(colours.wall, 0.08)),
    poly([640, 0, 540, 226, 540, 380, 640, 440], darker(colours.wall, 0.12)),
    line('M320 126 V196', '#8a6d3b', 3),
    times(5, (i) => line(`M320 206 q${(i - 2) * 22} 18 ${(i - 2) * 30} -6`, '#a8843f', 4) + circle(320 + (i - 2) * 30, 194, 8, '#fff0bd')),
    circle(320, 200, 60, glow, 0.25),
    box(170, 268, 100, 98, lighter(colours.accent, 0.1), 3),
    box(178, 276, 84, 82, mix(colours.accent, '#ffffff', 0.6), 2),
    windowAt(shot, 380, 268, 110, 84),
    worker(shot, 214, 470, 0.92, { hands: [-30, -66, 46, -166], hat: paper }),
    group('translate(264 300) rotate(-24)', box(-6, -8, 60, 8, '#b9bec2', 2), box(16, 0, 10, 16, colours.wood, 3)),
    box(380, 430, 120, 12, colours.wood, 2),
    line('M394 442 L382 478 M486 442 L498 478', darker(colours.wood), 7),
    bucket(420, 430, paper, 0.7),
    shape('M450 430 q24 -34 46 0 Z', '#f3efe6'),
  ].join('');
}

/** A workbench with a vice, a plane and shavings before a wall of tools. */
export function carpentry(shot: Shot): string {
  const { random, colours } = shot;
  const wood = lighter(colours.wood, 0.12);
  const saw = (x: number, y: number) =>
    group(
      `translate(${x} ${y}) rotate(${random.int(-8, 8)})`,
      poly([0, 0, 110, 12, 110, 24, 0, 44], '#c6cbce'),
      times(15, (i) => poly([4 + i * 7, 43 - i * 1.3, 8 + i * 7, 49 - i * 1.3, 11 + i * 7, 42 - i * 1.3], '#c6cbce')),
      shape('M0 -6 h-30 q-14 4 -10 26 q4 30 40 30 Z', colours.accent),
      oval(-18, 22, 9, 12, colours.wall),
    );
  const hammer = (x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      box(-5, 0, 10, 96, colours.wood, 4),
      box(-30, -16, 52, 22, '#6c7175', 4),
      poly([-30, -16, -44, -6, -30, 4], '#6c7175'),
    );
  const chisel = (x: number, i: number) =>
    group(`translate(${x} 64)`, box(-5, 0, 10, 38, i % 2 ? colours.accent : colours.second, 4), box(-4, 38, 8, 44, '#bcc2c6'));
  return [
    room(shot, 400),
    box(46, 36, 380, 190, mix(colours.wood, colours.wall, 0.55), 4),
    times(5, (i) => line(`M46 ${36 + i * 47} h380`, darker(colours.wall, 0.25), 1, 0.5)),
    saw(120, 70),
    hammer(270, 86),
    times(4, (i) => chisel(318 + i * 26, i)),
    box(70, 168, 150, 9, wood, 2),
    line('M250 206 h120', '#d9b04a', 10),
    windowAt(shot, 480, 50, 110, 140),
    boards(460, 400, 150, random.int(6, 9), wood, 14),
    shadow(250, 452, 250, 14),
    box(66, 318, 30, 136, darker(colours.wood, 0.2)),
    box(390, 318, 30, 136, darker(colours.wood, 0.2)),
    box(80, 392, 330, 18, darker(colours.wood, 0.12)),
    box(34, 292, 420, 30, wood, 3),
    box(34, 314, 420, 8, darker(wood, 0.15)),
    box(120, 262, 270, 30, lighter(colours.wood, 0.35), 2),
    times(3, (i) => line(`M130 ${270 + i * 7} q70 ${random.int(-4, 4)} 130 0 t118 0`, colours.wood, 1.3, 0.6)),
    group(
      `translate(${random.int(170, 270)} 262)`,
      box(0, -26, 96, 26, darker(colours.wood, 0.1), 6),
      shape('M62 -26 q2 -30 24 -26 q10 6 2 26 Z', colours.accent),
      poly([34, -44, 48, -26, 34, -26], '#9aa0a4'),
      circle(14, -32, 11, colours.accent),
    ),
    times(7, (i) => line(`M${150 + i * 32} ${290 - (i % 3) * 4} q8 -18 16 -4 q4 10 -6 8`, lighter(colours.wood, 0.5), 4)),
    times(9, (i) => line(`M${100 + i * 40} ${452 + (i % 3) * 8} q8 -12 16 -2`, lighter(colours.wood, 0.4), 4)),
    worker(shot, 520, 462, 1.1, { hands: [-86, -146, -52, -150], hat: '#8a5a3c' }),
  ].join('');
}

/** A furnished living room. */
export function interior(shot: Shot): string {
  const { random, colours } = shot;
  const sofa = random.pick([colours.accent, colours.second, '#6b7f72', '#c08552']);
  const art = random.pick([
    circle(320, 118, 34, colours.accent, 0.9) + shape('M262 168 q40 -60 70 -20 t50 -10 v30 Z', colours.second),
    times(3, (i) => box(274 + i * 32, 90 + i * 10, 24, 72 - i * 10, [colours.accent, colours.second, helmet][i] as string, 12)),
    shape('M262 168 L306 96 L340 140 L360 112 L382 168 Z', colours.second) + circle(352, 96, 14, helmet),
  ]);
  return [
    room(shot, 372),
    box(250, 70, 144, 110, ink, 2, 0.15),
    box(246, 66, 144, 110, paper, 2),
    group('translate(-2 -4)', art),
    windowAt(shot, 56, 60, 130, 180),
    shape('M36 46 q34 130 -4 220 h-20 V46 Z M206 46 q-20 130 14 220 h16 V46 Z', mix(sofa, '#ffffff', 0.55), 0.9),
    line('M14 44 H246', '#8a6d3b', 5),
    oval(330, 440, 270, 34, mix(colours.accent, paper, 0.55)),
    oval(330, 440, 236, 27, mix(colours.second, paper, 0.6)),
    oval(330, 440, 200, 20, mix(colours.accent, paper, 0.7)),
    shadow(330, 412, 190, 12),
    box(160, 270, 330, 100, sofa, 22),
    box(176, 330, 300, 60, lighter(sofa, 0.1), 14),
    line('M326 284 V386', darker(sofa), 3),
    box(138, 306, 52, 96, darker(sofa, 0.1), 20),
    box(462, 306, 52, 96, darker(sofa, 0.1), 20),
    line('M166 400 v14 M486 400 v14', darker(colours.wood, 0.3), 9),
    group('translate(216 318) rotate(-10)', box(-28, -28, 56, 56, helmet, 8)),
    group('translate(430 318) rotate(9)', box(-28, -28, 56, 56, paper, 8), line('M-18 0 h36 M0 -18 v36', colours.accent, 4)),
    oval(326, 430, 84, 15, darker(colours.wood, 0.2)),
    oval(326, 425, 84, 15, colours.wood),
    line('M276 436 l-8 34 M376 436 l8 34', darker(colours.wood, 0.3), 6),
    box(306, 402, 18, 24, colours.second, 5),
    line('M315 402 q-10 -24 -18 -30 M315 402 q4 -26 14 -34', colours.leaf, 4),
    oval(356, 420, 18, 5, paper),
    line('M560 412 V214', '#7a6240', 5),
    oval(560, 412, 28, 6, '#5a4a35'),
    poly([528, 226, 592, 226, 578, 176, 542, 176], '#f6e3b0'),
    circle(560, 220, 90, '#ffe9b0', 0.2),
    plant(shot, 92, 420, 1.15),
    line(`M${random.int(430, 470)} 0 v66`, ink, 2),
    shape('M424 88 q28 -44 56 0 Z', colours.accent),
  ].join('');
}

/** A dropped ceiling of boards and lamps, partly open to its metal frame. */
export function falseCeiling(shot: Shot): string {
  const { random, colours } = shot;
  const depth = (d: number) => 250 * (1 - 0.62 ** d);
  const at = (k: number, d: number) => 320 + (k - 3) * 150 * 0.66 ** d;
  const open = random.int(0, 2);
  const cell = (k: number, d: number) => {
    const corners = [at(k, d), depth(d), at(k + 1, d), depth(d), at(k + 1, d + 1), depth(d + 1), at(k, d + 1), depth(d + 1)];
    const [x, y] = [(at(k, d) + at(k + 1, d) + at(k, d + 1) + at(k + 1, d + 1)) / 4, (depth(d) + depth(d + 1)) / 2];
    const s = 0.66 ** d;
    if (d === 1 && (k === open + 1 || k === open + 2))
      return (
        poly(corners, '#4d4a47') +
        line(`M${at(k, d)} ${y - 10} H${at(k + 1, d)}`, '#c7ccd0', 5) +
        line(`M${x} ${depth(d)} V${depth(d + 1)}`, '#9ba1a6', 4)
      );
    const lamp = (k + d) % 2 === 0;
    return poly(corners, lamp ? '#fff3c9' : k % 2 ? paper : darker(paper, 0.05)) + (lamp ? oval(x, y, 40 * s, 17 * s, '#ffffff') : '');
  };
  const grid = times(4, (d) => times(6, (k) => cell(k, d)));
  const lines =
    times(7, (k) => line(`M${at(k, 0)} 0 ${times(4, (d) => `L${at(k, d + 1)} ${depth(d + 1)} `)}`, '#b9bec2', 3)) +
    times(4, (d) => line(`M${at(0, d + 1)} ${depth(d + 1)} H${at(6, d + 1)}`, '#b9bec2', 3));
  return [
    room(shot, 408),
    poly([0, 0, at(0, 1), depth(1), at(0, 4), depth(4), at(0, 4), 372, 0, 452], darker(colours.wall, 0.1)),
    poly([640, 0, at(6, 1), depth(1), at(6, 4), depth(4), at(6, 4), 372, 640, 452], darker(colours.wall, 0.14)),
    poly([0, 452, at(0, 4), 372, at(6, 4), 372, 640, 452, 640, 480, 0, 480], colours.floor),
    grid,
    lines,
    poly([250, depth(3), 390, depth(3), 470, 372, 170, 372], '#fff6d8', 0.25),
    windowAt(shot, 278, 250, 84, 82),
    shadow(460, 450, 60),
    line('M420 452 L446 250 M500 452 L454 250', lighter(colours.accent, 0.1), 8),
    times(4, (i) => line(`M${427 + i * 6} ${400 - i * 42} H${486 - i * 9}`, lighter(colours.accent, 0.3), 6)),
    worker(shot, 180, 462, 1.12, { hands: [-34, -226, 40, -222] }),
    group(
      'translate(186 206) rotate(-3)',
      poly([-84, -8, 92, -8, 76, 14, -68, 14], paper),
      poly([-68, 14, 76, 14, 76, 19, -68, 19], cement),
    ),
    boards(520, 470, 100, 4, '#ece7dc', 10),
  ].join('');
}

/** A floor being tiled, with a pattern in perspective. */
export function flooring(shot: Shot): string {
  const { random, colours } = shot;
  const light = mix(colours.wall, '#ffffff', 0.6);
  const dark = random.pick([colours.second, colours.accent, '#6f675d', '#3d4f5c']);
  const style = random.int(0, 2);
  const y = (d: number) => 210 + 270 * (d / 7) ** 1.5;
  const x = (k: number, d: number) => 320 + (k - 4) * (62 + d * 20);
  const laid = random.int(4, 5);
  const tile = (k: number, d: number) => {
    const corners = [x(k, d), y(d), x(k + 1, d), y(d), x(k + 1, d + 1), y(d + 1), x(k, d + 1), y(d + 1)];
    if (k > laid + (d < 4 ? 2 : d < 5 ? 1 : 0)) return '';
    const tone = (k + d) % 2 ? light : style === 1 ? mix(dark, light, 0.55) : dark;
    const [cx, cy] = [
      (corners[0] as number) / 4 + (corners[2] as number) / 4 + (corners[4] as number) / 4 + (corners[6] as number) / 4,
      (y(d) + y(d + 1)) / 2,
    ];
    const half = [(x(k + 1, d) - x(k, d)) / 2, (y(d + 1) - y(d)) / 2] as const;
    const motif =
      style === 2 && (k + d) % 2
        ? poly([cx, cy - half[1] * 0.6, cx + half[0] * 0.6, cy, cx, cy + half[1] * 0.6, cx - half[0] * 0.6, cy], colours.accent, 0.8)
        : '';
    return poly(corners, tone) + motif;
  };
  return [
    room(shot, 210, false),
    windowAt(shot, 80, 40, 130, 110),
    box(430, 20, 96, 190, lighter(colours.wood, 0.08), 2),
    box(442, 34, 72, 70, colours.wood, 2),
    box(442, 116, 72, 80, colours.wood, 2),
    circle(516, 118, 4, '#e3c26a'),
    poly([0, 210, 640, 210, 640, 480, 0, 480], '#aaa39a'),
    times(26, (i) => line(`M${360 + ((i * 71) % 280)} ${330 + ((i * 37) % 150)} q14 -7 30 0`, '#8f887f', 2.5)),
    times(7, (d) => times(10, (k) => tile(k, d))),
    times(8, (d) => line(`M${x(0, d)} ${y(d)} H${Math.min(640, x(laid + (d < 5 ? 3 : 1), d))}`, '#f4efe6', 1.8)),
    times(laid + 2, (k) => line(`M${x(k, 0)} 210 L${x(k, 7)} 480`, '#f4efe6', 1.8)),
    poly([60, 210, 190, 210, 240, 480, -60, 480], paper, 0.16),
    box(0, 202, 640, 9, paper),
    group(
      `translate(${random.int(486, 520)} 404)`,
      shadow(0, 40, 80),
      line('M-30 36 L-22 6 L22 8', '#3d4550', 24),
      line('M30 36 L18 4', '#353c46', 24),
      shape('M-34 -4 Q-50 -66 -22 -78 L18 -70 Q36 -30 26 8 Z', colours.second),
      line('M-26 -62 Q-64 -40 -78 2', colours.second, 17),
      circle(-80, 6, 9, '#8d5a3b'),
      circle(-20, -96, 19, '#8d5a3b'),
      shape('M-42 -98 A22 22 0 0 1 2 -98 Z', helmet),
      box(-48, -100, 30, 6, darker(helmet), 3),
    ),
    group(
      `translate(${372 + random.int(-10, 10)} 420) rotate(-6)`,
      poly([0, 0, 78, -6, 92, 26, 6, 32], light),
      poly([6, 32, 92, 26, 92, 31, 6, 37], cement),
    ),
    times(4, (i) => box(560 + i * 3, 456 - i * 8, 66, 7, i % 2 ? light : dark, 1)),
    group('translate(430 462)', poly([0, 0, 46, -8, 46, 8], '#c6cbce'), line('M46 0 q16 -12 18 -2 h26', colours.wood, 7)),
  ].join('');
}
