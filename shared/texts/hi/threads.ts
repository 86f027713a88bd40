import { plural } from '#shared/texts/hi/grammar.ts';

export const yourEnquiries = 'आपकी पूछताछ';
export const noEnquiries = 'अभी कोई पूछताछ नहीं';
export const enquiriesHint = 'आप जिनसे पूछेंगे, वह पूछताछ और उनके जवाब यहाँ दिखेंगे।';
export const findBusiness = 'कारोबार खोजें';
export const wordsGone = 'इस मैसेज के शब्द अब नहीं हैं।';

export const newMessages = (count: number) => plural(count, { one: `${count} नया मैसेज`, other: `${count} नए मैसेज` });
export const endedFound = 'पूरा हुआ: आपको कोई मिल गया';
export const endedNotNeeded = 'पूरा हुआ: अब ज़रूरत नहीं';
export const endedChosen = 'पूरा हुआ: आपने इन्हें चुना';
export const endedReplaced = 'पूरा हुआ: आपने किसी और से पूछा';
export const answered = 'जवाब आ गया';
export const answeredAsYouSaid = 'जवाब आ गया, जैसा आपने बताया';
export const unansweredTwoDays = 'दो दिन से जवाब नहीं आया';
export const teamReadsFirst = 'पहले हमारी टीम इसे पढ़ेगी, फिर आगे पहुँचाएगी';
export const teamDidNotPass = 'हमारी टीम ने इसे आगे नहीं पहुँचाया। यह गलती हो, तो हमें लिखें।';
export const waiting = 'जवाब का इंतज़ार है';

export const yourEnquiry = 'आपकी पूछताछ';
export const yourEnquiryTo = (name: string) => `आपकी पूछताछ: ${name}`;
export const yourEnquiryToBusiness = 'किसी कारोबार से आपकी पूछताछ';
export const allYourEnquiries = 'आपकी सारी पूछताछ';
export const messages = 'मैसेज';
export const you = 'आप';
export const writerLeft = 'लिखने वाले ने अपना अकाउंट मिटा दिया है, इसलिए यह मैसेज भी मिट गया।';
export const price = 'रेट';
export const date = 'तारीख';
export const yourPhoto = 'आपकी फ़ोटो';
export const photoOf = (name: string) => `${name} की फ़ोटो`;
export const photoAt = (what: string, at: number, count: number) => `${what}, ${count} में से ${at}`;

export const openedByLink =
  'यह पेज ईमेल के लिंक से खुला है। फ़ोन नंबर यहाँ नहीं दिखते, वे ईमेल में हैं। जिसके पास यह लिंक है वह पढ़ और लिख सकता है, इसलिए लिंक किसी को न दें।';
export const yourMessageTo = (name: string) => `आपका मैसेज: ${name}`;
export const sendMessage = 'मैसेज भेजें';
export const noAnswerYet = 'अभी जवाब नहीं आया';
export const notAnsweredTwoDays = (name: string) => `${name} से दो दिन से जवाब नहीं आया।`;
export const mayAskAnother = 'रुकना ज़रूरी नहीं: आप किसी और से पूछ सकते हैं। जब तक आप न भेजें, यह पूछताछ किसी और को नहीं मिलती।';
export const chooseAnother = 'कोई और कारोबार चुनें';
export const thisEnquiry = 'यह पूछताछ';
export const didTheyCall = 'क्या उन्होंने यहाँ लिखने के बजाय आपको फ़ोन या ईमेल किया? तो वह भी जवाब गिना जाएगा।';
export const theyAnsweredMe = 'मुझे जवाब मिल गया';
export const isItOver = 'बात पूरी हो गई? हम उन्हें अच्छे से बता देंगे, फिर कोई मैसेज नहीं आएगा।';
export const foundOne = 'मुझे कोई मिल गया';
export const noLongerNeeded = 'अब ज़रूरत नहीं';
export const endLinkHint = 'यह आपने नहीं भेजा, या लिंक किसी और के पास चला गया? लिंक बंद करने पर वह बातचीत नहीं खोलेगा, और इसके ईमेल भी नहीं आएँगे।';
export const endLink = 'यह लिंक बंद करें';
export const linkOpensNothing = 'इस लिंक से कुछ नहीं खुलता';
export const goHome = 'होम पर जाएँ';

export const enquiryOf = (name: string) => `${name} की पूछताछ`;
export const enquiryOfVisitor = 'किसी की पूछताछ';
export const allEnquiries = 'सारी पूछताछ';
export const answerCounts = 'यहाँ दिया जवाब गिना जाता है: आपके पेज पर दिखता है कि आप कितनी जल्दी और कितनी बार जवाब देते हैं।';
export const yourAnswerTo = (name: string) => `आपका जवाब: ${name}`;
export const sendAnswer = 'जवाब भेजें';
export const whoSeesPhotos = 'इन्हें सिर्फ़ पूछने वाले और हमारी टीम देख सकती है।';
export const offer = 'रेट और तारीख, अगर बताना चाहें';
export const priceFrom = 'रेट (₹) से';
export const priceTo = 'रेट (₹) तक';
export const priceIsFor = 'रेट किस हिसाब से';
export const noPrice = 'रेट नहीं';
export const perUnit = (unit: string) => `प्रति ${unit}`;
export const quickReplies = 'तैयार जवाब';
export const removeQuickReply = (reply: string) => `यह तैयार जवाब हटाएँ: ${reply}`;
export const keepAsQuickReply = 'इसे तैयार जवाब की तरह रखें';
