import { number } from '#shared/texts/hi/grammar.ts';

export const chartOf = ({ label, first, last, total }: { label: string; first: string; last: string; total: string }) =>
  `${label}, ${first} से ${last} तक: ${total}।`;
export const mostOnOneDay = (count: string, day: string) => `एक दिन में सबसे ज़्यादा: ${count}, ${day} को।`;
export const mostInOneMonth = (count: string, month: string) => `एक महीने में सबसे ज़्यादा: ${count}, ${month} में।`;
export const most = (count: string) => `सबसे ज़्यादा ${count}`;
export const showAsTable = 'टेबल में देखें';
export const countsByDay = 'दिन के हिसाब से गिनती';
export const day = 'दिन';
export const month = 'महीना';

export const numbers = 'आँकड़े';
export const tabTitle = 'आँकड़े · बैक ऑफ़िस';
export const period = 'कितने दिन';
export const lastDays = (days: number) => `${days} दिन`;
export const whoIsLeftOut = 'सर्च इंजन, दूसरे रोबोट और बैक ऑफ़िस इसमें नहीं गिने जाते।';
export const pageViews = 'पेज देखे गए';
export const enquiries = 'पूछताछ';
export const newUsers = 'नए ग्राहक';
export const newBusinesses = 'नए कारोबार';
export const messagesSent = ({ sent, arrived, failed, cost }: { sent: number; arrived: number; failed: number; cost: string }) =>
  `एसएमएस और WhatsApp: ${number(sent)} भेजे, ${number(arrived)} पहुँचे, ${number(failed)} नहीं गए, ${cost}।`;
export const servicesSearchedFor = 'कौन से काम खोजे गए';
export const noSearchesForService = 'अभी कोई काम नहीं खोजा गया।';
export const citiesSearchedIn = 'किन शहरों में खोजा गया';
export const noSearchesInCity = 'अभी किसी शहर में नहीं खोजा गया।';
export const foundNothing = 'जिन खोजों में कुछ नहीं मिला';
export const everySearchFound = 'हर खोज में कुछ मिला।';
export const pages = 'पेज';
export const noPageViews = 'अभी कोई पेज नहीं देखा गया।';
export const sayWhatTheyMean = 'इनका मतलब बताएँ';
