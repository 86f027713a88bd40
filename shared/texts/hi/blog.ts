export const blog = 'ब्लॉग';
export const blogPage = (page: number) => `ब्लॉग, पेज ${page}`;
export const whatItIsAbout = 'भारत में घर बनाना, मरम्मत कराना और सजाना: क्या देखें, कितना खर्च आता है और किससे पूछें, आसान भाषा में।';
export const allArticles = 'सभी लेख';
export const readMore = (title: string) => `पूरा पढ़ें<hidden>: ${title}</hidden>`;
export const loadingMore = 'लोड हो रहा है…';
export const showMore = 'और दिखाएँ';
export const moreArticles = 'और लेख';
export const previousPost = 'पिछला लेख';
export const nextPost = 'अगला लेख';
export const spreadTheLove = 'औरों तक पहुँचाएँ';
export const spreadTheLoveFor = (title: string) => `औरों तक पहुँचाएँ: ${title}`;

export const leaveComment = 'अपनी बात लिखें';
export const emailStaysSecret = 'आपका ईमेल पता किसी को नहीं दिखेगा।';
export const comment = 'कमेंट';
export const saveMyDetails = 'मेरी जानकारी सेव करें';
export const saveMyDetailsHow = 'मेरा नाम, ईमेल और वेबसाइट अगले कमेंट के लिए इस ब्राउज़र में सेव रखें।';
export const subject = 'विषय';
export const postComment = 'कमेंट भेजें';
export const commentNeedsScript = 'कमेंट इस ब्राउज़र से नहीं जाता। ब्राउज़र अपडेट करें या उसकी सेटिंग में JavaScript चालू करें।';
export const recentComments = 'नए कमेंट';
export const commentsAway = 'कमेंट अभी नहीं दिखाए जा सकते।';
export const noComments = 'अभी कोई कमेंट नहीं। पहला कमेंट आप लिखें।';
export const awaitingApproval = 'जाँच बाकी है: मंज़ूर होने तक यह कमेंट सिर्फ़ आपको दिखता है।';

export const cosyRetreat = 'सुकून भरा घर: आरामदेह घर सजाने के तरीके';
export const cosyRetreatShortly =
  'रोशनी, हवा, रंग और हर चीज़ की अपनी जगह: फ़्लैट हो या मकान, छोटा हो या बड़ा, बजट जो भी हो, अपने घर को सुकून की जगह कैसे बनाएँ।';
export const workZoneSafety = 'निर्माण की जगह पर सुरक्षा सबके लिए क्यों ज़रूरी है';
export const workZoneSafetyShortly =
  'मकान के काम का असर मज़दूरों, पड़ोसियों और हर राहगीर पर पड़ता है। क्या गड़बड़ होती है, कानून क्या कहता है, और आप किस बात पर अड़ सकते हैं।';
