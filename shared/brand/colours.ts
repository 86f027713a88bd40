/** Behind cards and bars, and what phones colour their own bar with: browsers load it alone. */
export const paper = '#fffdf9';

/**
 * Colours from the trade: the one place for them. `npm run brand` makes the styles, icons and files in public/ of them. Text must keep
 * its contrast (WCAG 2.2, 1.4.3): paper and sand on ink and on brick, ink, ink-soft, brick and danger on paper and on sand.
 */
export const colours = {
  ink: '#1c1917',
  'ink-soft': '#57534e',
  brick: '#b4431f',
  'brick-dark': '#8f3417',
  'brick-pale': '#f0a58b',
  sand: '#f6f1e7',
  'sand-dark': '#e9e0cf',
  cement: '#d6d3d1',
  'cement-dark': '#78716c',
  paper,
  leaf: '#3f6b2f',
  amber: '#9a5b00',
  star: '#d98a00',
  danger: '#b3261e',
} as const;
