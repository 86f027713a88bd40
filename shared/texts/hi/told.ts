import { brand } from '#shared/brand/shown-brand.ts';

export const linkTitle = 'मैसेज से खोलें';
export const linkSays = () => `यह बटन वही खोलेगा जो ${brand.name} के मैसेज में बताया है, और इस फ़ोन पर आपको साइन इन कर देगा। यह एक बार चलता है।`;
export const linkOpen = 'पूछताछ खोलें';
export const linkPassword = 'आपका पासवर्ड';
export const linkWhyPassword = 'इस फ़ोन पर आपने अभी तक साइन इन नहीं किया है। सिर्फ़ नंबर से कोई अंदर न आ जाए, इसलिए पासवर्ड भी चाहिए।';
export const linkOther = 'यहाँ कोई और साइन इन है। बटन दबाने पर वे साइन आउट हो जाएँगे।';
export const overTitle = 'यह लिंक अब काम का नहीं';
export const overSays = 'मैसेज का लिंक 7 दिन में एक बार खुलता है। लॉग इन करें, आप उसी जगह पहुँचेंगे।';
export const noneTitle = 'इस लिंक से कुछ नहीं खुलता';
export const noneSays = 'शायद इसका कुछ हिस्सा छूट गया है। मैसेज से फिर खोलें, या लॉग इन करें।';
export const logInBusiness = 'बिज़नेस के तौर पर लॉग इन करें';
export const logInUser = 'यूज़र के तौर पर लॉग इन करें';

export const howToldTitle = 'हम आपको कैसे बताएँ';
export const toPhone = (phone: string) => `फ़ोन का मतलब है ${phone} पर WhatsApp, नहीं तो SMS। रात 9 से सुबह 9 बजे तक हम रुकते हैं।`;
export const withoutPhone = 'हम आपको ईमेल से बताते हैं। WhatsApp या SMS पर जानने के लिए अपना फ़ोन नंबर कोड से कन्फ़र्म करें।';
export const withoutEmail = 'आपने ईमेल नहीं दिया है, इसलिए सब कुछ फ़ोन पर आएगा।';
export const enquiries = 'पूछताछ और मैसेज';
export const decisions = 'टीम के फ़ैसले';
export const reviews = 'नए रिव्यू';
export const answers = 'मेरी पूछताछ के जवाब';
export const byMail = 'ईमेल';
export const byPhone = 'फ़ोन';
export const byBoth = 'दोनों';
export const mailsIfNot = 'जहाँ मैसेज फ़ोन तक न पहुँचे, वहाँ हम ईमेल भेजते हैं।';
export const save = 'सेव करें';
export const stopped = (phone: string) => `${phone} से STOP लिखा गया था: वहाँ कोई मैसेज नहीं जाता, सब कुछ ईमेल से आता है।`;
export const takeStopBack = 'मुझे फिर मैसेज भेजें';

export const answersBoth = (phone: string) => `जवाब आपके फ़ोन ${phone} पर और ईमेल से आएँगे।`;
export const answersPhone = (phone: string) => `जवाब आपके फ़ोन ${phone} पर आएँगे।`;
export const answersMail = 'जवाब ईमेल से आएँगे।';
export const change = 'बदलें';
