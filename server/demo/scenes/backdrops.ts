import { box, circle, darker, gradient, lighter, line, oval, poly, times } from '#server/demo/scenes/draw.ts';
import { ink, paper, type Shot } from '#server/demo/scenes/palettes.ts';

/** Sky, sun, clouds, a far town and the ground from `horizon` down. */
export function outdoors({ random, colours }: Shot, horizon = 340, town = true, sun = true): string {
  const sunX = random.int(90, 550);
  const sunY = random.int(60, 130);
  const cloud = () => {
    const [x, y, w] = [random.int(20, 600), random.int(40, 150), random.int(60, 120)];
    return `${box(x, y, w, 16, paper, 8, 0.6)}${box(x + w * 0.2, y - 11, w * 0.5, 20, paper, 10, 0.6)}`;
  };
  const house = (i: number) => {
    const w = random.int(30, 62);
    const h = random.int(26, 110);
    const x = i * 44 - 20 + random.int(-8, 8);
    const windows = times(Math.floor(h / 22), (row) =>
      times(2, (column) => box(x + 8 + (column * (w - 16)) / 2, horizon - h + 9 + row * 20, 7, 9, paper, 1, 0.28)),
    );
    return box(x, horizon - h, w, h + 2, i % 2 ? colours.far : darker(colours.far, 0.07)) + windows;
  };
  return [
    `<defs>${gradient('sky', ...colours.sky)}${gradient('ground', colours.ground, darker(colours.ground, 0.14))}</defs>`,
    box(0, 0, 640, horizon + 4, 'url(#sky)'),
    sun ? circle(sunX, sunY, 70, colours.sun, 0.35) + circle(sunX, sunY, 34, colours.sun, 0.95) : '',
    times(3, cloud),
    town ? times(16, house) : '',
    box(0, horizon, 640, 480 - horizon, 'url(#ground)'),
  ].join('');
}

/** A wall with daylight on it, a skirting and a floor in perspective from `floorY` down. */
export function room({ random, colours }: Shot, floorY = 380, boards = true): string {
  const beam = random.int(-40, 300);
  return [
    `<defs>${gradient('wall', lighter(colours.wall, 0.2), darker(colours.wall, 0.06))}${gradient('floor', darker(colours.floor, 0.12), lighter(colours.floor, 0.1))}</defs>`,
    box(0, 0, 640, floorY, 'url(#wall)'),
    poly([beam, 0, beam + 150, 0, beam + 330, floorY, beam + 110, floorY], paper, 0.22),
    poly([beam + 190, 0, beam + 235, 0, beam + 455, floorY, beam + 385, floorY], paper, 0.16),
    box(0, floorY, 640, 480 - floorY, 'url(#floor)'),
    boards
      ? times(11, (i) => line(`M${320 + (i - 5) * 74} ${floorY} L${320 + (i - 5) * 170} 480`, darker(colours.floor, 0.3), 1.5, 0.5))
      : '',
    box(0, floorY - 10, 640, 10, paper, 0, 0.75),
    box(0, floorY, 640, 5, ink, 0, 0.12),
  ].join('');
}

/** A window with a view of sky and leaves. */
export function windowAt({ colours, random }: Shot, x: number, y: number, w: number, h: number): string {
  const [top, bottom] = colours.sky;
  return [
    box(x - 8, y - 8, w + 16, h + 16, paper, 4),
    box(x, y, w, h, top),
    box(x, y + h * 0.45, w, h * 0.55, bottom),
    circle(x + w * random.float(0.2, 0.8), y + h * 0.3, w * 0.1, colours.sun),
    `<svg x="${x}" y="${y}" width="${w}" height="${h}">${times(4, (i) => oval((i + 0.5) * (w / 4), h, w * 0.2, h * random.float(0.14, 0.3), i % 2 ? colours.leaf : darker(colours.leaf)))}</svg>`,
    box(x + w / 2 - 3, y, 6, h, paper),
    box(x - 14, y + h + 8, w + 28, 9, lighter(colours.wood, 0.35), 2),
  ].join('');
}
