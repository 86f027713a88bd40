export const reportBusiness = 'Report this business';
export const reportReview = 'Report this review';
export const whatIsWrong = 'What is wrong?';
export const messageOptional = 'Message (optional)';
export const teamLooksFirst = 'Our team looks into it before anything changes. We do not tell them who reported it.';
export const sending = 'Sending...';
export const sendReport = 'Send Report';
