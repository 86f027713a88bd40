import { plural } from '#shared/texts/hi/grammar.ts';

export const wrongAdminLink = 'यह लिंक इस्तेमाल हो चुका है या पुराना हो गया है। नया लिंक सर्वर पर npm run admin से बनता है।';
export const phoneViewLimitUpdated = 'फ़ोन नंबर देखने की सीमा बदल गई';
export const phoneViewLimitRange = 'फ़ोन नंबर देखने की सीमा 0 से 1000 तक की पूरी संख्या हो';
export const tooLateToUndo = 'इसे वापस लेने में देर हो गई, या इस बीच किसी ने इसे बदल दिया है';
export const undone = 'वापस ले लिया गया';
export const checked = 'वेरिफ़ाइड का निशान लग गया';
export const notChecked = 'वेरिफ़ाइड का निशान हट गया';
export const ownerNeedsNumber = 'मालिक इसी नंबर से लॉगिन करते हैं: इसे बदल सकते हैं, ख़ाली नहीं छोड़ सकते';
export const ownerNeedsEmail = 'मालिक को नया पासवर्ड इसी ईमेल पर मिलता है: इसे बदल सकते हैं, ख़ाली नहीं छोड़ सकते';
export const chooseBusinesses = '1 से 100 कारोबार चुनें';
/** Of several decisions at once. */
export const manyDecided = (status: 'approved' | 'rejected', decided: number, failed: number) =>
  [
    `${decided} कारोबार ${status === 'approved' ? 'मंज़ूर' : 'नामंज़ूर'} ${plural(decided, { one: 'हुआ', other: 'हुए' })}`,
    ...(failed > 0 ? [`${failed} को इस बीच किसी और ने बदल दिया`] : []),
  ].join('। ');
export const enquiryReleased = 'पूछताछ आगे भेजी गई: अब वह कारोबार के पास है';
export const enquiryRefused = 'पूछताछ नामंज़ूर हुई';
export const nothingToRefund = 'इस ऑर्डर की कोई रकम नहीं आई, या वह पहले ही लौटा दी गई है';
export const refundReferenceRequired = 'रिफ़ंड का रेफ़रेंस नंबर भरें';
export const refundNoted = 'रिफ़ंड लिख लिया गया';
export const unreadableMoment = 'तारीख और समय भरें';
export const dateUnreadable = 'from और to ऐसी तारीखें हों: 2026-01-31';
export const noBlogs = 'कोई ब्लॉग नहीं मिला।';
export const noComments = 'कोई कमेंट नहीं मिला।';
export const uploadTheImage = 'फ़ोटो लगाएँ।';
export const blogAdded = 'ब्लॉग जुड़ गया';
export const blogUpdated = 'ब्लॉग बदल गया';
export const blogPictureAdded = 'फ़ोटो जुड़ गई';
export const blogDeleted = 'ब्लॉग मिटा दिया गया';
export const blogEditFailed = 'ब्लॉग नहीं बदला';
export const blogFailed = 'कुछ गड़बड़ हो गई';
export const commentUpdated = 'कमेंट बदल गया';
export const commentStatusMissing = 'यह रिक्वेस्ट सही नहीं है: कमेंट की ID या स्थिति नहीं है।';
export const commentUpdateFailed = 'बदलाव नहीं हुआ';
export const commentStatusFailed = 'कमेंट की स्थिति नहीं बदली।';
export const exportNotFound = 'यह डाउनलोड नहीं मिला';
export const exportTaken = 'यह फ़ाइल पहले डाउनलोड हो चुकी है। फिर से शुरू करें।';
export const exportStopped = 'डाउनलोड रुक गया';
export const tooManyRowsForSheet = 'Excel फ़ाइल में 10,48,575 से ज़्यादा पंक्तियाँ नहीं आतीं। CSV चुनें।';
export const blockReasonRequired = 'वजह लिखें';
export const ownAccount = 'यह आपका अपना अकाउंट है';
export const alreadyBlocked = 'यह अकाउंट पहले से ब्लॉक है';
export const notBlocked = 'यह अकाउंट ब्लॉक नहीं है';
export const accountBlocked = 'अकाउंट ब्लॉक हो गया';
export const accountUnblocked = 'अकाउंट का ब्लॉक हट गया';
export const accountSignedOut = 'हर जगह से लॉगआउट हो गया';
export const otherName = 'अकाउंट का नाम यह नहीं है';
export const accountErased = 'अकाउंट मिटा दिया गया';
export const noPeriod = 'दिन, महीना या साल ऐसे लिखें: 2026-01-31, 2026-01 या 2026, और 2020 से पहले का न हो';
export const periodAhead = 'यह समय अभी आया ही नहीं है';
export const onOrOff = 'यह चालू हो सकता है या बंद';
export const weeklyFiguresOn = 'हर हफ़्ते का मेल चालू है';
export const weeklyFiguresOff = 'हर हफ़्ते का मेल बंद है';
export const alreadyAdmin = 'यह ईमेल पहले से एडमिन है';
export const adminNotFound = 'यह एडमिन नहीं मिला';
export const lastAdmin = 'कोई एक तो रहे जो लॉगिन कर सके: पहले दूसरा एडमिन जोड़ें';
export const adminOfSettings = 'इस एडमिन का नाम सर्वर की सेटिंग में है (ADMIN_EMAIL): पहले वहाँ से हटाएँ';
export const passwordOfSettings = 'आपका पासवर्ड सर्वर की सेटिंग में है (ADMIN_PASSWORD): वहीं बदलें';
export const passwordIsSet = 'इस एडमिन ने पासवर्ड बना लिया है';
export const adminAdded = 'एडमिन जुड़ गया। लिंक भेजा जा रहा है';
export const adminLinkSent = 'नया लिंक भेजा जा रहा है';
export const adminRemoved = 'एडमिन हटा दिया गया';
