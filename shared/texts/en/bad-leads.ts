export const badLead = 'Bad lead';
export const enquiryOf = (name: string) => `The enquiry of ${name}`;
export const badLeadAs = (reason: string) => `Bad lead: ${reason}`;
export const isBadLead = 'Bad lead?';
export const isBadLeadOf = (name: string) => `Bad lead? The enquiry of ${name}`;
export const change = 'Change';
export const changeOf = (name: string) => `Change: what is wrong with the enquiry of ${name}`;
export const takeBack = 'Take back';
export const takeBackOf = (name: string) => `Take back: the enquiry of ${name} is a bad lead`;
export const spamForYouAlone = 'Filed as spam for you alone. Our team hears of it when you mark it as a bad lead.';
export const whatIsWrong = 'What is wrong with it?';
export const inYourWords = 'In your words (optional)';
export const senderDoesNotLearn =
  'The sender does not learn of it, and nobody is shut out by one word: our team looks when several businesses say the same of a sender.';
export const saving = 'Saving...';
export const markAsBadLead = 'Mark as a bad lead';
