import { showTypedPrice } from '#shared/typed-price.ts';

export const backToList = 'वापस लिस्ट पर';
export const loadingBusinesses = 'कारोबार लोड हो रहे हैं';
export const businesses = 'कारोबार';
export const wordsMayMean = (meaning: string) => `आपके शब्दों का मतलब यह हो सकता है: ${meaning}`;
export const wordsNotInThese = 'इनमें आपके लिखे सारे शब्द नहीं हैं।';
export const changeSearch = 'खोज बदलकर फिर कोशिश करें।';
export const comesToYou = 'आपके यहाँ आते हैं';
export const verified = 'वेरिफ़ाइड';
export const answersInHours = (hours: number) => `${hours} घंटे में जवाब`;
export const since = (year: number) => `${year} से`;
export const showMore = 'और दिखाएँ';
export const pages = 'पेज';
export const previousPage = 'पिछला पेज';
export const nextPage = 'अगला पेज';
export const pastTheEnd = 'लिस्ट इस पेज से पहले ही ख़त्म हो जाती है।';
export const fromTheBeginning = 'लिस्ट शुरू से देखें';

export const typedPrice = (price: string) => showTypedPrice(price, '₹ ').replace(/₹ (?=[\d०-९])/g, '₹');

export const location = 'जगह';
export const workingSince = 'कब से काम कर रहे हैं';
export const languages = 'भाषाएँ';
export const directionsTo = (name: string) => `रास्ता देखें<hidden>: ${name}</hidden>`;
export const distanceFrom = (distance: string, place: string) => `${place} से <distance>${distance}</distance> दूर`;
export const pointSearchedAt = 'आपकी खोजी हुई जगह';
export const howFar = 'यह आपसे कितनी दूर है?';
export const changePlace = '<hidden>जगह </hidden>बदलें';
export const nameServiceCity = (name: string, service: string, city: string) => `${name}, ${city} में ${service}`;
export const photos = 'फ़ोटो';
export const contact = 'संपर्क';
export const share = 'शेयर करें';
export const aboutUs = 'हमारे बारे में';
export const customerReviews = 'ग्राहकों के रिव्यू';
export const similarNearby = 'आसपास ऐसे ही और';

export const photoOf = (name: string, at: number, count: number) => `${name}, ${count} में से ${at}`;
export const photoAt = (at: number, count: number) => `${count} में से ${at}`;
export const previousPhoto = 'पिछली फ़ोटो';
export const nextPhoto = 'अगली फ़ोटो';
