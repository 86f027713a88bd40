import { plural } from '#shared/texts/hi/grammar.ts';

export const wasItDone = 'क्या काम हो गया?';
export const youChose = (business: string, service: string) => `आपने ${service} के लिए <strong>${business}</strong> को चुना था।`;
export const whatItIsFor = 'हाँ कहेंगे तो उन पर आपके रिव्यू के साथ ‘काम हुआ’ लिखा आएगा। उन्हें सिर्फ़ यह पता चलता है कि कितनों ने हाँ कहा, किसने कहा यह नहीं।';
export const done = 'हाँ, काम हो गया';
export const notDone = 'नहीं, उन्होंने काम नहीं किया';
export const notYet = 'अभी नहीं हुआ';
export const saidDone = 'आपने कहा: काम हो गया।';
export const saidNotDone = 'आपने कहा: उन्होंने काम नहीं किया।';
export const saidNotYet = 'आपने कहा: अभी नहीं हुआ। काम हो जाए तो इसी पेज पर बताएँ।';
export const mayChange = 'इसे यहीं बदल सकते हैं।';
export const writeReview = 'रिव्यू लिखें';

export const askForReviews = 'रिव्यू माँगें';
export const askIntro = 'सब ग्राहकों के लिए एक ही लिंक। इससे आए रिव्यू पर ‘माँगा गया’ लिखा आता है, और अच्छे-बुरे सब बराबर गिने जाते हैं।';
export const yourLink = 'आपका लिंक';
export const copyLink = 'लिंक कॉपी करें';
export const linkCopied = 'लिंक कॉपी हो गया';
export const codeForPaper = 'QR कोड, जिससे आपका रिव्यू पेज खुलता है';
export const showCode = 'फ़ोन पर दिखाएँ, या बिल पर छापें।';
export const saveCode = 'QR कोड सेव करें';
export const whoseWorkDone = 'जिन ग्राहकों ने कहा कि काम हो गया';
export const nobodyYet =
  'अभी कोई नहीं। जब कोई ग्राहक अपनी रिक्वेस्ट के लिए आपको चुनता है, तो कुछ समय बाद हम उनसे पूछते हैं कि काम हुआ या नहीं। कितनों ने हाँ कहा, यह यहाँ दिखेगा।';
export const saidSo = (count: number) =>
  plural(count, { one: `${count} ग्राहक ने कहा है कि आपका काम हो गया।`, other: `${count} ग्राहकों ने कहा है कि आपका काम हो गया।` });
export const canBeAsked = (count: number) => `इनमें से ${count} से अभी रिव्यू नहीं माँगा गया है।`;
export const allAsked = 'इन सबसे रिव्यू माँगा जा चुका है, या ये लिख चुके हैं।';
export const askAll = 'सबसे माँगें';
export const noChoosing = 'हर एक से एक ही बार माँगा जाता है। किससे माँगें, यह आप नहीं चुन सकते, ताकि रिव्यू सच्चे रहें।';

export const reviewOf = (business: string) => `${business} पर आपका रिव्यू`;
export const reviewIntro =
  'यह कारोबार अपने ग्राहकों से रिव्यू माँगता है। अच्छा हो या बुरा, आपका रिव्यू बराबर गिना जाएगा, और उस पर ‘माँगा गया’ लिखा आएगा। इसके बदले कोई आपको कुछ नहीं दे सकता।';
