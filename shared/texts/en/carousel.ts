/** @param row what the slides are, such as posters. */
export const play = (row: string) => `Play ${row}`;
export const pause = (row: string) => `Pause ${row}`;
export const previousOf = (row: string) => `Previous ${row}`;
export const nextOf = (row: string) => `Next ${row}`;
export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = (place: number, count: number) => `${place} of ${count}`;
