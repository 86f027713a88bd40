/** What shared/brand/brand.ts says in English. */
export const tagline = 'भारत के ठेकेदार और निर्माण सामान के सप्लायर';
export const description = 'पूरे भारत में काम और शहर के हिसाब से ठेकेदार और निर्माण सामान के सप्लायर खोजें: फ़ोटो, रेट, रेटिंग और फ़ोन नंबर।';
export const findContractor = 'ठेकेदार खोजें';
export const findMaterial = 'सामान खोजें';
