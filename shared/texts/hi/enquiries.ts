import { plural } from '#shared/texts/hi/grammar.ts';

export const sendEnquiry = 'पूछताछ भेजें';
export const sendEnquiryTo = (name: string) => `पूछताछ भेजें<hidden>: ${name}</hidden>`;
export const toBusiness = (name: string) => `${name} को`;
export const noAccountNeeded = 'अकाउंट ज़रूरी नहीं। अकाउंट है तो <login>लॉगिन करें</login>, नाम और ईमेल अपने आप भर जाएँगे।';
export const floorOrArea = 'मंज़िल या एरिया';
export const floorOrAreaOptional = 'मंज़िल या एरिया (ज़रूरी नहीं)';
export const suchAsFloor = 'जैसे: तीसरी मंज़िल, या 1,200 वर्ग फ़ुट';
export const consent = (name: string) => `भेजने से आप मानते हैं कि आपने जो लिखा है उसे हम रखें और ${name} को दें, ताकि वे आपसे संपर्क करें।`;

export const anHour = '1 घंटे';
export const hours = (count: number) => `${count} घंटे`;
export const days = (count: number) => `${count} दिन`;
export const usuallyReplies = (time: string) => `आम तौर पर ${time} में जवाब मिलता है`;

export const answeredShare = (percent: number) => `पिछले 30 दिन की ${percent}% पूछताछ का जवाब दिया`;
export const noneAnswered = (asked: number) => `${asked} पूछताछ में से किसी का जवाब इस साइट पर नहीं दिया`;
const answersIn = (count: number) => plural(count, { one: `${count} जवाब`, other: `${count} जवाबों` });
export const measuredBy = (written: number, asked: number) => `यह हिसाब ${asked} पूछताछ और इस साइट पर लिखे ${answersIn(written)} का है`;
export const measuredByConfirmed = (written: number, confirmed: number, asked: number) =>
  `यह हिसाब ${asked} पूछताछ, इस साइट पर लिखे ${answersIn(written)} और पूछने वालों के बताए ${answersIn(confirmed)} का है`;
