import { plural } from '#shared/texts/hi/grammar.ts';

export const getQuotesDescription =
  'एक बार बताएँ कि क्या काम है, अपने पास के तीन कारोबार तक चुनें, और उनके जवाब साथ-साथ देखें। और किसी को यह नहीं जाता।';
export const getQuotesIntroduction =
  'एक बार बताएँ कि क्या काम है, और ख़ुद तीन कारोबार तक चुनें। आपकी रिक्वेस्ट सिर्फ़ उन्हीं को जाती है। यह न बेची जाती है, न किसी और को दी जाती है। सबके जवाब एक ही पेज पर आते हैं।';
export const nobodyNear = 'उस जगह के पास यह काम करने वाला हमें कोई नहीं मिला। कोई बड़ी जगह या दूसरा काम चुनें।';
export const businessesGone = (count: number) =>
  plural(count, {
    one: 'आपकी रिक्वेस्ट का एक कारोबार अब साइट पर नहीं है, इसलिए उसे हटा दिया गया।',
    other: `आपकी रिक्वेस्ट के ${count} कारोबार अब साइट पर नहीं हैं, इसलिए उन्हें हटा दिया गया।`,
  });
export const inYourRequest = 'चुने हुए';
export const sayWhatAndWhere = 'आगे बढ़ने के लिए बताएँ कि क्या काम है और कहाँ।';
export const takeOff = (name: string) => `हटाएँ<hidden>: ${name}</hidden>`;
export const placeOrPin = 'जगह या पिन कोड';
export const findBusinesses = 'कारोबार खोजें';
export const chooseUpToThree = 'तीन कारोबार तक चुनें';
export const chosenOf = (count: number, most: number) =>
  `${most} में से ${count} चुने। आपकी रिक्वेस्ट और संपर्क की जानकारी सिर्फ़ चुने हुए कारोबारों को जाती है, और किसी को कभी नहीं।`;

export const listedUnder = (service: string) => `काम: ${service}`;
export const seeProfile = (name: string) => `प्रोफ़ाइल देखें<hidden>: ${name}, नए टैब में</hidden>`;
export const inCity = (city: string) => `${city} में`;
export const fromYourPlace = (distance: string) => `आपकी जगह से ${distance} दूर`;
export const aDay = '1 दिन';
export const ratedIn = (rating: string, count: number) => `${count} रिव्यू में 5 में से ${rating} रेटिंग`;
export const verifiedByTeam = 'हमारी टीम ने वेरिफ़ाई किया';

export const whatIsToBeDone = 'क्या काम है';
export const theWork = 'काम के बारे में लिखें';
export const when = 'कब';
export const pleaseChoose = 'चुनें';
export const budgetOptional = 'बजट (ज़रूरी नहीं)';
export const notKnownYet = 'अभी पता नहीं';
export const whoSeesPhotos = 'इन्हें सिर्फ़ आपके चुने हुए कारोबार और हमारी टीम देख सकती है।';
export const howTheyReachYou = 'आपका फ़ोन और ईमेल';
export const phoneOptional = 'फ़ोन नंबर (ज़रूरी नहीं)';
export const passPhoneOn = 'मेरा फ़ोन नंबर मेरे चुने हुए कारोबारों को दें';
export const consent =
  'टिक न लगाएँ तो हम आपका नंबर नहीं रखते। भेजने से आप मानते हैं कि आपने जो लिखा है उसे हम रखें और सिर्फ़ आपके चुने हुए कारोबारों को दें, और किसी को नहीं। वे यहीं जवाब देते हैं, और आप सारे जवाब साथ-साथ पढ़ते हैं।';
export const sendToMany = (count: number) => `${count} कारोबारों को भेजें`;
export const sendRequest = 'रिक्वेस्ट भेजें';

export const serviceWanted = 'काम';
export const where = 'जगह';
export const budget = 'बजट';
export const photos = 'फ़ोटो';

export const yourRequests = 'मेरी रिक्वेस्ट';
export const noRequests = 'अभी कोई रिक्वेस्ट नहीं';
export const requestsHint = 'आप जिनसे पूछेंगे, वह और उनके जवाब यहाँ दिखेंगे। एक बार बताएँ कि क्या काम है, और तीन कारोबार तक से पूछें।';
export const sentTo = (names: string) => `इन्हें भेजी गई: ${names}`;
export const askedHaveLeft = 'जिनसे पूछा था, वे अब साइट पर नहीं हैं।';
export const openUnanswered = 'चालू · अभी जवाब नहीं आया';
export const openAnswered = 'चालू · जवाब आ गया';
export const openAnsweredOf = (answers: number, asked: number) =>
  plural(answers, { one: `चालू · ${asked} में से ${answers} जवाब आया`, other: `चालू · ${asked} में से ${answers} जवाब आए` });
export const closedNotNeeded = 'बंद · अब ज़रूरत नहीं';
export const closedChose = (name: string) => `बंद · आपने चुना: ${name}`;
export const closedFoundElse = 'बंद · आपने किसी और को चुना';

export const yourRequest = 'रेट के लिए आपकी रिक्वेस्ट';
export const allYourRequests = 'आपकी सारी रिक्वेस्ट';
export const quotesFor = (service: string) => `रेट: ${service}`;
export const whatYouSent = 'आपने जो भेजा';
export const answers = 'जवाब';
export const theAnswers = (count: number): string => (count === 1 ? 'जवाब' : 'सारे जवाब साथ-साथ');
export const answerByMailLink = 'किसी कारोबार को जवाब देने के लिए उसके ईमेल का लिंक खोलें। फ़ोन नंबर यहाँ नहीं दिखते।';
export const asSentence = (message: string) => (message.endsWith('।') ? message : `${message}।`);
export const price = 'रेट';
export const readyOn = 'कब तक तैयार';
export const youChoseThis = 'आपने इन्हें चुना';
export const readAndAnswer = (name: string) => `पढ़ें और जवाब दें<hidden>: ${name}</hidden>`;
export const silentAndReplaced = 'दो दिन जवाब नहीं आया: आपने किसी और से पूछा';
export const endedUnanswered = 'बिना जवाब के बंद';

export const whatHappensNow = 'भेज दी गई। अब क्या होगा?';
export const hasBeenSentTo = (names: string) => `आपकी रिक्वेस्ट इन्हें मिली है: ${names}। और किसी को नहीं जाएगी।`;
export const teamReadsFirst = 'सबको मिलने से पहले हमारी टीम इसे पढ़ेगी।';
export const answersComeHere = 'उनके जवाब इसी पेज पर और ईमेल से आएँगे।';
export const linkMailed = 'उनके जवाब इसी पेज पर आएँगे, और ईमेल से भी, जिसमें इस पेज का लिंक होगा।';
export const linkMailedTo = (email: string) => `उनके जवाब इसी पेज पर आएँगे। इसका लिंक हमने ${email} पर भेजा है, वह ईमेल सँभालकर रखें।`;
export const mayCallYou = 'वे आपको फ़ोन भी कर सकते हैं।';
export const usuallyReplies = (name: string, time: string) => `${name} से आम तौर पर ${time} में जवाब मिलता है।`;
export const silentTwoDays = 'दो दिन में किसी का जवाब न आए, तो यहीं किसी और से पूछ सकते हैं।';
export const answerMailedTo = (email: string) => `जवाब ईमेल से आएगा: उसका लिंक हम ${email} पर भेजते हैं। ईमेल गलत है? तो कृपया दोबारा भेजें।`;
export const silentAlone = 'दो दिन में जवाब न आए, तो हम बता देंगे, और आप औरों से पूछ सकते हैं।';
export const seeConversation = 'आपकी बातचीत';
export const seeOthersLikeIt = 'तब तक वहाँ के औरों को देखें';
export const backTo = (name: string) => `वापस: ${name}`;
export const compareMeanwhile = 'तब तक इनकी तुलना करें';

export const closeRequest = 'यह रिक्वेस्ट बंद करें?';
export const closeQuestion = 'जिनसे आपने पूछा था, उन्हें बता दिया जाएगा। एक दिन तक आप इसे वापस खोल सकते हैं।';
export const yesClose = 'हाँ, बंद करें';
export const notYet = 'अभी नहीं';
export const closedByMistake = 'गलती से बंद हो गई? एक दिन तक आप इसे फिर खोल सकते हैं।';
export const openAgain = 'फिर से खोलें';

export const notAnsweredTwoDays = (names: string, _count: number) => `${names} से दो दिन से जवाब नहीं आया`;
export const mayAskInstead = 'इंतज़ार नहीं करना? किसी और से पूछें। जिसकी जगह चुनेंगे उसे हम धन्यवाद कहकर बता देंगे, और आपकी रिक्वेस्ट और किसी को नहीं जाएगी।';
export const nobodyElseNear = 'आपकी जगह के पास यह काम करने वाला हमें और कोई नहीं मिला।';
export const insteadOf = 'किसकी जगह';
export const askInstead = 'अब किससे पूछें';
export const askThisInstead = 'अब इनसे पूछें';
export const isItOver = 'काम वाला मिल गया?';
export const closingTells =
  'तो रिक्वेस्ट बंद करें। जिनसे आपने पूछा था उन्हें हम धन्यवाद कहकर बता देंगे, फिर कोई मैसेज नहीं आएगा। एक दिन तक आप इसे वापस खोल सकते हैं।';
export const whomFound = 'आपने किसे चुना?';
export const someoneElse = 'कोई और';
export const linkInMail = 'हमारे ईमेल का लिंक';
export const linkOpens = (days: number) =>
  `इससे यह पेज ${days} दिन तक बिना अकाउंट के खुलता है। रिक्वेस्ट आपने नहीं भेजी, या लिंक किसी और के पास चला गया?`;
export const endedForAll = 'लिंक बंद होने पर यह पेज कोई नहीं खोल सकेगा, आप भी नहीं।';
export const endedForAllButMails = 'लिंक बंद होने पर यह पेज कोई नहीं खोल सकेगा, आप भी नहीं। जवाब फिर भी ईमेल से आएँगे।';
export const endedButAccount = 'लिंक बंद होने पर यह पेज सिर्फ़ आपके अकाउंट से खुलेगा।';
