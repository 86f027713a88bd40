import { room } from '#server/demo/scenes/backdrops.ts';
import { box, circle, darker, gradient, group, lighter, line, mix, oval, poly, shadow, shape, times } from '#server/demo/scenes/draw.ts';
import { cement, ink, paper, type Shot } from '#server/demo/scenes/palettes.ts';
import { worker } from '#server/demo/scenes/props.ts';

/** A tiled wall in courses. */
function tiles(x: number, y: number, w: number, h: number, colour: string, size = 40): string {
  return (
    box(x, y, w, h, colour) +
    times(Math.floor(w / size) + 1, (i) => line(`M${x + i * size} ${y} v${h}`, paper, 2, 0.7)) +
    times(Math.floor(h / size) + 1, (i) => line(`M${x} ${y + i * size} h${w}`, paper, 2, 0.7))
  );
}

/** A basin with its pipes open to view, a tap that runs and a wrench. */
export function plumbing(shot: Shot): string {
  const { random, colours } = shot;
  const pipe = random.pick(['#c47a45', '#d9d5ca', colours.metal, '#b8bec2']);
  const shade = darker(pipe, 0.22);
  const run = (d: string) => line(d, shade, 24) + line(d, pipe, 18) + line(d, lighter(pipe, 0.45), 4, 0.7);
  const joint = (x: number, y: number, flat = false) =>
    flat
      ? box(x - 9, y - 16, 18, 32, shade, 3) + box(x - 9, y - 16, 6, 32, pipe, 3)
      : box(x - 16, y - 9, 32, 18, shade, 3) + box(x - 16, y - 9, 32, 6, pipe, 3);
  const left = random.int(66, 110);
  return [
    room(shot, 420, false),
    tiles(0, 0, 640, 250, mix(colours.second, '#ffffff', 0.55)),
    box(0, 246, 640, 10, paper),
    box(216, 36, 208, 132, colours.wood, 8),
    box(226, 46, 188, 112, '#c7dde0', 4),
    poly([250, 46, 310, 46, 260, 158, 226, 158, 226, 120], paper, 0.5),
    run(`M${left} -10 V300 H222`),
    run('M640 340 H520 V214'),
    joint(left, 120),
    joint(left, 220),
    joint(150, 300, true),
    joint(580, 340, true),
    circle(left, 168, 22, colours.accent),
    circle(left, 168, 9, paper),
    times(6, (i) => group(`rotate(${i * 60} ${left} 168)`, box(left - 4, 144, 8, 10, colours.accent, 3))),
    run('M320 300 V372 Q320 400 350 400 Q380 400 380 372 V352 H470 V480'),
    joint(320, 330),
    joint(430, 352, true),
    joint(470, 430),
    shape('M186 228 H454 Q452 306 372 314 H268 Q188 306 186 228 Z', paper),
    shape('M320 228 H454 Q452 306 372 314 H320 Z', '#e7e2d8'),
    box(172, 216, 296, 18, '#ffffff', 9),
    shape('M306 216 V168 Q306 140 334 140 H350 Q376 140 376 166 V178 H356 V168 Q356 160 346 160 H340 Q332 160 332 170 V216 Z', '#9aa1a6'),
    shape('M306 216 V168 Q306 140 334 140 H340 Q316 144 316 172 V216 Z', '#c9ced1'),
    box(300, 126, 40, 12, '#858c91', 6),
    box(361, 180, 10, 40, '#a7d6e8', 5, 0.9),
    oval(366, 222, 20, 4, '#a7d6e8', 0.8),
    shadow(150, 452, 90, 10),
    box(84, 402, 140, 50, colours.accent, 6),
    box(84, 402, 140, 14, darker(colours.accent, 0.14), 6),
    line('M128 402 q0 -24 26 -24 q26 0 26 24', ink, 7),
    box(142, 410, 24, 12, '#e3c26a', 2),
    group(
      `translate(548 426) rotate(${random.int(-30, -14)})`,
      box(-70, -9, 130, 18, '#6f767b', 8),
      circle(68, 0, 27, '#6f767b'),
      box(66, -11, 36, 22, colours.floor, 3),
      circle(-60, 0, 6, colours.floor),
    ),
    times(4, (i) => shape(`M${400 + i * 8} ${444 + i * 5} q5 8 0 12 q-5 -4 0 -12`, '#a7d6e8')),
  ].join('');
}

/** An open distribution board with its breakers and coloured wires. */
export function wiring(shot: Shot): string {
  const { random, colours } = shot;
  const wires = ['#c0392b', '#e0b02e', '#2f6fa8', '#3d8a4e', '#2b2927'];
  const on = () => random.chance(0.75);
  return [
    room(shot, 404),
    times(5, (i) => line(`M${266 + i * 22} 0 V74`, wires[i] as string, 9)),
    box(246, 0, 130, 34, cement, 0, 0.9),
    box(172, 60, 300, 284, ink, 10, 0.18),
    box(164, 52, 300, 284, '#e9e6df', 10),
    box(178, 66, 272, 256, '#56606a', 6),
    poly([464, 52, 560, 26, 560, 362, 464, 336], '#d3cfc6'),
    poly([474, 66, 548, 46, 548, 342, 474, 322], '#e4e0d7'),
    line('M536 180 v26', '#7f858a', 6),
    times(5, (i) => line(`M${266 + i * 22} 66 C${266 + i * 22} 110 ${210 + i * 46} 96 ${212 + i * 50} 138`, wires[i] as string, 6)),
    times(
      2,
      (row) =>
        box(192, 150 + row * 84, 244, 10, '#9aa1a6') +
        times(7, (i) => {
          const up = on();
          return (
            box(196 + i * 34, 134 + row * 84, 30, 56, paper, 3) +
            box(205 + i * 34, 150 + row * 84, 12, 24, '#2b2927', 2) +
            box(206 + i * 34, up ? 151 + row * 84 : 162 + row * 84, 10, 11, up ? '#3d8a4e' : '#c0392b', 2)
          );
        }),
    ),
    times(6, (i) =>
      line(`M${214 + i * 40} 274 C${214 + i * 40} 306 ${230 + i * 34} 290 ${240 + i * 30} 322`, wires[(i + 2) % 5] as string, 5),
    ),
    times(4, (i) => line(`M${256 + i * 34} 336 V404`, wires[(i + 1) % 5] as string, 7)),
    poly([92, 96, 120, 146, 64, 146], '#f0b429'),
    shape('M94 106 l-10 22 h9 l-5 16 l16 -24 h-10 l6 -14 Z', ink),
    line('M92 210 V252', ink, 3),
    circle(92, 284, 46, '#ffe9a8', 0.5),
    circle(92, 278, 25, '#fff3c4'),
    box(80, 252, 24, 14, '#9aa1a6', 3),
    line('M84 280 l8 8 l8 -8', '#e08a1e', 3),
    worker(shot, 592, 466, 1.12, { hands: [-92, -168, -36, -76] }),
    group('translate(488 270) rotate(-36)', box(0, -6, 46, 12, colours.accent, 5), box(-40, -2.5, 42, 5, '#9aa1a6')),
    shadow(120, 452, 60),
    group(
      'translate(120 420)',
      circle(0, 0, 38, wires[random.int(0, 4)] as string),
      circle(0, 0, 30, darker(colours.accent, 0.2)),
      circle(0, 0, 26, wires[random.int(0, 2)] as string),
      circle(0, 0, 12, colours.floor),
    ),
    group(
      'translate(236 450)',
      line('M0 0 L56 -16', '#8b9297', 9),
      line('M0 -14 L56 2', '#8b9297', 9),
      line('M-56 8 L0 -6 M-56 -22 L0 -8', '#c0392b', 12),
    ),
  ].join('');
}

/** An extinguisher, a hose reel, an alarm and a running sprinkler. */
export function fireSafety(shot: Shot): string {
  const { random, colours } = shot;
  const red = '#c3341f';
  const spray = times(11, (i) =>
    line(`M470 72 Q${470 + (i - 5) * 20} 90 ${470 + (i - 5) * 34} ${150 + Math.abs(i - 5) * 8}`, '#cfe6ee', 3, 0.8),
  );
  return [
    `<defs>${gradient('bottle', '#dd4a31', '#9c2415')}</defs>`,
    room(shot, 406),
    box(0, 20, 640, 16, red),
    box(0, 20, 640, 5, lighter(red, 0.3)),
    times(4, (i) => box(90 + i * 160, 14, 20, 28, darker(red, 0.2), 3)),
    box(462, 34, 16, 22, '#b9924a', 2),
    oval(470, 64, 24, 5, '#d8b568'),
    spray,
    box(60, 96, 190, 210, ink, 6, 0.14),
    box(54, 90, 190, 210, red, 6),
    box(66, 102, 166, 186, '#e8e3d9', 3),
    circle(149, 195, 70, red),
    circle(149, 195, 58, '#d8d2c5'),
    times(
      4,
      (i) => `<circle cx="149" cy="195" r="${52 - i * 10}" fill="none" stroke="${i % 2 ? '#efe9dc' : '#c9c2b2'}" stroke-width="8"/>`,
    ),
    circle(149, 195, 14, red),
    line('M196 230 q24 30 4 62', '#efe9dc', 9),
    box(296, 108, 62, 62, red, 10),
    circle(327, 139, 20, paper),
    circle(327, 139, 12, red),
    box(312, 92, 30, 12, '#f0b429', 5),
    line('M290 86 q8 -14 20 -16 M364 86 q-8 -14 -20 -16', '#f0b429', 4),
    shadow(430, 450, 80, 12),
    box(374, 226, 112, 222, 'url(#bottle)', 34),
    box(390, 246, 16, 180, '#ffffff', 8, 0.28),
    box(392, 312, 78, 74, paper, 4),
    shape('M431 320 q22 24 12 46 q-4 14 -14 14 q-18 -2 -16 -22 q2 -12 10 -18 q2 10 6 10 q8 -10 2 -30', '#f08a24'),
    box(414, 196, 32, 34, '#4a4744', 5),
    line('M400 186 H468', ink, 11),
    line('M404 204 L374 196', ink, 9),
    circle(458, 214, 13, paper),
    circle(458, 214, 4, '#3d8a4e'),
    line('M446 204 Q530 196 516 300 Q508 350 524 384', ink, 11),
    poly([512, 380, 536, 376, 552, 430, 510, 434], '#2b2927'),
    box(540, 110, 62, 84, '#3d8a4e', 5),
    shape('M572 122 l10 12 l-10 4 l12 16 l-16 -4 l-6 22 l-6 -26 l8 -12 Z', paper),
    box(552, 182, 38, 6, paper, 2),
    random.chance(0.5)
      ? worker(shot, 296, 466, 1.05, { hands: [-46, -112, 40, -70] })
      : group(
          'translate(300 452) scale(.66)',
          shadow(0, 0, 50),
          box(-42, -150, 84, 150, '#dd4a31', 26),
          box(-12, -176, 24, 30, ink, 4),
          box(-30, -96, 60, 46, paper, 4),
        ),
    box(0, 396, 640, 10, darker(colours.wall, 0.2), 0, 0.4),
  ].join('');
}
