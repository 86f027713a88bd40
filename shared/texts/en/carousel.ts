/** @param row what the slides are, such as posters. */
export const play = (row: string) => `Play ${row}`;
export const pause = (row: string) => `Pause ${row}`;
export const previousOf = (row: string) => `Show previous ${row}`;
export const nextOf = (row: string) => `Show next ${row}`;
export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = (place: number, count: number) => `${place} of ${count}`;
