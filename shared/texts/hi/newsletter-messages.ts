import { number, plural } from '#shared/texts/hi/grammar.ts';

export const subscriptionConfirmed = 'आपका न्यूज़लेटर शुरू हो गया। हर न्यूज़लेटर में उसे बंद करने का लिंक होता है।';
export const deadLink = 'यह लिंक इस्तेमाल हो चुका है या पुराना हो गया है। किसी भी पेज के नीचे से न्यूज़लेटर फिर शुरू करें।';
export const brokenLink = 'यह लिंक अधूरा है। मेल से पूरा लिंक कॉपी करें, या हमें लिखें।';
export const unsubscribed = 'न्यूज़लेटर बंद हो गया: इस ईमेल पर अब कोई न्यूज़लेटर नहीं आएगा';
export const newsletterNotFound = 'यह न्यूज़लेटर नहीं मिला';
export const subscriberNotFound = 'न्यूज़लेटर पाने वालों में यह नहीं मिला';
export const newsletterAdded = 'न्यूज़लेटर ड्राफ़्ट में सेव हो गया';
export const newsletterUpdated = 'न्यूज़लेटर सेव हो गया';
export const newsletterDeleted = 'न्यूज़लेटर मिटा दिया गया';
export const subscriberRemoved = 'न्यूज़लेटर पाने वालों में से हटा दिया गया';
export const testSent = (email: string) => `टेस्ट मेल इस पते पर भेजा जा रहा है: ${email}`;
export const sendingBegun = (recipients: number) =>
  `न्यूज़लेटर ${number(recipients)} ${plural(recipients, { one: 'ईमेल पते', other: 'ईमेल पतों' })} पर भेजा जा रहा है`;
export const newsletterSent = 'यह न्यूज़लेटर भेजा जा चुका है, या अभी भेजा जा रहा है';
export const notTested = 'पहले यह मेल ख़ुद को भेजकर देखें';
export const nobodyConfirmed = 'अभी तक किसी ने न्यूज़लेटर के लिए हाँ नहीं की है';
export const unknownSubscriberState = 'state में waiting या confirmed ही चलेगा';
