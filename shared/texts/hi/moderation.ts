import { number, plural } from '#shared/texts/hi/grammar.ts';

export const pendingBusiness = 'जाँच बाकी';
export const business = 'सारे कारोबार';
export const recentEdits = 'हाल के बदलाव';
export const businesses = 'कारोबार';
export const registrationsArriveHere = 'नए रजिस्टर हुए कारोबार यहाँ आते हैं।';
export const allBusinesses = 'सारे कारोबार';
export const searchIn = 'नाम, काम, शहर, फ़ोन या ईमेल';
export const byStatus = 'कारोबार, स्थिति के हिसाब से';
export const approved = 'मंज़ूर';
export const pending = 'जाँच बाकी';
export const rejected = 'नामंज़ूर';
export const ofImport = (file: string) => `सिर्फ़ इस इंपोर्ट के: <file>${file}</file>, <when></when>`;
export const ofAllImports = 'सभी कारोबार दिखाएँ';
export const ofImportForgotten = (days: number) =>
  `किस इंपोर्ट ने कौन-से कारोबार जोड़े या बदले, यह ${days} दिन तक याद रहता है। जो वापस लिया गया, वह सूची में नहीं आता।`;

export const accept = (name: string) => `मंज़ूर करें<hidden>: ${name}</hidden>`;
export const reject = (name: string) => `नामंज़ूर करें<hidden>: ${name}</hidden>`;
export const takeThisBack = (name: string) => `वापस लाएँ<hidden>: ${name}</hidden>`;
export const editThis = (name: string) => `बदलें<hidden>: ${name}</hidden>`;
export const choose = (name: string) => `चुनें: ${name}`;
export const since = (date: string) => `${date} से`;
export const checked = 'वेरिफ़ाइड';
export const sentAgain = (reason: string) => `दोबारा भेजा गया है। टीम ने यह माँगा था: ${reason}`;
export const reasonIs = (reason: string) => `वजह: ${reason}`;
export const editBusiness = 'कारोबार की जानकारी बदलें';

export const possibleDuplicate = 'शायद यही कारोबार पहले से है';
export const possibleDuplicates = 'शायद यही कारोबार पहले से हैं';
export const sameEmail = 'वही ईमेल';
export const sameNameAndCity = 'वही नाम और शहर';
export const isApproved = 'मंज़ूर';
export const isPending = 'जाँच बाकी';
export const isRejected = 'नामंज़ूर';

export const severalAtOnce = 'एक साथ कई';
export const chooseAllShown = (shown: number) => `दिख रहे सभी ${shown} चुनें`;
export const chosen = (count: number) => `${count} चुने`;
export const acceptChosen = 'चुने हुए मंज़ूर करें';
export const rejectChosen = 'चुने हुए नामंज़ूर करें';

export const manyBusinesses = (count: number) => `${count} कारोबार`;
export const considerMany = (count: number) => `क्या इन ${count} कारोबारों को मंज़ूर करना है?`;
export const rejectMany = (count: number) => `क्या इन ${count} कारोबारों को नामंज़ूर करना है?`;
export const reasonOptional = 'वजह (चाहें तो लिखें)';
export const ownerReadsReason = 'मालिक को यह ईमेल में और अपने पेज पर दिखेगी।';
export const takeBack = 'वापस लाएँ';

export const edits = 'बदलाव';
export const toCheck = 'जाँचने बाकी';
export const noEdits = 'अभी कोई बदलाव नहीं';
export const nothingToCheck = 'जाँचने को कुछ नहीं';
export const editsArriveHere = 'मालिक अपने कारोबार में जो बदलते हैं, वह यहाँ आता है।';
export const before = 'पहले';
export const after = 'अब';
export const photo = (at: number) => `फ़ोटो ${at}`;
export const photosGone = (count: number) =>
  plural(count, { one: `${number(count)} फ़ोटो अब नहीं रखी है`, other: `${number(count)} फ़ोटो अब नहीं रखी हैं` });
export const checkedOn = (moment: string) => `जाँच हुई: ${moment}`;
export const markEditAsChecked = (name: string) => `जाँचा हुआ मानें<hidden>: ${name}</hidden>`;
export const markChosenAsChecked = 'चुने हुए जाँचे हुए मानें';
export const comesTo = 'किन शहरों में काम करते हैं';
export const editedBy = (name: string) => `${name} ने किया`;
export const comesWithinKm = 'कितने किमी तक जाते हैं';

export const whichReviews = 'कौन से रिव्यू';
export const held = 'रोके हुए';
export const notShown = 'नहीं दिखाए गए';
export const searchReviewsIn = 'शब्द, लिखने वाला या कारोबार';
export const reviewOn = (writer: string, business: string) => `${writer}<on> का रिव्यू: </on><business>${business}</business>`;
export const heldFor = (reasons: string) => `<strong>रोका हुआ: </strong>${reasons}`;
export const notShownFor = (reasons: string) => `<strong>नहीं दिखाया गया: </strong>${reasons}`;
export const sameEmailAsBusiness = 'वही ईमेल जो कारोबार का है';
export const samePhoneAsBusiness = 'वही फ़ोन नंबर जो कारोबार का है';
export const sameBrowserAsBusiness = 'वही ब्राउज़र जो कारोबार का है';
export const sameNetworkAsBusiness = 'रजिस्टर होने के एक दिन के अंदर उसी नेटवर्क से जिससे कारोबार रजिस्टर हुआ';
export const unconfirmed = '<strong>अभी नहीं दिखता: </strong>लिखने वाले ने ईमेल पक्का नहीं किया है';
export const newAccountNeverAsked = 'एक दिन से कम पुराना अकाउंट, जिसने इस कारोबार से कभी कुछ नहीं पूछा';
export const manyAtOnce = 'इस कारोबार के एक दिन में बहुत से रिव्यू';
export const refusedBefore = 'इसी के लिखे किसी पहले के रिव्यू को नहीं दिखाया गया था';
