import { outdoors, windowAt } from '#server/demo/scenes/backdrops.ts';
import { box, circle, darker, group, lighter, line, oval, poly, shape, times } from '#server/demo/scenes/draw.ts';
import { cement, ink, paper, type Shot } from '#server/demo/scenes/palettes.ts';
import { bucket, palm, plant, tree, worker } from '#server/demo/scenes/props.ts';

/** A garden with a path of stones, beds and a veranda. */
export function landscape(shot: Shot): string {
  const { random, colours } = shot;
  const lawn = lighter(colours.leaf, 0.18);
  const bed = (x: number, y: number) =>
    oval(x, y, 92, 22, darker(colours.leaf, 0.25)) +
    times(15, (i) =>
      circle(x - 82 + i * 12, y - 8 - random.int(0, 16), random.int(5, 8), random.pick(['#d9573b', '#f0b429', '#f3e9e0', '#c0528a'])),
    );
  const bend = random.int(-50, 50);
  return [
    outdoors(shot, 290, false),
    times(7, (i) => tree(shot, i * 100 + random.int(-20, 20), 296, random.float(0.8, 1.2))),
    poly([330, 168, 640, 150, 640, 310, 330, 304], colours.wall),
    poly([316, 172, 650, 128, 650, 160, 322, 190], darker(colours.accent, 0.1)),
    box(380, 216, 62, 88, darker(colours.wood, 0.2), 2),
    box(480, 214, 100, 58, '#a9cbd0', 2),
    line('M530 214 v58 M480 243 h100', paper, 4),
    box(0, 294, 640, 186, lawn),
    shape('M0 330 Q200 300 640 324 V350 Q300 330 0 366 Z', lighter(lawn, 0.12)),
    times(
      7,
      (i) =>
        oval(400 - i * 22 + Math.sin(i) * bend * 0.6, 318 + i * i * 3.4 + i * 4, 22 + i * 8, 6 + i * 2.4, '#d6cdbd') +
        oval(400 - i * 22 + Math.sin(i) * bend * 0.6, 316 + i * i * 3.4 + i * 4, 20 + i * 8, 4.6 + i * 2.1, '#e8e1d3'),
    ),
    bed(110, 352),
    bed(555, 400),
    palm(shot, random.int(70, 130), 340, 1.25),
    group(
      'translate(520 372)',
      box(-46, -24, 92, 8, colours.wood, 2),
      box(-46, -48, 92, 8, colours.wood, 2),
      line('M-38 -20 V2 M38 -20 V2 M-38 -48 V-20 M38 -48 V-20', ink, 5),
    ),
    worker(shot, random.int(215, 250), 440, 0.86, { hands: [-30, -66, 52, -66], hat: '#d8b06a' }),
    plant(shot, 60, 462, 1),
  ].join('');
}

/** A roof cut open to show its layers, under a hot sun. */
export function insulation(shot: Shot): string {
  const { random, colours } = shot;
  const layers: [string, number][] = random.pick([
    [
      [paper, 16],
      ['#f2d16b', 44],
      ['#8d8780', 12],
      [cement, 60],
    ],
    [
      ['#e9f0f0', 14],
      ['#e59a9a', 46],
      ['#6f6a64', 10],
      ['#b5aea3', 62],
    ],
    [
      [paper, 20],
      ['#9fd0c4', 40],
      ['#8d8780', 12],
      [cement, 60],
    ],
  ] as [string, number][][]);
  let y = 270;
  const cut = layers.map(([colour, h], i) => {
    const right = 400 + i * 60;
    const part =
      box(0, y, right, h, colour) +
      poly([right, y, right + 44, y - 24, right + 44, y + h - 24, right, y + h], darker(colour, 0.18)) +
      poly([0, y, 44, y - 24, right + 44, y - 24, right, y], lighter(colour, 0.22)) +
      texture(i, y, h, right);
    y += h;
    return part;
  });
  function texture(layer: number, top: number, h: number, right: number): string {
    if (layer === 1) return times(12, (i) => circle(30 + i * (right / 12), top + h * (0.3 + 0.4 * (i % 2)), 8, paper, 0.35));
    if (layer === 3) return times(40, () => circle(random.int(6, right), top + random.int(6, h - 6), random.int(2, 5), '#7d776f', 0.55));
    return '';
  }
  const ray = (x: number) =>
    line(`M${x} 120 L${x + 46} 226 L${x + 92} 126`, '#f08a24', 6) + poly([x + 92, 112, x + 80, 134, x + 102, 136], '#f08a24');
  return [
    outdoors(shot, 330, true, false),
    circle(120, 78, 86, '#ffcf5e', 0.35),
    circle(120, 78, 52, '#ffc23c'),
    box(0, 402, 640, 78, darker(colours.wall, 0.05)),
    windowAt(shot, 70, 424, 120, 90),
    windowAt(shot, 300, 424, 120, 90),
    ...cut.reverse(),
    ray(150),
    ray(400),
    ray(500),
    worker(shot, 330, 264, 0.86, { hands: [-46, -58, -24, -76] }),
    line('M296 208 L244 256', '#6b5138', 5),
    box(214, 250, 46, 16, '#dfe7e8', 8),
    bucket(120, 266, paper, 0.75),
  ].join('');
}

/** A terrace in the rain whose coating lets the water pearl off. */
export function waterproofing(shot: Shot): string {
  const { random, colours } = shot;
  const coat = random.pick(['#4f7f93', colours.second, '#5c8a7c', '#8a4a38']);
  const drop = (x: number, y: number, s: number) =>
    shape(`M${x} ${y - 9 * s} Q${x + 8 * s} ${y + 2 * s} ${x} ${y + 6 * s} Q${x - 8 * s} ${y + 2 * s} ${x} ${y - 9 * s}`, '#dff1f6', 0.9);
  const bead = () => {
    const [x, y, r] = [random.int(150, 620), random.int(330, 466), random.int(5, 14)];
    return (
      oval(x, y + r * 0.25, r * 1.1, r * 0.55, ink, 0.15) +
      oval(x, y, r, r * 0.55, '#cfe8ee', 0.85) +
      oval(x - r * 0.3, y - r * 0.18, r * 0.28, r * 0.14, '#ffffff')
    );
  };
  return [
    outdoors(shot, 250, true, false),
    times(3, (i) =>
      group(
        `translate(${60 + i * 210} ${54 + (i % 2) * 22})`,
        box(-40, 0, 170, 40, '#74818a', 20),
        circle(20, 0, 36, '#74818a'),
        circle(72, -8, 44, '#828f97'),
        box(-20, 6, 130, 30, '#828f97', 15),
      ),
    ),
    times(40, (i) => line(`M${(i * 67) % 640} ${96 + ((i * 53) % 150)} l-7 24`, '#e6f2f5', 2.4, 0.75)),
    poly([0, 236, 640, 236, 640, 306, 0, 306], lighter(colours.wall, 0.1)),
    box(0, 226, 640, 14, darker(colours.wall, 0.12)),
    poly([0, 306, 640, 306, 640, 480, 0, 480], '#bdb6aa'),
    poly([130, 306, 640, 306, 640, 480, 40, 480], coat),
    poly([130, 306, 640, 306, 640, 322, 122, 322], lighter(coat, 0.16)),
    poly([300, 306, 380, 306, 330, 480, 210, 480], paper, 0.1),
    times(26, bead),
    times(9, () => drop(random.int(170, 620), random.int(262, 330), random.float(0.8, 1.3))),
    group(
      'translate(40 -8)',
      line('M70 300 L150 400', colours.wood, 8),
      line('M150 400 l22 14', '#77797c', 5),
      group('rotate(34 176 418)', box(140, 404, 78, 28, lighter(coat, 0.12), 13), box(140, 404, 12, 28, '#efeae0', 6)),
    ),
    bucket(74, 470, coat, 1.15),
    box(560, 176, 22, 136, '#d9d5cb', 4),
    box(556, 196, 30, 9, '#b8b3a8', 2),
    box(556, 270, 30, 9, '#b8b3a8', 2),
    box(578, 296, 40, 16, '#d9d5cb', 6),
  ].join('');
}
