import { number } from '#shared/texts/hi/grammar.ts';

export const nobodyYet = 'यहाँ अभी कोई कारोबार नहीं है।';
export const notListed = 'यह कारोबार अभी सूची में नहीं है।';
export const seeOn = (brand: string) => `${brand} पर देखें`;
export const seeAllOn = (count: number, brand: string) => (count === 1 ? `${brand} पर देखें` : `${brand} पर सभी ${number(count)} देखें`);
export const lookOn = (brand: string) => `${brand} पर ढूँढें`;
export const stars = (rating: string, count: number) => `5 में से ${rating}, ${number(count)} रिव्यू`;
export const newestIn = (list: string) => `${list}: नए पहले`;
export const blogOf = (brand: string) => `${brand} का ब्लॉग`;
export const showOnYourSite = 'अपनी वेबसाइट पर दिखाएँ';
export const copyTheLine = 'यह लाइन अपनी वेबसाइट में डाल दें। आपका नाम, स्टार और दाम वहाँ वही दिखेंगे जो यहाँ हैं।';
