export const title = 'आपका डेटा';
export const description = () => 'यह साइट आपके बारे में जो रखती है, उसे देखें, ठीक कराएँ या मिटाएँ, या अपनी तरफ़ से किसी का नाम दें।';
export const lead = 'ज़्यादातर काम आप ख़ुद तुरंत कर सकते हैं। जिसके लिए हमारी टीम चाहिए, उसका जवाब साथ लिखे समय में मिलता है।';
export const askAboutData = 'अपने डेटा के बारे में हमारी टीम से कहें';
export const byYourself = 'ख़ुद, तुरंत';
export const askUs = 'हमारी टीम से कहें';
export const askUsHint = (name: string) =>
  `जो आप ख़ुद न कर सकें, या अकाउंट न हो। यह हमारे शिकायत अधिकारी (Grievance Officer) ${name} के पास जाता है। वही ईमेल दें जो आपके डेटा में है।`;
export const logIn = 'पहले लॉगिन करें';
export const seeIt = '<strong>देखना:</strong> आपके बारे में जो कुछ रखा है, सब एक फ़ाइल में।';
export const correctIt = '<strong>ठीक करना:</strong> अपनी प्रोफ़ाइल में बदलें।';
export const eraseIt = '<strong>मिटाना:</strong> प्रोफ़ाइल में ‘अकाउंट मिटाएँ’, किसी की मंज़ूरी के बिना।';
export const nameSomebody = '<strong>किसी का नाम देना</strong> जो आपके न कर पाने पर आपकी तरफ़ से काम करे।';
export const stopMessages = '<strong>सहमति वापस लेना:</strong> जिस-जिस बात की इजाज़त दी है, उसे एक-एक करके बंद करें।';
export const toNominee = 'नाम दें';
export const toConsents = 'आपने किस-किस बात की इजाज़त दी है';
export const toOwnPage = 'अपना पेज खोलें';
export const inYourProfile = 'पेज के ऊपर ‘आपकी प्रोफ़ाइल’ खोलें।';

export const what = 'आप क्या चाहते हैं?';
export const which = 'कौन-सा डेटा, और हम क्या करें?';
export const whichHint = 'जैसे किसी पेज पर लिखा नंबर, आपकी भेजी पूछताछ, या आप किसके नॉमिनी हैं।';
export const answersGoTo = 'जवाब यहीं आएगा। यह आपके अकाउंट का पक्का किया हुआ ईमेल न हो, तो पहले हम इस पर एक लिंक भेजेंगे।';
export const send = 'रिक्वेस्ट भेजें';
export const received = 'आपकी रिक्वेस्ट मिल गई';
export const receivedAs = (number: number, moment: string) => `उसका नंबर ${number} है। हम ${moment} तक जवाब लिखेंगे।`;
export const oneStep = 'एक काम बाकी है';
export const openLink = (days: number) =>
  `हमने आपको एक लिंक ईमेल किया है। ${days} दिन में उसे खोलें, ताकि हमें पता चले कि यह आप ही हैं: हमारा समय तब से शुरू होगा।`;
export const sendAnother = 'एक और भेजें';
export const complainInstead = 'आपके डेटा के साथ हमारे बर्ताव की शिकायत';
export const answeredWithin = (time: string) => `जवाब ${time} में।`;

export const linkTitle = 'आपकी रिक्वेस्ट';
export const linkAsks = (kind: string) => `आपने यह माँगा था: <strong>${kind}</strong>। क्या इसे हमारी टीम को भेजें?`;
export const yesSendIt = 'हाँ, भेजें';
export const answered = (number: number) => `आपकी रिक्वेस्ट ${number} का जवाब हमने ईमेल से भेज दिया है`;
export const deadLink = 'यह लिंक अब काम नहीं करता, या आपकी रिक्वेस्ट अब नहीं है। फिर से भेजें';

export const confirmMailTitle = 'अपनी रिक्वेस्ट पक्की करें';
export const confirmMailSays = (site: string) => `किसी ने इस ईमेल से ${site} को डेटा के बारे में रिक्वेस्ट भेजी है। क्या वह आप थे?`;
export const confirmMailRule = (days: number) => `लिंक ${days} दिन चलेगा। वह आप नहीं थे, तो कुछ न करें: रिक्वेस्ट मिट जाएगी।`;
export const receivedSubject = (number: number) => `आपकी रिक्वेस्ट ${number}`;
export const receivedText = (number: number, moment: string) =>
  `आपकी रिक्वेस्ट हमारे शिकायत अधिकारी को मिल गई। उसका नंबर ${number} है। हम ${moment} तक जवाब लिखेंगे।`;
export const decidedSubject = (number: number) => `जवाब: आपकी रिक्वेस्ट ${number}`;
export const decidedText = (action: string) => `हमारे शिकायत अधिकारी ने आपकी रिक्वेस्ट का जवाब दिया: ${action}।`;
export const ifNotSatisfied =
  'अगर यह ठीक न लगे, तो अपने डेटा के बारे में शिकायत भेजें; उसके बाद भारत के डेटा प्रोटेक्शन बोर्ड से शिकायत कर सकते हैं। कुछ साफ़ न हो तो इस ईमेल का जवाब दें।';
export const officerSubject = (number: number, moment: string) => `रिक्वेस्ट ${number}, ${moment} तक`;
export const reminderSubject = (number: number, moment: string) => `आधा समय निकल गया: रिक्वेस्ट ${number}, ${moment} तक`;

export const addressProven = 'ईमेल पक्का है';
export const addressNotProven = 'ईमेल पक्का नहीं है: वहाँ कोई डेटा न भेजें';
export const decideRequest = (number: number) => `रिक्वेस्ट ${number} पर फ़ैसला`;
export const doFirst = 'पहले ज़रूरी काम कर लें। यहाँ जो लिखेंगे, वह रिक्वेस्ट भेजने वाले को ईमेल होगा।';
export const whyHint = 'रिक्वेस्ट भेजने वाला इसे पढ़ेगा, शिकायत के रास्ते के साथ।';

export const times = (see: string, correct: string, erase: string, nominee: string, most: string) =>
  `जो आप ख़ुद न कर सकें, वह अकाउंट के साथ या बिना <data>हमारी टीम से माँगें</data>: रखा हुआ डेटा ${see} में दिखाया जाता है, ${correct} में ठीक किया जाता है, ${erase} में मिटाया जाता है, और नॉमिनी से जुड़ी रिक्वेस्ट ${nominee} में निपटाई जाती है। जो ईमेल पक्का नहीं है, उस पर पहले एक लिंक जाता है। डिजिटल निजी डेटा संरक्षण नियम, 2025 में ${most} तक की इजाज़त है।`;
