import { number, plural } from '#shared/texts/hi/grammar.ts';

export const location = 'जगह';
export const searchTitle = 'खोज';
export const india = 'भारत';

export const inPlace = (what: string, place: string) => `${place} में ${what}`;
export const withinOf = (what: string, radius: number, from: string) => `${from} से ${radius} किमी के अंदर ${what}`;
export const resultsFor = (words: string) => `“${words}” के नतीजे`;
export const resultsForExactly = (words: string) => `सिर्फ़ “${words}” शब्दों के नतीजे`;
export const contractorsAndSuppliers = 'ठेकेदार और सप्लायर';
export const andMore = (label: string) => `${label} और दूसरे नतीजे`;
export const pointChosenIn = (city: string) => `${city} में चुनी गई जगह`;
export const pointChosen = 'चुनी गई जगह';
export const onPage = (title: string, page: number) => `${title}, पेज ${page}`;

export const resultsDescription = (title: string, brand: string) => `${title}: ${brand} पर फ़ोटो, रेट, रेटिंग और संपर्क देखें।`;
export const listDescription = (title: string) => `${title}, सबसे अच्छे पहले: फ़ोटो, रेट, रेटिंग और संपर्क।`;

export const countOfBusinesses = (count: number) => `${number(count)}<hidden> कारोबार</hidden>`;
export const distancesFrom = (from: string) => ` · ${from} से दूरी`;
export const howRankingWorks = 'क्रम कैसे बनता है';
export const changeSearch = '<hidden>खोज </hidden>बदलें';

export const bestFirst = '<more>सबसे </more>अच्छे<more> पहले</more>';
export const nearestFirst = '<more>सबसे </more>पास वाले<more> पहले</more>';
export const lowestPriceFirst = 'सबसे कम रेट<more> पहले</more>';
export const bestRatedFirst = 'सबसे अच्छी रेटिंग<more> पहले</more>';
export const mostReviewedFirst = 'सबसे ज़्यादा रिव्यू<more> पहले</more>';
export const newestFirst = 'सबसे नए<more> पहले</more>';
export const bestMatchFirst = 'सबसे सही नतीजे पहले';

export const filtersAndOrder = 'फ़िल्टर और क्रम';
export const filters = 'फ़िल्टर';
export const filtersSet = (count: number) => `${number(count)}<hidden> लगे हैं</hidden>`;
export const order = 'क्रम';
export const orderIs = 'क्रम: ';
export const takeFilterAway = (filter: string) => `${filter}: यह फ़िल्टर हटाएँ`;
export const reset = 'सब हटाएँ';
export const distance = 'दूरी';
export const anyDistance = 'कितनी भी दूर';
export const allOf = (place: string) => `${place} में हर जगह`;
export const distancesNeedPlace = 'दूरी देखने के लिए इलाका या पिन कोड डालकर खोजें, या ‘मेरे पास’ दबाएँ।';
export const rating = 'रेटिंग';
export const any = 'कोई भी';
export const pricePer = (unit: string) => `रेट प्रति ${unit}`;
export const onlyThoseWith = 'सिर्फ़ ये दिखाएँ';
export const withinKilometres = (radius: number) => `${radius} किमी के अंदर`;
export const starsOrMore = (stars: number) => `${stars} स्टार या ज़्यादा`;
export const upTo = (amount: string) => `${amount} तक`;
export const hasReviews = 'रिव्यू वाले';
export const hasPrice = 'रेट वाले';
export const hasPhotos = 'फ़ोटो वाले';
export const answersQuickly = 'जल्दी जवाब देने वाले';
export const verified = 'वेरिफ़ाइड';
export const checkedFor = (kinds: string) => `जाँचा हुआ: ${kinds}`;

export const showFound = (count: number) => `${number(count)} कारोबार दिखाएँ`;

export const nonePasses = 'इन सब फ़िल्टरों पर कोई कारोबार नहीं मिला। ऐसे कुछ मिलेंगे:';
export const allWithoutFilters = 'बिना फ़िल्टर के सब';
export const withoutFilter = (filter: string) => `‘${filter}’ के बिना`;
export const allBusinesses = 'सारे कारोबार';
export const wouldFindSomething = 'ऐसे खोजने पर कुछ मिलेगा';
export const nobodyFor = (service: string, place: string) => `${place} में ${service}: अभी कोई नहीं है।`;
export const nobodyHereFor = (service: string) => `इस जगह पर ${service}: अभी कोई नहीं है।`;
export const nearestFor = (service: string) => `${service}: सबसे पास वाले`;

export const sayWhatAndWhere = 'लिखें कि क्या काम है या कौन चाहिए, और कहाँ:';
export const tryWider = 'थोड़ा बड़ा दायरा खोजें:';
export const nobodyListed = 'यहाँ अभी कोई कारोबार नहीं है। पहला आपका हो सकता है:';
export const listYourBusiness = 'अपना कारोबार जोड़ें';
export const allContractors = 'सारे ठेकेदार';
export const allSuppliers = 'सारे सप्लायर';
export const whatWordsMayMean = (words: string) => `“${words}” का क्या मतलब हो सकता है`;
export const quoted = (words: string) => `“${words}”`;
export const inAllOfIndia = (service: string) => `पूरे भारत में ${service}`;
export const lookForWords = (words: string) => `“${words}” शब्द खोजें`;
export const exampleOfTrouble = 'छत टपक रही है';
export const exampleOfTrade = 'जयपुर में पेंटर';
export const exampleOfMaterial = 'सरिया का भाव';

export const whichPlace = 'कौन सा शहर या पिन कोड?';
export const inIt = (place: string) => `${place} में`;
export const nearIt = (place: string) => `${place} के पास`;
export const whatWhere = (what: string, place: string) => `${place} ${what}`;
export const allOfIndia = 'पूरे भारत में';
export const typedPlaceWins = (typed: string, place: string) => `आपने ${typed} लिखा है: ये ${typed} के हैं, ${place} के नहीं।`;
export const wordsNotThere = (place: string) => `${place} के पास इन शब्दों वाला कोई नहीं मिला। पूरे भारत के नतीजे ये हैं।`;

export const nothingYetIn = (place: string, label: string) => `${place} में अभी कुछ नहीं मिला। ये देखें: ${label}`;
export const searchExactly = 'सिर्फ़ यही शब्द खोजें';
export const leftOut = (count: number, words: string) =>
  `${plural(count, { one: 'यह शब्द किसी कारोबार में नहीं मिला, इसलिए छोड़ दिया गया', other: 'ये शब्द किसी कारोबार में नहीं मिले, इसलिए छोड़ दिए गए' })}: ${words}।`;
export const otherMeanings = 'दूसरे मतलब';
export const or = 'क्या आप यह खोज रहे हैं';
export const allOfState = (state: string) => `${state} में हर जगह`;
export const onlyWordsSearched = 'सिर्फ़ यही शब्द खोजे गए, उनका मतलब नहीं।';
export const showMeanings = 'मतलब से खोजें';
export const businesses = 'कारोबार';
export const inAllOf = (what: string, state: string) => `${state} में हर जगह ${what}`;
export const nearCity = (what: string, city: string) => `${city} के आसपास ${what}`;
export const near = (city: string) => `${city} के आसपास`;

export const middleOf = (city: string) => city;
export const pincode = (code: string) => `पिन कोड ${code}`;

export const landingDescription = (found: string, service: string, place: string) =>
  `${place} में ${service}: ${found}। फ़ोटो, रेट, रेटिंग और रिव्यू देखें, तुलना करें और रेट मँगाएँ।`;
export const moreIn = (city: string) => `${city} में और काम`;
export const elsewhere = (service: string) => `दूसरे शहरों में ${service}`;
export const contractorsAndSuppliersIn = (place: string) => `${place} में ठेकेदार और सप्लायर`;
export const cityDescription = (found: string, place: string, trades: string) =>
  `${place} में ${found}: ${trades} वगैरह। फ़ोटो, रेट और रिव्यू देखकर तुलना करें और रेट मँगाएँ।`;
export const plainCityDescription = (found: string, place: string) => `${place} में ${found}। फ़ोटो, रेट और रिव्यू देखकर तुलना करें और रेट मँगाएँ।`;
export const nobodyListedIn = (city: string) => `${city} में अभी कोई कारोबार नहीं है।`;
export const lookFurther = 'आसपास देखें, या पहला कारोबार आप जोड़ें:';
export const seeBusinesses = (count: number) =>
  plural(count, { one: `${number(count)} कारोबार देखें`, other: `सारे ${number(count)} कारोबार देखें` });
export const contractorsIn = (place: string) => `${place} में ठेकेदार`;
export const suppliersIn = (city: string) => `${city} में सप्लायर`;
export const partsOf = (city: string) => `${city} के इलाके`;
export const bestIn = (city: string) => `${city} में सबसे अच्छे`;

export const materialSuppliers = 'सामान के सप्लायर';
export const suppliersDescription = 'पूरे भारत में इमारती सामान के सप्लायर, कैटेगरी के हिसाब से: सीमेंट, सरिया, टाइल्स, सैनिटरी वगैरह।';
export const suppliersLead = 'नींव से फ़िनिशिंग तक: जो सामान चाहिए चुनें और देखें कि कौन बेचता है।';
