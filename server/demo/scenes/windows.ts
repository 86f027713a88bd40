import { outdoors, room, windowAt } from '#server/demo/scenes/backdrops.ts';
import { box, circle, darker, group, lighter, line, mix, oval, poly, shadow, shape, times } from '#server/demo/scenes/draw.ts';
import { ink, paper, type Shot } from '#server/demo/scenes/palettes.ts';
import { plant, worker } from '#server/demo/scenes/props.ts';

/** A bright wide window of white sashes over a green view. */
export function whiteWindow(shot: Shot): string {
  const { random, colours } = shot;
  const panes = random.pick([2, 3, 4]);
  const w = 400 / panes;
  const pane = (i: number) =>
    `<rect x="${126 + i * w}" y="74" width="${w - 12}" height="248" fill="none" stroke="#ffffff" stroke-width="13"/>` +
    `<rect x="${133 + i * w}" y="81" width="${w - 26}" height="234" fill="none" stroke="#d5d9da" stroke-width="2"/>` +
    poly([140 + i * w, 160, 140 + i * w + w * 0.5, 84, 140 + i * w + w * 0.68, 84, 140 + i * w, 210], '#ffffff', 0.3) +
    box(120 + (i + 1) * w - 20, 182, 7, 34, '#aeb4b7', 3);
  return [
    room(shot, 402),
    box(96, 44, 448, 312, ink, 4, 0.12),
    box(100, 48, 440, 300, paper, 3),
    `<svg x="116" y="64" width="408" height="268" viewBox="116 64 408 268">${outdoors(shot, 250)}${times(7, (i) => oval(120 + i * 70, 336, 56, random.int(40, 74), i % 2 ? colours.leaf : darker(colours.leaf, 0.2)))}</svg>`,
    times(panes, pane),
    `<rect x="108" y="56" width="424" height="284" fill="none" stroke="#f7f7f4" stroke-width="17"/>`,
    `<rect x="100" y="48" width="440" height="300" fill="none" stroke="#d8dad8" stroke-width="2"/>`,
    box(82, 350, 476, 16, '#f4f1ea', 3),
    box(82, 362, 476, 5, ink, 0, 0.12),
    line('M40 30 H600', '#8a6d3b', 6),
    shape('M46 32 H112 Q96 200 60 300 Q66 350 52 392 H30 Q40 200 46 32 Z', mix(colours.accent, paper, 0.35)),
    shape('M594 32 H528 Q544 200 580 300 Q574 350 588 392 H610 Q600 200 594 32 Z', mix(colours.accent, paper, 0.35)),
    line('M70 34 Q64 200 46 390 M572 34 Q576 200 592 390', colours.accent, 2, 0.4),
    group('translate(210 350) scale(.55)', plant(shot, 0, 0)),
    group('translate(430 350) scale(.45)', plant(shot, 0, 0)),
    random.chance(0.6)
      ? worker(shot, 470, 478, 1.15, { hands: [-60, -190, 40, -80] })
      : box(220, 430, 200, 16, colours.wood, 4) + line('M240 446 v34 M400 446 v34', darker(colours.wood), 8),
  ].join('');
}

/** Bars of aluminium section on a rack and a window frame on the bench. */
export function aluminium(shot: Shot): string {
  const { random, colours } = shot;
  const metal = random.pick(['#b9c0c4', '#a9a29a', '#c7b98f', '#8d969c']);
  const bar = (x: number, y: number, w: number) => {
    const kind = random.int(0, 2);
    const cut =
      kind === 0
        ? box(x + 5, y + 5, 12, 12, '#4b5055')
        : kind === 1
          ? box(x + 5, y + 4, 5, 14, '#4b5055') + box(x + 12, y + 4, 5, 14, '#4b5055')
          : box(x + 4, y + 4, 14, 5, '#4b5055') + box(x + 4, y + 13, 14, 5, '#4b5055');
    return (
      poly([x + 22, y, x + w, y - 34, x + w, y - 12, x + 22, y + 22], darker(metal, 0.14)) +
      poly([x, y, x + 22, y, x + w, y - 34, x + w - 18, y - 34], lighter(metal, 0.4)) +
      box(x, y, 22, 22, metal, 2) +
      cut
    );
  };
  return [
    room(shot, 400),
    windowAt(shot, 470, 46, 120, 110),
    box(24, 60, 12, 344, '#4a4f54'),
    box(250, 40, 12, 364, '#4a4f54'),
    times(
      4,
      (row) => box(24, 136 + row * 74, 240, 9, '#4a4f54') + times(6, (i) => bar(44 + i * 31, 110 + row * 74, 120 + random.int(0, 24))),
    ),
    shadow(446, 424, 150, 12),
    group(
      `translate(330 150) rotate(${random.int(-3, 2)})`,
      box(0, 0, 236, 262, ink, 3, 0.12),
      box(12, 12, 212, 238, '#bfdde3'),
      poly([24, 150, 140, 12, 190, 12, 24, 214], '#ffffff', 0.4),
      `<rect x="8" y="8" width="220" height="246" fill="none" stroke="${metal}" stroke-width="17"/>`,
      `<rect x="16" y="16" width="204" height="230" fill="none" stroke="${darker(metal, 0.25)}" stroke-width="2"/>`,
      box(110, 8, 17, 246, metal),
      box(116, 8, 3, 246, darker(metal, 0.25)),
      box(98, 116, 8, 40, ink, 3),
    ),
    worker(shot, 588, 466, 1.08, { hands: [-40, -126, -54, -92] }),
    box(290, 440, 190, 12, colours.wood, 2),
    group(
      'translate(340 428)',
      circle(0, 0, 30, '#d8dcde'),
      circle(0, 0, 8, ink),
      box(-4, -24, 58, 26, colours.accent, 8),
      box(44, -34, 18, 34, ink, 4),
    ),
    times(5, (i) => box(100 + i * 26, 448 + (i % 2) * 9, 40, 6, metal, 2)),
  ].join('');
}

/** Sheets of glass on a stand, a glass railing and their reflections. */
export function glass(shot: Shot): string {
  const { random, colours } = shot;
  const tint = random.pick(['#a9d3d6', '#b4d8c8', '#a8c8dc']);
  const sheet = (x: number, w: number, h: number) =>
    poly([x, 402 - h, x + w, 402 - h - 26, x + w + 26, 396, x + 26, 420], tint, 0.55) +
    poly([x + 14, 402 - h * 0.4, x + w * 0.5, 402 - h - 10, x + w * 0.68, 402 - h - 16, x + 18, 402 - h * 0.2], '#ffffff', 0.45) +
    line(`M${x} ${402 - h} L${x + w} ${402 - h - 26}`, '#e9f7f6', 4) +
    line(`M${x} ${402 - h} L${x + 26} 420`, mix(tint, '#1f6b63', 0.4), 4);
  const sheets = [sheet(300, 190, 270), sheet(330, 200, 230 + random.int(0, 30)), sheet(366, 196, 190 + random.int(-14, 10))];
  return [
    room(shot, 390),
    windowAt(shot, 60, 50, 150, 150),
    line('M290 60 H600', colours.wood, 8),
    times(
      3,
      (i) =>
        line(`M${330 + i * 110} 0 v56`, ink, 2) + circle(330 + i * 110, 78, 24, tint, 0.75) + circle(324 + i * 110, 72, 8, '#ffffff', 0.8),
    ),
    shadow(450, 424, 190, 14),
    line('M300 120 L300 424 M300 424 H600', colours.wood, 12),
    ...sheets,
    line('M318 428 H612', darker(colours.wood, 0.15), 12),
    worker(shot, 190, 462, 1.14, { hands: [40, -128, 62, -96] }),
    group('translate(250 322)', box(-8, -34, 20, 68, ink, 9), circle(20, -22, 16, colours.accent), circle(20, 24, 16, colours.accent)),
    poly([268, 226, 356, 206, 356, 396, 268, 430], tint, 0.5),
    poly([278, 320, 330, 214, 344, 211, 284, 372], '#ffffff', 0.5),
    line('M268 226 L356 206 V396', '#e9f7f6', 3),
    plant(shot, 66, 452, 1),
  ].join('');
}
