import { number } from '#shared/texts/hi/grammar.ts';

export const map = 'नक्शा';
export const hideMap = 'सिर्फ़ लिस्ट';
export const allInList = 'नक्शे के सारे कारोबार लिस्ट में भी हैं।';
export const searchHere = (radius: number) => `यहाँ खोजें<within>${radius} किमी के अंदर</within>`;
export const picturesMissing = 'नक्शे की तस्वीरें अभी नहीं आ पा रहीं।';
export const firstOf = (loaded: number, total: number) => `${number(total)} में से पहले ${number(loaded)}`;
export const allOf = (total: number) => `लिस्ट के सारे ${number(total)}`;
export const withoutPlace = (shown: string, count: number) => `${shown}, इनमें ${number(count)} की जगह पता नहीं`;
export const nearer = 'बड़ा करें';
export const farther = 'छोटा करें';

export const pinByKeys = 'नक्शा: तीर वाले बटन पिन को सरकाते हैं, Shift के साथ और दूर तक';
export const here = 'मैं यहाँ हूँ';
export const pressOrKeys = 'जहाँ आपका कारोबार है वहाँ दबाएँ, या तीर वाले बटन चलाएँ।';
export const pressOrDrag = 'जहाँ आपका कारोबार है वहाँ दबाएँ, या पिन को खींचकर वहाँ ले जाएँ।';
export const notInIndia = 'पिन भारत में नहीं है।';
export const pinIn = (place: string) => `पिन यहाँ है: ${place}।`;
export const pinElsewhere = (place: string, city: string) => `पिन यहाँ है: ${place}। पते में लिखा है: ${city}।`;
