// What the site says in the chat of WhatsApp to an owner who has answered there.
export const photo = 'फ़ोटो';
export const passedOn = (name: string) => `${name} को भेज दिया ✓`;
export const whichRequest = 'यह किस पूछताछ का जवाब है?';
export const chooseRequest = 'चुनें';
export const noneOfThese = 'इनमें से कोई नहीं';
export const waitsOnSite = (url: string) => `समझ नहीं आया कि यह किस पूछताछ का जवाब है। आपका जवाब यहाँ रखा है: ${url}`;
export const notPassedOn = (reason: string, url: string) => `नहीं भेजा गया। ${reason} आपकी पूछताछ: ${url}`;
export const onlyTextAndPhotos = (url: string) => `यहाँ से सिर्फ़ लिखा हुआ और फ़ोटो भेजा जा सकता है। आपकी पूछताछ: ${url}`;
export const pictureTooLarge = 'यह फ़ोटो 5 MB से बड़ी है।';
export const pictureGone = 'यह फ़ोटो अब WhatsApp पर नहीं है।';

// What waits for the owner on the site.
export const leftOver = 'WhatsApp से आए जवाब';
export const leftOverHint = 'समझ नहीं आया कि ये जवाब किस पूछताछ के हैं। अभी किसी को नहीं भेजे गए।';
export const withPhoto = 'एक फ़ोटो';
export const forRequest = 'पूछताछ';
export const chooseFirst = 'पहले पूछताछ चुनें';
export const sendToRequest = 'भेजें';
export const deleteLeftOver = 'हटाएँ';
export const deleteTitle = 'यह जवाब हटाएँ?';
export const deleteQuestion = 'यह किसी को नहीं भेजा गया।';
export const sent = 'आपका जवाब भेज दिया';
export const deleted = 'हटा दिया';
export const notFound = 'यह संदेश अब नहीं है';
