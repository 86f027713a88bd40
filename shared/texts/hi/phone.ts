import { number } from '#shared/texts/hi/grammar.ts';

export const viewPhoneNumber = 'फ़ोन नंबर देखें';
export const call = (name: string, phoneNo: string) => `कॉल करें<hidden>: ${name}, ${phoneNo}</hidden>`;
export const whatsApp = (name: string) => `WhatsApp<hidden>: ${name}</hidden>`;
export const greeting = (name: string, site: string) => `नमस्ते ${name}, आपका नंबर मुझे ${site} पर मिला।`;
export const registerToSee = 'इस कारोबार का फ़ोन नंबर देखने और सीधे कॉल करने के लिए रजिस्टर करें। यह मुफ़्त है।';
export const seePlan = 'प्लान देखें';
export const ok = 'ठीक है';

export const confirmToSee = 'अपना ईमेल पक्का करें, फिर और फ़ोन नंबर दिखेंगे: हमने जो मेल भेजा है उसका लिंक खोलें और वहाँ बटन दबाएँ।';
export const notConfirmedYet = 'आपका ईमेल अभी पक्का नहीं हुआ है। हमारे मेल का लिंक जो पेज खोलता है, बटन उसी पर है।';
export const haveConfirmed = 'पक्का कर दिया';

const ofDay = (limit: number) =>
  limit === 0
    ? 'मुफ़्त अकाउंट में फ़ोन नंबर नहीं दिखते।'
    : `आज की सीमा पूरी हो गई: मुफ़्त अकाउंट में दिन के ${number(limit)} फ़ोन नंबर दिखते हैं। और नंबर कल से दिखेंगे।`;
export const limitReached = (limit: number, sellsPlan: boolean) =>
  sellsPlan ? `${ofDay(limit)} एक बार का प्लान लेने पर यह सीमा हट जाती है।` : ofDay(limit);

const more = (left: number) => (left === 0 ? 'और फ़ोन नंबर नहीं देख सकते' : `${number(left)} और फ़ोन नंबर देख सकते हैं`);
export const leftUntilConfirmed = (left: number) => `ईमेल पक्का करने तक आप ${more(left)}।`;
export const leftToday = (left: number) => `आज आप ${more(left)}।`;
export const leftTodayOf = (left: number, limit: number) => `आज आप ${more(left)} (दिन के ${number(limit)})।`;
