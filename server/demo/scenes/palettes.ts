import type { Random } from '#server/demo/random.ts';

/** The colours of one picture: a mood of light with one strong colour. */
export type Palette = {
  sky: [string, string];
  sun: string;
  far: string;
  ground: string;
  wall: string;
  floor: string;
  accent: string;
  second: string;
  wood: string;
  metal: string;
  leaf: string;
};

/** What a scene is drawn from: the same shot always gives the same picture. */
export type Shot = { random: Random; colours: Palette };

export type Scene = (shot: Shot) => string;

export const ink = '#1c1917';
export const paper = '#fdfaf3';
export const cement = '#a8a29a';
export const helmet = '#f0b429';

/** Morning, noon in the hills, dusk, overcast, golden hour. */
export const palettes: readonly Palette[] = [
  {
    sky: ['#cfe3e8', '#fbeedb'],
    sun: '#ffe3a8',
    far: '#c3cfcb',
    ground: '#d9c7a5',
    wall: '#f0e3ca',
    floor: '#c99f6e',
    accent: '#b4431f',
    second: '#3f7d6e',
    wood: '#b97b45',
    metal: '#8d9499',
    leaf: '#5b8c4a',
  },
  {
    sky: ['#9fcfdc', '#e8f4ee'],
    sun: '#fff4cf',
    far: '#9dbdb0',
    ground: '#c9cfa4',
    wall: '#d5dfcb',
    floor: '#b08a63',
    accent: '#2f6f5e',
    second: '#d98a2b',
    wood: '#a86c3c',
    metal: '#7f8b90',
    leaf: '#4a7f3c',
  },
  {
    sky: ['#3f4f6e', '#f0a56b'],
    sun: '#ffd08a',
    far: '#6b6480',
    ground: '#a58468',
    wall: '#8296a1',
    floor: '#6f5443',
    accent: '#e0913a',
    second: '#b4431f',
    wood: '#9a6238',
    metal: '#76808a',
    leaf: '#4d7350',
  },
  {
    sky: ['#d3d7d6', '#f0ede4'],
    sun: '#ffffff',
    far: '#b9bebb',
    ground: '#bfb8a9',
    wall: '#dcd8d0',
    floor: '#9c948a',
    accent: '#c9962c',
    second: '#46617a',
    wood: '#b58b5c',
    metal: '#84898c',
    leaf: '#6d8f58',
  },
  {
    sky: ['#f2c48f', '#fff0d2'],
    sun: '#fff0b8',
    far: '#d8ac84',
    ground: '#cfa678',
    wall: '#e3b795',
    floor: '#a5694a',
    accent: '#31647a',
    second: '#a5391b',
    wood: '#a0612f',
    metal: '#8c8a86',
    leaf: '#6b8a3d',
  },
];
