import { outdoors, room, windowAt } from '#server/demo/scenes/backdrops.ts';
import { box, circle, darker, gradient, group, lighter, line, mix, oval, poly, shadow, shape, times } from '#server/demo/scenes/draw.ts';
import { ink, paper, type Shot } from '#server/demo/scenes/palettes.ts';
import { brickwork, palm, plant, tree, worker } from '#server/demo/scenes/props.ts';

/** A shop wall of tools over drawers of screws. */
export function hardware(shot: Shot): string {
  const { random, colours } = shot;
  const board = mix(colours.wood, colours.wall, 0.45);
  const grip = () => random.pick([colours.accent, colours.second, '#f0b429', '#3d6f8e']);
  const tools = [
    () =>
      box(-6, 0, 12, 96, colours.wood, 5) + box(-32, -18, 48, 24, '#6c7175', 4) + shape('M-32 -18 q-18 2 -22 22 q14 -8 22 0 Z', '#6c7175'),
    () => box(-9, 30, 18, 76, grip(), 8) + box(-7, 18, 14, 20, '#8b9297') + circle(0, 0, 25, '#8b9297') + box(-9, -30, 18, 32, board),
    () => box(-10, 0, 20, 52, grip(), 9) + box(-4, 52, 8, 58, '#c3c8cb', 2),
    () => line('M-6 44 L-22 108 M6 44 L22 108', grip(), 12) + line('M-8 40 L8 4 M8 40 L-8 4', '#7f868b', 11) + circle(0, 38, 8, '#5b5f63'),
    () => circle(0, 40, 36, '#f0b429') + circle(0, 40, 25, '#3a3734') + circle(0, 40, 9, '#f0b429') + box(28, 62, 40, 9, paper),
    () =>
      shape('M-56 0 H34 Q46 0 46 14 V30 H-8 L-14 92 H-44 L-38 30 H-56 Z', grip()) +
      box(46, 8, 34, 12, '#8b9297', 2) +
      box(80, 11, 22, 6, '#5b5f63') +
      box(-34, 38, 10, 12, ink, 3) +
      box(-52, 92, 46, 18, ink, 4),
    () => poly([-70, 0, 50, 16, 50, 30, -70, 48], '#c6cbce') + shape('M-70 -8 h-24 q-14 30 0 62 h28 Z', grip()),
    () => box(-8, 40, 16, 66, grip(), 7) + shape('M-6 42 V18 q-16 -4 -16 -20 l12 10 h20 l12 -10 q0 16 -16 20 v24 Z', '#7f868b'),
  ];
  const order = random.sample(tools, 8);
  return [
    room(shot, 412),
    box(40, 24, 560, 250, board, 5),
    times(27, (i) => times(11, (j) => circle(56 + i * 20.3, 38 + j * 22, 1.7, darker(board, 0.3)))),
    times(4, (i) => group(`translate(${116 + i * 142} 52) scale(.82)`, (order[i] as () => string)())),
    times(4, (i) => group(`translate(${126 + i * 136} 164) scale(.82)`, (order[i + 4] as () => string)())),
    box(24, 282, 592, 16, lighter(colours.wood, 0.2), 3),
    box(34, 298, 572, 116, darker(colours.wood, 0.1)),
    times(3, (row) =>
      times(
        9,
        (i) =>
          box(44 + i * 62, 304 + row * 36, 56, 31, row % 2 === i % 2 ? colours.wood : lighter(colours.wood, 0.1), 3) +
          box(62 + i * 62, 316 + row * 36, 20, 6, '#e3c26a', 3),
      ),
    ),
    group(
      `translate(${random.int(80, 120)} 282)`,
      shape('M-36 0 L-28 -42 H28 L36 0 Z', colours.second),
      times(9, (i) => line(`M${-22 + i * 6} -42 l${(i % 3) - 1} -${10 + (i % 4) * 4}`, '#9aa1a6', 3)),
    ),
    group(
      `translate(${random.int(480, 540)} 282)`,
      shape('M-46 0 Q-46 -44 0 -46 Q46 -44 46 0 Z', '#f0b429'),
      box(-56, -6, 112, 9, darker('#f0b429'), 4),
      line('M0 -44 V-8 M-22 -38 V-8 M22 -38 V-8', darker('#f0b429', 0.12), 5),
    ),
    shadow(320, 460, 90),
    box(240, 424, 160, 44, colours.accent, 6),
    box(232, 414, 176, 16, darker(colours.accent, 0.15), 5),
    line('M292 414 q0 -20 28 -20 q28 0 28 20', ink, 7),
  ].join('');
}

/** An ornamental iron gate between pillars. */
export function ironGate(shot: Shot): string {
  const { random, colours } = shot;
  const iron = random.pick(['#2b2927', '#3a3f45', '#4a3526']);
  const style = random.int(0, 2);
  const scroll = (x: number, y: number) =>
    line(`M${x} ${y + 26} q-22 -16 -6 -32 q18 -10 16 8 q-4 10 -12 2`, iron, 4.5) +
    line(`M${x} ${y - 26} q22 16 6 32 q-18 10 -16 -8 q4 -10 12 -2`, iron, 4.5);
  const leaf = (x: number) => {
    const top = (i: number) => 172 - 44 * Math.sin(((i + 0.5) / 8) * (Math.PI / 2));
    const bars = times(8, (i) => {
      const bx = x === 184 ? x + 10 + i * 17 : 456 - 10 - i * 17;
      return line(`M${bx} ${top(i)} V410`, iron, 5) + shape(`M${bx - 6} ${top(i)} L${bx} ${top(i) - 18} L${bx + 6} ${top(i)} Z`, '#c9a14a');
    });
    const middle =
      style === 0
        ? times(3, (i) => scroll(x + 24 + i * 44, 300))
        : style === 1
          ? times(
              3,
              (i) =>
                `<circle cx="${x + 24 + i * 44}" cy="300" r="19" fill="none" stroke="${iron}" stroke-width="5"/>` +
                circle(x + 24 + i * 44, 300, 6, '#c9a14a'),
            )
          : box(x + 4, 262, 128, 72, iron) + times(4, (i) => shape(`M${x + 24 + i * 30} 320 q-12 -30 4 -46 q14 22 -4 46`, '#c9a14a'));
    return (
      bars +
      box(x + 2, 250, 132, 7, iron) +
      box(x + 2, 340, 132, 7, iron) +
      middle +
      box(x + 2, 402, 132, 9, iron) +
      box(x, 190, 7, 226, iron) +
      box(x + 129, 176, 7, 240, iron)
    );
  };
  return [
    outdoors(shot, 300, false),
    tree(shot, 90, 306, 1.3),
    tree(shot, 560, 306, 1.4),
    box(210, 170, 220, 136, colours.wall),
    poly([196, 172, 320, 108, 444, 172], darker(colours.accent, 0.05)),
    box(296, 226, 48, 80, darker(colours.wood, 0.15), 2),
    windowAt(shot, 232, 206, 40, 40),
    windowAt(shot, 368, 206, 40, 40),
    poly([250, 304, 390, 304, 520, 480, 120, 480], '#d6cdbd'),
    times(6, (i) => line(`M${246 - i * 21} ${320 + i * 26} H${394 + i * 21}`, '#bfb5a3', 2)),
    box(0, 300, 640, 6, darker(colours.leaf)),
    box(0, 250, 150, 170, lighter(colours.wall, 0.1)),
    box(490, 250, 150, 170, lighter(colours.wall, 0.1)),
    box(0, 240, 150, 12, darker(colours.wall, 0.2)),
    box(490, 240, 150, 12, darker(colours.wall, 0.2)),
    times(6, (i) => line(`M${14 + i * 26} 236 V196 M${504 + i * 26} 236 V196`, iron, 4.5)),
    line('M0 208 H150 M490 208 H640', iron, 4.5),
    brickwork(shot, 128, 420, 2, 19, 29, 14, colours.second === '#b4431f' ? '#b5573a' : '#a9573c'),
    brickwork(shot, 456, 420, 2, 19, 29, 14, '#a9573c'),
    box(118, 146, 82, 14, '#e6dfd1', 2),
    box(446, 146, 82, 14, '#e6dfd1', 2),
    circle(159, 126, 20, '#fff1c4'),
    circle(487, 126, 20, '#fff1c4'),
    circle(159, 126, 40, '#ffe9a8', 0.25),
    circle(487, 126, 40, '#ffe9a8', 0.25),
    shadow(320, 420, 160, 9),
    leaf(184),
    leaf(320),
    plant(shot, 66, 462, 1),
    plant(shot, 574, 462, 1),
  ].join('');
}

/** Water tanks on a terrace. */
export function waterTanks(shot: Shot): string {
  const { random, colours } = shot;
  const tank = (x: number, y: number, w: number, h: number, colour: string) =>
    group(
      `translate(${x} ${y})`,
      shadow(w / 2, 2, w * 0.62, 10),
      box(0, -h, w, h, colour, 12),
      box(w * 0.72, -h, w * 0.28, h, darker(colour, 0.25), 12),
      box(w * 0.1, -h + 8, w * 0.12, h - 16, lighter(colour, 0.3), 8, 0.7),
      times(4, (i) => box(-4, -h * 0.86 + i * h * 0.22, w + 8, 11, darker(colour, 0.12), 5)),
      shape(`M6 ${-h + 3} Q${w / 2} ${-h - 44} ${w - 6} ${-h + 3} Z`, lighter(colour, 0.08)),
      box(w / 2 - 22, -h - 34, 44, 14, darker(colour, 0.2), 6),
    );
  const set = random.pick([
    ['#2f2d2b', '#3a6f96', '#e9e3d4'],
    ['#3a6f96', '#2f2d2b', '#d98a2b'],
    ['#e9e3d4', '#4d7a45', '#2f2d2b'],
  ] as const);
  return [
    outdoors(shot, 310),
    box(0, 330, 640, 150, '#c5beb1'),
    box(0, 306, 640, 30, lighter(colours.wall, 0.15)),
    box(0, 298, 640, 12, darker(colours.wall, 0.1)),
    times(9, (i) => line(`M${i * 80} 336 L${(i - 4) * 140 + 320} 480`, '#aaa397', 1.5)),
    line('M590 480 V330 H520', '#e9e6df', 12),
    line('M60 480 V392 H104', '#e9e6df', 12),
    line('M300 410 H340', '#3d6f8e', 10),
    circle(320, 402, 9, colours.accent),
    box(90, 400, 236, 14, '#8d8780', 2),
    line('M108 414 V452 M306 414 V452 M206 414 V452', '#6f6a64', 12),
    line('M108 450 L206 416 M206 450 L306 416', '#6f6a64', 5),
    tank(104, 400, 100, random.int(136, 160), set[0]),
    tank(214, 400, 96, random.int(112, 134), set[1]),
    tank(382, 452, 164, random.int(180, 206), set[2]),
    line('M566 456 L548 220 M596 456 L578 220', colours.wood, 7),
    times(6, (i) => line(`M${553 + i * 2.4} ${260 + i * 34} h28`, colours.wood, 6)),
    palm(shot, 24, 330, 0.9),
    shape('M340 446 q5 8 0 12 q-5 -4 0 -12', '#a7d6e8'),
  ].join('');
}

/** A lobby with lift doors, one cabin open and lit. */
export function lift(shot: Shot): string {
  const { random, colours } = shot;
  const open = random.int(24, 62);
  const stone = mix(colours.wall, '#8d867d', 0.25);
  const arrow = (x: number, up: boolean) =>
    box(x - 30, 62, 60, 26, '#2b2927', 5) + poly(up ? [x, 67, x + 9, 82, x - 9, 82] : [x, 83, x + 9, 68, x - 9, 68], '#f0b429');
  const door = (x: number, gap: number) =>
    box(x - 92, 92, 184, 310, darker(stone, 0.3), 3) +
    box(x - 78, 104, 156, 298, '#f9ecc9') +
    box(x - 78, 104, 156, 26, '#fffaf0') +
    poly([x - 78, 402, x - 56, 370, x + 56, 370, x + 78, 402], colours.wood) +
    box(x - 56, 130, 112, 240, mix(colours.accent, '#f3e6c4', 0.6)) +
    line(`M${x - 50} 272 H${x + 50}`, '#b9bec2', 7) +
    box(x - 40, 150, 80, 96, '#dbe8ea', 2) +
    box(x - 78, 104, 78 - gap, 298, 'url(#steel)') +
    box(x + gap, 104, 78 - gap, 298, 'url(#steel)') +
    line(`M${x - gap} 104 V402 M${x + gap} 104 V402`, '#7f868b', 3) +
    arrow(x, gap > 10);
  return [
    `<defs>${gradient('steel', '#d9dee0', '#9aa3a8')}</defs>`,
    room(shot, 402, false),
    box(0, 0, 640, 402, stone),
    times(5, (i) => line(`M${i * 160} 0 V402`, darker(stone, 0.14), 2)),
    times(3, (i) => line(`M0 ${100 + i * 130} H640`, darker(stone, 0.14), 2)),
    times(6, () =>
      line(`M${random.int(0, 600)} ${random.int(0, 80)} q40 60 ${random.int(-20, 60)} ${random.int(100, 300)}`, paper, 2, 0.3),
    ),
    box(0, 0, 640, 26, '#f6efe0'),
    times(
      4,
      (i) =>
        oval(100 + i * 150, 24, 24, 6, '#fff6d8') +
        poly([80 + i * 150, 26, 120 + i * 150, 26, 170 + i * 150, 200, 30 + i * 150, 200], '#fff3cc', 0.16),
    ),
    poly([0, 402, 640, 402, 640, 480, 0, 480], lighter(colours.floor, 0.35)),
    times(8, (i) => line(`M${320 + (i - 4) * 90} 402 L${320 + (i - 4) * 180} 480`, darker(colours.floor, 0.1), 1.5)),
    door(196, open),
    door(444, random.chance(0.5) ? 0 : 6),
    poly([196 - open, 402, 196 + open, 402, 240 + open, 480, 150 - open, 480], '#fff3cc', 0.4),
    box(306, 218, 28, 70, '#b9bec2', 4),
    circle(320, 238, 8, '#fff1c4'),
    circle(320, 266, 8, '#f0b429'),
    poly([320, 234, 324, 241, 316, 241], ink),
    plant(shot, 580, 462, 1.3),
    plant(shot, 62, 462, 1.3),
    random.chance(0.6) ? worker(shot, 330, 470, 1.15, { hands: [-40, -80, 0, -150] }) : '',
  ].join('');
}
