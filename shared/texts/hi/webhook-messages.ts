/** What the team is told of webhooks. */

export const urlMissing = 'पता लिखें';
export const urlNotPublic = 'पता https:// से शुरू हो और इंटरनेट से पहुँचा जा सके';
export const eventMissing = 'चुनें कि किस-किस की ख़बर दी जाए';
export const tooManyWebhooks = '20 वेबहुक पहले से हैं। पहले एक हटाएँ';
export const webhookNotFound = 'वेबहुक नहीं मिला';
export const deliveryNotFound = 'यह अब सूची में नहीं है';
export const webhookAdded = 'वेबहुक जुड़ गया। इसका गुप्त शब्द अभी कॉपी कर लें: यह फिर नहीं दिखेगा';
export const webhookUpdated = 'वेबहुक बदल गया';
export const webhookDeleted = 'वेबहुक हटा दिया गया';
/** @param status as HTTP has it: 200. */
export const answered = (status: number) => `पते ने ${status} जवाब दिया`;
/** @param fault a code such as ECONNREFUSED. */
export const notReached = (fault: string) => `पते तक नहीं पहुँच सके (${fault})`;
export const pluginDone = 'प्लगइन ने काम कर दिया';
/** @param fault a code such as ETIMEDOUT. */
export const pluginFailed = (fault: string) => `प्लगइन काम नहीं कर पाया (${fault}); प्रोग्राम के लॉग में ज़्यादा लिखा है`;
export const sentAgain = (deliveries: number) => `${deliveries} मैसेज फिर से भेजे जा रहे हैं`;
