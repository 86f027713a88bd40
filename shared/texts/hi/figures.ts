import { number, plural } from '#shared/texts/hi/grammar.ts';

export const pageTitle = 'दिन, महीने और साल के आँकड़े · बैक ऑफ़िस';
export const whichNumbers = 'कौन से आँकड़े';
export const lastDays = 'पिछले दिन';
export const byPeriod = 'दिन, महीना, साल';
export const period = 'कब के';
export const day = 'दिन';
export const month = 'महीना';
export const year = 'साल';
export const show = 'दिखाएँ';
export const neighbours = 'पहले और बाद के';
export const earlier = (period: string) => `← ${period}`;
export const later = (period: string) => `${period} →`;
export const besideIs = (period: string) => `छोटे अंक इससे पहले के हैं: ${period}।`;
export const notOver = 'यह समय अभी पूरा नहीं हुआ है; पहले वाला पूरा है।';
export const whatIsCounted =
  'दिन भारत की आधी रात से आधी रात तक गिना जाता है। सिर्फ़ जोड़ रखे जाते हैं: कौन आया, यह कहीं नहीं लिखा जाता। सर्च इंजन और दूसरे रोबोट नहीं गिने जाते।';
export const before = (value: string) => `<unseen>पहले: </unseen>${value}`;
export const downloadOf = (table: string) => `डाउनलोड: ${table}`;
export const whatIsInFile = 'इस टेबल की सारी लाइनें, साथ में उससे पहले के समय के आँकड़े।';

export const searchesByTrade = 'काम के हिसाब से खोजें';
export const searchesByCity = 'शहर के हिसाब से खोजें';
export const searchesByTradeAndCity = 'काम और शहर के हिसाब से खोजें';
export const foundNothing = 'जिन खोजों में कुछ नहीं मिला';
export const noSearches = 'ऐसी कोई खोज नहीं हुई।';
export const searchesGone = (days: number) => `एक-एक दिन की खोजें ${number(days)} दिन रखी जाती हैं। महीने और साल के जोड़ बने रहते हैं।`;
export const whichWords = (visits: number) => `वे शब्द जो कम से कम ${number(visits)} अलग-अलग बार आने वालों ने लिखे। फ़ोन नंबर और ईमेल इनमें नहीं होते।`;
export const trade = 'काम';
export const city = 'शहर';
export const tradeInCity = (trade: string, city: string) => `${trade}, ${city}`;
export const words = 'शब्द';
export const searches = 'खोजें';

export const answersByTrade = 'काम के हिसाब से पूछताछ और जवाब';
export const whatIsAnswered =
  'इस समय में भेजी गई पूछताछ में से अब तक कितनों का जवाब आया, और जवाब आने में लगे समय में बीच का समय। स्पैम और रोकी हुई पूछताछ इसमें नहीं हैं।';
export const noEnquiries = 'कोई पूछताछ नहीं आई।';
export const enquiriesGone = (years: number) => `पूछताछ ${number(years)} साल रखी जाती हैं। उसके बाद सिर्फ़ महीने और साल के जोड़ बने रहते हैं।`;
export const allTrades = 'सारे काम';
export const otherTrades = 'दूसरे';
export const sent = 'भेजी गईं';
export const answered = 'जवाब आया';
export const share = (percent: number) => `${percent}%`;
export const answeredOf = (answered: string, share: string) => `${answered} (${share})`;
export const medianTime = 'बीच का समय';
export const minutes = (count: number) => `${count} मिनट`;
export const hours = (hours: number, minutes: number) => (minutes === 0 ? `${hours} घंटे` : `${hours} घंटे ${minutes} मिनट`);
export const days = (days: number, hours: number) => (hours === 0 ? `${days} दिन` : `${days} दिन ${hours} घंटे`);

export const doNotAnswer = 'जो कारोबार जवाब नहीं देते';
export const waitsSince = (days: number) =>
  `इस समय की पूछताछ जिनका ${number(days)} दिन से ज़्यादा से जवाब नहीं आया। जिन्हें कारोबार ने बंद कर दिया या पूछने वाले ने ख़त्म कर दिया, वे इसमें नहीं हैं।`;
export const everybodyAnswers = 'हर पूछताछ का जवाब आ चुका है, या वह अभी इतनी पुरानी नहीं हुई।';
export const business = 'कारोबार';
export const waiting = 'जवाब बाकी';
export const lastAnswer = 'पिछला जवाब';
export const never = 'कभी नहीं';

export const growth = 'बढ़त';
export const newBusinesses = 'मंज़ूर हुए कारोबार';
export const newUsers = 'नए ग्राहक';
export const newReviews = 'रिव्यू';
export const enquiries = 'पूछताछ';
export const money = 'पैसा';
export const plan = 'प्लान';
export const planOfUsers = 'ग्राहकों का प्लान';
export const planOfBusinesses = 'कारोबारों का प्लान';
export const planOfDeleted = 'हटाए गए अकाउंट का प्लान';
export const paid = 'भुगतान हुआ';
export const refunded = 'लौटाया गया';
export const ordersOver = (orders: number, rupees: string) => `${plural(orders, { other: `${number(orders)} ऑर्डर` })}, ${rupees}`;

export const weeklyMail = 'हर हफ़्ते का मेल';
export const whatIsMailed = 'सोमवार की सुबह टीम को हफ़्ते के आँकड़े मेल होते हैं, साथ में उससे पहले वाले हफ़्ते के।';
export const isOn = 'यह मेल चालू है।';
export const isOff = 'यह मेल बंद है।';
export const turnOn = 'चालू करें';
export const turnOff = 'बंद करें';
export const weekOf = (days: string, enquiries: number) => `हफ़्ता ${days}: ${number(enquiries)} पूछताछ`;
export const fromTo = (first: string, last: string) => `${first} से ${last}`;
export const dateOf = ({ day, month, year }: { day: number; month: string; year: string }) => `${day} ${month} ${year}`;
export const weekBefore = (value: string) => `उससे पहले वाले हफ़्ते: ${value}`;
export const answeredInAll = 'जिन पूछताछ का जवाब आया';
export const searchesForTrade = 'किसी काम की खोजें';
export const none = 'कोई नहीं';
export const openFigures = 'आँकड़े खोलें';
