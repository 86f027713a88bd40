import { plural } from '#shared/texts/hi/grammar.ts';

export const courseOf = (material: string, course: string) => `${material}: ${course}`;
export const unchangedSince = (price: string, day: string) => `${day} से ${price}`;
export const changed = (begin: string, now: string, range: string) => `${begin}, ${now}, ${range}`;
export const priceOn = (price: string, day: string) => `${day} को ${price}`;
export const between = (lowest: string, highest: string) => `${lowest} और ${highest} के बीच`;
export const confirmedOn = (day: string) => `${day} को बदला या पक्का किया गया`;
export const pricesOf = (material: string) => `${material} के रेट`;
export const since = 'कब से';
export const price = 'रेट';
export const change = 'बदलाव';

export const priceTicker = 'रेट की पट्टी';
export const priceTickers = 'पट्टी के रेट';
export const addPriceTicker = 'रेट जोड़ें';
export const editPriceTicker = 'रेट बदलें';
export const deletePriceTicker = 'रेट मिटाएँ';
export const reallyDelete = (material: string, city: string) =>
  `क्या ${city} में ${material} का रेट मिटा दें? उसके पुराने रेट भी मिट जाएँगे। चाहें तो 30 दिन तक ‘हटाई हुई चीज़ें’ से वापस ला सकते हैं।`;
export const oldPrices = (old: number, all: number, days: number) =>
  `${all} में से ${old} रेट ${days} दिन से ज़्यादा समय से ${plural(old, { one: 'पक्का नहीं हुआ', other: 'पक्के नहीं हुए' })}। पक्का करने के लिए रेट खोलकर फिर सेव करें।`;
export const materialCityOrUnit = 'सामान, शहर या यूनिट';
export const place = 'नं.';
export const unit = 'यूनिट';
export const material = 'सामान';
export const old = 'पुराना';
export const historyOf = (price: string) => `पुराने रेट<hidden>: ${price}</hidden>`;
export const priceInRupees = 'रेट (₹)';
export const unitSuchAs = 'जैसे: प्रति 50 किलो बोरी';
export const savingConfirms = 'वही रेट फिर सेव करने से वह पक्का होता है: तब वह आज का रेट माना जाता है।';
