import { number } from '#shared/texts/hi/grammar.ts';

export const searchFor = 'कारोबार, काम या शहर खोजें';
export const example = 'छत टपक रही है, पेंटर, सीमेंट …';
export const clear = 'हटाएँ';
export const suggestionsFound = (count: number) => `${number(count)} सुझाव`;
export const suggestions = 'सुझाव';
export const whatYouMayMean = 'शायद आप यह खोज रहे हैं';
export const businesses = 'कारोबार';
