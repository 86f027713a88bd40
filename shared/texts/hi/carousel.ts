export const play = (row: string) => `${row} चलाएँ`;
export const pause = (row: string) => `${row} रोकें`;
export const previousOf = (row: string) => `${row}: पीछे`;
export const nextOf = (row: string) => `${row}: आगे`;
export const carousel = 'स्लाइड की कतार';
export const slide = 'स्लाइड';
export const slideOf = (place: number, count: number) => `${count} में से ${place}`;
