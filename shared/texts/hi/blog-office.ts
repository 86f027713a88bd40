import { number } from '#shared/texts/hi/grammar.ts';

export const blogs = 'ब्लॉग';
export const addBlog = 'ब्लॉग जोड़ें';
export const editBlog = 'ब्लॉग बदलें';
export const deleteBlog = 'ब्लॉग मिटाएँ';
export const reallyDelete = (title: string) =>
  `क्या “${title}” को मिटा दें? इसके कमेंट और फ़ोटो भी मिट जाएँगे। चाहें तो 30 दिन तक ‘हटाई हुई चीज़ें’ से वापस ला सकते हैं।`;
export const titleOrShortDescription = 'शीर्षक या थोड़े में';
export const title = 'शीर्षक';
export const shortDescription = 'थोड़े में';
export const draft = 'ड्राफ़्ट';
export const fromDay = (day: string) => `${day} से`;
export const articles = 'लेख';
export const articlesComeWithSite = 'ये साइट के साथ आते हैं और यहाँ नहीं बदले जाते; इनके कमेंट की जाँच बाकी सबकी तरह होती है।';

export const description = 'पूरा लेख';
export const removeImage = 'फ़ोटो हटाएँ';
export const howToMarkUp =
  'Markdown: ## शीर्षक, **मोटे अक्षर**, - लिस्ट, [लिंक](https://…), ![फ़ोटो में क्या है](पता)। जिस HTML से नुकसान हो सकता है, वह हटा दिया जाता है।';
export const preview = 'देखें, कैसा दिखेगा';
export const insertPicture = 'फ़ोटो डालें';
export const uploading = 'अपलोड हो रही है...';
export const pictureForText = 'लेख के लिए फ़ोटो';
export const state = 'स्थिति';
export const published = 'छपा हुआ';
export const draftForTeam = 'ड्राफ़्ट, सिर्फ़ टीम के लिए';
export const publicationDate = 'छपने की तारीख (ज़रूरी नहीं)';
export const indiaTime = 'भारत का समय। आगे की तारीख हो तो लेख उसी दिन छपेगा।';

export const comments = 'कमेंट';
export const commentsOn = (title: string) => `कमेंट<marks></marks><hidden>: ${title}</hidden>`;
export const commentsOnTitle = (title: string) => `“${title}” पर कमेंट`;
export const pending = (comments: number) => `${number(comments)} की जाँच बाकी`;
export const held = (comments: number) => `${number(comments)} रोके गए`;
export const heldForLinks = 'रोका गया: दो से ज़्यादा लिंक';
export const approveCommentOf = (name: string) => `मंज़ूर करें<hidden>: ${name} का कमेंट</hidden>`;
export const commentOf = (name: string) => `${name} का कमेंट`;
export const approveChosen = 'चुने हुए मंज़ूर करें';
export const askDeleteComments = (comments: number) => `चुने हुए ${comments} मिटा दें? वे पेज से तुरंत हट जाएँगे, और वापस नहीं आ सकते।`;
