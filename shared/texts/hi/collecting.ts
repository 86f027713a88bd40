import { plural } from '#shared/texts/hi/grammar.ts';

export const addToRequest = (name: string) => `रेट पूछने के लिए चुनें<hidden> (${name})</hidden>`;
export const inMyRequest = (name: string) => `<short>चुना हुआ</short><hidden> (${name})</hidden> <act>· हटाएँ</act>`;
export const seeMyRequest = 'चुने हुए देखें';
export const askThese = (count: number) => plural(count, { one: 'इनसे रेट मँगाएँ', other: `इन ${count} से रेट मँगाएँ` });
export const getQuotes = 'रेट मँगाएँ';
