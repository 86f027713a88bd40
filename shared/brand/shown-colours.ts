import { colours as ofFile } from '#shared/brand/colours.ts';
import { contrastOf, LEAST_CONTRAST, mixed } from '#shared/brand/contrast.ts';

export type Colour = keyof typeof ofFile;
export type Colours = Record<Colour, string>;

/** The colours that the team may set; what hangs on them follows. */
export const SET_COLOURS = ['brick', 'ink', 'sand', 'paper'] as const satisfies Colour[];
export type SetColour = (typeof SET_COLOURS)[number];

const STEPS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** All colours, of those that are set: shades of a colour that is set are made of it, the others stay those of the file. */
export function coloursOf(set: Partial<Record<SetColour, string>>): Colours {
  const colours: Colours = { ...ofFile, ...set };
  const { brick, ink, sand, paper } = colours;
  if (set.brick) colours['brick-dark'] = mixed(brick, '#000000', 0.2);
  if (set.brick || set.ink) {
    // For words on ink.
    const light = STEPS.map((share) => mixed(brick, '#ffffff', share));
    colours['brick-pale'] = light.find((shade) => contrastOf(shade, ink) >= LEAST_CONTRAST) ?? '#ffffff';
  }
  if (set.ink || set.sand || set.paper) {
    const soft = [0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05].map((share) => mixed(ink, paper, share));
    const isReadable = (shade: string) => [paper, sand].every((ground) => contrastOf(shade, ground) >= LEAST_CONTRAST);
    colours['ink-soft'] = soft.find(isReadable) ?? ink;
  }
  if (set.sand) colours['sand-dark'] = mixed(sand, ink, 0.08);
  return colours;
}

/** Words of the first on the second, wherever the site has some. White stands on the buttons of mails. */
const READ_ON = (colours: Colours): [SetColour, string, string][] => {
  const { brick, ink, sand, paper, cement, danger, leaf, amber } = colours;
  return [
    ['ink', ink, paper],
    ['ink', ink, sand],
    ['ink', paper, ink],
    ['ink', sand, ink],
    ['ink', cement, ink],
    ['brick', brick, paper],
    ['brick', brick, sand],
    ['brick', '#ffffff', brick],
    ['brick', paper, brick],
    ['brick', sand, brick],
    ['sand', colours['ink-soft'], sand],
    ['paper', colours['ink-soft'], paper],
    ['sand', danger, sand],
    ['paper', danger, paper],
    ['paper', leaf, paper],
    ['paper', amber, paper],
  ];
};

/** The first of the colours that are set in which, or on which, words could hardly be read, and how great their contrast is. */
export function findUnreadable(set: Partial<Record<SetColour, string>>): { colour: SetColour; contrast: number } | undefined {
  for (const [colour, words, ground] of READ_ON(coloursOf(set))) {
    const contrast = contrastOf(words, ground);
    if (contrast >= LEAST_CONTRAST) continue;
    // Of two that are too near to each other the one that was set is told of.
    const known = SET_COLOURS.find((name) => set[name] !== undefined && [words, ground].includes(set[name]));
    return { colour: set[colour] === undefined ? (known ?? colour) : colour, contrast };
  }
  return undefined;
}

let shown: Colours = ofFile;

/** Says which colours are set, as `showBrand` does of the rest. */
export function showColours(set: Partial<Record<SetColour, string>> | undefined): void {
  shown = coloursOf(set ?? {});
}

/** Every colour as it is shown now. Read it when it is used, never when a module loads. */
export const colours = Object.defineProperties(
  {},
  Object.fromEntries(Object.keys(ofFile).map((name) => [name, { enumerable: true, get: () => shown[name as Colour] }])),
) as Readonly<Colours>;

/** A colour as people type and copy it, as '#1c1917'; nothing for what is none. */
export function readColour(typed: string): string | undefined {
  const [, digits] = /^#?\s*([0-9a-f]{6}|[0-9a-f]{3})(?:;)?$/i.exec(typed.normalize('NFKC').trim()) ?? [];
  if (digits === undefined) return undefined;
  return `#${(digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits).toLowerCase()}`;
}
