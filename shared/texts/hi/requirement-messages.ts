import { plural } from '#shared/texts/hi/grammar.ts';

export const sent = 'आपकी रिक्वेस्ट भेज दी गई';
export const notFound = 'यह रिक्वेस्ट नहीं मिली';
export const chooseBusiness = 'कम से कम एक कारोबार चुनें';
export const tooManyBusinesses = 'ज़्यादा से ज़्यादा तीन कारोबार चुनें';
export const chosenTwice = 'एक कारोबार एक ही बार चुन सकते हैं';
export const requestFull = 'आपकी रिक्वेस्ट में तीन कारोबार पहले से हैं। पहले एक हटाएँ।';
export const notAdded = 'आपकी रिक्वेस्ट में तीन कारोबार पहले से हैं, इसलिए एक और नहीं जुड़ा। पहले एक हटाएँ।';
export const ownDropped = 'अपने ही कारोबार से नहीं पूछ सकते, इसलिए उसे आपकी रिक्वेस्ट से हटा दिया गया।';
export const sentToTeam = 'कारोबारों तक पहुँचने से पहले हमारी टीम आपकी रिक्वेस्ट पढ़ेगी';
export const ownBusiness = 'अपने ही कारोबार से नहीं पूछ सकते';
export const placeUnknown = 'हम यह जगह नहीं पहचान पाए। शहर, शहर के साथ इलाका, या पिन कोड भरें।';
export const chooseTiming = 'चुनें कि काम कब चाहिए';
export const unknownBudget = 'दिए गए बजट में से कोई एक चुनें';
export const tooManyPhotos = 'ज़्यादा से ज़्यादा 3 फ़ोटो भेज सकते हैं';
export const closed = 'आपकी रिक्वेस्ट बंद हो गई। जिन कारोबारों से पूछा गया था उन्हें बताया जा रहा है।';
export const reopened = 'आपकी रिक्वेस्ट फिर खुल गई है। जिनसे पूछा था, उन्हें बता दिया जाएगा';
export const staysClosed = 'यह रिक्वेस्ट बंद हुए एक दिन से ज़्यादा हो गया, अब नहीं खुल सकती। कृपया नई भेजें';
export const closedAlready = 'यह रिक्वेस्ट पहले ही बंद हो चुकी है, अब इसमें कुछ नहीं बदल सकता';
export const chooseEnd = 'बताएँ कि काम वाला मिल गया या अब ज़रूरत नहीं है';
export const chooseWhom = 'बताएँ कि आपने किसे चुना';
export const notAsked = 'यह उन कारोबारों में से नहीं है जिनसे पूछा गया था, या वह जा चुका है';
export const askedInstead = 'आपकी रिक्वेस्ट इस कारोबार को भेज दी गई';
export const chooseUnanswered = 'चुनें कि किस कारोबार की जगह दूसरा हो';
export const chooseInstead = 'उसकी जगह पूछने के लिए कोई कारोबार चुनें';
export const askedBefore = 'इस कारोबार से आप पहले ही पूछ चुके हैं';
export const stillHasTime = 'इस कारोबार के पास जवाब देने का समय अभी है: 48 घंटे बाद दूसरे से पूछ सकते हैं';
export const hasAnswered = 'इस बीच इस कारोबार का जवाब आ गया है, इसलिए इसकी जगह किसी और से नहीं पूछा जाएगा';
export const isOver = 'इस कारोबार से आपकी बातचीत ख़त्म हो चुकी है, इसलिए इसकी जगह किसी और से नहीं पूछ सकते';
export const linkEnded = 'लिंक बंद कर दिया गया। अब उससे कोई यह रिक्वेस्ट नहीं खोल सकता।';
export const deadLink = 'यह लिंक पुराना हो गया है या बंद कर दिया गया है। अगर आपका अकाउंट है, तो लॉगिन करके “मेरी रिक्वेस्ट” खोलें।';

export const sayWhetherDone = 'बताएँ कि काम हुआ या नहीं';
export const workNoted = 'धन्यवाद, नोट कर लिया';
export const deadWorkLink = 'यह लिंक पुराना हो गया है या पूरा नहीं है। अगर आपका अकाउंट है, तो लॉगिन करके “मेरी रिक्वेस्ट” खोलें।';
export const nobodyChosen = 'यह रिक्वेस्ट फिर खुल गई है, या जिसे आपने चुना था वह अब लिस्ट में नहीं है, इसलिए यहाँ कुछ बताना नहीं है';
export const askWhenListed = 'लिस्ट में आने के बाद आप रिव्यू माँग सकेंगे';
export const reviewsAsked = (count: number) =>
  count === 0
    ? 'अभी माँगने के लिए कोई नहीं है'
    : plural(count, { one: `${count} ग्राहक से रिव्यू माँगा जा रहा है`, other: `${count} ग्राहकों से रिव्यू माँगा जा रहा है` });
