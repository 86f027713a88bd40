import { box, circle, darker, group, lighter, line, oval, poly, shadow, shape, times } from '#server/demo/scenes/draw.ts';
import { helmet, ink, type Shot } from '#server/demo/scenes/palettes.ts';

const skins = ['#8d5a3b', '#a86f48', '#754628', '#b67c53'];

type Pose = { hands?: [number, number, number, number]; facing?: 1 | -1; hat?: string };

/** A worker of 180 units standing on (x, y); `hands` are two points relative to the feet. */
export function worker({ random, colours }: Shot, x: number, y: number, size = 1, pose: Pose = {}): string {
  const skin = random.pick(skins);
  const shirt = random.pick([colours.second, '#4a6076', '#7a5a48', colours.accent]);
  const [lx, ly, rx, ry] = pose.hands ?? [-34, -62, 34, -62];
  const arm = (side: number, hx: number, hy: number) =>
    line(`M${side * 17} -118 Q${side * 30} ${(hy - 112) / 2} ${hx} ${hy}`, shirt, 14) + circle(hx, hy, 7.5, skin);
  return group(
    `translate(${x} ${y}) scale(${size * (pose.facing ?? 1)} ${size})`,
    shadow(0, 0, 46),
    line('M-10 -70 L-13 -8', '#3d4550', 19),
    line('M10 -70 L13 -8', '#353c46', 19),
    box(-26, -10, 24, 11, ink, 4),
    box(3, -10, 24, 11, ink, 4),
    arm(-1, lx, ly),
    shape('M-24 -122 Q0 -134 24 -122 L22 -62 Q0 -56 -22 -62 Z', shirt),
    shape('M-20 -125 L-9 -129 L-5 -60 L-21 -62 Z M20 -125 L9 -129 L5 -60 L21 -62 Z', '#f08a24'),
    box(-22, -92, 44, 6, '#f6e7a1'),
    box(-6, -138, 12, 14, darker(skin, 0.12), 4),
    circle(0, -150, 16, skin),
    shape('M-19 -153 A19 19 0 0 1 19 -153 Z', pose.hat ?? helmet),
    box(-22, -155, 46, 5, darker(pose.hat ?? helmet, 0.12), 2.5),
    arm(1, rx, ry),
  );
}

/** A pot plant standing on (x, y). */
export function plant({ colours, random }: Shot, x: number, y: number, size = 1): string {
  const leaves = times(7, (i) => {
    const angle = (i - 3) * 24 + random.int(-6, 6);
    return group(`rotate(${angle} 0 -34)`, shape('M0 -34 Q-17 -76 0 -118 Q17 -76 0 -34', i % 2 ? colours.leaf : darker(colours.leaf, 0.2)));
  });
  return group(
    `translate(${x} ${y}) scale(${size})`,
    shadow(0, 0, 32),
    leaves,
    poly([-24, -40, 24, -40, 17, 0, -17, 0], colours.accent),
    poly([4, -40, 24, -40, 17, 0, 4, 0], darker(colours.accent, 0.15)),
    box(-27, -46, 54, 10, lighter(colours.accent, 0.12), 2),
  );
}

/** A tree standing on (x, y). */
export function tree({ colours, random }: Shot, x: number, y: number, size = 1): string {
  const r = random.float(0.9, 1.15) * size;
  return group(
    `translate(${x} ${y}) scale(${r})`,
    shadow(0, 0, 44),
    line('M0 0 L0 -62 M0 -36 L18 -60', darker(colours.wood, 0.25), 9),
    circle(-20, -78, 32, darker(colours.leaf, 0.16)),
    circle(22, -80, 31, colours.leaf),
    circle(0, -106, 34, lighter(colours.leaf, 0.12)),
    circle(-10, -112, 16, lighter(colours.leaf, 0.28)),
  );
}

/** A coconut palm standing on (x, y). */
export function palm({ colours }: Shot, x: number, y: number, size = 1): string {
  const leaf = (angle: number) =>
    group(`rotate(${angle} 8 -150)`, shape('M8 -150 Q50 -176 86 -140 Q48 -156 8 -150', angle % 40 ? colours.leaf : darker(colours.leaf)));
  return group(
    `translate(${x} ${y}) scale(${size})`,
    shadow(0, 0, 30),
    line('M0 0 Q-4 -80 8 -150', darker(colours.wood, 0.15), 9),
    [-10, 30, 70, 140, 180, 220, 260].map(leaf).join(''),
    circle(4, -142, 6, '#7b5a2b'),
    circle(14, -140, 6, '#6b4d24'),
  );
}

/** A paint bucket standing on (x, y) with paint of `colour` in it. */
export function bucket(x: number, y: number, colour: string, size = 1): string {
  return group(
    `translate(${x} ${y}) scale(${size})`,
    shadow(0, 0, 34),
    line('M-26 -52 Q0 -92 26 -52', '#77797c', 3),
    poly([-28, -54, 28, -54, 23, 0, -23, 0], '#e9e6df'),
    poly([8, -54, 28, -54, 23, 0, 8, 0], '#cfcbc2'),
    box(-25, -36, 50, 20, colour),
    oval(0, -54, 28, 8, '#d8d4cb'),
    oval(0, -54, 23, 6, colour),
    shape('M-22 -53 Q-21 -30 -16 -30 Q-12 -30 -13 -50 Z', colour),
  );
}

/** Bricks in courses; (x, y) is the bottom left corner. */
export function brickwork(
  { random }: Shot,
  x: number,
  y: number,
  columns: number,
  rows: number,
  w = 30,
  h = 14,
  colour = '#b5573a',
): string {
  return times(rows, (row) =>
    times(columns, (column) => {
      const tone = random.float(0, 0.22);
      return box(x + column * w + (row % 2 ? w / 2 : 0), y - (row + 1) * h, w - 2, h - 2, darker(colour, tone), 1.5);
    }),
  );
}

/** A stack of boards seen from its long side; (x, y) is the bottom left corner. */
export function boards(x: number, y: number, w: number, count: number, colour: string, thick = 11): string {
  return times(count, (i) =>
    box(x + (i % 3) * 4, y - (i + 1) * thick, w - (i % 2) * 7, thick - 1.5, i % 2 ? colour : darker(colour, 0.12), 1.5),
  );
}
