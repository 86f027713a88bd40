export const reportBusiness = 'इस कारोबार की शिकायत करें';
export const reportReview = 'इस रिव्यू की शिकायत करें';
export const whatIsWrong = 'क्या गड़बड़ है?';
export const messageOptional = 'मैसेज (ज़रूरी नहीं)';
export const teamLooksFirst = 'कुछ भी बदलने से पहले हमारी टीम जाँच करती है। जिसकी शिकायत है, उसे आपका नाम नहीं बताया जाता।';
export const sending = 'भेजा जा रहा है...';
export const sendReport = 'शिकायत भेजें';
