import { number, plural } from '#shared/texts/hi/grammar.ts';

export const compareBusinesses = 'कारोबारों की तुलना करें';
export const description = (title: string, brand: string) => `${title}: ${brand} पर रेट, रिव्यू, जवाब, फ़ोटो और समय साथ-साथ देखें।`;
export const namesOr = (others: string, last: string) => `${others} या ${last}`;
export const gone = (count: number) =>
  plural(count, {
    one: 'इनमें से एक कारोबार अब डायरेक्टरी में नहीं है, इसलिए नहीं दिखाया गया।',
    other: `इनमें से ${number(count)} कारोबार अब डायरेक्टरी में नहीं हैं, इसलिए नहीं दिखाए गए।`,
  });
export const threeAtMost = 'एक साथ ज़्यादा से ज़्यादा तीन की तुलना होती है: ये पहले तीन हैं।';
export const print = 'प्रिंट करें';
export const chooseAnother = 'तुलना के लिए अपनी शॉर्टलिस्ट से एक और चुनें।';
export const yourShortlist = 'आपकी शॉर्टलिस्ट';
export const nothingToCompare = 'तुलना के लिए कुछ नहीं है।';
export const chooseSome = 'अपनी शॉर्टलिस्ट से दो या तीन कारोबार चुनें।';

export const sideBySide = 'कारोबार साथ-साथ';
export const notSaid = 'नहीं बताया';
export const place = 'जगह';
export const price = 'रेट';
export const rating = 'रेटिंग';
export const answers = 'पूछताछ के जवाब';
export const verifiedByTeam = 'हमारी टीम ने वेरिफ़ाई किया';
export const yes = 'हाँ';
export const photos = 'फ़ोटो';
export const noPhotos = 'कोई नहीं';
export const languages = 'भाषाएँ';
export const workingSince = 'कब से काम में';
export const tooFewToTell = 'अभी कहना मुश्किल है';
export const answered = (percent: number) => `30 दिन में ${percent}% के जवाब`;
export const usuallyWithin = (time: string, share: string) => `आम तौर पर ${time} में, ${share}`;

export const askThese = (count: number) => `इन ${count === 2 ? 'दोनों' : 'तीनों'} से रेट मँगाएँ`;
export const askTheseHint = 'एक बार बताएँ कि क्या काम है: सबके रेट एक ही पेज पर आएँगे।';

export const notKnown = 'पता नहीं';
export const distance = 'दूरी';
export const distanceFrom = (place: string) => `${place} से दूरी`;
export const changePlace = '<hidden>जगह </hidden>बदलें';
export const choosePlace = 'जगह चुनें';
