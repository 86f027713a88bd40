import { plural } from '#shared/texts/hi/grammar.ts';

/** Said in mails and notices about enquiries, their conversations, requests for quotes and reviews. */

export const writes = (writer: string) => `${writer} ने लिखा है:`;

export const theBusiness = 'कारोबार';
export const theCustomer = 'ग्राहक';
export const newEnquiryWaits = 'आपके लिए नई पूछताछ आई है';
export const wordsStandThere = 'इसे हमारी साइट पर पढ़ें।';

export const enquiryFor = (business: string, asker: string) => `${business} के लिए ${asker} की पूछताछ`;
export const enquiryForBusiness = (business: string) => `${business} के लिए पूछताछ`;
export const generalEnquiryFrom = (asker: string) => `${asker} की आम पूछताछ`;
export const generalEnquiry = 'आम पूछताछ';
export const replyByMail = 'जवाब देने के लिए इसी मेल का जवाब भेजें।';
export const allYourEnquiries = 'आपकी सारी पूछताछ';
export const seeAllYourEnquiries = 'अपनी सारी पूछताछ देखें';
/** Told to whoever has to answer. */
export const askedInHindi = 'हिंदी में पूछा गया';

export const newEnquiry = (service: string) => `नई पूछताछ: ${service}`;
export const newMessage = (service: string) => `नया मैसेज: ${service}`;
export const openToAnswer = 'पढ़ने और जवाब देने के लिए खोलें।';
/** @param asked in which language. */
export const openToAnswerAsked = (asked: string) => `${asked}। पढ़ने और जवाब देने के लिए खोलें।`;

export const yourEnquiryTo = (business: string) => `${business} को आपकी पूछताछ`;
export const teamReadsFirst = (business: string) =>
  `${business} तक पहुँचने से पहले हमारी टीम इसे पढ़ेगी। यह कहाँ तक पहुँची, और जवाब आए तो वह भी, यहाँ पढ़ें:`;
export const theChosen = 'आपके चुने हुए कारोबार';
export const requestReadFirst = (businesses: string) =>
  `आपके चुने हुए कारोबारों तक पहुँचने से पहले हमारी टीम इसे पढ़ेगी, और यह किसी और को नहीं जाएगी: ${businesses}। यह कहाँ तक पहुँची, और उनके जवाब साथ-साथ, यहाँ दिखेंगे।`;
export const hasBeenSent = (business: string) =>
  `आपकी पूछताछ भेज दी गई है। ${business} का जवाब आते ही आपको मेल मिलेगा। जवाब यहाँ पढ़ें और यहीं से वापस लिखें:`;
export const linkOpensConversation =
  'इस लिंक से यह एक बातचीत 90 दिन तक बिना अकाउंट के खुलेगी। यह लिंक जिसके पास हो, उसके लिए पढ़ना और जवाब देना दोनों खुला है, इसलिए इसे किसी और को न दें।';
export const endIfNotYou = 'अगर यह आपने नहीं भेजी, तो लिंक खोलें और बातचीत ख़त्म कर दें: फिर इस पूछताछ के मेल नहीं आएँगे।';
export const openConversation = 'बातचीत खोलें';

export const noAnswerYet = (business: string) => `${business} से अभी जवाब नहीं आया`;
export const notAnsweredForTwoDays = (business: string) =>
  `${business} ने दो दिन से आपकी पूछताछ का जवाब नहीं दिया है। आपको रुकने की ज़रूरत नहीं: पूछताछ खोलें और कोई दूसरा कारोबार चुनें, बताएँ कि उनका फ़ोन आ गया, या इसे ख़त्म कर दें।`;
export const openYourEnquiry = 'अपनी पूछताछ खोलें';

export const hasChosenYou = (asker: string) => `${asker} ने आपको चुना है`;
export const hasEnded = (asker: string) => `${asker} ने बातचीत ख़त्म कर दी है`;
export const hasAnswered = (business: string) => `${business} ने आपको जवाब दिया है`;
export const hasWritten = (asker: string) => `${asker} ने आपको लिखा है`;
export const moreMessages = (count: number) => plural(count, { one: `बातचीत में ${count} मैसेज और है।`, other: `बातचीत में ${count} मैसेज और हैं।` });
export const hasReopened = (asker: string) => `${asker} ने बातचीत फिर से शुरू की है`;
export const goesOn = (asker: string) => `${asker} ने बातचीत फिर से शुरू की है: वह गलती से बंद हो गई थी। आप पहले की तरह जवाब दे सकते हैं।`;
export const endedFound = (asker: string) => `${asker} ने इस काम के लिए किसी को चुन लिया है। पूछताछ को समय देने के लिए धन्यवाद।`;
export const endedNotNeeded = (asker: string) => `${asker} को अब इसकी ज़रूरत नहीं है। पूछताछ को समय देने के लिए धन्यवाद।`;
export const endedChosen = (asker: string) =>
  `${asker} ने इस काम के लिए आपको चुना है। बाकी बातें फ़ोन या मेल पर तय कर लें: फ़ोन नंबर और ईमेल, जो भी दिया गया है, पूछताछ के साथ लिखा है।`;
export const endedReplaced = (asker: string) =>
  `दो दिन तक जवाब न मिलने पर ${asker} ने किसी दूसरे कारोबार से पूछ लिया है। पूछताछ को समय देने के लिए धन्यवाद।`;
export const readAndAnswer = 'पढ़ें और जवाब दें';
export const price = (offered: string) => `रेट: ${offered}`;
export const date = (day: string) => `तारीख: ${day}`;
export const photos = (count: number) => `फ़ोटो: ${count}`;

export const yourRequest = 'रेट के लिए आपकी रिक्वेस्ट';
export const yourRequestOn = (site: string) => `${site} पर रेट के लिए आपकी रिक्वेस्ट`;
export const sentToAlone = (businesses: string) =>
  `आपकी रिक्वेस्ट सिर्फ़ इन्हें भेजी गई है, और किसी को नहीं: ${businesses}। उनके जवाब यहाँ एक साथ दिखेंगे।`;
export const sentToChosen = 'आपकी रिक्वेस्ट सिर्फ़ चुने हुए कारोबारों को भेजी गई है, और किसी को नहीं। उनके जवाब यहाँ एक साथ दिखेंगे।';
export const keepRequestLink = (days: number, site: string) =>
  `यह लिंक जिसके पास हो, उसे ${days} दिन तक आपकी रिक्वेस्ट दिखेगी: इसे किसी और को न दें। अगर आपने ${site} पर रेट नहीं मँगाए, तो इस मेल पर ध्यान न दें।`;
export const yourRequestAt = 'आपकी रिक्वेस्ट';
export const seeYourRequest = 'अपनी रिक्वेस्ट देखें';

export const newReview = (business: string, rating: number) => `${business} का नया रिव्यू: 5 में से ${rating} स्टार`;
export const reportOnYourPage = 'अगर यह नियमों के ख़िलाफ़ है, तो अपने पेज पर इसकी शिकायत करें: हमारी टीम इसे देखेगी।';
export const repliedToReview = (business: string) => `${business} ने आपके रिव्यू का जवाब दिया है`;
export const replyStandsUnderReview = 'जवाब आपके रिव्यू के नीचे है। अपना रिव्यू वहीं कभी भी बदलें या मिटाएँ।';
export const seeIt = 'यहाँ देखें';
export const seeTheReply = 'जवाब देखें';

export const reviewRemoved = (business: string) => `${business} पर आपका रिव्यू हटा दिया गया है`;
export const reviewRemovedWhy = (reason: string) =>
  `हमारी टीम ने आपका रिव्यू हटा दिया है, क्योंकि यह हमारे नियमों के ख़िलाफ़ है: ${reason}। अब यह रेटिंग में नहीं गिना जाता। नियमों के हिसाब से नया रिव्यू लिख सकते हैं।`;
export const reviewRefused = (business: string) => `${business} पर आपका रिव्यू नहीं दिखाया जाएगा`;
export const reviewRefusedWhy =
  'हमारी टीम ने आपका रिव्यू न दिखाने का फ़ैसला किया है, क्योंकि लगता है कि यह इस कारोबार के किसी करीबी ने लिखा है, या किसी ग्राहक ने नहीं।';
export const replyRemoved = (business: string) => `एक रिव्यू पर ${business} का जवाब हटा दिया गया है`;
export const replyRemovedWhy = 'हमारी टीम ने आपका जवाब हटा दिया है, क्योंकि यह हमारे नियमों के ख़िलाफ़ है। नियमों के हिसाब से नया जवाब लिख सकते हैं।';
export const reportLookedAt = (business: string) => `${business} के बारे में आपकी शिकायत हमने देख ली है`;
export const reportUpheld = 'शिकायत करने के लिए धन्यवाद। हमारी टीम ने देखा कि बात सही है, और इसे ठीक कर रही है।';
export const reportDismissed = 'शिकायत करने के लिए धन्यवाद। हमारी टीम ने इसे देखा, इसमें कुछ बदलने की ज़रूरत नहीं मिली।';
export const ifThatIsWrong = 'अगर आपको यह गलत लगे, तो हमें लिखें';

export const theChosenBusiness = 'जिन्हें आपने चुना था';
export const wasWorkDone = (business: string) => `क्या काम हो गया? (${business})`;
export const youHaveChosen = 'कुछ समय पहले आपने रिक्वेस्ट बंद करके बताया था कि किसे चुना। एक बार दबाकर बताएँ कि काम हुआ या नहीं।';
export const askedOnce = 'यह हम एक ही बार पूछते हैं। अगर आपने यहाँ रेट नहीं मँगाए थे, तो इस मेल पर ध्यान न दें।';
export const sayWhetherDone = 'बताएँ, काम हुआ या नहीं';
export const asksForReview = (business: string) => `आपसे रिव्यू माँगा गया है (${business})`;
export const whyReviewAsked = 'आपने कहा था कि इनका काम हो गया। ये ऐसे हर ग्राहक से एक बार रिव्यू माँगते हैं, अच्छा हो या बुरा।';
export const reviewIsMarked = 'उस पर ‘माँगा गया’ लिखा आएगा। इसके बदले कोई आपको कुछ नहीं दे सकता। जवाब देना ज़रूरी नहीं, फिर नहीं पूछा जाएगा।';
export const writeReview = 'रिव्यू लिखें';
